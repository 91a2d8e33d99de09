import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Point } from '../../geometry/box';
import { group, type ConnectedComponent } from '../connectedComponents';
import { outOfFrames } from '../../group/outOfFrames';
import { pairOf, withStraightRoutes } from '../straight/straightRoutes';
import type { Elk, LayoutGroup, ComponentLayout, LayoutNode } from '../types';
import { translateToOrigin } from '../translate';
import { nodeBox } from '../nodeBox';
import { edgeToward, lengthUnder } from '../straight/straightLine';
import { LINE_BESIDE_LABEL } from '../straight/straightLabels';

const SPREAD = { links: 280, between: 56, together: 180, labels: 12 };

/** In a group of more cards not each two are drawn together. */
const ALL_SPRINGS_MAX = 12;

/** Above so many cards the better of the two takes too long. */
const STRESS_MAX = 300;

/** A part by springs: what is linked stands near, what is not far apart, and then no card over another. The same each time. */
export async function forceLayout(part: ConnectedComponent, elk: Elk): Promise<ComponentLayout> {
  const sized = part.nodes.map(({ key, width, height, drop }, at) => {
    return { id: key, width, height: height + drop, ...onSpiral(at) };
  });
  const edges = part.edges.map(({ link, holder, held }) => ({ id: link.key, sources: [holder], targets: [held] }));
  const together = part.groups.flatMap(springs);
  const spread = await elk.layout({
    id: 'chart',
    layoutOptions: {
      'elk.algorithm': part.nodes.length > STRESS_MAX ? 'force' : 'stress',
      'elk.randomSeed': '1',
      'elk.interactive': 'true',
      'elk.separateConnectedComponents': 'false',
      'elk.stress.desiredEdgeLength': String(SPREAD.links),
      'elk.spacing.nodeNode': '120',
    },
    children: sized,
    edges: [...edges, ...together],
  });
  const apart = await elk.layout({
    id: 'chart',
    layoutOptions: {
      'elk.algorithm': 'sporeOverlap',
      'elk.spacing.nodeNode': String(SPREAD.labels),
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    },
    children: withLabel(part, spread.children ?? []),
    edges: [],
  });
  return withStraightRoutes(part, outOfFrames(part, stretched(part, layoutOf(part, apart))));
}

/** Half of the space between two turns of the spiral. */
const SPIRAL = 140;
/** The golden angle: no two cards of a spiral stand in one direction. */
const TURN = Math.PI * (3 - Math.sqrt(5));

/** Where springs begin: on a spiral in the order in which cards come. elkjs' own beginning takes twenty times as long as the rest. */
function onSpiral(at: number): Point {
  const distance = SPIRAL * Math.sqrt(at + 0.5);
  return { x: distance * Math.cos(at * TURN), y: distance * Math.sin(at * TURN) };
}

/** Springs between the cards of a group, shorter than links: between any two of a small one, else between each and the first. */
function springs({ key, cards }: LayoutGroup): ElkExtendedEdge[] {
  return cards.flatMap((card, at) =>
    cards.slice(0, cards.length > ALL_SPRINGS_MAX ? Math.min(1, at) : at).map((other) => ({
      id: `${key}\u0000${other}\u0000${card}`,
      sources: [other],
      targets: [card],
      layoutOptions: { 'elk.stress.desiredEdgeLength': String(SPREAD.together) },
    })),
  );
}

/** Cards with half the space between them as their own, and the labels between linked ones, so that both are put apart. */
function withLabel(part: ConnectedComponent, cards: readonly ElkNode[]): ElkNode[] {
  const by = (SPREAD.between - SPREAD.labels) / 2;
  const middles = new Map(
    cards.map(({ id, x = 0, y = 0, width = 0, height = 0 }) => [id, { x: x + width / 2, y: y + height / 2 }]),
  );
  const boxes = [...group(part.edges, ({ link }) => pairOf(link.from, link.to))].flatMap(([pair, all]) => {
    const labels = all.flatMap(({ link }) => link.label ?? []);
    const [a, b] = [middles.get(all[0]?.link.from ?? ''), middles.get(all[0]?.link.to ?? '')];
    if (labels.length === 0 || !a || !b) return [];
    const width = Math.max(...labels.map((label) => label.width));
    const height = labels.reduce((sum, label) => sum + label.height + SPREAD.labels, -SPREAD.labels);
    return [{ id: `label\u0000${pair}`, x: (a.x + b.x - width) / 2, y: (a.y + b.y - height) / 2, width, height }];
  });
  const grown = cards.map(({ id, x = 0, y = 0, width = 0, height = 0 }) => ({
    id,
    x: x - by,
    y: y - by,
    width: width + 2 * by,
    height: height + 2 * by,
  }));
  return [...grown, ...boxes];
}

