import type { Bounds, Point } from '../geometry/box';
import { piecesOf, segmentBounds, segmentsOf } from '../geometry/segment';
import { GridIndex } from './gridIndex';

/**
 * Finds links by the segments of their routes, slanting ones in pieces: the rectangle round a whole route is met by much that the route is
 * far from, in a wide chart by most of it.
 */
export class RouteIndex {
  private readonly grid = new GridIndex();
  private readonly pieces = new Map<string, readonly string[]>();

  /** Puts a link's route, in chart units, at its place in the stead of the one it had. */
  set(key: string, path: readonly Point[]): void {
    const bounds = segmentsOf(path).flatMap((segment) => piecesOf(segment).map(([a, b]) => segmentBounds(a, b)));
    const names = bounds.map((_, at) => `${at} ${key}`);
    for (const name of this.pieces.get(key)?.slice(names.length) ?? []) this.grid.delete(name);
    for (const [at, name] of names.entries()) {
      const box = bounds[at];
      if (box) this.grid.set(name, box);
    }
    this.pieces.set(key, names);
  }

  delete(key: string): void {
    for (const name of this.pieces.get(key) ?? []) this.grid.delete(name);
    this.pieces.delete(key);
  }

  /** Keys of the links a piece of whose route, or the rectangle round it where it slants, reaches into `bounds`; each once, in no order. */
  *query(bounds: Bounds): Generator<string> {
    const seen = new Set<string>();
    for (const name of this.grid.query(bounds)) {
      const key = name.slice(name.indexOf(' ') + 1);
      if (seen.has(key)) continue;
      seen.add(key);
      yield key;
    }
  }
}
