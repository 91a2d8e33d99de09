import type { Point } from '../geometry/box';
import { orthogonalPathOf, axisSegmentOf, pointsOf, type OrthogonalPath } from '../geometry/orthogonalPath';
import type { RouteOccupancy } from './routeOccupancy';
import type { LayoutNode } from './types';

/** A run across of at most so many chart units is a kink, not a route. */
const KINK = 28;
/** Space between two links where they arrive at a card. */
const APART = 14;

/** Lets links that run down but for a few units across run straight, where they can arrive at that place of the card. */
export function straighten(room: RouteOccupancy, places: ReadonlyMap<string, Point>): void {
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
