import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Attraction, type SeparationConstraint, bestPlacesOnLine, middlePlacesOnLine } from './placesOnLine';

const MOST = 5;
const pairs = <T>(value: fc.Arbitrary<T>) =>
  fc.array(fc.tuple(fc.nat({ max: MOST - 1 }), fc.nat({ max: MOST - 1 }), value), { maxLength: 8 });

/** Things that stand in the order of their numbers, pairwise attracted, each to the one after it too, so that none is free of the others. */
const line = fc
  .record({ gaps: pairs(fc.integer({ min: 0, max: 3 })), weights: pairs(fc.integer({ min: 1, max: 4 })) })
  .map(({ gaps, weights }) => ({
    separations: gaps.flatMap(([one, other, gap]): SeparationConstraint[] =>
      one === other ? [] : [{ before: Math.min(one, other), after: Math.max(one, other), gap }],
    ),
    attractions: [
      ...weights.map(([one, other, weight]): Attraction => ({ one, other, weight })),
      ...Array.from({ length: MOST - 1 }, (_, one): Attraction => ({ one, other: one + 1, weight: 1 })),
    ],
  }));

const costOf = (places: ArrayLike<number>, attractions: readonly Attraction[]) =>
  attractions.reduce((sum, { one, other, weight }) => sum + weight * Math.abs(places[one]! - places[other]!), 0);

const areApart = (places: ArrayLike<number>, separations: readonly SeparationConstraint[]) =>
  separations.every(({ before, after, gap }) => places[after]! - places[before]! >= gap);

/** The least cost of all placements in whole numbers, by trying them: things in order need no more room than their gaps in sum. */
function leastCost(separations: readonly SeparationConstraint[], attractions: readonly Attraction[]): number {
  const room = 3 * (MOST - 1);
  const places = Array<number>(MOST).fill(0);
  let least = Infinity;
  const place = (at: number) => {
    if (at === MOST) {
      if (areApart(places, separations)) least = Math.min(least, costOf(places, attractions));
      return;
    }
    for (let x = places[at - 1]!; x <= room; x++) {
      places[at] = x;
      place(at + 1);
    }
  };
  place(1);
  return least;
}

test('things on a line are as near as separations allow, and so they are in the middle of all best placements', () => {
  fc.assert(
    fc.property(line, ({ separations, attractions }) => {
      const least = leastCost(separations, attractions);
      const { places } = bestPlacesOnLine(MOST, separations, attractions, 0);
      const middle = middlePlacesOnLine(MOST, separations, attractions, 0);
      for (const found of [places, middle]) {
        expect(areApart(found, separations)).toBe(true);
        expect(costOf(found, attractions)).toBeLessThanOrEqual(least);
      }
    }),
    { numRuns: 200 },
  );
});

test('a holder stands in the middle of the two that it holds', () => {
  const [holder, left, right] = [0, 1, 2];
  const middle = middlePlacesOnLine(
    3,
    [{ before: left, after: right, gap: 100 }],
    [
      { one: holder, other: left, weight: 8 },
      { one: holder, other: right, weight: 8 },
    ],
    left,
  );
  expect(middle[holder]! - middle[left]!).toBe(50);
  expect(middle[right]! - middle[holder]!).toBe(50);
});
