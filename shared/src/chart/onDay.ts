import { toShownDate } from '../dates';
import { t } from '../language/translate';
import { inForce } from '../ownership/day';
import { fadedOnWhite } from './contrast';
import type { ChartLink } from './link';
import type { LinkRole } from './linkRole';

/** A link as it is drawn for a day (ISO) that is looked at: with the roles that hold on it or, by a date of reduced precision, may. */
export function linkOnDay<Some extends Pick<ChartLink, 'roles'>>(link: Some, day: string): Some {
  if (!link.roles.some(({ startDate, endDate }) => startDate ?? endDate)) return link;
  return { ...link, roles: rolesOnDay(link.roles, day) };
}

/** The same for a file: a link that does not hold on the day is pale and says nothing. */
export function linkInFile<Some extends Pick<ChartLink, 'roles' | 'color'>>(link: Some, day: string): Some {
  return isOverOnDay(link, day) ? { ...link, roles: [], color: fadedOnWhite(link.color) } : linkOnDay(link, day);
}

/** What a picture or document of a day (ISO) says of it. */
export function asOfText(day: string): string {
  return t('As of {day}', { day: toShownDate(day) });
}

/** The roles that hold or may hold on a day, without their dates. */
function rolesOnDay(roles: readonly LinkRole[], day: string): LinkRole[] {
  return roles
    .filter((role) => inForce(role, day) !== 'no')
    .map(({ startDate: _start, endDate: _end, ...role }) => role);
}

/** Whether no role of a link holds on a day, though some are recorded. */
export function isOverOnDay({ roles }: Pick<ChartLink, 'roles'>, day: string): boolean {
  return roles.length > 0 && roles.every((role) => inForce(role, day) === 'no');
}

/** Roles of a link that its source has ended: each ended with it at the latest; one of which nobody knows when is left out. */
export function endedRoles(roles: readonly LinkRole[], endedDate: string | null | undefined): LinkRole[] {
  return roles.flatMap((role) => (role.endDate ? [role] : endedDate ? [{ ...role, endDate: endedDate }] : []));
}
