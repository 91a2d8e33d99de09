import { limits } from '@stemma/shared/limits';
import { ranges } from '@stemma/shared/rules/range';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { readingOrganization } from '../../entities/service';
import { inRange } from '../../errors';
import { one } from '../../store';
import { STEMMA_STYLE } from '@stemma/shared/chart/builtInStyles';
import { stylesOfCharts } from '../../styles/service';
import type { ChartCard } from '../present';
import { presentCard } from '../present';
import { EMPTY_THUMBNAIL, presentThumbnail, type Thumbnail } from './thumbnails';
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

/** Small drawings of charts by key, in their styles. The keys must be of charts that the caller may read: they come from a list of his. */
export async function thumbnailsOf(context: Context, keys: readonly string[]): Promise<Thumbnail[]> {
  const tagsOf = readingOrganization(requireUser(context));
  return context.read(async (tx) => {
    const rows = await store.thumbnails(tx, { keys: [...keys] });
    const styles = await stylesOfCharts(tx, rows);
    const styleOf = (key: string) => styles.get(key) ?? STEMMA_STYLE;
    const byTag = rows.filter(({ key }) => styleOf(key).colorBy === 'tag').map(({ key }) => key);
    const tagged = byTag.length ? await store.firstTags(tx, { keys: byTag, tagsOf }) : [];
    const tags = new Map(tagged.map(({ entityKey, ...tag }) => [entityKey, [tag]]));
    const drawn = new Map(rows.map((row) => [row.key, presentThumbnail(row, styleOf(row.key), tags)]));
    return keys.map((key) => drawn.get(key) ?? EMPTY_THUMBNAIL);
  });
}
