import { t } from '../language/translate';
/** What confirmation dialogs ask, by title, text and button; a dialog without a button text says Yes (SPEC §2.2, §4, §8). */
export const questions = {
  unsavedChart: { title: t('Unsaved chart'), text: t('The chart is not saved, are you sure?') },
  unsavedWork: { title: t('Unsaved work'), text: t("New details aren't saved, are you sure?") },
  deleteFile: {
    title: t('Permanently delete file'),
    text: t('Are you sure? This will permanently delete the file.'),
    button: t('Permanently Delete'),
  },
  deleteFolder: {
    title: t('Permanently delete folder'),
    text: t('Are you sure? This will permanently delete the folder and its contents.'),
    button: t('Permanently Delete'),
  },
  deleteLink: {
    title: t('Permanently delete link'),
    text: t('Are you sure? This will permanently delete the link.'),
    button: t('Permanently Delete'),
  },
  deleteFilesItems: {
    title: t('Permanently delete selected'),
    text: (count: number) =>
      t(
        'Are you sure? This will permanently delete the {count} selected files, folders and links, and the contents of the folders.',
        { count },
      ),
    button: t('Permanently Delete'),
  },
  deleteSharingLink: { title: t('Are you sure?'), text: t('This will permanently delete the sharing link.') },
  deleteComment: {
    title: t('Permanently delete comment'),
    text: t('This will permanently delete the comment.'),
    button: t('Delete Comment'),
  },
  deleteSnapshot: {
    title: t('Permanently delete snapshot'),
    text: t('Are you sure? Once deleted, this snapshot will no longer be accessible.'),
  },
  exitShareLink: { title: t('Exit share link?'), text: t('Are you sure? This will result in any changes being lost.') },
  deleteSelected: {
    title: t('Delete selected entities'),
    text: t('Please remove an entity from the chart(s) it appears in before trying to delete.'),
    button: 'OK',
  },
  possibleDuplicate: {
    title: t('Possible Duplicate'),
    text: t('We found existing result(s) with a similar name to the one you entered.'),
    button: t('Not a Duplicate - Proceed'),
  },
} as const;
