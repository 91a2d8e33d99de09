import { isRecordType } from '@stemma/shared/entities/typeNames';
import { mergingMessages } from '@stemma/shared/messages/merging';
import { messages } from '@stemma/shared/messages';
import { accountMayWrite, permitsDelete } from '@stemma/shared/permissions';
import type { UserCaller } from '../access/caller';
import { viewerCanOf } from '../charts/policy';
import type { MergeChartRow, MergeRow } from './store';

type Asked = Pick<MergeRow, 'key' | 'typeName' | 'organizationKey' | 'binned' | 'permission'>;

/**
 * Why the caller may not merge two records that he may read; null where he may. Both take the right that deleting and showing to others
 * asks for: the one goes, and what it says is read by those who read the other.
 */
export function mergeFault(
  caller: UserCaller,
  kept: Asked,
  other: Asked,
): { forbidden: boolean; message: string } | null {
  const conflict = (message: string) => ({ forbidden: false, message });
  if (!accountMayWrite(caller.accountType)) return { forbidden: true, message: messages.notAllowed };
  if (kept.key === other.key) return conflict(mergingMessages.sameRecord);
  if (!isRecordType(kept.typeName) || !isRecordType(other.typeName)) return conflict(mergingMessages.notARecord);
  if (kept.typeName !== other.typeName) return conflict(mergingMessages.otherType);
  if (kept.organizationKey !== other.organizationKey) return conflict(mergingMessages.otherOrganization);
  if (kept.binned || other.binned) return conflict(mergingMessages.inTheBin);
  if (!permitsDelete(kept.permission) || !permitsDelete(other.permission))
    return { forbidden: true, message: mergingMessages.notCoOwner };
  return null;
}

/** Whether the caller's merge may change a chart: he may edit it, and it is of the records' organization. */
export function mayMergeOn(caller: UserCaller, chart: MergeChartRow, organizationKey: string): boolean {
  return chart.organizationKey === organizationKey && viewerCanOf(caller, chart).edit;
}

/** Whether the caller may undo a merge: he was Co-Owner of the old record, and is of the one that was kept where it is there still. */
export function mayUndo(
  caller: UserCaller,
  owners: readonly string[],
  kept: Pick<MergeRow, 'permission'> | undefined,
): boolean {
  return (
    accountMayWrite(caller.accountType) && owners.includes(caller.userKey) && (!kept || permitsDelete(kept.permission))
  );
}
