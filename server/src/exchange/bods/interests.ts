import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { currentRoles } from '@stemma/shared/chart/roleText';
import { isIsoDate } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import type { Interest, Share } from './shapes';
import { cleaned, codeWords, oneLine } from './text';

const UNKNOWN = 'unknownInterest';

/** Roles whose word on a chart differs from the code's own words. */
const WORDS: Record<string, string> = {
  shareholding: 'Shareholder',
  appointmentOfBoard: 'Appoints the board',
  beneficiaryOfLegalArrangement: 'Beneficiary',
};
const words = new Map(Object.entries(WORDS));

/**
 * The interests of a relationship as roles, every number as stated; at most as many as a link holds, today's before
 * ended ones. `note` is told what could not be taken as stated.
 */
export function rolesOf(
  interests: readonly Interest[] | null | undefined,
  today: string,
  note: (text: string) => void,
): LinkRole[] {
  const stated = interests?.length ? interests : [{ type: UNKNOWN }];
  const roles = stated.map(roleOf);
  const max = limits.rolesPerLinkMax;
  if (roles.length <= max) return roles;
  note(`${roles.length} interests are stated; a link holds ${max}, the others are kept in its source only.`);
  const current = new Set(currentRoles(roles, today));
  return [...current, ...roles.filter((role) => !current.has(role))].slice(0, max);
}

function roleOf(interest: Interest): LinkRole {
  const code = oneLine(interest.type, 100) || UNKNOWN;
  const { numbers, unreadable } = readShare(interest.share);
  const [startDate, endDate] = [dateOf(interest.startDate), dateOf(interest.endDate)];
  const details = [
    cleaned(interest.details, 3500),
    unreadable && `Share as stated: ${unreadable}`,
    interest.startDate && !startDate && `Start as stated: ${oneLine(interest.startDate, 60)}`,
    interest.endDate && !endDate && `End as stated: ${oneLine(interest.endDate, 60)}`,
  ];
  const via = (['direct', 'indirect', 'unknown'] as const).find((way) => way === interest.directOrIndirect);
  return withoutNothing({
    role: words.get(code) ?? codeWords(code),
    ...numbers,
    startDate,
    endDate,
    via,
    beneficial: interest.beneficialOwnershipOrControl ?? undefined,
    interest: code,
    details: details.filter(Boolean).join('\n') || undefined,
  });
}

/** Reads a share; in 0.4 exclusive bounds are numbers of their own, in older files marks on the others. */
function readShare(share: Share | null | undefined): { numbers: Partial<LinkRole>; unreadable: string } {
  if (!share) return { numbers: {}, unreadable: '' };
  const bad: string[] = [];
  const read = (name: keyof Share): number | undefined => {
    const raw = share[name];
    if (raw === undefined || raw === null || typeof raw === 'boolean') return undefined;
    const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw.replace(/%\s*$/, '')) : raw;
    if (typeof value === 'number' && value >= 0 && value <= 100) return value;
    bad.push(
      `${name} ${typeof raw === 'number' || typeof raw === 'string' ? oneLine(`${raw}`, 60) : 'of another kind'}`,
    );
    return undefined;
  };
  const above = read('exclusiveMinimum');
  const below = read('exclusiveMaximum');
  const minimum = read('minimum');
  const maximum = read('maximum');
  const openBelow = above !== undefined && above >= (minimum ?? 0);
  const openAbove = below !== undefined && below <= (maximum ?? 100);
  const numbers = {
    percentage: read('exact'),
    minimum: openBelow ? above : minimum,
    maximum: openAbove ? below : maximum,
    minimumExclusive: openBelow || share.exclusiveMinimum === true || undefined,
    maximumExclusive: openAbove || share.exclusiveMaximum === true || undefined,
  };
  return { numbers, unreadable: bad.join(', ') };
}

function dateOf(text: string | null | undefined): string | undefined {
  const day = (text ?? '').trim().split('T', 1)[0] ?? '';
  return isIsoDate(day) ? day : undefined;
}

function withoutNothing(role: LinkRole): LinkRole {
  return Object.fromEntries(Object.entries(role).filter(([, value]) => value !== undefined)) as LinkRole;
}
