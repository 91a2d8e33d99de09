import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { ROLE_BASES } from '@stemma/shared/chart/linkRole';
import { roleStatusOn } from '@stemma/shared/chart/roleText';
import { isIsoDate } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { meaningOf } from '@stemma/shared/ownership/roles';
import { isPossibleRange } from '@stemma/shared/rules/shareRange';
import type { Interest, RelationshipDetails, Share } from './shapes';
import { cleaned, codeLabel, bodsLine } from './text';

/** The interest of a relationship that states none. */
export const UNKNOWN_INTEREST = 'unknownInterest';

/** The interest of a role that the standard has no type for. */
export const OTHER_INTEREST = 'otherInfluenceOrControl';

/** The code of a role that has none but its name. */
export const NAMED_ROLE = 'namedRole';

/** Whether a role's name says that it is beneficial. */
export const saysBeneficial = (role: string): boolean => meaningOf({ role }).declares;

/** Roles whose word on a chart differs from the code's own words. */
const WORDS: Record<string, string> = {
  shareholding: 'Shareholder',
  appointmentOfBoard: 'Appoints the board',
  beneficiaryOfLegalArrangement: 'Beneficiary',
};
const words = new Map(Object.entries(WORDS));

/** The codelist interestType of BODS 0.4. */
export const INTEREST_TYPES: ReadonlySet<string> = new Set([
  'shareholding',
  'votingRights',
  'appointmentOfBoard',
  'otherInfluenceOrControl',
  'seniorManagingOfficial',
  'settlor',
  'trustee',
  'protector',
  'beneficiaryOfLegalArrangement',
  'rightsToSurplusAssetsOnDissolution',
  'rightsToProfitOrIncome',
  'rightsGrantedByContract',
  'conditionalRightsGrantedByContract',
  'controlViaCompanyRulesOrArticles',
  'controlByLegalFramework',
  'boardMember',
  'boardChair',
  'unknownInterest',
  'unpublishedInterest',
  'enjoymentAndUseOfAssets',
  'rightToProfitOrIncomeFromAssets',
  'nominee',
  'nominator',
]);

/** What a role of an interest type is called. */
export function interestLabel(code: string): string {
  return words.get(code) ?? codeLabel(code);
}

/** Dates of an interest that are none. */
export function unreadDatesOf(interest: Interest): string[] {
  const stated = [interest.startDate ?? interest.startDateStated, interest.endDate ?? interest.endDateStated];
  return stated.flatMap((text) => (text && !dateOf(text) ? bodsLine(text, 60) : []));
}

/** The interests of a relationship as roles, every number as stated. */
export function rolesOfInterests({ interests, stemma }: RelationshipDetails, source: string | undefined): LinkRole[] {
  if (stemma?.isBare) return [];
  const stated = interests?.length ? interests : [{ type: UNKNOWN_INTEREST }];
  return stated.map((interest) => roleOf(interest, source));
}

/** At most as many roles as a link holds, those that have not ended before others; `note` is told what is left out. */
export function fewRoles(
  roles: readonly LinkRole[],
  today: string,
  note: (stated: number, max: number) => void,
): LinkRole[] {
  const max = limits.rolesPerLinkMax;
  const left = roles.filter((role) => roleStatusOn(role, today) !== 'ended');
  const ordered = [...left, ...roles.filter((role) => !left.includes(role))];
  if (roles.length > max) note(roles.length, max);
  return ordered.slice(0, max);
}

