import { boundsOf, grown, overlaps, type Bounds, type Point } from '../../geometry/box';
import { translateToOrigin } from '../translate';
import { nodeBox } from '../nodeBox';
import { group, type Edge, type ConnectedComponent, gathered } from '../connectedComponents';
import { outOfFrames } from '../../group/outOfFrames';
import { pairOf, withStraightRoutes } from '../straight/straightRoutes';
import type { LayoutNode, ComponentLayout } from '../types';

const GAP = 44;
/** Space round the label of a link between two cards that stand beside each other. */
const BESIDE = 22;
/** Space round labels beside other labels. */
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
      const labelBox = boundsOf({ ...middle, ...label }, BESIDE);
      const apart = boundsOf({ ...middle, ...label }, APART);
      if (all.some((other) => overlaps(other, apart))) return false;
      all.push(apart);
      return !overlaps(labelBox, one) && !overlaps(labelBox, two);
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

/** Up to so many cards stand at even angles. */
const EVEN_MAX = 8;
/** Into so many pieces a quarter of the circle is cut. */
const PIECES = 900;

/**
 * The angles, in radians from the right, clockwise, at which so many cards stand round a circle, the first at the top. As cards and labels
 * are wider than high, many stand closer at the sides than at the top and the bottom, so that the circle needs far less room.
 */
function circleAngles(count: number, { across, down }: { across: number; down: number }): number[] {
  const step = (2 * Math.PI) / (4 * PIECES);
  const even = count <= EVEN_MAX;
  const cards = (angle: number) =>
    even ? 1 : Math.max(Math.abs(Math.sin(angle)) / across, Math.abs(Math.cos(angle)) / down);
  const passed = [0];
  for (let at = 0; at < 4 * PIECES; at++) {
    passed.push((passed[at] ?? 0) + cards(-Math.PI / 2 + (at + 0.5) * step));
  }
  const total = passed.at(-1) ?? 1;
  let at = 0;
  return Array.from({ length: count }, (_, card) => {
    const wanted = (card / count) * total;
    while ((passed[at + 1] ?? Infinity) <= wanted) at++;
    const [before, after] = [passed[at] ?? 0, passed[at + 1] ?? total];
    return -Math.PI / 2 + (at + (wanted - before) / (after - before)) * step;
  });
}

/** The room that a card of a part takes with the label of a link beside it, on average, `beside` each of them. */
function slotSize({ nodes, edges }: ConnectedComponent, beside: number): { across: number; down: number } {
  const labels = edges.flatMap(({ link }) => link.label ?? []);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    across: mean(nodes.map(({ width }) => width)) + mean(labels.map(({ width }) => width)) + 2 * beside,
    down: mean(nodes.map(({ height, drop }) => height + drop)) + mean(labels.map(({ height }) => height)) + 2 * beside,
  };
}

/** Each card is tried at every place so often, unless nothing comes of it before. */
const ROUNDS = 6;

/**
 * The cards of a part in the order in which they stand round a circle: those that are linked near each other, with few links crossing.
 * Beginning with the reading order, each card goes where its links cross fewest others and are shortest. The first card stays the first.
 */
export function circleOrder({ nodes, edges }: ConnectedComponent): LayoutNode[] {
  const [first] = nodes;
  if (!first) return [];
  let order = nodes.map(({ key }) => key);
  const linked = edges.filter(({ holder, held }) => holder !== held);
  for (let round = 0; round < ROUNDS; round++) {
    const before = order.join('\n');
    for (const { key } of nodes) order = bestPlaced(key, order, linked);
    if (order.join('\n') === before) break;
  }
  const start = order.indexOf(first.key);
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  return [...order.slice(start), ...order.slice(0, start)].flatMap((key) => byKey.get(key) ?? []);
}

/** How many pairs of links cross where cards stand round a circle in this order; links are straight there. */
export function circleCrossings(order: readonly string[], edges: readonly Edge[]): number {
  const at = new Map(order.map((key, place) => [key, place]));
  const chords = edges.map((edge) => chordOf(edge, at));
  let count = 0;
  chords.forEach((one, index) => {
    for (const other of chords.slice(index + 1)) if (cross(one, other)) count++;
  });
  return count;
}

type Chord = readonly [number, number];

function chordOf({ holder, held }: Edge, at: ReadonlyMap<string, number>): Chord {
  const [a, b] = [at.get(holder) ?? 0, at.get(held) ?? 0];
  return a < b ? [a, b] : [b, a];
}

function cross([a, b]: Chord, [c, d]: Chord): boolean {
  return (a < c && c < b && b < d) || (c < a && a < d && d < b);
}

function bestPlaced(key: string, order: readonly string[], edges: readonly Edge[]): string[] {
  const own = edges.filter(({ holder, held }) => holder === key || held === key);
  const others = edges.filter(({ holder, held }) => holder !== key && held !== key);
  const rest = order.filter((one) => one !== key);
  const cost = (place: number): number => {
    const at = new Map(rest.map((one, index) => [one, index < place ? index : index + 1]));
    at.set(key, place);
    const chords = others.map((edge) => chordOf(edge, at));
    let sum = 0;
    for (const edge of own) {
      const chord = chordOf(edge, at);
      const apart = chord[1] - chord[0];
      sum += Math.min(apart, order.length - apart) / order.length ** 2;
      for (const other of chords) if (cross(chord, other)) sum++;
    }
    return sum;
  };
  const now = order.indexOf(key);
  let best = { place: now, cost: cost(now) };
  for (let place = 0; place <= rest.length; place++) {
    const one = place === now ? best.cost : cost(place);
    if (one < best.cost - 1e-9) best = { place, cost: one };
  }
  return [...rest.slice(0, best.place), key, ...rest.slice(best.place)];
}
