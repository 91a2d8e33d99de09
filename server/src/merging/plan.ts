import type { MergeChoices, MergeLine, MergeRecord } from '@stemma/shared/merging/compareRecords';
import { compareRecords, joinedNotes, sideOf } from '@stemma/shared/merging/compareRecords';
import type { DetailsRow, GrantsRow, MergeChartRow, MergeLinkRow, ReadersRow } from './store';

type Properties = Record<string, unknown>;

/** What becomes of the charts on which the record that goes has a place or links. */
export interface ChartsPlan {
  /** Its place becomes that of the one that stays. */
  moved: MergeChartRow[];
  /** Both stood there: the place of the one that stays is kept. */
  both: MergeChartRow[];
  /** Only links that ended lead there. */
  linksOnly: MergeChartRow[];
  /** The caller may not edit them: there the old record stays. */
  left: MergeChartRow[];
}

/** Which charts the merge changes: those that the caller may edit. */
export function planCharts(charts: readonly MergeChartRow[], mayEdit: (chart: MergeChartRow) => boolean): ChartsPlan {
  const plan: ChartsPlan = { moved: [], both: [], linksOnly: [], left: [] };
  for (const chart of charts) {
    if (!mayEdit(chart)) plan.left.push(chart);
    else if (!chart.placement) plan.linksOnly.push(chart);
    else if (chart.keptToo) plan.both.push(chart);
    else plan.moved.push(chart);
  }
  return plan;
}

/** Keys of the charts that a plan changes. */
export function changedCharts({ moved, both, linksOnly }: ChartsPlan): string[] {
  return [...moved, ...both, ...linksOnly].map(({ key }) => key);
}

export interface LinksPlan {
  /** Drawn from or to the record that stays from now on. */
  moved: { key: string; from: string; to: string }[];
  /** They lay between the two: a record holds nothing of itself. */
  loops: MergeLinkRow[];
}

/** Which links of the charts that change are drawn anew, and which are taken off. */
export function planMovedLinks(
  links: readonly MergeLinkRow[],
  charts: ReadonlySet<string>,
  { keptKey, otherKey }: { keptKey: string; otherKey: string },
): LinksPlan {
  const swap = (key: string): string => (key === otherKey ? keptKey : key);
  const plan: LinksPlan = { moved: [], loops: [] };
  for (const link of links) {
    if (!charts.has(link.chart)) continue;
    const [from, to] = [swap(link.from), swap(link.to)];
    if (from === to) plan.loops.push(link);
    else plan.moved.push({ key: link.key, from, to });
  }
  return plan;
}

/** The properties that the record that stays gets, by the lines and what was chosen; only those that change. */
export function mergedProperties(
  kept: MergeRecord & { properties: Properties },
  other: MergeRecord & { properties: Properties },
  choices: MergeChoices,
): Properties {
  const lines = compareRecords(kept, other);
  const set: Properties = {};
  for (const line of lines.filter((one) => !one.id.startsWith('custom:'))) {
    if (sideOf(line, choices) === 'KEPT') continue;
    for (const name of namesOf(line)) set[name] = other.properties[name] ?? null;
    if (line.id === 'description' && sideOf(line, choices) === 'BOTH')
      set.description = joinedNotes(kept.description, other.description);
  }
  const custom = customFields(lines, kept, other, choices);
  set.customFieldNames = custom.map(({ name }) => name);
  set.customFieldValues = custom.map(({ value }) => value);
  return Object.fromEntries(Object.entries(set).filter(([name, value]) => !same(kept.properties[name], value)));
}

function namesOf({ id, name, along }: MergeLine): string[] {
  return [id.startsWith('field:') ? name : id, ...along];
}

function customFields(lines: MergeLine[], kept: MergeRecord, other: MergeRecord, choices: MergeChoices) {
  return lines
    .filter(({ id }) => id.startsWith('custom:'))
    .flatMap((line) => {
      const from = sideOf(line, choices) === 'KEPT' ? kept : other;
      return from.customFields.filter(({ name }) => name === line.name);
    });
}

function same(a: unknown, b: unknown): boolean {
  const orNone = (value: unknown) =>
    value === '' || (Array.isArray(value) && value.length === 0) ? null : (value ?? null);
  return JSON.stringify(orNone(a)) === JSON.stringify(orNone(b));
}

const FLAGS = ['info', 'notes', 'keyPersons', 'files'] as const;
const NOTHING: Properties = { info: false, notes: false, keyPersons: false, files: false, private: false };

/** What becomes of what one share link shows of the two. */
export interface GrantPlan {
  handle: string;
  /** What it shows of the record that stays from now on; null where it has no grant. */
  granted: Properties | null;
  keptBefore: GrantsRow['kept'];
  otherBefore: GrantsRow['other'];
  /** The old record stands on none of its charts any more. */
  endsOther: boolean;
  aboutMoves: boolean;
  /** Files that it shows no more. */
  hides: string[];
}

/**
 * What each share link shows after the merge: of a link that showed both, or on whose charts one takes the place of the other, never more
 * than the stricter of the two, unless it is one of `keeping`: then what either was shown with. `otherStays` tells whether the old record stays
 * on a chart.
 */
