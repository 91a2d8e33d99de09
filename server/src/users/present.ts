import type { AccountType } from '@stemma/shared/permissions';
import type { UserRow } from './store';

/** A user as those of his organization see him. */
export interface UserShown {
  key: string;
  name: string;
  email: string;
  image: string | null;
  accountType: AccountType;
  organizationKey: string;
  organizationName: string;
}

/** A user as administrators see him. */
export interface UserAccount extends UserShown {
  phone: string | null;
  description: string | null;
  isAdmin: boolean;
  isPending: boolean;
  deactivated: boolean;
  hasSecondFactor: boolean;
  createdDate: string | null;
  /** ISO text; null where he was never signed in. */
  lastAccessed: string | null;
}

export function presentUser({
  key,
  name,
  email,
  image,
  accountType,
  organizationKey,
  organizationName,
}: UserRow): UserShown {
  const picture = image === null ? null : `users/picture/${image}`;
  return { key, name, email, image: picture, accountType, organizationKey, organizationName };
}

export function presentAccount(row: UserRow): UserAccount {
  const { phone, description, isAdmin, isPending, deactivated, hasSecondFactor, createdDate } = row;
  const lastAccessed = row.lastAccessed === null ? null : new Date(row.lastAccessed).toISOString();
  return {
    ...presentUser(row),
    phone,
    description,
    isAdmin,
    isPending,
    deactivated,
    hasSecondFactor,
    createdDate,
    lastAccessed,
  };
}
