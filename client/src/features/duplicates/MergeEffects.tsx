import { Alert, Checkbox } from '@mantine/core';
import { IconAlertTriangle, IconEye, IconShieldQuestion } from '@tabler/icons-react';
import { fromEnglish } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { chartCount, linkCount } from '../../lib/count';
import type { MergePreview } from './documents';
import classes from './Merge.module.css';
import { ShareLinkNames } from './ShareLinkNames';

interface Props {
  preview: MergePreview;
  name: string;
  showToMore: boolean;
  onShowToMore: (agreed: boolean) => void;
  keepGrants: boolean;
  onKeepGrants: (keep: boolean) => void;
}

/** What a merge does beyond the values: charts, links, files, and who sees more or less by it. */
export function MergeEffects(props: Props) {
  const { preview, name, showToMore, onShowToMore, keepGrants, onKeepGrants } = props;
  const { peopleWhoGain: people, shareLinksThatGain: links, accessLost, fault } = preview;
  if (fault) {
    return (
      <Alert color="red" variant="light" mt="md" icon={<IconAlertTriangle size={20} />} role="alert">
        {fromEnglish(fault)}
      </Alert>
    );
  }
  const gains = people + links > 0;
  return (
    <>
      <ul className={classes.effects} aria-label={t('What else happens')}>
        {effects(preview, name).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {preview.shareLinksLess > 0 && (
          <li>
            {t(
              '{links, plural, one {# share link shows} other {# share links show}} less: what both records were shown with',
              { links: preview.shareLinksLess },
            )}
            <ShareLinkNames links={preview.shareLinksLessNamed} all={preview.shareLinksLess} />
            {preview.shareLinksLessNamed.length > 0 && (
              <Checkbox
                mt={4}
                size="sm"
                checked={keepGrants}
                onChange={(event) => onKeepGrants(event.currentTarget.checked)}
                label={t('Let those named show of the merged record what they show of either')}
              />
            )}
          </li>
        )}
      </ul>
      {preview.chartsLeft > 0 && (
        <Alert color="yellow" variant="light" mt="md" icon={<IconAlertTriangle size={20} />}>
          {t(
            '“{name}” also stands on {charts} that you may not edit. It stays there, with its files, key persons and access, and both records go on beside each other.',
            { name, charts: chartCount(preview.chartsLeft) },
          )}
          {preview.chartsLeftNamed.length > 0 && (
            <p className={classes.named}>{preview.chartsLeftNamed.map((chart) => chart.name).join(', ')}</p>
          )}
        </Alert>
      )}
      <DecidedOtherwise preview={preview} />
      {(gains || accessLost > 0) && (
        <Alert color={gains ? 'yellow' : 'gray'} variant="light" mt="md" icon={<IconEye size={20} />}>
          {gains
            ? gainedText(people, links)
            : t(
                '{accessLost, plural, one {# person has access to “{name}” alone, and loses it.} other {# people have access to “{name}” alone, and lose it.}}',
                { accessLost, name },
              )}
          {gains && <ShareLinkNames links={preview.shareLinksThatGainNamed} all={links} />}
          <Checkbox
            mt="xs"
            size="sm"
            checked={showToMore}
            onChange={(event) => onShowToMore(event.currentTarget.checked)}
            label={t('Let whoever may see one of the two see the merged record')}
          />
        </Alert>
      )}
    </>
  );
}

function gainedText(people: number, links: number): string {
  if (links === 0)
    return t(
      '{people, plural, one {# person} other {# people}} would see details of one record that they may not see now.',
      { people },
    );
  return people === 0
    ? t(
        '{links, plural, one {# share link} other {# share links}} would see details of one record that they may not see now.',
        { links },
      )
    : t(
        '{people, plural, one {# person} other {# people}} and {links, plural, one {# share link} other {# share links}} would see details of one record that they may not see now.',
        { people, links },
      );
}

const DECIDED = {
  open: t('nobody decided'),
  confirmed: t('it is this one'),
  dismissed: t('not the same'),
  taken: t('taken'),
} as const;

/** Candidates of screening on which was decided one way for one record and another way for the other. */
function DecidedOtherwise({ preview: { screening, chartsLeft } }: { preview: MergePreview }) {
  const { decidedOtherwise } = screening;
  if (decidedOtherwise.length === 0) return null;
  return (
    <Alert
      color="yellow"
      variant="light"
      mt="md"
      icon={<IconShieldQuestion size={20} />}
      title={t('Screening was decided in two ways')}
    >
      {chartsLeft > 0
        ? t('Each decision stays with its record, and they go on to differ: decide anew on one of them.')
        : t('The merged record has both: look at its screening and decide anew.')}
      <ul className={classes.decided}>
        {decidedOtherwise.map(({ name, sourceName, kept, other }) => (
          <li key={`${sourceName} ${name}`}>
            <bdi>{name}</bdi>{' '}
            {t('({source}): {kept} for the record that stays, {other} for the other', {
              source: sourceName,
              kept: DECIDED[kept],
              other: DECIDED[other],
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function effects(preview: MergePreview, name: string): string[] {
  const { screening } = preview;
  const { charts, bothOn, links, linksTakenOff, linksBeside, files, people, sources } = preview;
  return [
    charts.length > 0 &&
      t('Changes {charts}, {links} drawn anew', { charts: chartCount(charts.length), links: linkCount(links) }),
    bothOn.length > 0 &&
      t('Both stand on {charts}: the place of the record that stays is kept', { charts: chartCount(bothOn.length) }),
    linksTakenOff > 0 && t('Takes off {links} between the two', { links: linkCount(linksTakenOff) }),
    linksBeside > 0 &&
      t('{links} will lie beside another between the same two: look whether both count', {
        links: linkCount(linksBeside),
      }),
    files + people + sources > 0 &&
      t(
        'Takes along {files, plural, one {# file or web link} other {# files and web links}}, {people, plural, one {# key person} other {# key persons}} and {sources, plural, one {# source} other {# sources}}',
        { files, people, sources },
      ),
    screening.other > 0 &&
      (preview.chartsLeft > 0
        ? t(
            '{count, plural, one {# candidate of screening stays} other {# candidates of screening stay}} with “{name}”, as it stays',
            { count: screening.other, name },
          )
        : t(
            'Takes along {count, plural, one {# candidate of screening} other {# candidates of screening}} with what was decided',
            { count: screening.other },
          )),
    preview.chartsLeft === 0 &&
      screening.twice > 0 &&
      t('{count, plural, one {# candidate is} other {# candidates are}} of both records and will be told twice', {
        count: screening.twice,
      }),
    preview.chartsLeft === 0 && t('The address and key of “{name}” lead to the merged record', { name }),
  ].filter((text) => typeof text === 'string');
}
