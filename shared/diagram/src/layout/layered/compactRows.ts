import type { CrossingCount, RowGraph, RowItem, Rows } from './crossings';

/** What items are joined to in a neighbouring row, as compressed sparse rows: item i to `ends` from `starts[i]` on, before `starts[i + 1]`. */
export interface Adjacency {
  starts: Int32Array;
  ends: Int32Array;
  /** By end, how far along that one's own neighbours the item stands, between 0 and 1. */
  ranks: Float64Array;
}

/** A graph of rows in typed arrays, for what asks it thousands of times. */
export interface CompactRows {
  up: Adjacency;
  down: Adjacency;
}

export function compactRows({ up, down }: RowGraph): CompactRows {
  return { up: adjacency(up, down), down: adjacency(down, up) };
}

function adjacency(near: readonly RowItem[][], back: readonly RowItem[][]): Adjacency {
  const starts = new Int32Array(near.length + 1);
  near.forEach((ends, item) => (starts[item + 1] = starts[item]! + ends.length));
  const ranks = near.flatMap((ends, item) =>
    ends.map((end) => {
      const others = back[end] ?? [];
      return (others.indexOf(item) + 1) / (others.length + 1);
    }),
  );
  return { starts, ends: Int32Array.from(near.flat()), ranks: Float64Array.from(ranks) };
}

/** By item, how many stand to the left of it in its row. */
export function positionsOf(rows: Rows, count: number): Int32Array {
  const place = new Int32Array(count);
  for (const row of rows) for (let at = 0; at < row.length; at++) place[row[at]!] = at;
  return place;
}

export function crossingCountOf(rows: Rows, { up, down }: CompactRows): CrossingCount {
  const place = positionsOf(rows, up.starts.length - 1);
  const sums = new Int32Array(Math.max(0, ...rows.map(({ length }) => length)) + 1);
  let crossings = 0;
  for (let at = 0; at + 1 < rows.length; at++)
    crossings += crossingsBelow(rows[at]!, rows[at + 1]!.length, down, place, sums);
  return { crossings, astray: inversions(up, place) + inversions(down, place) };
}

/** Pairs of links that cross between a row and the next one of so many items, counted by a binary indexed tree (P. M. Fenwick, 1994). */
function crossingsBelow(
  row: readonly RowItem[],
  size: number,
  { starts, ends }: Adjacency,
  place: Int32Array,
  sums: Int32Array,
): number {
  sums.fill(0, 0, size + 1);
  let [count, seen] = [0, 0];
  for (const item of row) {
    const [first, last] = [starts[item]!, starts[item + 1]!];
    for (let end = first; end < last; end++) {
      count += seen;
      for (let at = place[ends[end]!]! + 1; at > 0; at -= at & -at) count -= sums[at]!;
    }
    for (let end = first; end < last; end++)
      for (let at = place[ends[end]!]! + 1; at <= size; at += at & -at) sums[at] = sums[at]! + 1;
    seen += last - first;
  }
  return count;
}

/** Pairs of one item's neighbours that stand against their order. */
function inversions({ starts, ends }: Adjacency, place: Int32Array): number {
  let count = 0;
  for (let item = 0; item + 1 < starts.length; item++) {
    const last = starts[item + 1]!;
    for (let at = starts[item]!; at < last; at++) {
      const own = place[ends[at]!]!;
      for (let next = at + 1; next < last; next++) if (place[ends[next]!]! < own) count += 1;
    }
  }
  return count;
}
