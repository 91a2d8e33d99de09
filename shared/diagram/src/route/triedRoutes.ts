import { grown, type Bounds, type Point } from '../geometry/box';
import { GridIndex } from '../index/gridIndex';
import { PASSING_DISTANCE } from './obstaclesOnRoute';
import { pathBounds } from '../geometry/polyline';
import { pathEnters } from '../geometry/segment';

/** By link, all the routes that were tried for one that goes round cards: it goes otherwise only if a card comes onto one of them or leaves one. */
export class TriedRoutes {
  private readonly routes = new Map<string, readonly (readonly Point[])[]>();
  private readonly index = new GridIndex();

  /** Takes over which ways were tried for a link; null for one that none are sought for. */
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
