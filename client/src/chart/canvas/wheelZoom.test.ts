import { expect, test } from '@jest/globals';
import { factorOf } from './wheelZoom';

const turn = (deltaY: number, more: Partial<WheelEvent> = {}) =>
  factorOf({ deltaY, deltaMode: 0, ctrlKey: false, ...more });

test('a notch zooms by 15 to 20 %, in and out alike, however the wheel reports it', () => {
  for (const factor of [turn(-100), 1 / turn(100), turn(-3, { deltaMode: 1 })]) {
    expect(factor).toBeGreaterThanOrEqual(1.15);
    expect(factor).toBeLessThanOrEqual(1.2);
  }
});

test('many small turns come to the same as one large one, and none jumps', () => {
  const small = Array.from({ length: 20 }, () => turn(-5)).reduce((zoom, factor) => zoom * factor, 1);
  expect(small).toBeCloseTo(turn(-100), 6);
  expect(turn(-100_000)).toBeLessThan(1.4);
  expect(turn(-4, { ctrlKey: true })).toBeGreaterThan(turn(-4));
});
