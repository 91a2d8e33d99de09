import { expect, test } from '@jest/globals';
import { nearestOnPath } from '@stemma/diagram/geometry/polyline';
import type { Scene } from '@stemma/diagram/scene/scene';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import { runLayout } from '@stemma/diagram/layout/runLayout';
import { arrange } from '../../../client/src/chart/model/commands';
import { toDocument } from '../../../client/src/chart/model/document';
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

test.each([5, 7])('in a tree no label stands where several links of their owner are one line (%i)', async (seed) => {
  const document = toDocument(randomChart(60, seed));
  const how = { kind: 'tree', only: null, pinned: new Set<string>() } as const;
  const laid = await runLayout(sceneOf(document), how, (input, kind = 'tree') => arrangement(kind, input, elk));
  expect(onShared(sceneOf(arrange(laid).apply(document)))).toEqual([]);
});
