import { expect, test } from '@jest/globals';
import { chosenShapes } from './chosenShapes';

const shape = (width: number, height: number, crossed = 0) => ({
  width,
  height,
  crossed,
  nodes: new Map(),
  links: new Map(),
  boxes: [{ left: 0, top: 0, right: width, bottom: height }],
});

test('of several shapes those are taken that fill a screen together', () => {
  const [high, wide] = [shape(1600, 2000), shape(5000, 700)];
  const other = shape(1600, 2000);
  expect(chosenShapes([[wide, high], [other]], 40, 100)).toEqual([high, other]);
  const below = shape(5000, 2400);
  expect(chosenShapes([[wide, high], [below]], 40, 100)).toEqual([wide, below]);
});

test('a shape in which links cross is taken only where much is won by it', () => {
  const [plain, crossed] = [shape(3200, 2000), shape(3000, 1900, 5)];
  expect(chosenShapes([[crossed, plain]], 40, 50)).toEqual([plain]);
  const small = shape(1600, 1000, 1);
  expect(chosenShapes([[small, plain]], 40, 50)).toEqual([small]);
});
