import type { Permission } from '@stemma/shared/permissions';
import { accountMayWrite, permitsDelete, permitsEdit } from '@stemma/shared/permissions';
import type { UserCaller } from '../access/caller';

/** What a decision about an entity looks at. */
export interface EntityAccess {
  permission: Permission | null;
  /** It stands on a chart that the caller may read (DESIGN §4 Access). */
  onReadableChart: boolean;
  binned: boolean;
}

export function mayReadEntity(entity: EntityAccess): boolean {
  return entity.permission !== null || (entity.onReadableChart && !entity.binned);
}

export function mayEditEntity(caller: UserCaller, entity: EntityAccess): boolean {
  return permitsEdit(entity.permission) && !entity.binned && accountMayWrite(caller.accountType);
}

export function mayDeleteEntity(caller: UserCaller, entity: EntityAccess): boolean {
  return permitsDelete(entity.permission) && accountMayWrite(caller.accountType);
}
