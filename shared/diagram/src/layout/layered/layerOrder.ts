import type { Point } from '../../geometry/box';
import type { Chain } from './chains';
import type { ConnectedComponent } from '../connectedComponents';
import { type CrossingCount, type RowGraph, type RowItem, type Rows, hasFewerCrossings } from './crossings';
import { type CompactRows, compactRows, crossingCountOf } from './compactRows';
import { type DotDrawing, digraph, dotNode, drawByDot, xOfSpline } from './graphviz';
import { foldedColumns } from './foldedColumns';
import { type LayerPair, leafColumns } from './leafColumns';
import { minimizeCrossings } from './minimizeCrossings';
import { plainGraph } from './plainElk';
import { orderSiblings } from './siblingOrder';
import type { Elk } from '../types';

/** Cards and passing links in their layers, from the left: a proper layering, in which each link joins neighbouring layers only. */
export interface LayerOrder {
  rows: Rows;
  joined: RowGraph;
  /** By card. */
  cards: ReadonlyMap<string, RowItem>;
  /** By chain, its items from the upper card to the lower one. */
  chains: readonly RowItem[][];
  count: CrossingCount;
  /** Of what stands in one column, pairs of the lowest card of what is above and the top of what is right below it. */
  columns?: readonly LayerPair[];
}

/** What is put in layers: cards that chains join, and cards of which one has to stand above the other. */
interface Layering {
  part: ConnectedComponent;
  chains: readonly Chain[];
  columns: readonly LayerPair[];
}

/** A way to have dot look for an order. */
interface OrderAttempt {
  /** How much longer than by default it looks for few crossings. */
  effort: number;
  /** Whether it is told cards and links the other way round, and so begins elsewhere. */
  isReversed: boolean;
}

const ATTEMPTS: readonly [OrderAttempt, ...OrderAttempt[]] = [
  { effort: 1, isReversed: false },
  { effort: 8, isReversed: false },
  { effort: 8, isReversed: true },
];

/** On components with more cards only dot's first order is taken: to look for a better one takes longer than it is worth. */
const SOUGHT_MAX = 400;

/** On components with no more cards elkjs' layers are tried, too, where links still cross. */
const BY_ELK_MAX = 60;
/** From so many beginnings at most, and from fewer where there are more cards. */
const SEEDS = { most: 4, cards: 120 };

/**
 * Orders of cards in layers in which few links cross: one of dot's, and where links cross in it another one, of the component upside down, in
 * which cards that may stand in several layers stand in others; on a small component elkjs', too.
 */
export async function* layerOrders(
  part: ConnectedComponent,
  chains: readonly Chain[],
  elk: Elk | null,
): AsyncGenerator<LayerOrder, void> {
  const layering = { part, chains, columns: leafColumns(chains) };
  if (!isSought(part)) {
    yield await orderByDot(layering, ATTEMPTS[0]);
    return;
  }
  const first = minimized(await bestByDot(layering, orderByDot));
  yield first;
  if (first.count.crossings === 0) return;
  const turned = minimized(await bestByDot(layering, orderUpsideDown));
  yield turned;
  if (!elk || turned.count.crossings === 0 || part.nodes.length > BY_ELK_MAX) return;
  for (let seed = 1; seed <= Math.min(SEEDS.most, SEEDS.cards / part.nodes.length); seed++) {
    const drawn = minimized(ordered(layering, await drawByElk(layering, elk, seed)));
    yield drawn;
    if (drawn.count.crossings === 0) return;
  }
}

/** Whether a component is narrow enough to be read as a whole only if its branches stand one above the other, and small enough for that. */
export function isFolded(part: ConnectedComponent): boolean {
  return part.space.fold && part.edges.length > 0 && isSought(part);
}

/** Whether a component is small enough that an order better than dot's first one is looked for. */
export function isSought({ nodes }: ConnectedComponent): boolean {
  return nodes.length <= SOUGHT_MAX;
}

