import { expect, test } from '@jest/globals';
import type { Point } from '@stemma/diagram/geometry/box';
import { nearestOnPath } from '@stemma/diagram/geometry/polyline';
import type { Scene } from '@stemma/diagram/scene/scene';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import { assembleComponents } from '@stemma/diagram/layout/assemble';
import { layoutInput } from '@stemma/diagram/layout/input';
import type { ComponentLayout } from '@stemma/diagram/layout/types';
import { runLayout } from '@stemma/diagram/layout/runLayout';
import { arrange } from '../../../client/src/chart/model/commands';
import { newLink, newNode, toDocument } from '../../../client/src/chart/model/document';
import { randomChart } from '../../bench/layout/randomChart';
import { startElk } from '../../testkit/elk';
import { sceneOf } from './measuredScene';

const elk = startElk();

/** Links whose words have their middle on the line of another link of their owner to another card. */
function onShared(scene: Scene): string[] {
  const links = [...scene.links.values()];
  return links.flatMap(({ link, label }) => {
    const others = links.filter((other) => other.link.from === link.from && other.link.to !== link.to);
    return label && others.some(({ path }) => nearestOnPath(path, label).distance < 3) ? [link.key] : [];
  });
}

test.each([5, 7])('in a tree no words stand where several links of their owner are one line (%i)', async (seed) => {
  const document = toDocument(randomChart(60, seed));
  const how = { kind: 'tree', only: null, pinned: new Set<string>() } as const;
  const laid = await runLayout(sceneOf(document), how, (input, kind = 'tree') => arrangement(kind, input, elk));
  expect(onShared(sceneOf(arrange(laid).apply(document)))).toEqual([]);
});

test('words that a layout left on a trunk are put onto the run that only their own link has', async () => {
  const roles = [{ role: 'Shareholder', percentage: 40 }];
  const places: Record<string, Point> = { owner: { x: 0, y: 0 }, left: { x: -400, y: 300 }, right: { x: 300, y: 300 } };
  const document = toDocument({
    ...{ name: '', description: '', routing: 'orthogonal', groups: [] },
    nodes: Object.entries(places).map(([key, at]) => newNode({ key, typeName: 'Company', name: key, ...at })),
    links: ['left', 'right'].map((to) => newLink({ key: to, from: 'owner', to, roles })),
  });
  const scene = sceneOf(document);
  const links: ComponentLayout['links'] = new Map(
    ['left', 'right'].map((key) => {
      const x = places[key]?.x ?? 0;
      const path = [
        { x: 0, y: 28 },
        { x: 0, y: 190 },
        { x, y: 190 },
        { x, y: 272 },
      ];
      return [key, { path, label: { x: 0, y: key === 'left' ? 80 : 140 }, turned: false }];
    }),
  );
  const part = { width: 900, height: 400, nodes: new Map(Object.entries(places)), links };
  const laid = await assembleComponents(layoutInput(scene), () => part, { bent: null, plain: null });
  const after = sceneOf(arrange(laid).apply(document));
  expect(onShared(after)).toEqual([]);
  for (const [key, { label }] of after.links) expect(label?.x).toBeCloseTo(after.cards.get(key)?.x ?? NaN, 0);
});
