import { RouteOccupancy } from './routeOccupancy';
import { takeOffFrames } from '../group/offFrames';
import type { ConnectedComponent, Edge } from './connectedComponents';
import { type Bounds, type Point, boundsOf } from '../geometry/box';
import { orthogonalPathOf, axisSegmentOf, pointsOf, type OrthogonalPath } from '../geometry/orthogonalPath';
import { lengthOf, nearestOnPath, simplified } from '../geometry/polyline';
import type { LayoutNode, ComponentLayout } from './types';
import { labelCandidates, isOnSharedPrefix } from '../label/labelCandidates';

/**
 * A layout whose links along the axes have no kinks, begin at their cards' edges, part from their owner's others once, and follow no border of a
 * group's frame, each with its label on what is its own alone.
 */
export function beautifyRoutes(part: ConnectedComponent, layout: ComponentLayout): ComponentLayout {
  const whole = onEdges(part, layout);
  const room = new RouteOccupancy(part, whole);
  partOnce(room);
  bendAtBundle(room);
  straighten(room, whole.nodes);
  labelsOnOwnSegment(room);
  takeOffFrames(room);
  return { ...whole, links: room.links };
}

/**
 * Lets links bend where those of their owner part, rather than below their labels, where these have room over the card that they lead to. Of
 * several between the same two cards each keeps the line that it has for itself.
 */
function bendAtBundle(room: RouteOccupancy): void {
  for (const edge of room.part.edges) {
    const route = room.links.get(edge.link.key);
    const line = route && orthogonalPathOf(route.path);
    const height = line ? bundleOf(room, edge, line) : null;
    if (!route || !line || height === null) continue;
    const [first, last] = [line.at[0] ?? 0, line.at.at(-1) ?? 0];
    const bent: OrthogonalPath = { ...line, at: [first, height, last] };
    const label = route.label && { ...route.label, x: last };
    const labelBox: Bounds | null = room.labelOf(edge, { ...route, label });
    const isClear =
      room.isSegmentClear(edge, axisSegmentOf(bent, 1)) &&
      room.isSegmentClear(edge, axisSegmentOf(bent, 2)) &&
      !joinsTwin(room, edge, { from: line.at[1] ?? 0, to: height }) &&
      (!labelBox || room.areLabelClear(edge, labelBox)) &&
      room.crossings(edge, pointsOf(bent)) <= room.crossings(edge, route.path);
    if (isClear) room.put(edge, { ...route, path: pointsOf(bent), label });
  }
}

/** Whether a link that parts elsewhere than before would part where another one does that leads to the same card. */
function joinsTwin(room: RouteOccupancy, edge: Edge, { from, to }: { from: number; to: number }): boolean {
  const twins = room.siblings(edge).filter(({ held }) => held === edge.held);
  const heights = twins.map(({ link }) => orthogonalPathOf(room.links.get(link.key)?.path ?? [])?.at[1]);
  return from !== to && heights.includes(to);
}

/** The height at which other links of an owner leave the same bundle, for one that runs down beyond it and bends below its label; else null. */
function bundleOf(room: RouteOccupancy, edge: Edge, { upright, start, at }: OrthogonalPath): number | null {
  const [first, bend] = [at[0] ?? 0, at.at(-2) ?? start];
  const isBent = upright && (at.length === 3 || at.length === 5) && first !== at.at(-1);
  if (!isBent) return null;
  const heights = room.siblings(edge).flatMap(({ link }) => {
    const line = orthogonalPathOf(room.links.get(link.key)?.path ?? []);
    const isSame = line?.upright && line.at.length >= 3 && line.start === start && line.at[0] === first;
    return isSame ? [line.at[1] ?? 0] : [];
  });
  const between = heights.filter((height) => height > start && height < bend);
  return between.length ? Math.min(...between) : null;
}

/** So near, in chart units, two routes go through one place. */
const ONE = 0.5;

/** Lets links of one owner that part and meet again run together as far as there, on the shorter route, as a closed round would mean nothing. */
export function partOnce(room: RouteOccupancy): void {
  for (const edge of room.part.edges) {
    for (const other of room.siblings(edge)) if (other.held !== edge.held) takeShorter(room, edge, other);
  }
}

/** Gives a link the beginning of another one that it meets again, where that is shorter and no labels stand on either. */
function takeShorter(room: RouteOccupancy, edge: Edge, other: Edge): void {
  const [route, shorter] = [room.links.get(edge.link.key), room.links.get(other.link.key)];
  if (
    !route ||
    !shorter ||
    !orthogonalPathOf(route.path) ||
    !orthogonalPathOf(shorter.path) ||
    !isSame(route.path[0], shorter.path[0])
  )
    return;
  const meeting = lastMeeting(route.path, shorter.path);
  const [own, its] = [upTo(route.path, meeting), upTo(shorter.path, meeting)];
  if (lengthOf(own) <= lengthOf(its) + ONE) return;
  if (areLabelOn(own, route.label) || areLabelOn(its, shorter.label)) return;
  const rest = route.path.slice(own.length - 1);
  room.put(edge, { ...route, path: simplified([...its, ...rest]) });
}

