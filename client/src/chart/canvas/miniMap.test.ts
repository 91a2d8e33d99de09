import { expect, test } from '@jest/globals';
import { pointOn } from './miniMap';

const fit = { scale: 0.1, x: 20, y: 10, bounds: { left: -100, top: 0, right: 900, bottom: 500 } };

test('a place on the small picture is a place of the chart, never one beyond it', () => {
  expect(pointOn(fit, { x: 50, y: 30 })).toEqual({ x: 300, y: 200 });
  expect(pointOn(fit, { x: -400, y: 30 })).toEqual({ x: -100, y: 200 });
  expect(pointOn(fit, { x: 800, y: 900 })).toEqual({ x: 900, y: 500 });
});
