import { describe, expect, test } from '@jest/globals';
import ELK from 'elkjs/lib/elk.bundled.js';
import { createCardSetter } from '@stemma/shared/chart/geometry/card';
import { createLabelSetter } from '@stemma/shared/chart/geometry/linkLabel';
import { Scene } from '@stemma/shared/chart/geometry/scene';
import type { Measure } from '@stemma/shared/chart/geometry/text';
import { linkShape } from '@stemma/shared/chart/link';
import { arrangement } from '../../../client/src/chart/layout/arrangements';
import type { Elk } from '../../../client/src/chart/layout/layered';
import { workOut } from '../../../client/src/chart/layout/workOut';
import { arrange } from '../../../client/src/chart/model/commands';
import { newLink, toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { random, randomChart } from '../../bench/layout/randomChart';
import { straightFaults, type StraightFaults } from './straightFaults';

const elk = new ELK() as unknown as Elk;
const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

function sceneOf(document: ChartDocument): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-22') });
  scene.update(document);
  return scene;
}

async function laidOut(document: ChartDocument, kind: 'force' | 'circular'): Promise<Scene> {
  const how = { kind, only: null, pinned: new Set<string>() };
  const laid = await workOut(sceneOf(document), how, (input, of = kind) => arrangement(of, input, elk));
  return sceneOf(arrange(laid).apply(document));
}

/** A random chart of which some links have others beside them, the same way or back, and some cards hold themselves. */
function manifold(size: number, seed: number): ChartDocument {
  const chart = randomChart(size, seed);
  const next = random(seed * 31);
  const more = chart.links.flatMap(({ key, from, to }) => {
    const [isSame, isBack, isLoop] = [next() < 0.12, next() < 0.12, next() < 0.04];
    const link = (end: string, a: string, b: string, role: string) => ({
      ...newLink({ key: `${key} ${end}`, from: a, to: b }),
      roles: linkShape.shape.roles.parse([{ role }]),
    });
    return [
      ...(isSame ? [link('same', from, to, 'Guarantor')] : []),
      ...(isBack ? [link('back', to, from, 'Director')] : []),
      ...(isLoop ? [link('loop', to, to, 'Shareholder')] : []),
    ];
  });
  return toDocument({ ...chart, links: [...chart.links, ...more] });
}

const counts = (faults: StraightFaults) =>
  Object.fromEntries(Object.entries(faults).map(([kind, all]: [string, string[]]) => [kind, all.length]));

describe.each(['force', 'circular'] as const)('straight links of the %s layout', (kind) => {
  test.each([10, 14, 20, 28, 36, 48, 60])('of %i cards can each be read', async (size) => {
    const sum: Record<string, number> = {};
    for (const seed of [1, 2, 3]) {
      const t = Date.now();
      const scene = await laidOut(manifold(size, seed * size), kind);
      const faults = straightFaults(scene);
      console.log(kind, size, seed, scene.links.size, Date.now() - t, JSON.stringify(counts(faults)), JSON.stringify(faults));
      for (const [key, value] of Object.entries(counts(faults))) sum[key] = (sum[key] ?? 0) + value;
    }
    expect(sum).toEqual({ hiddenWords: 0, shortLines: 0, behindCards: 0, oneLine: 0, onePlace: 0 });
  });
});
