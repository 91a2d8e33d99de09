import { grown, type Bounds, type Point } from './box';
import { GridIndex } from './gridIndex';
import { PASSING_DISTANCE } from './obstaclesOnRoute';
import { pathBounds } from './polyline';
import { pathEnters } from './segment';

/** By link, all the ways that were tried for one that goes round cards: it goes otherwise only if a card comes onto one of them or leaves one. */
export class TriedRoutes {
  private readonly ways = new Map<string, readonly (readonly Point[])[]>();
  private readonly index = new GridIndex();

  /** Takes over which ways were tried for a link; null for one that none are sought for. */
  put(key: string, ways: readonly (readonly Point[])[] | null): void {
    if (!ways) {
      this.drop(key);
      return;
    }
    this.ways.set(key, ways);
    this.index.set(key, pathBounds(ways.flat()));
  }

  drop(key: string): void {
    this.ways.delete(key);
    this.index.delete(key);
  }

  /** Whether ways were sought for a link. */
  has(key: string): boolean {
    return this.ways.has(key);
  }

  /** How many ways were sought for a link. */
  countOf(key: string): number {
    return this.ways.get(key)?.length ?? 0;
  }

  /** The links of which a tried way runs into a card there. */
  at(card: Bounds): string[] {
    const bounds = grown(card, PASSING_DISTANCE);
    return [...this.index.query(bounds)].filter((key) => this.ways.get(key)?.some((way) => pathEnters(way, bounds)));
  }
}
