import type { RouteOccupancy } from './routeOccupancy';
import { labelCandidates, isOnSharedPrefix } from '../label/labelCandidates';

/**
 * Takes words off what their link shares with others of its owner, where they would be read as those of all: to a clear
 * place on its own. Where there is none they find theirs by themselves. */
export function labelsOnOwnSegment(room: RouteOccupancy): void {
  for (const edge of room.part.edges) {
    const route = room.links.get(edge.link.key);
    if (!route?.label || !isOnSharedPrefix(room, edge, route.label)) continue;
    const [place] = labelCandidates(room, edge);
    room.put(edge, { ...route, label: place?.at ?? null });
  }
}
