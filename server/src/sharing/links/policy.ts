import type { EntityType } from '@stemma/shared/entities/typeNames';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { Permission } from '@stemma/shared/permissions';
import { accountMayWrite } from '@stemma/shared/permissions';
import type { ShareGrant } from '@stemma/shared/rules/sharing';
import { SHARE_SECTIONS } from '@stemma/shared/rules/sharing';
import type { UserCaller } from '../../access/caller';

const DAY = 24 * 3_600_000;

/** When a link ends that lives for so many days from a moment (milliseconds); null for never. */
export function endOf(days: number | null, now: number): number | null {
  return days === null ? null : now + days * DAY;
}

/** What the caller may do with a link: all of it as Co-Owner of all its charts, end it as Co-Owner of one. */
export function linkRights(
  caller: UserCaller,
  link: { isOwn: boolean; charts: readonly { permission: Permission | null; readable: boolean }[] },
): { manage: boolean; end: boolean; know: boolean } {
  const writes = accountMayWrite(caller.accountType);
  const ownsOne = link.charts.some(({ permission }) => permission === 'Co-Owner');
  const reads = ({ permission, readable }: LinkChart) =>
    permission !== null || (readable && caller.accountType !== 'None');
  return { manage: writes && link.isOwn, end: writes && ownsOne, know: link.charts.some(reads) };
}
interface LinkChart {
  permission: Permission | null;
  readable: boolean;
}

/** Whether a grant says anything: all else is as if the entity were not in the list. */
export function says(grant: ShareGrant): boolean {
  return grant.isPrivate || SHARE_SECTIONS.some((section) => grant[section]);
}

/** Whether a grant shows a section that the one before did not; a private entity shows none. */
export function widens(next: ShareGrant, before: ShareGrant | undefined): boolean {
  return SHARE_SECTIONS.some(
    (section) => next[section] && !next.isPrivate && !(before?.[section] && !before.isPrivate),
  );
}

/** Notes, pictures and text boxes have no details; they are part of the chart, or hidden (SPEC §2.6). */
export function hasDetails(typeName: EntityType): boolean {
  return isRecordType(typeName);
}