function layoutOf(part: ConnectedComponent, { children = [] }: ElkNode): ComponentLayout {
  const byKey = new Map(part.nodes.map((node) => [node.key, node]));
  const boxes = children.flatMap(({ id, x = 0, y = 0, width = 0, height = 0 }) => {
    const node = byKey.get(id);
    return node ? [{ node, left: x + (width - node.width) / 2, top: y + (height - node.height - node.drop) / 2 }] : [];
  });
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    width: Math.max(...boxes.map((box) => box.left + box.node.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.node.height + box.node.drop)) - top,
    nodes: new Map(
      boxes.map(({ node, ...at }) => [
        node.key,
        { x: at.left - left + node.width / 2, y: at.top - top + node.height / 2 },
      ]),
    ),
    links: new Map(),
  };
}

/** In such steps a part is stretched, at most to so many times its size. */
const STRETCH = { step: 1.04, most: 2 };

/**
 * A layout stretched across and down by the least for which each link is seen on both sides of its label. As distances only grow, no
 * card comes over another.
 */
export function stretched(part: ConnectedComponent, layout: ComponentLayout): ComponentLayout {
  const cards = new Map(part.nodes.map((node) => [node.key, node]));
  const pairs = [...group(part.edges, ({ link }) => pairOf(link.from, link.to)).values()].flatMap((all) => {
    const labels = all.flatMap(({ link }) => link.label ?? []);
    const [a, b] = [cards.get(all[0]?.link.from ?? ''), cards.get(all[0]?.link.to ?? '')];
    if (!a || !b) return [];
    const size = {
      width: Math.max(0, ...labels.map(({ width }) => width)),
      height: Math.max(0, ...labels.map(({ height }) => height)),
    };
    return [{ a, b, size }];
  });
  let by = { x: 1, y: 1 };
  for (;;) {
    let [isNarrow, isLow] = [false, false];
    for (const { a, b, size } of pairs) {
      const [from, to] = [layout.nodes.get(a.key), layout.nodes.get(b.key)];
      if (!from || !to) continue;
      const [start, end] = [times(from, by), times(to, by)];
      if (hasRoom(a, start, b, end, size)) continue;
      const isLevel =
        Math.abs(end.x - start.x) / (a.width + b.width) > Math.abs(end.y - start.y) / (a.height + b.height);
      isNarrow ||= isLevel;
      isLow ||= !isLevel;
    }
    const next = {
      x: isNarrow ? Math.min(STRETCH.most, by.x * STRETCH.step) : by.x,
      y: isLow ? Math.min(STRETCH.most, by.y * STRETCH.step) : by.y,
    };
    if (next.x === by.x && next.y === by.y) break;
    by = next;
  }
  return placed(part, layout, by);
}

function hasRoom(
  a: LayoutNode,
  from: Point,
  b: LayoutNode,
  to: Point,
  label: { width: number; height: number },
): boolean {
  const [start, end] = [edgeToward(from, a, to), edgeToward(to, b, from)];
  const seen = Math.hypot(end.x - start.x, end.y - start.y);
  const isApart = (end.x - start.x) * (to.x - from.x) + (end.y - start.y) * (to.y - from.y) > 0;
  return isApart && seen >= lengthUnder(from, to, label) + 2 * LINE_BESIDE_LABEL + 4;
}

function times({ x, y }: Point, by: Point): Point {
  return { x: x * by.x, y: y * by.y };
}

/** The cards at their stretched places, the upper left corner of the whole at nought. */
function placed(part: ConnectedComponent, layout: ComponentLayout, by: Point): ComponentLayout {
  const nodes = new Map([...layout.nodes].map(([key, at]) => [key, times(at, by)]));
  const boxes = part.nodes.flatMap((node) => {
    const at = nodes.get(node.key);
    return at ? [nodeBox(node, at)] : [];
  });
  return translateToOrigin({ ...layout, nodes }, boxes);
}
