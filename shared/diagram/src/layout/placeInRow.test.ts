import { expect, test } from '@jest/globals';
import { overlaps, type Bounds, type Point } from '../geometry/box';
import { placeBeside, placeInRow } from './placeInRow';

const holder = { x: 0, y: 0 };
const boxAt = ({ x, y }: Point): Bounds => ({ left: x - 120, right: x + 120, top: y - 28, bottom: y + 28 });

function standing(cards: readonly Point[], links: readonly Bounds[] = []) {
  return {
    cards: (box: Bounds) => cards.some((card) => overlaps(boxAt(card), box)),
    links: (box: Bounds) => links.some((link) => overlaps(link, box)),
  };
}

test('the first card stands straight below or above, the next ones beside it in their order', () => {
  const row: Point[] = [];
  for (let at = 0; at < 4; at++) row.push(placeInRow(holder, 'below', row, standing([holder, ...row])));
  expect(row).toEqual([0, 280, 560, 840].map((x) => ({ x, y: 160 })));
  expect(placeInRow(holder, 'above', [], standing([holder]))).toEqual({ x: 0, y: -160 });
});

test('a card that stands in the way is passed by', () => {
  const other = { x: 0, y: 160 };
  const place = placeInRow(holder, 'below', [], standing([holder, other]));
  expect(place.y).toBe(160);
  expect(overlaps(boxAt(place), boxAt(other))).toBe(false);
});

test('a place that a link goes through is taken only where there is no other', () => {
  const link = { left: -10, right: 10, top: 0, bottom: 400 };
  expect(placeInRow(holder, 'below', [], standing([holder], [link])).x).toBeGreaterThan(100);
  const everywhere = { left: -9000, right: 9000, top: 100, bottom: 400 };
  expect(placeInRow(holder, 'below', [], standing([holder], [everywhere]))).toEqual({ x: 0, y: 160 });
});

test('cards that stand on the other side do not say where a row begins', () => {
  const owner = { x: 400, y: -160 };
  expect(placeInRow(holder, 'below', [owner], standing([holder, owner]))).toEqual({ x: 0, y: 160 });
});

test('a card that nothing links comes to the right of the last one', () => {
  expect(placeBeside({ x: 10, y: 20 }, standing([{ x: 10, y: 20 }]))).toEqual({ x: 290, y: 20 });
});
