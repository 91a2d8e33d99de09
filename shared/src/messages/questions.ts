/** What confirmation dialogs ask, by title, text and button; a dialog without a button text says Yes (SPEC §2.2, §4, §8). */
export const questions = {
  unsavedChart: { title: 'Unsaved chart', text: 'The chart is not saved, are you sure?' },
  unsavedWork: { title: 'Unsaved work', text: "New details aren't saved, are you sure?" },
  deleteFile: {
    title: 'Permanently delete file',
    text: 'Are you sure? This will permanently delete the file.',
    button: 'Permanently Delete',
  },
  deleteFolder: {
    title: 'Permanently delete folder',
    text: 'Are you sure? This will permanently delete the folder and its contents.',
    button: 'Permanently Delete',
  },
  deleteLink: {
    title: 'Permanently delete link',
    text: 'Are you sure? This will permanently delete the link.',
    button: 'Permanently Delete',
  },
  deleteFilesItems: {
    title: 'Permanently delete selected',
    text: (count: number) =>
      `Are you sure? This will permanently delete the ${count} selected files, folders and links, and the contents of the folders.`,
    button: 'Permanently Delete',
  },
  deleteSharingLink: { title: 'Are you sure?', text: 'This will permanently delete the sharing link.' },
  deleteComment: {
    title: 'Permanently delete comment',
    text: 'This will permanently delete the comment.',
    button: 'Delete Comment',
  },
  deleteSnapshot: {
    title: 'Permanently delete snapshot',
    text: 'Are you sure? Once deleted, this snapshot will no longer be accessible.',
  },
  exitShareLink: { title: 'Exit share link?', text: 'Are you sure? This will result in any changes being lost.' },
  deleteSelected: {
    title: 'Delete selected entities',
    text: 'Please remove an entity from the chart(s) it appears in before trying to delete.',
    button: 'OK',
  },
  possibleDuplicate: {
    title: 'Possible Duplicate',
    text: 'We found existing result(s) with a similar name to the one you entered.',
    button: 'Not a Duplicate - Proceed',
  },
} as const;
