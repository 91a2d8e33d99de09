import { describe, expect, test } from '@jest/globals';
import type { Point } from '../../geometry/box';
import fc from 'fast-check';
import { lengthBeside } from './straightLine';

const line = (...places: [number, number][]): Point[] => places.map(([x, y]) => ({ x, y }));

describe('how much of a way runs beside another', () => {
  const route = line([0, 0], [400, 0]);

  test.each<[string, Point[], number]>([
    ['one that is farther off', line([0, 11], [400, 11]), 0],
    ['one that is nearer all along', line([0, 9], [400, 9]), 400],
    ['one the other way', line([400, -9], [0, -9]), 400],
    ['one that begins at a quarter and ends at a half, as far as it is near', line([100, 6], [200, 6]), 116],
    ['one that crosses it steeply', line([200, -200], [200, 200]), 0],
    ['one that is bent where it runs beside', line([100, 6], [200, 6], [300, 6]), 216],
    ['the longer of two pieces', line([0, 6], [80, 6], [80, 300], [240, 300], [240, 6], [400, 6]), 168],
  ])('%s', (_, other, expected) => {
    expect(Math.abs(lengthBeside(route, other, 10) - expected)).toBeLessThanOrEqual(8);
  });

  test('goes on round a bend of its own', () => {
    const bent = line([0, 0], [200, 0], [350, 150]);
    expect(lengthBeside(bent, line([0, 4], [200, 4], [350, 154]), 10)).toBeCloseTo(200 + Math.hypot(150, 150));
  });

  const place = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 60 }) });
  const slanting = fc
    .tuple(place, place)
    .filter(([a, b]) => Math.abs(b.x - a.x) > 2 * Math.abs(b.y - a.y) && a.x !== b.x);
  // No line between whole numbers is exactly so far from another.
  const halves = fc.integer({ min: 5, max: 20 }).map((near) => near + 0.5);
  test('is as much as is found nearer at one place after the other', () => {
    fc.assert(
      fc.property(slanting, slanting, halves, ([a, b], [c, d], near) => {
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        const count = Math.ceil(length / 0.25);
        const steps = Array.from({ length: count }, (_, step) => (step + 0.5) / count).filter((part) => {
          const [x, y] = [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
          const along = ((x - c.x) * (d.x - c.x) + (y - c.y) * (d.y - c.y)) / ((d.x - c.x) ** 2 + (d.y - c.y) ** 2);
          const at = Math.min(1, Math.max(0, along));
          return Math.hypot(c.x + (d.x - c.x) * at - x, c.y + (d.y - c.y) * at - y) < near;
        });
        const found = lengthBeside([a, b], [c, d], near);
        // Lines that part steeply are no neighbours; so flat ones as here part slowly.
        const sine = Math.abs((b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x));
        if (sine < 0.75 * length * Math.hypot(d.x - c.x, d.y - c.y))
          expect(Math.abs(found - (steps.length * length) / count)).toBeLessThanOrEqual(8);
      }),
      { numRuns: 2000 },
    );
  });
});
