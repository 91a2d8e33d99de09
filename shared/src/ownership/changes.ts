import { endsOf } from './directedLink';
import { daysOf } from './day';
import { holdersOf } from './holders';
import { integratedOwnership } from './integratedOwnership';
import { ownershipModel } from './model';
import { subjectOf } from './ownership';
import { meaningOf, trustPartyOf } from './roles';
import type { Basis, OwnershipGraph, OwnershipLink, OwnershipRole } from './types';

/** What a holder has of the subject before and after, in percent. */
export interface HolderChange {
  key: string;
  before: number;
  after: number;
}

/** A day on which something that counts starts or ends. */
export interface OwnershipChange {
  /** ISO day. */
  date: string;
  /** Keys of the links that start, end or become unsure. */
  links: string[];
  /** Holders whose totals differ, those that change most first. */
  holders: HolderChange[];
}

export interface ChangesQuestion {
  subject: string;
  basis?: Basis;
  leaveOutUndated?: boolean;
  /** ISO days; both ends belong to the period. Without them all days on record. */
  from?: string | null;
  to?: string | null;
}

function hasPart(role: OwnershipRole): boolean {
  const { share, control } = meaningOf(role);
  return share !== null || control !== null || trustPartyOf(role) !== undefined;
}

/** The days on which a date of any precision can change what counts: the first and the last that it can mean. */
function daysOfChange({ startDate, endDate }: OwnershipRole): string[] {
  return [startDate, endDate].flatMap((date) => {
    if (!date) return [];
    const { first, last } = daysOf(date);
    return first === last ? [first] : [first, last];
  });
}

/** Every day on which a role that counts starts or ends, with the links that change on it; between two such days nothing changes. */
export function changeDays(links: readonly OwnershipLink[]): Map<string, string[]> {
  const days = new Map<string, Set<string>>();
  for (const link of links) {
    for (const role of link.roles) {
      if (!hasPart(role)) continue;
      for (const day of daysOfChange(role)) {
        const known = days.get(day);
        if (known) known.add(link.key);
        else days.set(day, new Set([link.key]));
      }
    }
  }
  return new Map([...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, keys]) => [day, [...keys].sort()]));
}

/** Links above a subject on any day. */
export function linksAbove({ links }: OwnershipGraph, subject: string): OwnershipLink[] {
  const into = new Map<string, OwnershipLink[]>();
  for (const link of links) {
    if (link.arrowType === 'Double' || link.arrowType === 'None' || !link.roles.some(hasPart)) continue;
    const { to } = endsOf(link);
    const known = into.get(to);
    if (known) known.push(link);
    else into.set(to, [link]);
  }
  const found: OwnershipLink[] = [];
  const seen = new Set([subject]);
  for (const entity of seen) {
    for (const link of into.get(entity) ?? []) {
      found.push(link);
      seen.add(endsOf(link).from);
    }
  }
  return found;
}

/** What changed above a subject, day by day, each with the totals before and after it. */
export function ownershipChanges(graph: OwnershipGraph, question: ChangesQuestion): OwnershipChange[] {
  const days = [...changeDays(linksAbove(graph, question.subject))].filter(
    ([day]) => (!question.from || day >= question.from) && (!question.to || day <= question.to),
  );
  const [first] = days;
  if (!first) return [];
  let before = totalsOn(graph, question, dayBefore(first[0]));
  return days.map(([date, links]) => {
    const after = totalsOn(graph, question, date);
    const holders = differences(before, after);
    before = after;
    return { date, links, holders };
  });
}

/** What several changes, in the order of their days, come to together; of no holder who has what he had before. */
export function netChanges(changes: readonly OwnershipChange[]): HolderChange[] {
  const [before, after] = [new Map<string, number>(), new Map<string, number>()];
  for (const { holders } of changes) {
    for (const one of holders) {
      if (!before.has(one.key)) before.set(one.key, one.before);
      after.set(one.key, one.after);
    }
  }
  return differences(before, after);
}

/** What differs between two days. */
export function compareDays(
  graph: OwnershipGraph,
  question: ChangesQuestion,
  from: string,
  to: string,
): HolderChange[] {
  return differences(totalsOn(graph, question, from), totalsOn(graph, question, to));
}

/** The day before an ISO day. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

function totalsOn(
  graph: OwnershipGraph,
  { subject: key, basis = 'ownership', leaveOutUndated = false }: ChangesQuestion,
  asOf: string,
): Map<string, number> {
  const model = ownershipModel(graph, { asOf, leaveOutUndated });
  const subject = subjectOf(model, key);
  const on = model.on(basis);
  const holders = holdersOf(on, integratedOwnership(on.matrix, subject));
  return new Map(holders.map(({ entity, total }) => [graph.entities[entity]!.key, total]));
}

function differences(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): HolderChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((key) => ({ key, before: before.get(key) ?? 0, after: after.get(key) ?? 0 }))
    .filter((change) => Math.abs(change.after - change.before) > 1e-9)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || (a.key < b.key ? -1 : 1));
}