/** The order of a component whose branches stand one above the other. */
export async function foldedOrder(part: ConnectedComponent, chains: readonly Chain[]): Promise<LayerOrder> {
  const order = await bestByDot({ part, chains, columns: foldedColumns(part, chains) }, orderByDot);
  const graph = compactRows(order.joined);
  const free = order.count.crossings ? minimizeCrossings(order.rows, order.joined) : order.rows;
  const rows = inReadingOrder(free, graph);
  return { ...order, rows, count: crossingCountOf(rows, graph) };
}

type FindOrder = (layering: Layering, attempt: OrderAttempt) => Promise<LayerOrder>;

async function bestByDot(layering: Layering, find: FindOrder): Promise<LayerOrder> {
  const [first, ...others] = ATTEMPTS;
  let best = await find(layering, first);
  for (const attempt of others) {
    if (best.count.crossings === 0) break;
    const order = await find(layering, attempt);
    if (hasFewerCrossings(order.count, best.count)) best = order;
  }
  return best;
}

function ordered({ part, chains, columns }: Layering, drawing: DotDrawing): LayerOrder {
  return { ...orderOf(part, chains, drawing), columns };
}

const orderByDot: FindOrder = async (layering, attempt) =>
  ordered(layering, await drawByDot(graphOf(layering.part, pairsOf(layering), attempt)));

const orderUpsideDown: FindOrder = async (layering, attempt) => {
  const turned = pairsOf(layering).map(({ upper, lower }) => ({ upper: lower, lower: upper }));
  const { nodes, splines } = await drawByDot(graphOf(layering.part, turned, attempt));
  const flip = ({ x, y }: Point): Point => ({ x, y: -y });
  return ordered(layering, {
    nodes: new Map([...nodes].map(([name, at]) => [name, flip(at)])),
    splines: new Map([...splines].map(([id, points]) => [id, points.map(flip)])),
  });
};

function minimized(order: LayerOrder): LayerOrder {
  const graph = compactRows(order.joined);
  const rows = orderSiblings(inReadingOrder(minimizeCrossings(order.rows, order.joined), graph), order.joined);
  return { ...order, rows, count: crossingCountOf(rows, graph) };
}

/** Rows, or their mirror image where more siblings and owners then stand in their order; what crosses is the same in both. */
function inReadingOrder(rows: Rows, graph: CompactRows): Rows {
  const mirrored = rows.map((row) => row.toReversed());
  return crossingCountOf(mirrored, graph).astray < crossingCountOf(rows, graph).astray ? mirrored : rows;
}

/** Cards of which one stands in a higher layer: those that chains join, by the chains' numbers, then those of columns. */
function pairsOf({ chains, columns }: Layering): LayerPair[] {
  return [...chains, ...columns];
}

function graphOf(
  { nodes }: ConnectedComponent,
  pairs: readonly LayerPair[],
  { effort, isReversed }: OrderAttempt,
): string {
  const number = new Map(nodes.map(({ key }, index) => [key, index]));
  const cards = nodes.map((node, index) => dotNode(String(index), node));
  const links = pairs.map(({ upper, lower }, index) => `${number.get(upper)}->${number.get(lower)}[id=${index}]`);
  if (isReversed) for (const statements of [cards, links]) statements.reverse();
  return digraph(`mclimit=${effort}`, [...cards, ...links]);
}

