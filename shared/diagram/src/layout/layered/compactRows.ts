import type { RowGraph, RowItem } from './crossings';

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
