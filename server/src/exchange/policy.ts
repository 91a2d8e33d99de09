import type { Permission } from '@stemma/shared/permissions';
import type { UserCaller } from '../access/caller';
import { mayEditEntity } from '../entities/policy';

/** Whether an import may say something of this entity: only where the caller may edit it. */
export function mayImportInto(caller: UserCaller, entity: { permission: Permission | null; binned: boolean }): boolean {
  return mayEditEntity(caller, { ...entity, onReadableChart: false });
}
