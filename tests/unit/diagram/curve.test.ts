import { expect, test } from '@jest/globals';
import { curvesOf } from '@stemma/diagram/geometry/curve';

test('a route with bends becomes curves that meet and leave its outer segments straight for arrows', () => {
  const curves = curvesOf([
    { x: 0, y: 0 },
    { x: 0, y: 24 },
    { x: 100, y: 24 },
    { x: 100, y: 200 },
  ]);
  expect(curves).toEqual([
    { start: { x: 0, y: 4 }, corner: { x: 0, y: 24 }, end: { x: 50, y: 24 } },
    { start: { x: 50, y: 24 }, corner: { x: 100, y: 24 }, end: { x: 100, y: 88 } },
  ]);
});

test('a straight route has none, and one that bends at once stays where it is', () => {
  expect(
    curvesOf([
      { x: 0, y: 0 },
      { x: 9, y: 9 },
    ]),
  ).toEqual([]);
  const [curve] = curvesOf([
    { x: 5, y: 5 },
    { x: 5, y: 5 },
    { x: 5, y: 90 },
  ]);
  expect(curve).toEqual({ start: { x: 5, y: 5 }, corner: { x: 5, y: 5 }, end: { x: 5, y: 69 } });
});
