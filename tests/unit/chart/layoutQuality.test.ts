import { expect, test } from '@jest/globals';
import ELK from 'elkjs/lib/elk.bundled.js';
import { createCardSetter } from '@stemma/shared/chart/geometry/card';
import { createLabelSetter } from '@stemma/shared/chart/geometry/linkLabel';
import { Scene } from '@stemma/shared/chart/geometry/scene';
import type { Measure } from '@stemma/shared/chart/geometry/text';
import { crossings, type Way } from '../../../client/src/chart/layout/crossings';
import { layoutFaults } from '../../../client/src/chart/layout/faults';
import { layoutInput } from '../../../client/src/chart/layout/input';
import { layered, type Elk } from '../../../client/src/chart/layout/layered';
import type { LayoutInput } from '../../../client/src/chart/layout/types';
import { arrange } from '../../../client/src/chart/model/commands';
import { toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { randomChart } from '../../bench/layout/randomChart';

const elk = new ELK() as unknown as Elk;
const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

function sceneOf(document: ChartDocument): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-21') });
  scene.update(document);
  return scene;
}

/** The ways of links as elkjs lays them out when it is told nothing but the sizes of cards. */
async function byDefault({ nodes, links }: LayoutInput): Promise<Way[]> {
  const graph = await elk.layout({
    id: 'chart',
    layoutOptions: { 'elk.algorithm': 'layered', 'elk.direction': 'DOWN' },
    children: nodes.map(({ key, width, height }) => ({ id: key, width, height })),
    edges: links.map(({ key, from, to }) => ({ id: key, sources: [from], targets: [to] })),
  });
  const ends = new Map(links.map(({ key, from, to }) => [key, { from, to }]));
  return (graph.edges ?? []).flatMap(({ id, sections }) => {
    const [section, own] = [sections?.[0], ends.get(id)];
    if (!section || !own) return [];
    return [{ ...own, path: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] }];
  });
}

const CHARTS = [30, 40, 60, 80, 100, 130, 160, 200, 250, 300].flatMap((size) => [
  [size, size] as const,
  [size, size + 1] as const,
]);

test.each(CHARTS)('a random chart of %i entities (seed %i) is laid out as a careful hand would', async (size, seed) => {
  const document = toDocument(randomChart(size, seed));
  const input = layoutInput(sceneOf(document));
  const scene = sceneOf(arrange(await layered(input, elk)).apply(document));
  const counts: Record<string, number> = {};
  for (const fault of layoutFaults(scene)) counts[fault.kind] = (counts[fault.kind] ?? 0) + 1;
  expect(counts).toEqual({});
  const ways = [...scene.links.values()].map(({ link: { from, to }, path }) => ({ from, to, path }));
  expect(crossings(ways)).toBeLessThanOrEqual(crossings(await byDefault(input)));
});
