import { expect, test } from '@jest/globals';
import { isInsideLoop } from './lassoTool';

test('a lasso takes what is within it, also where it is drawn as a horseshoe', () => {
  const horseshoe = [
    [0, 0],
    [100, 0],
    [100, 100],
    [70, 100],
    [70, 30],
    [30, 30],
    [30, 100],
    [0, 100],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  expect(isInsideLoop({ x: 15, y: 80 }, horseshoe)).toBe(true);
  expect(isInsideLoop({ x: 50, y: 80 }, horseshoe)).toBe(false);
  expect(isInsideLoop({ x: 50, y: 15 }, horseshoe)).toBe(true);
  expect(isInsideLoop({ x: 120, y: 50 }, horseshoe)).toBe(false);
});
