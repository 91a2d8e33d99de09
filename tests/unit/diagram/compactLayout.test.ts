import { expect, test } from '@jest/globals';
import { boundsOf, union } from '@stemma/diagram/geometry/box';
import { layoutFaults } from '@stemma/diagram/layout/faults';
import type { Scene } from '@stemma/diagram/scene/scene';
import { withLayout } from '../../../server/src/samples/withLayout';
import { arranged, drawn, sceneOf, seeded } from './drawnScene';

/** The zoom at which all cards and links are seen on a screen of 1440 × 900 with the editor's bars and margins. */
function fitOf(scene: Scene): number {
  const paths = [...scene.links.values()].flatMap(({ path }) => path);
  const all = union([
    ...[...scene.cards.values()].map(({ x, y, shape: { width, height } }) => boundsOf({ x, y, width, height })),
    ...paths.map(({ x, y }) => ({ left: x, top: y, right: x, bottom: y })),
  ]);
  return all ? Math.min(1380 / (all.right - all.left), 840 / (all.bottom - all.top)) : 1;
}

test.each([
  [100, 1, 0.39],
  [100, 2, 0.45],
  [100, 3, 0.45],
  [100, 5, 0.45],
  [300, 1, 0.24],
  [300, 3, 0.25],
])('%i seeded entities (%i) are read whole on a screen, with nothing over anything', async (entities, seed, least) => {
  const scene = await arranged(drawn(seeded(entities, seed)));
  expect(fitOf(scene)).toBeGreaterThanOrEqual(least);
  expect(layoutFaults(scene)).toEqual([]);
});

test('seeded charts come laid out, their owners above, with the routes of their links', async () => {
  const content = await withLayout(seeded(40, 7));
  expect(content.links?.filter(({ points }) => !points?.length)).toEqual([]);
  const scene = sceneOf(drawn(content));
  expect(layoutFaults(scene)).toEqual([]);
});