/** The same graph as elkjs draws it in layers by default, each card at its layer's middle. */
async function drawByElk(layering: Layering, elk: Elk, seed: number): Promise<DotDrawing> {
  const { nodes } = layering.part;
  const graph = await elk.layout(
    plainGraph(
      {
        nodes: nodes.map(({ width, height }, index) => ({ key: String(index), width, height })),
        links: pairsOf(layering).map(({ upper, lower }, index) => ({
          key: String(index),
          from: String(nodes.findIndex(({ key }) => key === upper)),
          to: String(nodes.findIndex(({ key }) => key === lower)),
        })),
      },
      seed,
    ),
  );
  const boxes = (graph.children ?? []).map(({ id, x = 0, y = 0, width = 0, height = 0 }) => ({
    id,
    x: x + width / 2,
    top: y,
    bottom: y + height,
  }));
  boxes.sort((a, b) => a.top - b.top);
  const layers: (typeof boxes)[] = [];
  let end = -Infinity;
  for (const box of boxes) {
    if (box.top > end) layers.push([]);
    layers.at(-1)?.push(box);
    end = Math.max(end, box.bottom);
  }
  const drawn = layers.flatMap((layer) => {
    const y = (Math.min(...layer.map(({ top }) => top)) + Math.max(...layer.map(({ bottom }) => bottom))) / 2;
    return layer.map(({ id, x }) => [id, { x, y }] as const);
  });
  const splines = (graph.edges ?? []).flatMap(({ id, sections = [] }) =>
    sections.map(({ startPoint, bendPoints = [], endPoint }) => [id, [startPoint, ...bendPoints, endPoint]] as const),
  );
  return { nodes: new Map(drawn), splines: new Map(splines) };
}

/** Cards in the layers and the order in which they are drawn, by their numbers in the component, links passing where their splines do. */
export function orderOf({ nodes }: ConnectedComponent, chains: readonly Chain[], drawing: DotDrawing): LayerOrder {
  const places = nodes.map(({ key }, index) => ({ key, ...(drawing.nodes.get(String(index)) ?? { x: 0, y: 0 }) }));
  const levels = [...new Set(places.map(({ y }) => y))].sort((a, b) => a - b);
  const layers = new Map(levels.map((y, layer) => [y, layer]));
  const joined: RowGraph = { cards: [], up: [], down: [] };
  const rows: Rows = levels.map(() => []);
  const xs: number[] = [];
  const add = (layer: number, x: number, card: string | null): RowItem => {
    const item = joined.cards.push(card) - 1;
    xs.push(x);
    joined.up.push([]);
    joined.down.push([]);
    rows[layer]?.push(item);
    return item;
  };
  const placed = places.map(({ key, x, y }) => {
    const layer = layers.get(y) ?? 0;
    return [key, { item: add(layer, x, key), layer }] as const;
  });
  const cards = new Map(placed);
  const items = chains.map(({ upper, lower }, index) => {
    const [above, below] = [cards.get(upper), cards.get(lower)];
    if (!above || !below) return [];
    const spline: readonly Point[] = drawing.splines.get(String(index)) ?? [];
    const between = levels.slice(above.layer + 1, below.layer).map((y, at) => {
      const straight =
        (xs[above.item] ?? 0) +
        (((xs[below.item] ?? 0) - (xs[above.item] ?? 0)) * (at + 1)) / (below.layer - above.layer);
      return add(above.layer + 1 + at, xOfSpline(spline, y) ?? straight, null);
    });
    return [above.item, ...between, below.item];
  });
  const join = (which: 'up' | 'down', chain: readonly RowItem[]) =>
    chain.forEach((item, at) => {
      const other = chain[which === 'down' ? at + 1 : at - 1];
      if (other !== undefined) joined[which][item]?.push(other);
    });
  for (const chain of items) join('down', chain);
  const byShare = chains.map((chain, at) => ({ share: chain.bundle[0].link.share, at }));
  byShare.sort((a, b) => b.share - a.share);
  for (const { at } of byShare) join('up', items[at] ?? []);
  for (const row of rows) row.sort((a, b) => (xs[a] ?? 0) - (xs[b] ?? 0) || a - b);
  return {
    rows,
    joined,
    cards: new Map(placed.map(([key, { item }]) => [key, item])),
    chains: items,
    count: crossingCountOf(rows, compactRows(joined)),
  };
}
