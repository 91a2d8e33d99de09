import { mayHavePercentage } from '../rules/percentageRoles';
import type { LinkRole } from './linkRole';

/** The share a role says, as text without rounding: "50%", "25–50%", ">25–50%", "up to 10%"; empty when it says none. */
export function shareText(role: LinkRole): string {
  if (role.percentage != null) return `${plain(role.percentage)}%`;
  const { minimum, maximum } = role;
  if (minimum != null && maximum != null) {
    return `${role.minimumExclusive ? '>' : ''}${plain(minimum)}–${role.maximumExclusive ? '<' : ''}${plain(maximum)}%`;
  }
  if (minimum != null) return `${role.minimumExclusive ? 'more than' : 'at least'} ${plain(minimum)}%`;
  if (maximum != null) return `${role.maximumExclusive ? 'less than' : 'up to'} ${plain(maximum)}%`;
  return '';
}

function plain(value: number): string {
  return String(Number(value.toFixed(6)));
}

/** A role as one label line: "50% Shareholder" or "Director" (SPEC §3.3). */
export function roleText(role: LinkRole): string {
  const text = shareText(role);
  return text ? `${text} ${role.role}` : role.role;
}

/** The roles that hold today: those with no end date, or one after `today` (ISO date). */
export function currentRoles(roles: readonly LinkRole[], today: string): LinkRole[] {
  return roles.filter((role) => !role.endDate || role.endDate > today);
}

/** The roles a link's label shows: those that hold on the day (ISO date), or all of an ended link, then marked as ended. */
export function shownRoles(
  link: { roles: readonly LinkRole[] },
  today: string,
): { roles: readonly LinkRole[]; ended: boolean } {
  const current = currentRoles(link.roles, today);
  return current.length || !link.roles.length ? { roles: current, ended: false } : { roles: link.roles, ended: true };
}

/** What the roles of a link say as a whole, kept beside them so that a query can filter without opening them. */
export interface LinkSummary {
  /** Largest exact share of an ownership role, else of any role; null where none says one. */
  percentage: number | null;
  minimum: number | null;
  maximum: number | null;
  startDate: string | null;
  endDate: string | null;
  via: 'direct' | 'indirect' | 'unknown' | null;
}

/** Derives a link's summary from its roles; ownership roles speak before others. */
export function summarize(roles: readonly LinkRole[]): LinkSummary {
  const owning = roles.filter((role) => mayHavePercentage(role.role));
  const speaking = owning.some(saysShare) ? owning : roles;
  const exact = speaking.map((role) => role.percentage).filter((value) => value != null);
  const ranged = speaking.filter((role) => role.minimum != null || role.maximum != null);
  const starts = roles.map((role) => role.startDate).filter((date) => date != null);
  const ends = roles.map((role) => role.endDate).filter((date) => date != null);
  return {
    percentage: exact.length ? Math.max(...exact) : null,
    minimum: largest(ranged.map((role) => role.minimum)),
    maximum: largest(ranged.map((role) => role.maximum)),
    startDate: starts.sort()[0] ?? null,
    endDate: ends.length === roles.length ? (ends.sort().at(-1) ?? null) : null,
    via: roles.find((role) => role.via === 'direct')?.via ?? roles.find((role) => role.via)?.via ?? null,
  };
}

function saysShare(role: LinkRole): boolean {
  return role.percentage != null || role.minimum != null || role.maximum != null;
}

function largest(values: (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value != null);
  return known.length ? Math.max(...known) : null;
}
