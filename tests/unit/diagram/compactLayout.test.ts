import { expect, test } from '@jest/globals';
import { chartChangesShape, type ChartChangesInput } from '@stemma/shared/chart/save';
import { boundsOf, union } from '@stemma/diagram/geometry/box';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import type { Measure } from '@stemma/diagram/geometry/text';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import { layoutFaults } from '@stemma/diagram/layout/faults';
import { runLayout } from '@stemma/diagram/layout/runLayout';
import { Scene } from '@stemma/diagram/scene/scene';
import { arrange } from '../../../client/src/chart/model/commands';
import { toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { presentNode } from '../../../server/src/charts/present';
import { sampleChart } from '../../../server/src/samples/chart';
import { withLayout } from '../../../server/src/samples/withLayout';
import { startElk } from '../../testkit/elk';

const elk = startElk();

/** About as wide as Inter, in the sizes of cards and labels. */
const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

/** A seeded chart as it is drawn: cards with their details and flags, at their places. */
function drawn(content: ChartChangesInput): ChartDocument {
  const { entities, placements, links } = chartChangesShape.parse(content);
  const known = new Map(entities.map((entity) => [entity.key, entity]));
  const nodes = placements.flatMap(({ entityKey, ...place }) => {
    const entity = known.get(entityKey);
    return entity ? [presentNode({ ...entity.fields, ...entity }, place, null, 1)] : [];
  });
  return toDocument({ name: '', description: '', routing: 'orthogonal', nodes, links, groups: [] });
}

const seeded = (entities: number, seed: number) => sampleChart(entities, seed, (what, at) => `${what}${at}`);

function sceneOf(document: ChartDocument): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-26') });
  scene.update(document);
  return scene;
}

async function arranged(document: ChartDocument): Promise<Scene> {
  const scene = sceneOf(document);
  const ask = { kind: 'layered', only: null, pinned: new Set<string>() } as const;
  scene.update(arrange(await runLayout(scene, ask, (input, of) => arrangement(of, input, elk))).apply(document));
  return scene;
}

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
  [100, 1, 0.35],
  [100, 2, 0.42],
  [300, 1, 0.23],
  [300, 3, 0.22],
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
