import { sentence } from '../language/sentence';
import { t } from '../language/translate';
import { limits } from '../limits';

/** What is said where records are merged and merges are undone. */
export const mergingMessages = {
  sameRecord: t('Both are the same record already.'),
  mergedMeanwhile: t('One of the two was merged meanwhile. Look at them again.'),
  otherType: t('Only records of one type can be merged. Change the type of one of them first.'),
  otherOrganization: t('Records of different organizations cannot be merged.'),
  notARecord: t('Notes, images and text boxes cannot be merged.'),
  inTheBin: t('What is in the bin cannot be merged. Restore it first.'),
  notCoOwner: t('Merging takes a Co-Owner of both records.'),
  changedMeanwhile: t('One of the two was changed meanwhile. Look at them again.'),
  shownToMore: ({ people, links }: { people: number; links: number }) => {
    if (links === 0)
      return sentence(
        'By this merge {people, plural, one {# person} other {# people}} would see details that they may not see now. Agree to it, or take their access first.',
        { people },
      );
    return people === 0
      ? sentence(
          'By this merge {links, plural, one {# share link} other {# share links}} would see details that they may not see now. Agree to it, or take their access first.',
          { links },
        )
      : sentence(
          'By this merge {people, plural, one {# person} other {# people}} and {links, plural, one {# share link} other {# share links}} would see details that they may not see now. Agree to it, or take their access first.',
          { people, links },
        );
  },
  nothingToMerge: t('You may not edit any of the charts on which the other record stands, so it stays as it is.'),
  unknownLine: (line: string) => sentence("There is no line ''{line}'' to choose for these two records.", { line }),
  sideNotOffered: (line: string) => sentence("The line ''{line}'' cannot be taken from there.", { line }),
  undoOver: sentence('A merge can be undone for {mergeUndoDays} days; this one is older.', {
    mergeUndoDays: limits.mergeUndoDays,
  }),
  undoLaterFirst: t('The merged record was itself merged into another one since. Undo that merge first.'),
  undoKeyTaken: t('Another record bears the key of the one that would come back.'),
  left: {
    fields: (count: number) =>
      sentence(
        '{count, plural, one {# value was changed since and stays as it is.} other {# values were changed since and stay as they are.}}',
        { count },
      ),
    charts: (count: number) =>
      sentence(
        '{count, plural, one {On # chart nothing was put back: it is gone, you may not edit it, or the record was taken off it.} other {On # charts nothing was put back: they are gone, you may not edit them, or the record was taken off them.}}',
        { count },
      ),
    links: (count: number) =>
      sentence(
        '{count, plural, one {# link could not be put back: it was deleted or drawn anew since.} other {# links could not be put back: they were deleted or drawn anew since.}}',
        { count },
      ),
    files: (count: number) =>
      sentence(
        '{count, plural, one {# file, folder or web link could not be put back.} other {# files, folders or web links could not be put back.}}',
        { count },
      ),
    people: (count: number) =>
      sentence(
        '{count, plural, one {# key person could not be put back.} other {# key persons could not be put back.}}',
        { count },
      ),
    other: (count: number) =>
      sentence(
        '{count, plural, one {# tag, source, permission or share link could not be put back.} other {# tags, sources, permissions or share links could not be put back.}}',
        { count },
      ),
    kept: t('The record that was kept has been deleted since; what had moved to it went with it.'),
  },
} as const;
