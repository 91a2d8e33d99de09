import type { Bounds } from './box';

const CELL = 320;

/** Finds rectangles by place: a grid of cells, each knowing what reaches into it. */
export class GridIndex {
  private readonly cells = new Map<number, Set<string>>();
  private readonly places = new Map<string, Bounds>();

  /** Puts a rectangle at its place, or moves it there. */
  set(key: string, bounds: Bounds): void {
    const old = this.places.get(key);
    this.places.set(key, bounds);
    if (old && sameCells(old, bounds)) return;
    if (old) this.leave(key, old);
    for (const cell of cellsOf(bounds)) {
      const keys = this.cells.get(cell);
      if (keys) keys.add(key);
      else this.cells.set(cell, new Set([key]));
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
    const seen = new Set<string>();
    const wide = (bounds.right - bounds.left) * (bounds.bottom - bounds.top) > CELL * CELL * this.places.size;
    const candidates = wide ? [this.places.keys()] : this.keysIn(bounds);
    for (const keys of candidates) {
      for (const key of keys) {
        if (seen.has(key)) continue;
        seen.add(key);
        const place = this.places.get(key);
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

  /** The rectangle kept for a key. */
  get(key: string): Bounds | undefined {
    return this.places.get(key);
  }

  private *keysIn(bounds: Bounds): Generator<Iterable<string>> {
    for (const cell of cellsOf(bounds)) yield this.cells.get(cell) ?? [];
  }

  private leave(key: string, bounds: Bounds): void {
    for (const cell of cellsOf(bounds)) {
      const keys = this.cells.get(cell);
      keys?.delete(key);
      if (keys?.size === 0) this.cells.delete(cell);
    }
  }
}

function* cellsOf(bounds: Bounds): Generator<number> {
  const lastColumn = Math.floor(bounds.right / CELL);
  const lastRow = Math.floor(bounds.bottom / CELL);
  for (let column = Math.floor(bounds.left / CELL); column <= lastColumn; column++) {
    for (let row = Math.floor(bounds.top / CELL); row <= lastRow; row++) yield column * 0x1000000 + row;
  }
}

function sameCells(a: Bounds, b: Bounds): boolean {
  return (['left', 'top', 'right', 'bottom'] as const).every(
    (side) => Math.floor(a[side] / CELL) === Math.floor(b[side] / CELL),
  );
}
