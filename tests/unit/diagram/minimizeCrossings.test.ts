import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RowGraph, Rows } from '@stemma/diagram/layout/layered/crossings';
import { compactRows } from '@stemma/diagram/layout/layered/compactRows';
import { minimizeCrossings } from '@stemma/diagram/layout/layered/minimizeCrossings';
import { crossingCountOf } from '@stemma/diagram/layout/layered/rowOrder';

/** Rows of these sizes, with links from places of one row to places of the next; several links may join the same two. */
function rowsWith(sizes: readonly number[], links: readonly (readonly [row: number, above: number, below: number])[]) {
  let items = 0;
  const rows: Rows = sizes.map((size) => Array.from({ length: size }, () => items++));
  const joined: RowGraph = {
    cards: Array.from({ length: items }, (_none, item) => `card ${item}`),
    up: Array.from({ length: items }, () => []),
    down: Array.from({ length: items }, () => []),
  };
  for (const [row, above, below] of links) {
    const [top, bottom] = [rows[row]?.[above], rows[row + 1]?.[below]];
    if (top === undefined || bottom === undefined) continue;
    joined.down[top]?.push(bottom);
    joined.up[bottom]?.push(top);
  }
  return { rows, joined };
}

const someRows = fc
  .array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 4 })
  .chain((sizes) =>
    fc.record({
      sizes: fc.constant(sizes),
      links: fc.array(fc.tuple(fc.nat({ max: sizes.length - 2 }), fc.nat({ max: 5 }), fc.nat({ max: 5 })), {
        maxLength: 14,
      }),
    }),
  )
  .map(({ sizes, links }) => rowsWith(sizes, links));

/** Every pair of links between neighbouring rows, looked at by itself. */
function crossingsOneByOne(rows: Rows, { down }: RowGraph): number {
  const place = new Map(rows.flatMap((row) => row.map((item, at) => [item, at] as const)));
  const at = (item: number) => place.get(item) ?? 0;
  const perRow = rows.map((row) => {
    const links = row.flatMap((item) => (down[item] ?? []).map((end) => [at(item), at(end)] as const));
    return links.flatMap(([a, b], one) => links.slice(one + 1).filter(([c, d]) => (a - c) * (b - d) < 0)).length;
  });
  return perRow.reduce((sum, count) => sum + count, 0);
}

describe('rows put in order', () => {
  test('the crossings counted are those of each pair of links', () => {
    fc.assert(
      fc.property(someRows, ({ rows, joined }) => {
        expect(crossingCountOf(rows, compactRows(joined)).crossings).toBe(crossingsOneByOne(rows, joined));
      }),
    );
  });

  test('hold what they held, with no more crossings than before, and the same each time', () => {
    fc.assert(
      fc.property(someRows, ({ rows, joined }) => {
        const before = rows.map((row) => [...row]);
        const after = minimizeCrossings(rows, joined);
        expect(rows).toEqual(before);
        expect(after.map((row) => [...row].sort((a, b) => a - b))).toEqual(before);
        expect(crossingsOneByOne(after, joined)).toBeLessThanOrEqual(crossingsOneByOne(before, joined));
        expect(minimizeCrossings(rows, joined)).toEqual(after);
      }),
      { numRuns: 40 },
    );
  });

  test('a turned row is turned back', () => {
    const { rows, joined } = rowsWith(
      [5, 5],
      [0, 1, 2, 3, 4].map((at) => [0, at, 4 - at] as const),
    );
    expect(crossingCountOf(rows, compactRows(joined)).crossings).toBe(10);
    expect(crossingCountOf(minimizeCrossings(rows, joined), compactRows(joined))).toEqual({ crossings: 0, astray: 0 });
  });

  test('where nothing need cross, siblings stand in the order in which they are wanted', () => {
    const { rows, joined } = rowsWith(
      [1, 4],
      [3, 1, 0, 2].map((below) => [0, 0, below] as const),
    );
    expect(minimizeCrossings(rows, joined)).toEqual([[0], [4, 2, 1, 3]]);
  });
});
