import { countLinks } from './countedLinks';
import { daysOf, inForce } from './day';
import { endsOf } from './directedLink';
import { isUnderstood } from './linkShare';
import { meaningOf } from './roles';
import { BASES, DECORATIONS } from './types';
import type { Basis, OwnershipEntity, OwnershipGraph, OwnershipLink, OwnershipRole } from './types';

/** What a direct holding is of: a part on one basis, or control without a share. */
export const HOLDING_BASES = [...BASES, 'control'] as const;
export type HoldingBasis = (typeof HOLDING_BASES)[number];

/** What one holder holds of one subject directly, on one basis, in a period in which nothing about it changes. */
export interface DirectHolding {
  holder: string;
  subject: string;
  basis: HoldingBasis;
  /** Percent; null where only a range is known, and of control. */
  share: number | null;
  /** Percent; 0 and 100 where no share is stated, null of control. */
  minimum: number | null;
  maximum: number | null;
  /** ISO day, the first; null: since ever, or nobody knows since when. */
  start: string | null;
  /** ISO day, the first on which it holds no more; null: it still holds. */
  end: string | null;
  /** `unknown`: no source says that it is direct; it counts unless the holder also reaches the subject by other holdings. */
  via: 'direct' | 'unknown';
  /** Keys of the charts that say so, sorted. */
  charts: string[];
  /** The charts say different things: the range runs from the smallest to the largest. */
  disagree: boolean;
}

/** Names of roles that count as ownership only where a subject has no other: what such a role means rests on all links into its subject. */
export const TITLE_ROLES: readonly string[] = ['registered owner', 'legal owner'];

type Period = Pick<DirectHolding, 'start' | 'end'>;
type Held = Omit<DirectHolding, 'holder' | 'subject' | 'basis' | 'start' | 'end'>;

const BEFORE_ALL = '0001-01-01';
/** Holds the subject in place of everybody else who owns of it. */
const OTHERS: OwnershipEntity = { key: '', name: '', typeName: 'Company' };

/**
 * The direct holdings that the links of a graph make up, one for each holder, subject, basis and period, over all charts (`chartKey`). Of
 * each pair only its own links are asked, so that the answer about a pair is the same on any part of the graph that has them, and, where
 * one of its roles is of `TITLE_ROLES`, all links into its subject. Declarations (via indirect) are no holdings.
 */
export function directHoldings({ entities, links }: OwnershipGraph): DirectHolding[] {
  const known = new Map(entities.map((entity) => [entity.key, entity]));
  const pairs = new Map<string, { holder: OwnershipEntity; subject: OwnershipEntity; links: OwnershipLink[] }>();
  const titled = new Map<string, OwnershipLink[]>();
  for (const link of links) {
    if (link.arrowType === 'Double' || link.arrowType === 'None') continue;
    const ends = endsOf(link);
    const [holder, subject] = [known.get(ends.from), known.get(ends.to)];
    if (!holder || !subject || !canHold(holder) || !canBeHeld(subject)) continue;
    const name = JSON.stringify([holder.key, subject.key]);
    const pair = pairs.get(name);
    if (pair) pair.links.push(link);
    else pairs.set(name, { holder, subject, links: [link] });
    if (link.roles.some(isTitle)) titled.set(subject.key, []);
  }
  for (const { subject, links: own } of pairs.values()) titled.get(subject.key)?.push(...own);
  const owned = new Map([...titled].map(([subject, into]) => [subject, ownedPeriods(into)]));
  return [...pairs.values()].flatMap(({ holder, subject, links: own }) => {
    const graph = { entities: holder === subject ? [holder] : [holder, subject], links: own };
    const times = own.some(({ roles }) => roles.some(isTitle)) ? (owned.get(subject.key) ?? []) : [];
    return pairHoldings(graph, times).map((held) => ({ holder: holder.key, subject: subject.key, ...held }));
  });
}

function canHold({ typeName, isPrivate }: OwnershipEntity): boolean {
  return !isPrivate && !DECORATIONS.has(typeName);
}

function canBeHeld(entity: OwnershipEntity): boolean {
  return canHold(entity) && entity.typeName !== 'Individual';
}

function isTitle(role: OwnershipRole): boolean {
  return meaningOf(role).onlyIf === 'noOther';
}

type Segment = Omit<DirectHolding, 'holder' | 'subject'>;

