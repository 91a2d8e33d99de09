import type { Bounds } from '../geometry/box';
import { orthogonalPathOf, axisSegmentOf, pointsOf, type OrthogonalPath } from '../geometry/orthogonalPath';
import type { RouteOccupancy } from './routeOccupancy';
import type { Edge } from './connectedComponents';

/**
 * Lets links bend where those of their owner part, rather than below their words, where these have room over the card that they lead to. Of
 * several between the same two cards each keeps the line that it has for itself.
 */
export function bendAtBundle(room: RouteOccupancy): void {
  for (const edge of room.part.edges) {
    const route = room.links.get(edge.link.key);
    const line = route && orthogonalPathOf(route.path);
    const height = line ? bundleOf(room, edge, line) : null;
    if (!route || !line || height === null) continue;
    const [first, last] = [line.at[0] ?? 0, line.at.at(-1) ?? 0];
    const bent: OrthogonalPath = { ...line, at: [first, height, last] };
    const label = route.label && { ...route.label, x: last };
    const words: Bounds | null = room.labelOf(edge, { ...route, label });
    const isClear =
      room.isSegmentClear(edge, axisSegmentOf(bent, 1)) &&
      room.isSegmentClear(edge, axisSegmentOf(bent, 2)) &&
      !joinsTwin(room, edge, { from: line.at[1] ?? 0, to: height }) &&
      (!words || room.areLabelClear(edge, words)) &&
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

/** The height at which other links of an owner leave the same bundle, for one that runs down beyond it and bends below its words; else null. */
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