function roleOf(interest: Interest, source: string | undefined): LinkRole {
  const code = bodsLine(interest.code, 100) || bodsLine(interest.type, 100) || UNKNOWN_INTEREST;
  const name = bodsLine(interest.role, limits.roleWordsMax);
  const { numbers, unreadable } = readShare(interest.share);
  const [startStated, endStated] = [
    interest.startDate ?? interest.startDateStated,
    interest.endDate ?? interest.endDateStated,
  ];
  const [startDate, endDate] = [dateOf(startStated), dateOf(endStated)];
  const details = [
    cleaned(withoutRole(interest.details, name), 3500),
    unreadable && `Share as stated: ${unreadable}`,
    startStated && !startDate && `Start as stated: ${bodsLine(startStated, 60)}`,
    endStated && !endDate && `End as stated: ${bodsLine(endStated, 60)}`,
  ];
  const via = (['direct', 'indirect', 'unknown'] as const).find(
    (directness) => directness === interest.directOrIndirect,
  );
  const isSaidByName = code === NAMED_ROLE && interest.beneficialOwnershipOrControl === true && saysBeneficial(name);
  return withoutNothing({
    role: name || interestLabel(code),
    ...numbers,
    startDate,
    endDate,
    via,
    beneficial: isSaidByName ? undefined : (interest.beneficialOwnershipOrControl ?? undefined),
    interest: code,
    details: details.filter(Boolean).join('\n') || undefined,
    basis: ROLE_BASES.find((basis) => basis === interest.basis),
    joint: bodsLine(interest.joint, limits.roleWordsMax) || undefined,
    source: bodsLine(interest.source, limits.roleSourceMax) || source,
    checkedOn: dayIn(interest.checkedOn),
    checkedBy: bodsLine(interest.checkedBy, limits.roleWordsMax) || undefined,
  });
}

/** How details name a role for readers who know the standard alone. */
export const roleLine = (role: string): string => `Role: ${role}`;

function withoutRole(details: string | null | undefined, role: string): string {
  const text = details ?? '';
  const line = roleLine(role);
  if (role === '' || (text !== line && !text.startsWith(`${line}\n`))) return text;
  return text.slice(line.length + 1);
}

/**
 * Reads a share; in 0.4 exclusive bounds are numbers of their own, in older files marks on the others. `unreadable` says what is none as it
 * is stated: no number from 0 to 100, or a range in which none lies.
 */
export function readShare(share: Share | null | undefined): { numbers: Partial<LinkRole>; unreadable: string } {
  if (!share) return { numbers: {}, unreadable: '' };
  const bad: string[] = [];
  const read = (name: keyof Share): number | undefined => {
    const raw = share[name];
    if (raw === undefined || raw === null || typeof raw === 'boolean') return undefined;
    const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw.replace(/%\s*$/, '')) : raw;
    if (typeof value === 'number' && value >= 0 && value <= 100) return value;
    bad.push(
      `${name} ${typeof raw === 'number' || typeof raw === 'string' ? bodsLine(`${raw}`, 60) : 'of another kind'}`,
    );
    return undefined;
  };
  const above = read('exclusiveMinimum');
  const below = read('exclusiveMaximum');
  const minimum = read('minimum');
  const maximum = read('maximum');
  const openBelow = above !== undefined && above >= (minimum ?? 0);
  const openAbove = below !== undefined && below <= (maximum ?? 100);
  const percentage = read('exact');
  const [least, largest] = [openBelow ? above : minimum, openAbove ? below : maximum];
  const range = {
    minimum: least,
    maximum: largest,
    minimumExclusive: openBelow || share.exclusiveMinimum === true || undefined,
    maximumExclusive: openAbove || share.exclusiveMaximum === true || undefined,
  };
  if (isPossibleRange(range)) return { numbers: { percentage, ...range }, unreadable: bad.join(', ') };
  bad.push(
    `${range.minimumExclusive ? 'more than' : 'minimum'} ${least ?? 0}`,
    `${range.maximumExclusive ? 'less than' : 'maximum'} ${largest ?? 100}`,
  );
  return { numbers: { percentage }, unreadable: bad.join(', ') };
}

function dateOf(text: string | null | undefined): string | undefined {
  const day = (text ?? '').trim().split('T', 1)[0] ?? '';
  return isIsoDate(day) ? day : undefined;
}

function dayIn(text: string | null | undefined): string | undefined {
  const day = dateOf(text);
  return day?.length === 10 ? day : undefined;
}

function withoutNothing(role: LinkRole): LinkRole {
  return Object.fromEntries(Object.entries(role).filter(([, value]) => value !== undefined)) as LinkRole;
}
