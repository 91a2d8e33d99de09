import { limits } from '@stemma/shared/limits';
import { ranges } from '@stemma/shared/rules/range';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { readingOrganization } from '../../entities/service';
import { inRange } from '../../errors';
import { one } from '../../store';
import type { ChartCard, Thumbnail } from '../present';
import { presentCard, presentThumbnail } from '../present';
import type { ListParams } from './store';
import * as store from './store';

export type ListInput = Partial<
  Pick<ListParams, 'search' | 'folder' | 'visibility' | 'sort' | 'descending' | 'limit' | 'offset'>
>;

/** The charts the caller may read, a page of them, and how many there are. */
export async function listCharts(context: Context, input: ListInput): Promise<{ total: number; charts: ChartCard[] }> {
  const caller = requireUser(context);
  const scope = { userKey: caller.userKey, organizationKey: readingOrganization(caller) };
  const search = (input.search ?? '').trim().toLowerCase().slice(0, limits.nameMax);
  return context.read(async (tx) => {
    const asked = { ...scope, search, folder: input.folder ?? null, visibility: input.visibility ?? '' };
    const { total } = one(await store.countCharts(tx, asked));
    const rows = await store.chartListRows(tx, {
      ...asked,
      sort: input.sort ?? 'modifiedDate',
      descending: input.descending ?? true,
      limit: inRange(ranges.charts, input.limit, 'limit'),
      offset: inRange(ranges.offset, input.offset, 'offset'),
    });
    return { total, charts: rows.map((row) => presentCard(caller, row)) };
  });
}

/** The charts that the caller has access to by name, not those he only reads because they are public. */
export async function ownCharts(context: Context): Promise<ChartCard[]> {
  const caller = requireUser(context);
  const rows = await context.read((tx) => store.ownChartRows(tx, { userKey: caller.userKey }));
  return rows.map((row) => presentCard(caller, row));
}

/** The charts the caller opened or saved last. */
export async function recentCharts(context: Context, count?: number | null): Promise<ChartCard[]> {
  const caller = requireUser(context);
  const scope = { userKey: caller.userKey, organizationKey: readingOrganization(caller) };
  const rows = await context.read((tx) =>
    store.recentChartRows(tx, { ...scope, count: inRange(ranges.recentCount, count, 'count') }),
  );
  return rows.map((row) => presentCard(caller, row));
}

/** Small drawings of charts by key, in one query. The keys must be of charts that the caller may read: they come from a list of his. */
export async function thumbnailsOf(context: Context, keys: readonly string[]): Promise<Thumbnail[]> {
  const rows = await context.read((tx) => store.thumbnails(tx, { keys: [...keys] }));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.map((key) => presentThumbnail(byKey.get(key)));
}
