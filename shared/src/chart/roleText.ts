import { roleLabel } from '../language/roleLabel';
import { t } from '../language/translate';
import { lastDayOf, toShownDate } from '../dates';
import { isOwnershipRole } from '../rules/percentageRoles';
import type { LinkRole } from './linkRole';

/** The share a role says, as text without rounding: "50%", "25–50%", ">25–50%", "up to 10%"; empty when it says none. */
export function shareText(
  role: Pick<LinkRole, 'percentage' | 'minimum' | 'maximum' | 'minimumExclusive' | 'maximumExclusive'>,
): string {
  if (role.percentage != null) return `${plain(role.percentage)}%`;
  const { minimum, maximum } = role;
  if (minimum != null && maximum != null) {
    return `${role.minimumExclusive ? '>' : ''}${plain(minimum)}–${role.maximumExclusive ? '<' : ''}${plain(maximum)}%`;
  }
  if (minimum != null) {
    const share = plain(minimum);
    return role.minimumExclusive ? t('more than {share}%', { share }) : t('at least {share}%', { share });
  }
  if (maximum != null) {
    const share = plain(maximum);
    return role.maximumExclusive ? t('less than {share}%', { share }) : t('up to {share}%', { share });
  }
  return '';
}

function plain(value: number): string {
  return String(Number(value.toFixed(6)));
}

/** A role as one label line: "50% Shareholder" or "Director" (SPEC §3.3). */
export function roleText(role: LinkRole): string {
  const text = shareText(role);
  const name = roleLabel(role.role);
  return text ? `${text} ${name}` : name;
}

/** How a role stands on a day: it holds, has ended, or is yet to begin. */
export type RoleStatus = 'holds' | 'ended' | 'coming';

/**
 * How a role stands on a day (ISO date): it holds where start ≤ day < end, and one without a date is open on that side. A date of reduced
 * precision leaves the days of its month or year unsure; what is drawn shows an unsure role, so it counts from the first of these days
 * where it is a start, and until the last of them where it is an end (OWNERSHIP §1.2).
 */
export function roleStatusOn({ startDate, endDate }: LinkRole, day: string): RoleStatus {
  if (endDate && lastDayOf(endDate) <= day) return 'ended';
  return startDate && startDate > day ? 'coming' : 'holds';
}

/** The roles that hold on a day (ISO date), unsure ones among them. */
export function currentRoles(roles: readonly LinkRole[], day: string): LinkRole[] {
  return roles.filter((role) => roleStatusOn(role, day) === 'holds');
}

/** The roles a link shows: those that hold on the day (ISO date), else those that are yet to begin, else all; `roleStatusMark` tells of both. */
export function shownRoles({ roles }: { roles: readonly LinkRole[] }, day: string): readonly LinkRole[] {
  const wanted = (['holds', 'coming'] as const).find((standing) =>
    roles.some((role) => roleStatusOn(role, day) === standing),
  );
  return wanted ? roles.filter((role) => roleStatusOn(role, day) === wanted) : roles;
}

/** What stands behind a role that does not hold on the day: " (ended)" or " (begins on 01.01.2027)"; empty for one that does. */
export function roleStatusMark(role: LinkRole, day: string): string {
  const standing = roleStatusOn(role, day);
  if (standing === 'ended') return ` ${t('(ended)')}`;
  return standing === 'coming' ? ` ${t('(begins on {date})', { date: toShownDate(role.startDate ?? '') })}` : '';
}

/** What a link says on a day, role by role: "50% Shareholder", "Director (ended)". */
export function shownTexts(link: { roles: readonly LinkRole[] }, day: string): string[] {
  return shownRoles(link, day).map((role) => roleText(role) + roleStatusMark(role, day));
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

/** Derives a link's summary from its roles: of shares those speak that it shows on the day (ISO date), and of them ownership roles before others. */
export function summarize(roles: readonly LinkRole[], day: string): LinkSummary {
  const shown = shownRoles({ roles }, day);
  const owning = shown.filter((role) => isOwnershipRole(role.role));
  const speaking = owning.some(saysShare) ? owning : shown;
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

/** Whether a role states a share, exact or a range. */
export function saysShare(role: Pick<LinkRole, 'percentage' | 'minimum' | 'maximum'>): boolean {
  return role.percentage != null || role.minimum != null || role.maximum != null;
}

function largest(values: (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value != null);
  return known.length ? Math.max(...known) : null;
}