/** The bend of either way that is the last place, along the first, at which both go through. */
function lastMeeting(path: readonly Point[], other: readonly Point[]): Point {
  const bends = [...path.slice(0, -1), ...other.slice(0, -1)].filter(
    (bend) => goesThrough(path, bend) && goesThrough(other, bend),
  );
  const far = bends.map((bend) => ({ bend, fraction: nearestOnPath(path, bend).fraction }));
  far.sort((a, b) => b.fraction - a.fraction);
  return far[0]?.bend ?? path[0] ?? { x: 0, y: 0 };
}

/** Whether a route along the axes goes through a place. */
function goesThrough(path: readonly Point[], { x, y }: Point): boolean {
  for (let at = 1; at < path.length; at++) {
    const [a, b] = [path[at - 1], path[at]];
    if (!a || !b) continue;
    const isWithin = Math.min(a.x, b.x) - ONE < x && x < Math.max(a.x, b.x) + ONE;
    if (isWithin && Math.min(a.y, b.y) - ONE < y && y < Math.max(a.y, b.y) + ONE) return true;
  }
  return false;
}

/** A route as far as a place on it. */
function upTo(path: readonly Point[], place: Point): Point[] {
  const part: Point[] = [];
  for (const [at, point] of path.entries()) {
    const before = path[at - 1];
    if (before && nearestOnPath([before, point], place).distance < ONE) return [...part, place];
    part.push(point);
  }
  return part;
}

function areLabelOn(path: readonly Point[], label: Point | null): boolean {
  return label !== null && nearestOnPath(path, label).distance < ONE;
}

function isSame(one: Point | undefined, other: Point | undefined): boolean {
  return one !== undefined && other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < ONE;
}

/** A run across of at most so many chart units is a kink, not a route. */
const KINK = 28;
/** Space between two links where they arrive at a card. */
const APART = 14;

/** Lets links that run down but for a few units across run straight, where they can arrive at that place of the card. */
function straighten(room: RouteOccupancy, places: ReadonlyMap<string, Point>): void {
  const cards = new Map(room.part.nodes.map((node) => [node.key, node]));
  for (const edge of room.part.edges) {
    const route = room.links.get(edge.link.key);
    const line = route && orthogonalPathOf(route.path);
    const [held, at] = [cards.get(edge.held), places.get(edge.held)];
    if (!route || !line || !held || !at) continue;
    const straight = withoutLastKink(line);
    const old = line.at.at(-1) ?? 0;
    const to = straight?.at.at(-1) ?? 0;
    if (!straight || !isOnEdge(held, at, to)) continue;
    if (room.isEndBeside(edge, { x: to, y: line.end }, APART)) continue;
    if (!room.isSegmentClear(edge, axisSegmentOf(straight, straight.at.length - 1))) continue;
    const isOnLast = route.label?.x === old && isBetween(route.label.y, line.at.at(-2) ?? line.start, line.end);
    const label = route.label && isOnLast ? { ...route.label, x: to } : route.label;
    room.put(edge, { ...route, path: pointsOf(straight), label });
  }
}

/** A line that goes on straight where it had a kink before its last segment; null where it has none. */
function withoutLastKink({ upright, start, end, at }: OrthogonalPath): OrthogonalPath | null {
  const [before, last] = [at.at(-3), at.at(-1)];
  const isUpright = upright === (at.length % 2 === 1);
  if (!isUpright || before === undefined || last === undefined || Math.abs(before - last) > KINK) return null;
  return { upright, start, end, at: at.slice(0, -2) };
}

function isBetween(value: number, one: number, other: number): boolean {
  return Math.min(one, other) <= value && value <= Math.max(one, other);
}

function isOnEdge({ width, corner, beside = 0 }: LayoutNode, { x }: Point, at: number): boolean {
  return Math.abs(at - x) <= width / 2 - Math.max(corner, beside);
}

/**
 * A layout whose links begin and end on the edges of their cards: elkjs ends them at the label that hangs below a card, and labels stand at a
 * fraction of the route as it is drawn.
 */
function onEdges({ nodes, edges }: ConnectedComponent, layout: ComponentLayout): ComponentLayout {
  const boxes = new Map(
    nodes.flatMap(({ key, width, height }) => {
      const at = layout.nodes.get(key);
      return at ? [[key, boundsOf({ ...at, width, height })] as const] : [];
    }),
  );
  const links = new Map(layout.links);
  for (const { link, holder, held } of edges) {
    const [route, from, to] = [links.get(link.key), boxes.get(holder), boxes.get(held)];
    const [start, end] = [route?.path[0], route?.path.at(-1)];
    if (!route || !from || !to || !start || !end) continue;
    links.set(link.key, { ...route, path: [within(start, from), ...route.path.slice(1, -1), within(end, to)] });
  }
  return { ...layout, links };
}

function within({ x, y }: Point, { left, right, top, bottom }: Bounds): Point {
  return { x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)) };
}

/**
 * Takes labels off what their link shares with others of its owner, where they would be read as those of all: to a clear
 * place on its own. Where there is none they find theirs by themselves. */
function labelsOnOwnSegment(room: RouteOccupancy): void {
  for (const edge of room.part.edges) {
    const route = room.links.get(edge.link.key);
    if (!route?.label || !isOnSharedPrefix(room, edge, route.label)) continue;
    const [place] = labelCandidates(room, edge);
    room.put(edge, { ...route, label: place?.at ?? null });
  }
}
