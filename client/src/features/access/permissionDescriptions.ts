/** What a permission lets its holder do (DESIGN §4 Access). */
export const PERMISSION_DESCRIPTIONS = {
  Viewer: 'Viewers read.',
  Editor: 'Editors read and change, and neither share nor delete.',
  'Co-Owner': 'Co-Owners do everything: change, share, delete, give access.',
} as const;