function pairHoldings(pair: OwnershipGraph, owned: readonly Period[]): Segment[] {
  const bases = new Set<HoldingBasis>();
  const days = new Set<string>();
  for (const { roles } of pair.links) {
    for (const role of roles) {
      const { share, control } = meaningOf(role);
      if (share === null && control === null) continue;
      if (share !== null) bases.add(share);
      if (control !== null) bases.add('control');
      for (const date of [role.startDate, role.endDate]) {
        if (!date) continue;
        const { first, last } = daysOf(date);
        days.add(first).add(last);
      }
    }
  }
  for (const { start, end } of owned) for (const day of [start, end]) if (day !== null) days.add(day);
  const ticks = [null, ...[...days].sort()];
  return HOLDING_BASES.filter((basis) => bases.has(basis)).flatMap((basis) => {
    const found: Segment[] = [];
    ticks.forEach((start, at) => {
      const day = start ?? BEFORE_ALL;
      const isOwned = basis === 'ownership' && owned.some((period) => covers(period, day));
      const held = heldOn(pair, basis, day, isOwned);
      if (held) found.push({ basis, ...held, start, end: ticks[at + 1] ?? null });
    });
    return joined(found);
  });
}

function covers({ start, end }: Period, day: string): boolean {
  return (start === null || start <= day) && (end === null || day < end);
}

/** Neighbouring periods in which the same is held are one. */
function joined(found: readonly Segment[]): Segment[] {
  const whole: Segment[] = [];
  for (const segment of found) {
    const last = whole.at(-1);
    if (last?.end != null && last.end === segment.start && saysSame(last, segment)) last.end = segment.end;
    else whole.push({ ...segment });
  }
  return whole;
}

function saysSame(a: Segment, b: Segment): boolean {
  const of = ({ share, minimum, maximum, via, charts, disagree }: Segment) =>
    JSON.stringify([share, minimum, maximum, via, charts, disagree]);
  return of(a) === of(b);
}

function heldOn(pair: OwnershipGraph, basis: HoldingBasis, asOf: string, isOwned: boolean): Held | null {
  const [subject] = pair.entities.slice(-1);
  const graph = isOwned && subject ? withOtherOwner(pair, subject.key) : pair;
  const on: Basis = basis === 'control' ? 'ownership' : basis;
  const counted = countLinks(graph, { asOf, basis: on });
  const own = pair.links;
  if (basis === 'control') {
    const links = counted.controls.map(({ link }) => own[link]).filter((link) => link !== undefined);
    if (links.length === 0) return null;
    const roles = links.flatMap((link) => link.roles.filter((role) => meaningOf(role).control !== null));
    const nothing = { share: null, minimum: null, maximum: null, disagree: false };
    return { ...nothing, via: viaOf(roles, asOf), charts: chartsOf(links) };
  }
  if (counted.standIns.size > 0) return null;
  const holding = counted.holdings.find(({ links }) => links.some((number) => number < own.length));
  if (!holding) return null;
  const links = holding.links.map((number) => own[number]).filter((link) => link !== undefined);
  const roles = links.flatMap((link) => link.roles.filter((role) => meaningOf(role).share === basis));
  const { minimum, maximum, stated } = holding.share;
  return {
    share: stated && minimum === maximum ? minimum : null,
    minimum,
    maximum,
    via: viaOf(roles, asOf),
    charts: chartsOf(links),
    disagree: holding.disagree,
  };
}

/** The pair with somebody else who owns of the subject. */
function withOtherOwner({ entities, links }: OwnershipGraph, subject: string): OwnershipGraph {
  const other: OwnershipLink = {
    key: '',
    from: OTHERS.key,
    to: subject,
    arrowType: 'Normal',
    roles: [{ role: 'Owner' }],
  };
  return { entities: [...entities, OTHERS], links: [...links, other] };
}

function viaOf(roles: readonly OwnershipRole[], asOf: string): DirectHolding['via'] {
  const isSure = (role: OwnershipRole) =>
    role.via !== 'unknown' && role.via !== 'indirect' && !meaningOf(role).declares && inForce(role, asOf) !== 'no';
  return roles.some(isSure) ? 'direct' : 'unknown';
}

function chartsOf(links: readonly OwnershipLink[]): string[] {
  return [...new Set(links.map(({ chartKey = '' }) => chartKey))].sort();
}

/** When a subject has an owner by more than title, sorted and apart from each other. */
function ownedPeriods(into: readonly OwnershipLink[]): Period[] {
  const found: Period[] = [];
  for (const { roles } of into) {
    if (!roles.every(isUnderstood)) continue;
    for (const role of roles) {
      const { share, onlyIf } = meaningOf(role);
      if (share !== 'ownership' || onlyIf === 'noOther' || role.via === 'indirect') continue;
      const isStated = role.percentage != null || role.minimum != null || role.maximum != null;
      if (onlyIf === 'stated' && !isStated) continue;
      const start = role.startDate ? daysOf(role.startDate).first : null;
      const end = role.endDate ? daysOf(role.endDate).last : null;
      if (start === null || end === null || start < end) found.push({ start, end });
    }
  }
  found.sort((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1));
  const apart: Period[] = [];
  for (const period of found) {
    const last = apart.at(-1);
    if (!last || (last.end !== null && (period.start ?? '') > last.end)) apart.push({ ...period });
    else if (last.end !== null && (period.end === null || period.end > last.end)) last.end = period.end;
  }
  return apart;
}
