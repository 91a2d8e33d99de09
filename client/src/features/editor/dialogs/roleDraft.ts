import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { mayHavePercentage } from '@stemma/shared/rules/percentageRoles';
import { messages } from '@stemma/shared/messages';
import { tidyName } from '@stemma/shared/rules/text';
import { readShare } from '@stemma/shared/rules/percentage';
import { asListed, saysTwice } from '@stemma/shared/rules/roleNames';
import { roleLabel, roleOfLabel } from '@stemma/shared/language/roleLabel';
import { isRoleName } from '@stemma/shared/rules/roleText';
import { newKey } from '../../../lib/newKey';
import { moreFaults, withMore, type MoreDraft } from './roleMore';

/**
 * A role while it is being written: its name in the language of the screens, its percentage as it was typed. `stored` is what it was before, with
 * what a source said of it; `newRole` is the name of which it was said that it makes a role that the organization does not have yet.
 */
export interface RoleDraft {
  id: string;
  role: string;
  percentage: string;
  stored: LinkRole | null;
  /** What else is written of it; undefined as long as it stands as it was. */
  more?: MoreDraft;
  newRole?: string;
}

/** A row for a role that is yet to be written. */
export function emptyRow(): RoleDraft {
  return { id: newKey(), role: '', percentage: '', stored: null };
}

/** A row for a role that a link has. */
export function rowOf(role: LinkRole): RoleDraft {
  return { id: newKey(), role: roleLabel(role.role), percentage: shareTyped(role), stored: role };
}

/** Why a row's percentage cannot stand: only 0 to 100 with two decimals may be written; one that a source stated finer is kept (SPEC §5). */
export function shareFault(row: RoleDraft): string | undefined {
  if (isShareUnchanged(row) || !mayHaveShare(row)) return undefined;
  const reading = readShare(row.percentage);
  return 'fault' in reading ? reading.fault : undefined;
}

/** Whether a percentage may be typed: for roles that may have one, or that came with one from a source. */
export function mayHaveShare(row: RoleDraft): boolean {
  const name = nameOf(row);
  return mayHavePercentage(name) || (row.stored?.role === name && row.stored.percentage != null);
}

/** Whether a row's name is none of the list, nor said to make a role. */
export function isUnchosen(row: RoleDraft, listed: readonly string[]): boolean {
  const typed = row.role.trim();
  return typed !== '' && isNamedAnew(row) && row.newRole !== typed && !listed.includes(asListed(typed, listed));
}

/** Why the name of one of the rows cannot stand: it holds a percentage, or one before it says the same. Roles that a link has already, and that nobody named anew here, stay. */
export function nameFault(row: RoleDraft, rows: readonly RoleDraft[]): string | undefined {
  if (isNamedAnew(row) && !isRoleName(tidyName(row.role))) return messages.rolePercentage;
  const role = toRole(row, []);
  const before = rows.slice(0, rows.indexOf(row));
  const isTwice = before.some((other) => {
    const said = toRole(other, []);
    return role && said && (isNamedAnew(row) || isNamedAnew(other)) && saysTwice(role, said);
  });
  return isTwice ? messages.roleTwice : undefined;
}

function isNamedAnew(row: RoleDraft): boolean {
  return row.stored?.role !== nameOf(row);
}

/** The name of a row's role as it is stored. */
function nameOf({ role, stored }: RoleDraft): string {
  const typed = role.trim();
  return stored && roleLabel(stored.role) === typed ? stored.role : (roleOfLabel(typed) ?? typed);
}

/** The role that a row without fault says, by the listed spelling of its name; null for an empty row. */
export function toRole(row: RoleDraft, listed: readonly string[]): LinkRole | null {
  const typed = row.role.trim();
  const name = !isNamedAnew(row) ? nameOf(row) : listed.includes(typed) ? typed : asListed(nameOf(row), listed);
  if (!name) return null;
  const role = sharedRole(row, name);
  return row.more ? withMore(role, row.more, row.stored, row.percentage.trim() !== '') : role;
}

function sharedRole(row: RoleDraft, name: string): LinkRole {
  const { stored } = row;
  const same = stored?.role === name;
  if (same && isShareUnchanged(row)) return stored;
  const reading = mayHaveShare(row) ? readShare(row.percentage) : { value: null };
  const exact = 'value' in reading ? reading.value : null;
  if (!same) return { ...factsOf(stored), role: name, ...(exact !== null && { percentage: exact }) };
  if (exact === null) return { ...stored, percentage: null };
  return { ...stored, percentage: exact, minimum: null, maximum: null };
}

/** What of a role stays when it gets another name: nothing of what a source said, and no share, as not every role has one. */
function factsOf(stored: LinkRole | null): Partial<LinkRole> {
  if (!stored || stored.interest != null) return {};
  const { startDate, endDate, via, beneficial, basis, joint, source, evidence, checkedOn, checkedBy } = stored;
  const facts = { startDate, endDate, via, beneficial, basis, joint, source, evidence, checkedOn, checkedBy };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null));
}

/** Whether something that was typed in what unfolds cannot stand. */
export function hasMoreFaults({ more, stored }: RoleDraft): boolean {
  return more !== undefined && Object.keys(moreFaults(more, stored)).length > 0;
}

function isShareUnchanged({ percentage, stored }: RoleDraft): boolean {
  return percentage.trim() === (stored ? shareTyped(stored) : '');
}

function shareTyped({ percentage }: LinkRole): string {
  return percentage == null ? '' : String(percentage);
}

/** The rows after a role got another name, or none any more. */
export function rewritten(rows: readonly RoleDraft[], role: string, name: string | null): RoleDraft[] {
  const left = rows.flatMap((row) => {
    const stored = row.stored?.role === role ? (name === null ? null : { ...row.stored, role: name }) : row.stored;
    if (row.role.trim() !== role) return [{ ...row, stored }];
    return name === null ? [] : [{ ...row, role: name, stored }];
  });
  return left.length ? left : [emptyRow()];
}
