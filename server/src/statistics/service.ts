import { groupsOf } from '../charts/present';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { readingOrganization } from '../entities/service';
import { leads } from '../explore/policy';
import { longestChain } from './chain';
import * as store from './store';

export interface ChartSize {
  /** Empty for a chart that the caller may not read. */
  key: string;
  name: string;
  size: number;
}

const scopeOf = (caller: UserCaller) => ({
  userKey: caller.userKey,
  organizationKey: readingOrganization(caller),
});

/** How many entities of each type there are: of those that the caller may read; of the whole organization for administrators. */
export async function typeDistribution(context: Context): Promise<{ typeName: EntityType; count: number }[]> {
  const caller = requireUser(context);
  const counts = caller.isAdmin ? store.typeCountsOfOrganization : store.typeCounts;
  return context.read((tx) => counts(tx, scopeOf(caller)));
}

/** How many entities stand on each chart. An administrator is told the sizes of charts that he may not read, without their names. */
export async function datasetSizes(context: Context): Promise<ChartSize[]> {
  const caller = requireUser(context);
  return context.read(async (tx) => {
    const readable = await store.chartSizes(tx, scopeOf(caller));
    const hidden = caller.isAdmin ? await store.hiddenChartSizes(tx, scopeOf(caller)) : [];
    const binned = new Map((await store.binnedOnCharts(tx, {})).map(({ key, count }) => [key, count]));
    const outside = (rows: store.ChartSizeRow[]) =>
      rows
        .map((row) => ({ ...row, size: row.size - (binned.get(row.key) ?? 0) }))
        .sort((a, b) => b.size - a.size || byName(a, b));
    return [...outside(readable), ...outside(hidden).map(({ size }) => ({ key: '', name: '', size }))];
  });
}

/** Without regard to case, then by key. */
function byName(a: store.ChartSizeRow, b: store.ChartSizeRow): number {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
  if (first !== second) return first < second ? -1 : 1;
  return a.key < b.key ? -1 : 1;
}

export interface GroupSize {
  key: string;
  name: string;
  datasetKey: string;
  size: number;
}

/** How many members each group has, on the charts that the caller may read, largest first. */
export async function groupSizes(context: Context): Promise<GroupSize[]> {
  const caller = requireUser(context);
  const rows = await context.read((tx) => store.chartGroups(tx, scopeOf(caller)));
  const sizes = rows.flatMap((row) =>
    groupsOf(row.groups).map(({ key, name, members }) => ({ key, name, datasetKey: row.key, size: members.length })),
  );
  return sizes.sort((a, b) => b.size - a.size || a.name.localeCompare(b.name, 'en'));
}

/** The longest chain of projects that lead to each other along arrows, over the charts that the caller may read. */
export async function longestTaskChain(context: Context): Promise<{ key: string; name: string }[]> {
  const caller = requireUser(context);
  const rows = await context.read((tx) => store.projectLinks(tx, scopeOf(caller)));
  const names = new Map(rows.flatMap((row) => [[row.from, row.fromName] as const, [row.to, row.toName] as const]));
  const steps = rows.flatMap(({ from, to, arrowType }) => leads({ from, to, arrowType: arrowType ?? 'Normal' }, 'out'));
  return longestChain(steps).map((key) => ({ key, name: names.get(key) ?? '' }));
}
