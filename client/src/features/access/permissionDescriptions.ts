import { t } from '@stemma/shared/language/translate';
/** What a permission lets its holder do (DESIGN §4 Access). */
export const PERMISSION_DESCRIPTIONS = {
  Viewer: t('Viewers read.'),
  Editor: t('Editors read and change, and neither share nor delete.'),
  'Co-Owner': t('Co-Owners do everything: change, share, delete, give access.'),
} as const;
