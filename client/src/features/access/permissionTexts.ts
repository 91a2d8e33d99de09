import { PERMISSIONS } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';

const LABELS: Readonly<Record<string, string>> = {
  Viewer: t('Viewer'),
  Editor: t('Editor'),
  'Co-Owner': t('Co-Owner'),
};

/** What a permission lets its holder do (DESIGN §4 Access). */
export const PERMISSION_DESCRIPTIONS: Readonly<Record<string, string>> = {
  Viewer: t('Viewers read.'),
  Editor: t('Editors read and change, and neither share nor delete.'),
  'Co-Owner': t('Co-Owners do everything: change, share, delete, give access.'),
};

/** A permission in the language of the screens. */
export function permissionLabel(permission: string): string {
  return LABELS[permission] ?? permission;
}

/** Permissions to choose from; all unless told. */
export function permissionChoices(permissions: readonly string[] = PERMISSIONS): { value: string; label: string }[] {
  return permissions.map((value) => ({ value, label: permissionLabel(value) }));
}
