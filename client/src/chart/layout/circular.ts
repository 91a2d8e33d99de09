import type { Point } from '../model/commands';
import type { LaidPart } from './assemble';
import type { Part } from './order';

const GAP = 28;

/** So many cards stand on one circle; more stand on circles round each other. */
const ONE_CIRCLE = 28;

/** A part on a circle, in the order in which a reader would name its cards, beginning at the top; a large one on several, the first inside. */
export function layCircular({ nodes }: Part): LaidPart {
  const room = Math.max(...nodes.map((node) => Math.hypot(node.width, node.height + node.drop))) + GAP;
  const places: Point[] = [];
  if (nodes.length <= ONE_CIRCLE)
    places.push(...circle(nodes.length, room / 2 / Math.sin(Math.PI / Math.max(2, nodes.length))));
  else {
    places.push({ x: 0, y: 0 });
    for (let ring = 1; places.length < nodes.length; ring++) {
      const radius = ring * room;
      const fits = Math.floor(Math.PI / Math.asin(room / 2 / radius));
      places.push(...circle(Math.min(fits, nodes.length - places.length), radius));
    }
  }
  const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
  const half = room / 2;
  return {
    width: Math.max(...places.map(({ x }) => x)) - left + room,
    height: Math.max(...places.map(({ y }) => y)) - top + room,
    nodes: new Map(
      nodes.map(({ key }, at) => [
        key,
        { x: (places[at]?.x ?? 0) - left + half, y: (places[at]?.y ?? 0) - top + half },
      ]),
    ),
    links: new Map(),
  };
}

function circle(count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}
