import { expect, test } from '@jest/globals';
import { sharedLength } from '@stemma/diagram/geometry/polyline';
import { sharedPrefixes } from '@stemma/diagram/route/sharedPrefix';
import fc from 'fast-check';
import { newLink } from '../../../client/src/chart/model/document';

const STEPS = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
] as const;

/** A way from one card, down and to the sides. */
const route = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.integer({ min: 1, max: 4 })), {
  minLength: 1,
  maxLength: 5,
});

test('a link shares its start for as long as with that sibling which goes furthest together with it', () => {
  fc.assert(
    fc.property(fc.array(route, { maxLength: 9 }), (routes) => {
      const links = routes.map((runs, at) => {
        const path = [{ x: 0, y: 0 }];
        let heading: (typeof STEPS)[number] | null = null;
        for (const [step, times] of runs) {
          const last = path.at(-1) ?? { x: 0, y: 0 };
          if (heading && step.x === -heading.x && step.y === heading.y) continue;
          const point = { x: last.x + step.x * times * 20, y: last.y + step.y * times * 20 };
          if (heading === step) path[path.length - 1] = point;
          else path.push(point);
          heading = step;
        }
        return { link: newLink({ key: `l${at}`, from: 'a', to: `b${at}` }), path, label: null };
      });
      const shared = sharedPrefixes(links);
      for (const { link, path } of links) {
        const others = links.filter((one) => one.link !== link).map((one) => sharedLength(path, one.path));
        expect(shared.get(link.key)).toBeCloseTo(Math.max(0, ...others), 6);
      }
    }),
    { numRuns: 500 },
  );
});
