import { fieldsByName } from '../entities/input';
import type { ChartChangesInput, Resolvers } from '../graphql/resolvers.generated';
import type { OpenedBefore } from '../graphql/chartAnswers';
import { asResult, orNull } from '../graphql/result';
import { ensurePlaced, getLink, putOnChart } from './edits';
import { groupGraph } from './groups';
import * as lists from './lists/service';
import { EMPTY_THUMBNAIL } from './lists/thumbnails';
import { createSampleChart } from '../samples/service';
import type { ChartCard } from './present';
import * as charts from './service';
import { rowsOfTree, treesOf } from './tree';

/** Resolved drawings are asked for once a list: the parent brings them along. */
type WithThumbnail = ChartCard & { thumbnail: Awaited<ReturnType<typeof lists.thumbnailsOf>>[number] };

async function withThumbnails(
  context: Parameters<typeof lists.thumbnailsOf>[0],
  cards: ChartCard[],
): Promise<WithThumbnail[]> {
  const drawings = await lists.thumbnailsOf(
    context,
    cards.map(({ key }) => key),
  );
  return cards.map((card, index) => ({ ...card, thumbnail: drawings[index] ?? EMPTY_THUMBNAIL }));
}

async function withThumbnail(
  context: Parameters<typeof lists.thumbnailsOf>[0],
  card: ChartCard,
): Promise<WithThumbnail> {
  const [drawn] = await withThumbnails(context, [card]);
  return drawn ?? { ...card, thumbnail: EMPTY_THUMBNAIL };
}

function changesOf(changes: ChartChangesInput) {
  const entities = changes.entities?.map(({ fields, customFields, ...entity }) => ({
    ...entity,
    ...(fields && { fields: fieldsByName(fields) }),
    ...(customFields && { customFields }),
  }));
  return { ...changes, ...(entities && { entities }) };
}

/** The chart that the executor opened, to see whether the answer stands ready. */
const openedBefore = (root: unknown) => (root as Partial<OpenedBefore>).chart;

/** GraphQL's way to the chart use cases. */
export const chartResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    chart: (root, { key }, context) => openedBefore(root) ?? orNull(() => charts.openChart(context, key)),
    chartList: async (_root, args, context) => {
      const { total, charts: cards } = await lists.listCharts(context, {
        search: args.search ?? '',
        folder: args.folder ?? null,
        sort: args.sort ?? 'modifiedDate',
        descending: args.descending ?? true,
        limit: args.limit ?? 100,
        offset: args.offset ?? 0,
      });
      return { total, charts: await withThumbnails(context, cards) };
    },
    chartStanding: (_root, { key }, context) => charts.chartStanding(context, key),
    chartTree: (_root, { chartKey }, context) =>
      orNull(async () => treesOf(await charts.openChart(context, chartKey)).flatMap(rowsOfTree)),
    link: (_root, { key }, context) => orNull(() => getLink(context, key)),
    groupGraph: (_root, { chartKey, key }, context) => orNull(() => groupGraph(context, chartKey, key)),
    recentCharts: async (_root, { count }, context) =>
      withThumbnails(context, await lists.recentCharts(context, count)),
  },
  Mutation: {
    createChart: (_root, { input }, context) =>
      asResult(async () =>
        withThumbnail(
          context,
          await charts.createChart(context, { ...input, changes: input.changes && changesOf(input.changes) }),
        ),
      ),
    createSampleChart: (_root, { input }, context) =>
      asResult(async () => withThumbnail(context, await createSampleChart(context, input))),
    updateChart: (_root, { input }, context) =>
      asResult(async () => withThumbnail(context, await charts.updateChart(context, input))),
    duplicateChart: (_root, { key, name, copyKey }, context) =>
      asResult(async () => withThumbnail(context, await charts.duplicateChart(context, key, { name, copyKey }))),
    deleteCharts: (_root, { keys, folderKeys }, context) =>
      asResult(() => charts.deleteCharts(context, { keys, folderKeys: folderKeys ?? [] })),
    deleteChart: (_root, { key }, context) =>
      asResult(async () => {
        await charts.deleteChart(context, key);
        return key;
      }),
    ensureOnChart: (_root, { chartKey, entityKey, x, y }, context) =>
      asResult(() =>
        ensurePlaced(context, {
          nodeKey: entityKey,
          datasetKey: chartKey,
          position: x == null || y == null ? null : { x, y },
        }),
      ),
    putOnChart: (_root, ask, context) => asResult(() => putOnChart(context, ask)),
    saveChart: (_root, { input }, context) =>
      asResult(() => charts.saveChart(context, { ...input, changes: changesOf(input.changes) })),
  },
};
