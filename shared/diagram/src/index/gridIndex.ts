import { union, within, type Bounds } from '../geometry/box';
import { countPieces, piecesOf, segmentBounds, type Segment } from '../geometry/segment';
import { countWork } from './work';

/** Sides of the cells, from the finest grid to the coarsest. */
const CELLS = [320, 5_120, 81_920] as const;
/** A rectangle stands in the finest grid in which it reaches into no more cells than this. */
const CELLS_MAX = 400;

/** A rectangle with the grid in which it stands. */
interface Place {
  bounds: Bounds;
  level: number;
}

/**
 * Finds rectangles by place: a hierarchy of grids (multi-level spatial hashing), each cell of which knows what reaches into it. What is large
 * stands in a coarse one, so that no rectangle costs more than a few hundred cells.
 */
export class GridIndex {
  private readonly grids = CELLS.map(() => new Map<number, Set<string>>());
  private readonly places = new Map<string, Place>();
  /** Round all rectangles that were ever put in. */
  private extent: Bounds | null = null;

  /** Puts a rectangle at its place, or moves it there. */
  set(key: string, bounds: Bounds): void {
    const old = this.places.get(key);
    const level = levelOf(bounds);
    this.places.set(key, { bounds, level });
    if (!this.extent || !within(bounds, this.extent)) this.extent = this.extent ? union([this.extent, bounds]) : bounds;
    if (old?.level === level && sameCells(old.bounds, bounds, level)) return;
    if (old) this.leave(key, old);
    const grid = this.grids[level];
    for (const cell of cellsOf(bounds, level)) {
      const keys = grid?.get(cell);
      if (keys) keys.add(key);
      else grid?.set(cell, new Set([key]));
    }
  }

  delete(key: string): void {
    const old = this.places.get(key);
    if (!old) return;
    this.leave(key, old);
    this.places.delete(key);
  }

  /** Keys of the rectangles that reach into `bounds`, in no order. */
  *query(bounds: Bounds): Generator<string> {
    countWork(1);
    if (this.extent && within(this.extent, bounds)) {
      countWork(this.places.size);
      yield* this.places.keys();
      return;
    }
    const seen = new Set<string>();
    const [side] = CELLS;
    const wide = (bounds.right - bounds.left) * (bounds.bottom - bounds.top) > side * side * this.places.size;
    const candidates = wide ? [this.places.keys()] : this.keysIn(bounds);
    for (const keys of candidates) {
      countWork(1);
      for (const key of keys) {
        if (seen.has(key)) continue;
        seen.add(key);
        countWork(1);
        const place = this.places.get(key)?.bounds;
        if (
          place &&
          place.left <= bounds.right &&
          bounds.left <= place.right &&
          place.top <= bounds.bottom &&
          bounds.top <= place.bottom
        ) {
          yield key;
        }
      }
    }
  }

  /**
   * Keys of rectangles near a straight segment, among them all that come as near to it as `margin`, in no order. A slanting segment is followed piece by
   * piece, as in the rectangle round it is half a chart, but in no more pieces than there are rectangles.
   */
  *along(segment: Segment, margin = 0): Generator<string> {
    if (countPieces(segment) > this.places.size) {
      yield* this.query(segmentBounds(...segment, margin));
      return;
    }
    const seen = new Set<string>();
    for (const piece of piecesOf(segment)) {
      for (const key of this.query(segmentBounds(...piece, margin))) {
        if (seen.has(key)) continue;
        seen.add(key);
        yield key;
      }
    }
  }

  /** The rectangle kept for a key. */
  get(key: string): Bounds | undefined {
    return this.places.get(key)?.bounds;
  }

  private *keysIn(bounds: Bounds): Generator<Iterable<string>> {
    for (const [level, grid] of this.grids.entries()) {
      if (grid.size === 0) continue;
      for (const cell of cellsOf(bounds, level)) yield grid.get(cell) ?? [];
    }
  }

  private leave(key: string, { bounds, level }: Place): void {
    const grid = this.grids[level];
    for (const cell of cellsOf(bounds, level)) {
      const keys = grid?.get(cell);
      keys?.delete(key);
      if (keys?.size === 0) grid?.delete(cell);
    }
  }
}

function levelOf(bounds: Bounds): number {
  const level = CELLS.findIndex((_, at) => countCells(bounds, at) <= CELLS_MAX);
  return level < 0 ? CELLS.length - 1 : level;
}

function reachOf(bounds: Bounds, level: number) {
  const side = CELLS[level] ?? CELLS[0];
  return {
    left: Math.floor(bounds.left / side),
    right: Math.floor(bounds.right / side),
    top: Math.floor(bounds.top / side),
    bottom: Math.floor(bounds.bottom / side),
  };
}

function countCells(bounds: Bounds, level: number): number {
  const { left, right, top, bottom } = reachOf(bounds, level);
  return (right - left + 1) * (bottom - top + 1);
}

function* cellsOf(bounds: Bounds, level: number): Generator<number> {
  const { left, right, top, bottom } = reachOf(bounds, level);
  for (let column = left; column <= right; column++) {
    for (let row = top; row <= bottom; row++) yield column * 0x1000000 + row;
  }
}

function sameCells(a: Bounds, b: Bounds, level: number): boolean {
  const [one, other] = [reachOf(a, level), reachOf(b, level)];
  return (['left', 'top', 'right', 'bottom'] as const).every((side) => one[side] === other[side]);
}
