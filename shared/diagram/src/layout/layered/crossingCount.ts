import type { RowItem, RowGraph, Rows } from './rows';

/** How tangled rows are: how many pairs of links cross, and how many pairs of siblings or owners stand against their order. */
export interface CrossingCount {
  crossings: number;
  astray: number;
}

export function crossingCountOf(rows: Rows, { up, down }: RowGraph): CrossingCount {
  const place = positionsOf(rows);
  let crossings = 0;
  for (const [at, row] of rows.entries()) {
    const below = rows[at + 1];
    if (below) crossings += crossingsBelow(row, below.length, down, place);
  }
  const astray = [...up, ...down].reduce((sum, items) => sum + inversions(items, place), 0);
  return { crossings, astray };
}

export function hasFewerCrossings(a: CrossingCount, b: CrossingCount): boolean {
  return a.crossings < b.crossings || (a.crossings === b.crossings && a.astray < b.astray);
}

/** By item, how many stand to the left of it in its row. */
export function positionsOf(rows: Rows): number[] {
  const place: number[] = [];
  for (const row of rows) row.forEach((item, at) => (place[item] = at));
  return place;
}

/** Pairs of links that cross between a row and the next one of so many items, counted by way of a tree of partial sums. */
function crossingsBelow(
  row: readonly RowItem[],
  size: number,
  down: readonly RowItem[][],
  place: readonly number[],
): number {
  const sums = new Int32Array(size + 1);
  let [count, seen] = [0, 0];
  for (const item of row) {
    const ends = (down[item] ?? []).map((end) => (place[end] ?? 0) + 1);
    for (const end of ends) {
      count += seen;
      for (let at = end; at > 0; at -= at & -at) count -= sums[at] ?? 0;
    }
    for (const end of ends) for (let at = end; at <= size; at += at & -at) sums[at] = (sums[at] ?? 0) + 1;
    seen += ends.length;
  }
  return count;
}

function inversions(items: readonly RowItem[], place: readonly number[]): number {
  let count = 0;
  for (const [at, item] of items.entries()) {
    for (let next = at + 1; next < items.length; next++) {
      if ((place[items[next] ?? item] ?? 0) < (place[item] ?? 0)) count += 1;
    }
  }
  return count;
}