export function planGrants(
  rows: readonly GrantsRow[],
  {
    changed,
    otherStays,
    keeping,
  }: { changed: ReadonlySet<string>; otherStays: boolean; keeping?: ReadonlySet<string> },
): GrantPlan[] {
  return rows.flatMap((row) => {
    const touches = row.otherCharts.some((chart) => changed.has(chart)) || (!otherStays && row.other !== null);
    const aboutMoves = row.aboutOther && !otherStays;
    if (!touches && !aboutMoves) return [];
    const stands = row.otherCharts.length > 0 || row.other !== null;
    const merged = keeping?.has(row.handle) ? either : both;
    const granted = stands ? merged(row.kept?.properties, row.other?.properties) : (row.kept?.properties ?? null);
    const endsOther = row.other !== null && !row.otherCharts.some((chart) => !changed.has(chart));
    return [
      {
        handle: row.handle,
        granted,
        keptBefore: row.kept,
        otherBefore: endsOther ? row.other : null,
        endsOther,
        aboutMoves,
        hides: granted?.['files'] === true ? [] : row.shows,
      },
    ];
  });
}

type MergedFlags = (kept: Properties | undefined, other: Properties | undefined) => Properties | null;

/** The flags that both grant; private where either is. Null where nothing is left to say. */
const both = mergedFlags((kept, other) => kept && other);
/** The flags that either grants; private where either is. Null where nothing is left to say. */
const either = mergedFlags((kept, other) => kept || other);

function mergedFlags(grants: (kept: boolean, other: boolean) => boolean): MergedFlags {
  return (kept = NOTHING, other = NOTHING) => {
    const isPrivate = kept['private'] === true || other['private'] === true;
    const flags = Object.fromEntries(FLAGS.map((flag) => [flag, grants(kept[flag] === true, other[flag] === true)]));
    const any = FLAGS.some((flag) => flags[flag]);
    return any || isPrivate ? { ...flags, private: isPrivate } : null;
  };
}

/** Share links that show the record that stays, know nothing of the other, and would show of what it brings along. */
export function linksThatGain(rows: readonly GrantsRow[]): GrantsRow[] {
  return rows.filter(
    (row) =>
      row.other === null &&
      row.otherCharts.length === 0 &&
      row.keptCharts.length > 0 &&
      row.kept?.properties['private'] !== true &&
      FLAGS.some((flag) => row.kept?.properties[flag] === true),
  );
}

/** How many people would read details of one of the two that they may not read now. */
export function peopleWhoGain(
  kept: ReadersRow,
  other: ReadersRow,
  { changed, members, withAccess }: { changed: ReadonlySet<string>; members: readonly string[]; withAccess: boolean },
): number {
  const before = (row: ReadersRow) => readers(row.access, row.charts, members);
  const [readKept, readOther] = [before(kept), before(other)];
  const charts = [...kept.charts, ...other.charts.filter(({ key }) => changed.has(key))];
  const after = readers([...kept.access, ...(withAccess ? other.access : [])], charts, members);
  return [...after].filter((user) => !readKept.has(user) || !readOther.has(user)).length;
}

function readers(access: readonly string[], charts: ReadersRow['charts'], members: readonly string[]): Set<string> {
  const found = new Set([...access, ...charts.flatMap(({ users }) => users)]);
  if (charts.some(({ isPublic }) => isPublic)) for (const member of members) found.add(member);
  return found;
}

/** What moves of a record's details, and what the one that stays has already. */
export function planTies(
  kept: DetailsRow,
  other: DetailsRow,
  { keptKey, otherKey }: { keptKey: string; otherKey: string },
) {
  const has = (list: readonly { key: string }[]) => new Set(list.map(({ key }) => key));
  const [people, personOf, taken] = [has(kept.people), has(kept.personOf), has(kept.taken)];
  const screened = new Set(kept.screenings.map(({ sourceKey }) => sourceKey));
  return {
    people: other.people.filter(({ key }) => key !== keptKey && !people.has(key)),
    personOf: other.personOf.filter(({ key }) => key !== keptKey && !personOf.has(key)),
    states: without(other.states, kept.states),
    identifiers: without(other.identifiers, kept.identifiers),
    screenings: other.screenings.filter(({ sourceKey }) => !screened.has(sourceKey)),
    taken: other.taken.filter(({ key }) => !taken.has(key)),
    /** A record is no key person of itself. */
    selfTies: kept.people.some(({ key }) => key === otherKey) || kept.personOf.some(({ key }) => key === otherKey),
  };
}

function without(list: readonly string[], taken: readonly string[]): string[] {
  const there = new Set(taken);
  return list.filter((key) => !there.has(key));
}

/** A chart's groups, or its findings that are set aside, with one key in the place of another; null where nothing changes. */
export function withKey(json: string | null, otherKey: string, keptKey: string): string | null {
  if (!json?.includes(JSON.stringify(otherKey))) return null;
  const swapped = JSON.parse(json, (name, value: unknown) =>
    (name === 'members' || name === 'keys') && Array.isArray(value)
      ? inOrder(name, [...new Set(value.map((key: unknown) => (key === otherKey ? keptKey : key)))])
      : value,
  ) as unknown;
  return JSON.stringify(swapped);
}

function inOrder(name: string, keys: unknown[]): unknown[] {
  return name === 'keys' ? (keys as string[]).sort() : keys;
}
