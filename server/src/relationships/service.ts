import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartStyle } from '@stemma/shared/chart/style';
import { linkShape, ROUTINGS } from '@stemma/shared/chart/link';
import { coordinate } from '@stemma/shared/chart/reach';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { keyText, nameText, plainText } from '@stemma/shared/rules/basic';
import { VISIBILITIES } from '@stemma/shared/permissions';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import type { ChartCard } from '../charts/present';
import { presentNode } from '../charts/present';
import { firstPlacements, readableCharts } from '../charts/readable';
import { withOwnDecorations } from '../charts/decorations';
import { createChartIn } from '../charts/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { parse } from '../errors';
import { chartsToFollow, reachedFrom } from '../explore/reach';
import { presentLink } from '../links/present';
import type { Tx } from '../store';
import { defaultStyleOf } from '../styles/service';
import type { MergedLink } from './merge';
import { mergeLinks } from './merge';

const TIME_LIMIT = 20_000;

/** What of an entity a dynamic chart shows: its holdings, its owners, or all that is linked with it. */
export const DYNAMIC_KINDS = ['subject', 'object', 'all'] as const;
export type DynamicKind = (typeof DYNAMIC_KINDS)[number];

const DIRECTIONS = { subject: 'out', object: 'in', all: 'any' } as const;

/** A chart made of several charts around one entity (DESIGN §4 Dynamic charts). */
export interface DynamicChart {
  /** The entity's key. */
  key: string;
  /** The entity's name. */
  name: string;
  kind: DynamicKind;
  charts: { key: string; name: string }[];
  style: ChartStyle;
  nodes: ChartNode[];
  links: MergedLink[];
}

/**
 * An entity's dynamic chart over the links of the chosen charts, or of all charts with the entity that the caller may read. Throws
 * `notFound` when he may not know of the entity or of one of the charts.
 */
export async function dynamicChart(
  context: Context,
  ask: { key: string; kind: DynamicKind; charts?: readonly string[] | null },
): Promise<DynamicChart> {
  const caller = requireUser(context);
  return context.read((tx) => dynamicChartIn(tx, caller, ask), { timeoutMs: TIME_LIMIT });
}

async function dynamicChartIn(
  tx: Tx,
  caller: UserCaller,
  ask: { key: string; kind: DynamicKind; charts?: readonly string[] | null },
): Promise<DynamicChart> {
  const chosen = ask.charts?.length ? ask.charts : await chartsToFollow(tx, caller, ask.key);
  const charts = await readableCharts(tx, caller, chosen);
  const keys = charts.map(({ key }) => key);
  const { nodes, links } = await reachedFrom(tx, caller, {
    keys: [ask.key],
    charts: keys,
    direction: DIRECTIONS[ask.kind],
    depth: null,
  });
  const placements = await firstPlacements(
    tx,
    keys,
    nodes.map(({ properties }) => properties.key),
  );
  const order = new Map(keys.map((key, index) => [key, index]));
  const drawn = links
    .map(({ from, to, properties }) => ({
      link: presentLink(from, to, properties),
      chart: String(properties.datasetKey),
    }))
    .sort((a, b) => (order.get(a.chart) ?? 0) - (order.get(b.chart) ?? 0));
  const shown = nodes.map(({ properties, permission, chartCount }) =>
    presentNode(properties, placements.get(properties.key) ?? {}, permission, chartCount),
  );
  return {
    key: ask.key,
    name: shown.find(({ key }) => key === ask.key)?.name ?? '',
    kind: ask.kind,
    charts: charts.map(({ key, name }) => ({ key, name })),
    style: await defaultStyleOf(tx, caller.organizationKey),
    nodes: shown,
    links: mergeLinks(drawn),
  };
}

const linkRouteShape = linkShape.pick({
  key: true,
  points: true,
  fromSpot: true,
  toSpot: true,
  linkTextPosition: true,
  routing: true,
});

const dynamicChartShape = z.object({
  entityKey: keyText,
  kind: z.enum(DYNAMIC_KINDS, { error: messages.unknownChoice }).nullish(),
  charts: z.array(keyText).max(limits.dynamicChartsMax).nullish(),
  key: keyText.nullish(),
  name: nameText.nullish(),
  description: plainText(limits.chartDescriptionMax).nullish(),
  visibility: z.enum(VISIBILITIES).nullish(),
  places: z
    .array(z.object({ key: keyText, x: coordinate, y: coordinate }))
    .max(limits.chartEntitiesMax)
    .nullish(),
  routes: z.array(linkRouteShape).max(limits.chartLinksMax).nullish(),
  routing: z.enum(ROUTINGS).nullish(),
});

/**
 * Keeps a dynamic chart as a chart of its own, with links of its own; private unless said otherwise, and public only
 * where all those charts are. The same key sent again answers with the chart that is there.
 */
export async function saveDynamicChart(context: Context, input: unknown): Promise<ChartCard> {
  const caller = requireUser(context);
  const wanted = parse(dynamicChartShape, input);
  return context.write(async (tx) => {
    const kind = wanted.kind ?? 'all';
    const chart = await dynamicChartIn(tx, caller, { key: wanted.entityKey, kind, charts: wanted.charts ?? null });
    const { entities, nodes, links } = await withOwnDecorations(tx, caller, chart);
    const places = new Map(wanted.places?.map(({ key, x, y }) => [key, { x, y }]));
    const routes = new Map(wanted.routes?.map((route) => [route.key, route]));
    return createChartIn(tx, caller, {
      key: wanted.key,
      name: wanted.name ?? chart.name,
      description: wanted.description,
      visibility: wanted.visibility ?? 'private',
      copyOf: chart.charts.map(({ key }) => key),
      routing: wanted.routing,
      changes: {
        entities,
        placements: nodes.map((node, at) => ({
          ...node,
          entityKey: node.key,
          ...places.get(chart.nodes[at]?.key ?? ''),
        })),
        links: links.map((link, at) => ({
          ...link,
          ...routes.get(chart.links[at]?.key ?? ''),
          key: randomUUID(),
        })),
      },
    });
  });
}
