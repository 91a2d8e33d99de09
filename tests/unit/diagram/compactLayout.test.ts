import { expect, test } from '@jest/globals';
import { chartChangesShape } from '@stemma/shared/chart/save';
import { boundsOf, union } from '@stemma/diagram/geometry/box';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import type { Measure } from '@stemma/diagram/geometry/text';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import { layoutFaults } from '@stemma/diagram/layout/faults';
import { runLayout } from '@stemma/diagram/layout/runLayout';
import { Scene } from '@stemma/diagram/scene/scene';
import { arrange } from '../../../client/src/chart/model/commands';
import { newNode, toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { sampleChart } from '../../../server/src/samples/chart';
import { startElk } from '../../testkit/elk';

const elk = startElk();

/** About as wide as Inter, in the sizes of cards and labels. */
const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

function seeded(entities: number, seed: number): ChartDocument {
  const {
    entities: made,
    placements,
    links,
  } = chartChangesShape.parse(sampleChart(entities, seed, (what, at) => `${what}${at}`));
  const nodes = placements.flatMap(({ entityKey, ...place }) => {
    const entity = made.find(({ key }) => key === entityKey);
    return entity ? [newNode({ ...place, ...entity, party: entity.party ?? 'known' })] : [];
  });
  return toDocument({ name: '', description: '', routing: 'orthogonal', nodes, links, groups: [] });
}

async function laidOut(document: ChartDocument): Promise<Scene> {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-26') });
  scene.update(document);
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
  [100, 1, 0.39],
  [100, 2, 0.41],
  [300, 1, 0.25],
  [300, 3, 0.24],
])('%i seeded entities (%i) are read whole on a screen, with nothing over anything', async (entities, seed, least) => {
  const scene = await laidOut(seeded(entities, seed));
  expect(fitOf(scene)).toBeGreaterThanOrEqual(least);
  expect(layoutFaults(scene)).toEqual([]);
});
