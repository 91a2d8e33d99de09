import { boundsOf, grown, overlaps, type Bounds } from '../../geometry/box';
import type { Point } from '../../geometry/box';
import type { ComponentLayout } from '../componentLayout';
import { translateToOrigin } from '../translateToOrigin';
import { circleAngles, slotSize } from './circleAngles';
import { circleOrder } from './circleOrder';
import { gathered } from '../gathered';
import { nodeBox } from '../nodeBox';
import { group, type Edge, type ConnectedComponent } from '../connectedComponents';
import { outOfFrames } from '../../group/outOfFrames';
import { pairOf, withStraightRoutes } from '../straight/straightRoutes';
import type { LayoutNode } from '../types';

const GAP = 44;
/** Space round the label of a link between two cards that stand beside each other. */
const BESIDE = 22;
/** Space round words beside other words. */
const APART = 6;

/** So many cards stand on one circle; more stand on circles round each other. */
const ONE_CIRCLE = 64;

/**
 * A part on a circle, beginning at the top, what is linked near each other and no link behind a card that is not its own; a large one on
 * several circles in the order in which a reader would name its cards, the first inside.
 */
export function circularLayout(part: ConnectedComponent): ComponentLayout {
  const keyOf = ({ key }: LayoutNode) => key;
  if (part.nodes.length > ONE_CIRCLE) {
    const order = gathered(part.nodes, keyOf, part.groups);
    return outOfFrames(part, framed(order, rings(order)));
  }
  const order = gathered(circleOrder(part), keyOf, part.groups);
  const angles = circleAngles(order.length, slotSize(part, BESIDE));
  const places = new Map(
    placesAt(angles, radiusOf(order, angles, part)).map((at, index) => [order[index]?.key ?? '', at]),
  );
  return withStraightRoutes(part, outOfFrames(part, framed(part.nodes, places)));
}

/** The smallest circle on which cards that stand beside each other are apart, with the label of their links in between, each clear of the next. */
function radiusOf(order: readonly LayoutNode[], angles: readonly number[], { edges }: ConnectedComponent): number {
  const count = order.length;
  if (count < 2) return 0;
  const labels = new Map(
    [...group(edges, ({ holder, held }) => pairOf(holder, held))].map(([pair, all]) => [pair, labelOf(all)] as const),
  );
  const fits = (radius: number): boolean => {
    const places = placesAt(angles, radius);
    const all: Bounds[] = [];
    return order.every((node, at) => {
      const next = (at + 1) % count;
      const other = order[next];
      const [a, b] = [places[at], places[next]];
      if (!other || !a || !b) return true;
      const [one, two] = [nodeBox(node, a), nodeBox(other, b)];
      if (overlaps(grown(one, GAP / 2), grown(two, GAP / 2))) return false;
      const label = labels.get(pairOf(node.key, other.key));
      if (!label || (count === 2 && at === 1)) return true;
      const middle = between(a, one, b, two);
      const words = boundsOf({ ...middle, ...label }, BESIDE);
      const apart = boundsOf({ ...middle, ...label }, APART);
      if (all.some((other) => overlaps(other, apart))) return false;
      all.push(apart);
      return !overlaps(words, one) && !overlaps(words, two);
    });
  };
  let [small, large] = [0, GAP];
  while (!fits(large)) large *= 2;
  while (large - small > 1) {
    const middle = (small + large) / 2;
    if (fits(middle)) large = middle;
    else small = middle;
  }
  return large;
}

/** The size of the label of all links between two cards, above each other; null where they say nothing. */
function labelOf(edges: readonly Edge[]): { width: number; height: number } | null {
  const labels = edges.flatMap(({ link }) => link.label ?? []);
  if (labels.length === 0) return null;
  const heights = labels.map(({ height }) => height + BESIDE);
  return {
    width: Math.max(...labels.map(({ width }) => width)),
    height: heights.reduce((sum, height) => sum + height, -BESIDE),
  };
}

/** The middle of what is seen of a straight link between two cards. */
function between(a: Point, one: Bounds, b: Point, two: Bounds): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = (box: Bounds) =>
    Math.min(
      dx === 0 ? 1 : (box.right - box.left) / 2 / Math.abs(dx),
      dy === 0 ? 1 : (box.bottom - box.top) / 2 / Math.abs(dy),
      1,
    );
  const at = (part(one) + 1 - part(two)) / 2;
  return { x: a.x + dx * at, y: a.y + dy * at };
}

/** Circles round each other, the first card in the middle. */
function rings(nodes: readonly LayoutNode[]): Map<string, Point> {
  const room = Math.max(...nodes.map((node) => Math.hypot(node.width, node.height + node.drop))) + GAP;
  const places: Point[] = [{ x: 0, y: 0 }];
  for (let ring = 1; places.length < nodes.length; ring++) {
    const fits = Math.floor(Math.PI / Math.asin(1 / (2 * ring)));
    places.push(...placesAt(evenAngles(Math.min(fits, nodes.length - places.length)), ring * room));
  }
  return new Map(nodes.map(({ key }, at) => [key, places[at] ?? { x: 0, y: 0 }]));
}

function evenAngles(count: number): number[] {
  return Array.from({ length: count }, (_, at) => (2 * Math.PI * at) / count - Math.PI / 2);
}

function placesAt(angles: readonly number[], radius: number): Point[] {
  return angles.map((angle) => ({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) }));
}

/** Cards at these places, the upper left corner of the whole at nought. */
function framed(nodes: readonly LayoutNode[], places: ReadonlyMap<string, Point>): ComponentLayout {
  const boxes = nodes.map((node) => nodeBox(node, places.get(node.key) ?? { x: 0, y: 0 }));
  return translateToOrigin({ nodes: new Map(places), links: new Map() }, boxes);
}
