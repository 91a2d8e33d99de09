import { chartChangesShape, type ChartChangesInput } from '@stemma/shared/chart/save';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import type { Measure } from '@stemma/diagram/geometry/text';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import { runLayout } from '@stemma/diagram/layout/runLayout';
import { Scene } from '@stemma/diagram/scene/scene';
import { arrange } from '../../../client/src/chart/model/commands';
import { toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { presentNode } from '../../../server/src/charts/present';
import { sampleChart } from '../../../server/src/samples/chart';
import { startElk } from '../../testkit/elk';

const elk = startElk();

/** About as wide as Inter, in the sizes of cards and labels. */
const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

/** A random example of so many entities as it is made on the server. */
export const seeded = (entities: number, seed: number) => sampleChart(entities, seed, (what, at) => `${what}${at}`);

/** A seeded chart as it is drawn: cards with their details and flags, at their places. */
export function drawn(content: ChartChangesInput): ChartDocument {
  const { entities, placements, links } = chartChangesShape.parse(content);
  const known = new Map(entities.map((entity) => [entity.key, entity]));
  const nodes = placements.flatMap(({ entityKey, ...place }) => {
    const entity = known.get(entityKey);
    return entity ? [presentNode({ ...entity.fields, ...entity }, place, null, 1)] : [];
  });
  return toDocument({ name: '', description: '', routing: 'orthogonal', nodes, links, groups: [] });
}

export function sceneOf(document: ChartDocument): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-26') });
  scene.update(document);
  return scene;
}

/** The scene of a chart that was laid out in layers. */
export async function arranged(document: ChartDocument): Promise<Scene> {
  const scene = sceneOf(document);
  const ask = { kind: 'layered', only: null, pinned: new Set<string>() } as const;
  scene.update(arrange(await runLayout(scene, ask, (input, of) => arrangement(of, input, elk))).apply(document));
  return scene;
}
