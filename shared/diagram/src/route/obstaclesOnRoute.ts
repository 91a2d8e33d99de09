import type { ChartLink } from '@stemma/shared/chart/link';
import { byPlace, overlaps, type Bounds, type Point, grown } from '../geometry/box';
import { GridIndex } from '../index/gridIndex';
import { segmentBounds, pathEnters } from '../geometry/segment';
import { cardBounds, type SceneCard } from '../scene/sceneParts';
import { pathBounds } from '../geometry/polyline';

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

/** By link, all the routes that were tried for one that goes round cards: it goes otherwise only if a card comes onto one of them or leaves one. */
export class TriedRoutes {
  private readonly routes = new Map<string, readonly (readonly Point[])[]>();
  private readonly index = new GridIndex();

  /** Takes over which routes were tried for a link; null for one that none are sought for. */
  put(key: string, routes: readonly (readonly Point[])[] | null): void {
    if (!routes) {
      this.drop(key);
      return;
    }
    this.routes.set(key, routes);
    this.index.set(key, pathBounds(routes.flat()));
  }

  drop(key: string): void {
    this.routes.delete(key);
    this.index.delete(key);
  }

  /** Whether routes were sought for a link. */
  has(key: string): boolean {
    return this.routes.has(key);
  }

  /** How many routes were sought for a link. */
  countOf(key: string): number {
    return this.routes.get(key)?.length ?? 0;
  }

  /** The links of which a tried route runs into a card there. */
  at(card: Bounds): string[] {
    const bounds = grown(card, PASSING_DISTANCE);
    return [...this.index.query(bounds)].filter((key) =>
      this.routes.get(key)?.some((route) => pathEnters(route, bounds)),
    );
  }
}
