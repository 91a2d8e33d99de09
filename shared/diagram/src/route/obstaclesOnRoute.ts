import type { ChartLink } from '@stemma/shared/chart/link';
import { byPlace, overlaps, type Bounds, type Point } from '../geometry/box';
import type { GridIndex } from '../index/gridIndex';
import { segmentBounds } from '../geometry/segment';
import { cardBounds, type SceneCard } from '../scene/sceneParts';

/** So many cards in the route are not gone round: nothing has been laid out there yet. */
export const MANY_OBSTACLES = 12;

/** What stands on a chart. */
export interface Cards {
  readonly cards: ReadonlyMap<string, SceneCard>;
  readonly cardIndex: GridIndex;
}

/** So near to a card a route along the axes counts as behind it. */
export const PASSING_DISTANCE = 2;

/** The cards of others that a route runs behind, at most so many and one more, by where they stand. */
export function obstaclesOnRoute(
  { cards, cardIndex }: Cards,
  link: ChartLink,
  route: readonly Point[],
  most = MANY_OBSTACLES,
): Bounds[] {
  const found = new Map<string, Bounds>();
  for (let at = 1; at < route.length && found.size <= most; at++) {
    const [a, b] = [route[at - 1], route[at]];
    if (!a || !b) continue;
    const segment = segmentBounds(a, b, PASSING_DISTANCE);
    for (const key of cardIndex.query(segment)) {
      const card = cards.get(key);
      if (key === link.from || key === link.to || !card || card.shape.annotation) continue;
      if (overlaps(cardBounds(card), segment)) found.set(key, cardBounds(card));
      if (found.size > most) break;
    }
  }
  return [...found.values()].sort(byPlace);
}
