import type { Permission } from '@stemma/shared/permissions';
import type { UserCaller } from '../access/caller';
import { mayShare } from './policy';
import type { HolderRow, PermittedPersonRow, RecordRow } from './store';

/** Somebody of the organization, as its people see each other. */
export interface Colleague {
  key: string;
  name: string;
  email: string;
  /** Whether the account may never change anything, so that it can be a Viewer alone. */
  onlyViews: boolean;
}

export interface AccessHolder extends Colleague {
  permission: Permission;
  /** Not active: deactivated, or not activated yet. */
  inactive: boolean;
}

export interface Access {
  key: string;
  kind: 'chart' | 'entity';
  name: string;
  /** What the caller has. */
  permission: Permission;
  /** Whether the caller gives and takes access. */
  mayShare: boolean;
  holders: AccessHolder[];
}

export function presentColleague({ key, name, email, accountType }: PermittedPersonRow): Colleague {
  return { key, name, email, onlyViews: accountType === 'viewOnly' || accountType === 'None' };
}

export function presentAccess(caller: UserCaller, found: RecordRow, holders: readonly HolderRow[]): Access {
  const { key, kind, name, permission } = found;
  return {
    key,
    kind,
    name,
    permission: permission ?? 'Viewer',
    mayShare: mayShare(caller, permission),
    holders: holders.map((holder) => ({
      ...presentColleague(holder),
      permission: holder.permission,
      inactive: holder.deactivated || holder.isPending,
    })),
  };
}
