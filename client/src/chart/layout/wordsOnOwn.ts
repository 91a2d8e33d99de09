import type { LaidRoom } from './laidRoom';
import { ownPlaces, standOnShared } from './ownPlaces';

/**
 * Takes words off what their link shares with others of its owner, where they would be read as those of all: to a clear
 * place on its own. Where there is none they find theirs by themselves. */
export function wordsOnOwn(room: LaidRoom): void {
  for (const edge of room.part.edges) {
    const way = room.links.get(edge.link.key);
    if (!way?.label || !standOnShared(room, edge, way.label)) continue;
    const [place] = ownPlaces(room, edge);
    room.put(edge, { ...way, label: place?.at ?? null });
  }
}
