import { expect, test } from '@jest/globals';
import { overlaps, type Bounds } from '../geometry/box';
import { placesAround } from './placesAround';

const middle = { x: 0, y: 0 };
const one = (side: 'above' | 'below', taken: (box: Bounds) => boolean) =>
  placesAround(middle, { above: [], below: [], beside: [], [side]: ['k'] }, taken).get('k');

/** What stands right below a card, so that the nearest free places are beside and above it. */
const row: Bounds = { left: -700, right: 700, top: 60, bottom: 260 };

test('a holding goes below its owner, beyond what stands there, and an owner above', () => {
  const below = one('below', (box) => overlaps(box, row));
  expect(below?.y).toBeGreaterThan(row.bottom);
  const above = one('above', (box) => overlaps(box, { ...row, top: -260, bottom: -60 }));
  expect(above?.y).toBeLessThan(-260);
});

test('where nothing is free below, a holding takes the nearest place that is', () => {
  const place = one('below', (box) => box.bottom > 0);
  expect(place?.y).toBeLessThan(0);
});
