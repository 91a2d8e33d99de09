import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { roleStatusOn, saysShare } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { saysTwice } from '@stemma/shared/rules/roleNames';

/** What becomes of a role that rows say of a link: `stated` and `full` leave it out, as a source says another share or no more roles fit. */
export type RoleNews =
  | { kind: 'new' | 'full' | 'same'; said: LinkRole }
  | { kind: 'changed' | 'stated'; said: LinkRole; before: LinkRole; now: LinkRole };

const FACTS = [
  ...(['startDate', 'endDate', 'via', 'beneficial', 'basis', 'joint'] as const),
  ...(['source', 'checkedOn', 'checkedBy'] as const),
];
const SHARE = ['percentage', 'minimum', 'maximum', 'minimumExclusive', 'maximumExclusive'] as const;

/**
 * The roles of a link with those that rows say: one of the same name that has not ended takes their share, days and details, as no link has
 * it twice. Roles that ended, and those that a source states, stay.
 */
export function mergeRoles(
  roles: readonly LinkRole[],
  said: readonly LinkRole[],
): { roles: LinkRole[]; news: RoleNews[] } {
  const merged = [...roles];
  const news: RoleNews[] = [];
  const taken = new Set<number>();
  const sayings = said.filter((one, at) => !said.slice(0, at).some((other) => saysAlike(other, one)));
  for (const one of sayings) {
    const alike = [...merged.keys()].filter((at) => !taken.has(at) && isOfName(merged[at], one));
    const same = alike.find((at) => saysAll(merged[at], one));
    const at = same ?? (isOver(one) ? undefined : toChange(merged, alike, one));
    const before = at === undefined ? undefined : merged[at];
    if (at === undefined || !before) {
      const isFull = merged.length >= limits.rolesPerLinkMax;
      if (!isFull) taken.add(merged.push(one) - 1);
      news.push({ kind: isFull ? 'full' : 'new', said: one });
      continue;
    }
    taken.add(at);
    if (same !== undefined) {
      news.push({ kind: 'same', said: one });
      continue;
    }
    const isStated = before.interest != null;
    const now = isStated ? before : changedRole(before, one);
    merged[at] = now;
    news.push({ kind: isStated ? 'stated' : 'changed', said: one, before, now });
  }
  return { roles: merged, news };
}

/** Of a link's parallel ones, the one whose roles a role is about: that says it, that has one of its name, else the first. */
export function linkMeant<T extends { roles: readonly LinkRole[] }>(
  links: readonly T[],
  said: LinkRole,
): T | undefined {
  const kindOf = (link: T) => mergeRoles(link.roles, [said]).news[0]?.kind;
  return (
    links.find((link) => kindOf(link) === 'same') ??
    links.find((link) => kindOf(link) === 'changed') ??
    links.find((link) => kindOf(link) === 'stated') ??
    links[0]
  );
}

function toChange(roles: readonly LinkRole[], alike: readonly number[], said: LinkRole): number | undefined {
  const own = alike.filter((at) => roles[at]?.interest == null);
  const today = isoToday();
  return (
    own.find((at) => said.startDate != null && roles[at]?.startDate === said.startDate) ??
    own.find((at) => roles[at] && roleStatusOn(roles[at], today) === 'holds') ??
    own[0] ??
    alike.find((at) => roles[at] && saysTwice(roles[at], said))
  );
}

function isOfName(role: LinkRole | undefined, said: LinkRole): boolean {
  const folded = (name: string) => name.trim().toLowerCase();
  return role !== undefined && folded(role.role) === folded(said.role) && isOver(role) === isOver(said);
}

function isOver(role: LinkRole): boolean {
  return roleStatusOn(role, isoToday()) === 'ended';
}

function saysAll(role: LinkRole | undefined, said: LinkRole): boolean {
  if (!role) return false;
  return (
    (!saysShare(said) || SHARE.every((name) => (role[name] || null) === (said[name] || null))) &&
    FACTS.every((name) => said[name] == null || role[name] === said[name]) &&
    (!said.details || (role.details ?? '').includes(said.details))
  );
}

function saysAlike(one: LinkRole, other: LinkRole): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
}

function changedRole(before: LinkRole, said: LinkRole): LinkRole {
  const kept = Object.entries(before).filter(([name]) => !(saysShare(said) && SHARE.some((one) => one === name)));
  const { role: _role, details, ...facts } = said;
  const isTold = !details || (before.details ?? '').includes(details);
  const joined = [before.details, details].filter(Boolean).join('\n').slice(0, limits.roleDetailsMax);
  return { ...Object.fromEntries(kept), role: before.role, ...facts, ...(!isTold && { details: joined }) };
}
