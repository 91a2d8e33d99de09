import { messages } from '@stemma/shared/messages';
import type { AccountType, Permission } from '@stemma/shared/permissions';
import { accountMayWrite, permitsDelete } from '@stemma/shared/permissions';

/** The part of a user that decisions about his access look at. */
export interface Holder {
  key: string;
  accountType: AccountType;
  deactivated: boolean;
  isPending: boolean;
  permission: Permission;
}

/** Whether a user with this permission can look after the record: change it, share it, delete it. */
export function looksAfter({ permission, accountType, deactivated, isPending }: Holder): boolean {
  return permission === 'Co-Owner' && accountMayWrite(accountType) && !deactivated && !isPending;
}

/** Whether somebody still looks after a record once a user's permission is another one, or null. */
export function isLookedAfter(holders: readonly Holder[], changed: string, permission: Permission | null): boolean {
  return holders.some((holder) =>
    looksAfter(holder.key === changed ? { ...holder, permission: permission ?? 'Viewer' } : holder),
  );
}

/** Why an account cannot have a permission; undefined where it can. */
export function permissionFault(
  user: { accountType: AccountType; deactivated: boolean },
  permission: Permission,
): string | undefined {
  if (user.deactivated) return messages.access.notActive;
  return permission === 'Viewer' || accountMayWrite(user.accountType) ? undefined : messages.access.onlyViews;
}

/** Co-Owners whose account may write give and take access (DESIGN §4 Access). */
export function mayShare(caller: { accountType: AccountType }, permission: Permission | null): boolean {
  return permitsDelete(permission) && accountMayWrite(caller.accountType);
}
