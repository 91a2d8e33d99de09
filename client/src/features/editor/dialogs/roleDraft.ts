import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { mayHavePercentage } from '@stemma/shared/rules/percentageRoles';
import { readPercentage } from '@stemma/shared/rules/percentage';
import { newKey } from '../../../lib/newKey';

/** A role while it is being written; `kept` is what it was before, with what a source said of it. */
export interface RoleDraft {
  id: string;
  role: string;
  percentage: number | '';
  kept: LinkRole | null;
}

/** A row for a role that is yet to be written. */
export function emptyRow(): RoleDraft {
  return { id: newKey(), role: '', percentage: '', kept: null };
}

/** A row for a role that a link has. */
export function rowOf(role: LinkRole): RoleDraft {
  return { id: newKey(), role: role.role, percentage: role.percentage ?? '', kept: role };
}

/** Why a row's percentage cannot stand: only 0 to 100 with two decimals may be written; one that a source stated finer is kept (SPEC §5). */
export function shareFault({ role, percentage, kept }: RoleDraft): string | undefined {
  if (percentage === '' || percentage === kept?.percentage) return undefined;
  const reading = readPercentage(role, percentage);
  return 'fault' in reading ? reading.fault : undefined;
}

/** The role that a row says; null for an empty row. A percentage is kept only for roles that may have one, or that came with one from a source. */
export function toRole({ role, percentage, kept }: RoleDraft): LinkRole | null {
  const name = role.trim();
  if (!name) return null;
  const same = kept?.role === name;
  if (same && (percentage === '' ? null : percentage) === (kept.percentage ?? null)) return kept;
  const exact = percentage !== '' && (mayHavePercentage(name) || (same && kept.percentage != null)) ? percentage : null;
  if (!same) return { role: name, ...(exact !== null && { percentage: exact }) };
  if (exact === null) return { ...kept, percentage: null };
  return { ...kept, percentage: exact, ...(exact !== kept.percentage && { minimum: null, maximum: null }) };
}

/** The rows after a role got another name, or none any more. */
export function rewritten(rows: readonly RoleDraft[], role: string, name: string | null): RoleDraft[] {
  const left = rows.flatMap((row) => {
    const kept = row.kept?.role === role ? (name === null ? null : { ...row.kept, role: name }) : row.kept;
    if (row.role.trim() !== role) return [{ ...row, kept }];
    return name === null ? [] : [{ ...row, role: name, kept }];
  });
  return left.length ? left : [emptyRow()];
}
