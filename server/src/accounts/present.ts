import type { AccountType } from '@stemma/shared/permissions';
import type { AccountRow } from './store';

/** The signed-in user as he sees himself. */
export interface Viewer {
  key: string;
  name: string;
  email: string;
  isAdmin: boolean;
  accountType: AccountType;
  organizationKey: string;
  organizationName: string;
}

export function presentViewer(row: AccountRow): Viewer {
  const { key, name, email, isAdmin, accountType, organizationKey, organizationName } = row;
  return { key, name, email, isAdmin, accountType, organizationKey, organizationName };
}
