import type { AccountType } from '@stemma/shared/permissions';
import type { AccountRow } from './store';

/** The signed-in user as he sees himself. */
export interface Viewer {
  key: string;
  name: string;
  email: string;
  phone: string | null;
  description: string | null;
  /** Path of his picture; null where he has none. */
  image: string | null;
  isAdmin: boolean;
  accountType: AccountType;
  organizationKey: string;
  organizationName: string;
  /** He signs in with a second factor. */
  hasSecondFactor: boolean;
  /** His organization asks for one. */
  mustHaveSecondFactor: boolean;
}

export function presentViewer(row: AccountRow): Viewer {
  const { key, name, email, phone, description, isAdmin, accountType, organizationKey, organizationName } = row;
  return {
    key,
    name,
    email,
    phone,
    description,
    image: row.image === null ? null : `users/picture/${row.image}`,
    isAdmin,
    accountType,
    organizationKey,
    organizationName,
    hasSecondFactor: row.hasFactor,
    mustHaveSecondFactor: row.forceSecondFactor,
  };
}
