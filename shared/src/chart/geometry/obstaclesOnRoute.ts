import type { ChartLink } from '../link';
import { byPlace, overlaps, type Bounds, type Point } from './box';
import type { GridIndex } from './gridIndex';
import { segmentBounds } from './segment';
import { cardBounds, type SceneCard } from './sceneParts';

/** So many cards in the way are not gone round: nothing has been laid out there yet. */
export const MANY_OBSTACLES = 12;

/** What stands on a chart. */
export interface Cards {
  readonly cards: ReadonlyMap<string, SceneCard>;
  readonly cardIndex: GridIndex;
}

/** So near to a card a way along the axes counts as behind it. */
export const PASSING_DISTANCE = 2;

/** The cards of others that a way runs behind, at most so many and one more, by where they stand. */
export function obstaclesOnRoute(
  { cards, cardIndex }: Cards,
  link: ChartLink,
  way: readonly Point[],
  most = MANY_OBSTACLES,
): Bounds[] {
  const found = new Map<string, Bounds>();
  for (let at = 1; at < way.length && found.size <= most; at++) {
    const [a, b] = [way[at - 1], way[at]];
    if (!a || !b) continue;
    const run = segmentBounds(a, b, PASSING_DISTANCE);
    for (const key of cardIndex.query(run)) {
      const card = cards.get(key);
      if (key === link.from || key === link.to || !card || card.shape.plate) continue;
      if (overlaps(cardBounds(card), run)) found.set(key, cardBounds(card));
      if (found.size > most) break;
    }
  }
  return [...found.values()].sort(byPlace);
}
