import { describe, expect, test } from '@jest/globals';
import type { Chart } from '@stemma/shared/chart/chart';
import { linkShape } from '@stemma/shared/chart/link';
import type { ChartChangesInput } from '@stemma/shared/chart/save';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { Scene } from '@stemma/diagram/scene/scene';
import type { Measure } from '@stemma/diagram/geometry/text';
import { crossings } from '@stemma/diagram/layout/layered/crossings';
import { layoutFaults } from '@stemma/diagram/layout/faults';
import { layoutInput } from '@stemma/diagram/layout/input';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import { screenSize } from '@stemma/diagram/layout/pack';
import { group } from '@stemma/diagram/layout/connectedComponents';
import { runLayout } from '@stemma/diagram/layout/runLayout';
import type { Spacing } from '@stemma/diagram/layout/spacing';
import { arrange } from '../../../client/src/chart/model/commands';
import { newNode, toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { sampleChart } from '../../../server/src/samples/chart';
import { familyChart } from '../../../server/src/samples/family';
import { random, randomChart } from '../../bench/layout/randomChart';
import { startElk } from '../../testkit/elk';
import { plainGraph, plainRoutes } from '../../testkit/plainElk';
import { coveredLinks, treeFaults } from './treeFaults';

const elk = startElk();
const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);
const newScene = () => new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-21') });

function sceneOf(document: ChartDocument): Scene {
  const scene = newScene();
  scene.update(document);
  return scene;
}

async function laidOut(document: ChartDocument): Promise<ChartDocument> {
  return arrange(await arrangement('layered', layoutInput(sceneOf(document)), elk)).apply(document);
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const next = random(seed);
  return list
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const company = (key: string, name = key) => newNode({ key, typeName: 'Company', name });
const holds = (from: string, to: string, percentage: number) =>
  linkShape.parse({ key: `${from}-${to}`, from, to, roles: [{ role: 'Shareholder', percentage }] });

const chartOf = (names: string[], links: ReturnType<typeof holds>[]) =>
  toDocument({
    name: '',
    description: '',
    routing: 'orthogonal',
    groups: [],
    nodes: names.map((name) => company(name)),
    links,
  });

/** Twenty charts. */
const RANDOM = [30, 40, 60, 80, 100, 130, 160, 200, 250, 300]
  .flatMap((size) =>
    [size, size + 1].map((seed) => [`a random chart of ${size} (${seed})`, () => randomChart(size, seed)]),
  )
  .map(([name, make]) => [name, make] as [string, () => ReturnType<typeof randomChart>]);

/** Charts on which elkjs by default has come upon fewer crossings than the layout did, by another choice of layers. */
const HARD = [
  [58, 1003],
  [170, 1015],
  [207, 1019],
].map(([size = 0, seed = 0]): [string, () => ReturnType<typeof randomChart>] => [
  `a hard chart of ${size} (${seed})`,
  () => randomChart(size, seed),
]);

/** An example's content as a chart that is opened. */
function example({ entities, placements, links }: ChartChangesInput) {
  const names = new Map(entities?.map((entity) => [entity.key, entity]));
  return {
    ...{ name: '', description: '', routing: 'orthogonal' as const, groups: [] },
    nodes: (placements ?? []).flatMap(({ entityKey: key }) => {
      const entity = names.get(key);
      return entity ? [newNode({ key, typeName: entity.typeName, name: entity.name })] : [];
    }),
    links: (links ?? []).map((link) => linkShape.parse(link)),
  };
}

const EXAMPLES: [string, () => Pick<Chart, 'name' | 'description' | 'routing' | 'nodes' | 'links' | 'groups'>][] = [
  ['the example of a family', () => example(familyChart((id) => id))],
  ['the example of twelve', () => example(sampleChart(12, 12, (kind, index) => `${kind}${index}`))],
  ['a sample of 60', () => example(sampleChart(60, 1, (kind, index) => `${kind}${index}`))],
];

describe('the layout', () => {
  test.each([...EXAMPLES, ...RANDOM, ...HARD])(
    'of %s has no fault, and no more crossings than elkjs gives by default',
    async (_name, make) => {
      const document = toDocument(make());
      const { nodes, links } = layoutInput(sceneOf(document));
      const scene = sceneOf(await laidOut(document));
      const counts: Record<string, number> = {};
      for (const fault of layoutFaults(scene)) counts[fault.kind] = (counts[fault.kind] ?? 0) + 1;
      expect(counts).toEqual({});
      const routes = [...scene.links.values()].map(({ link: { from, to }, path }) => ({ from, to, path }));
      const byDefault = plainRoutes(await elk.layout(plainGraph({ nodes, links })), links);
      expect(crossings(routes)).toBeLessThanOrEqual(crossings(byDefault));
    },
    120_000,
  );

  test.each((['compact', 'wide'] as const).flatMap((spacing) => [40, 80, 160].map((size) => ({ spacing, size }))))(
    'of $size entities has no fault with $spacing spacing',
    async ({ spacing, size }) => {
      const document = toDocument(randomChart(size, size + 5));
      const input = { ...layoutInput(sceneOf(document)), spacing };
      const scene = sceneOf(arrange(await arrangement('layered', input, elk)).apply(document));
      expect(layoutFaults(scene)).toEqual([]);
    },
  );

  test('is the same for the same chart, in whatever order its cards and links come', async () => {
    const chart = randomChart(50, 7);
    const first = await laidOut(toDocument(chart));
    const second = await laidOut(
      toDocument({ ...chart, nodes: shuffled(chart.nodes, 3), links: shuffled(chart.links, 4) }),
    );
    expect([...second.nodes].sort()).toEqual([...first.nodes].sort());
    expect([...second.links].sort()).toEqual([...first.links].sort());
    const again = await laidOut(first);
    expect([...again.nodes].sort()).toEqual([...first.nodes].sort());
  });

  test('puts siblings in the order of their share, then of their name', async () => {
    const { nodes } = await laidOut(
      chartOf(['top', 'b', 'c', 'd'], [holds('top', 'd', 50), holds('top', 'c', 20), holds('top', 'b', 20)]),
    );
    const row = ['d', 'b', 'c'].map((key) => nodes.get(key)?.x ?? 0);
    expect(row).toEqual([...row].sort((a, b) => a - b));
    expect(new Set(['b', 'c', 'd'].map((key) => nodes.get(key)?.y)).size).toBe(1);
  });

  test.each([
    [4, [2, 2]],
    [9, [3, 3, 3]],
    [14, [4, 4, 4, 2]],
  ])('puts %i leaves of one holder in rows, the largest shares in the first', async (count, rows) => {
    const keys = Array.from({ length: count }, (_, at) => `n${String(at).padStart(2, '0')}`);
    const links = keys.map((key, at) => holds('top', key, 50 - at));
    const { nodes } = await laidOut(chartOf(['top', ...keys], links));
    const byHeight = [...group(keys, (key) => String(nodes.get(key)?.y)).entries()];
    byHeight.sort(([a], [b]) => Number(a) - Number(b));
    expect(byHeight.map(([, row]) => row.length)).toEqual(rows);
    expect(byHeight.flatMap(([, row]) => [...row].sort((a, b) => nodes.get(a)!.x - nodes.get(b)!.x))).toEqual(keys);
  });

  test('puts a chart compact or wide where that is asked for, and a large one compact by itself', async () => {
    const screenOf = async (size: number, spacing?: Spacing) => {
      const scene = sceneOf(toDocument(randomChart(size, 3)));
      const ask = { kind: 'layered' as const, only: null, pinned: new Set<string>(), spacing };
      const { nodes } = await runLayout(scene, ask, (input, kind) => arrangement(kind, input, elk));
      const span = (values: number[]) => Math.max(...values) - Math.min(...values);
      const places = [...nodes.values()];
      return screenSize({ width: span(places.map(({ x }) => x)), height: span(places.map(({ y }) => y)) });
    };
    const [compact, normal, wide] = [
      await screenOf(30, 'compact'),
      await screenOf(30, 'normal'),
      await screenOf(30, 'wide'),
    ];
    expect([compact < normal, normal < wide, await screenOf(30)]).toEqual([true, true, normal]);
    expect(await screenOf(90)).toBe(await screenOf(90, 'compact'));
  });

  test.each([7, 12, 47])('has leaves beside each other in the order of their share, then name (%i)', async (seed) => {
    const next = random(seed);
    const names = Array.from({ length: 40 }, (_, at) => `n${at}`);
    const links = names.slice(1).flatMap((name, at) => {
      const own = holds(`n${Math.floor(next() * (at + 1) * 0.7)}`, name, Math.round(next() * 1e4) / 100);
      const second = holds(`n${Math.floor(next() * (at + 1))}`, name, 25);
      return next() < 0.15 && second.key !== own.key ? [own, second] : [own];
    });
    const { nodes } = await laidOut(chartOf(names, links));
    const alone = links.filter(
      ({ to }) => !links.some(({ from }) => from === to) && links.filter((other) => other.to === to).length === 1,
    );
    const rows = [...group([...nodes.values()], ({ y }) => String(y)).values()];
    const pairs = rows.flatMap((row) => {
      const keys = row.sort((a, b) => a.x - b.x).map(({ key }) => key);
      return keys.slice(1).flatMap((key, at) => {
        const [a, b] = [keys[at], key].map((one) => alone.find(({ to }) => to === one));
        return a && b && a.from === b.from ? [[a, b] as const] : [];
      });
    });
    const share = ({ roles }: (typeof links)[number]) => roles[0]?.percentage ?? 0;
    expect(pairs.length).toBeGreaterThan(4);
    expect(pairs.filter(([a, b]) => share(a) < share(b)).map(([a, b]) => `${a.key} ${b.key}`)).toEqual([]);
  });

  test('puts owners of one company in the order of their share', async () => {
    const { nodes } = await laidOut(
      chartOf(['x', 'y', 'z', 'co'], [holds('x', 'co', 10), holds('y', 'co', 60), holds('z', 'co', 30)]),
    );
    const row = ['y', 'z', 'x'].map((key) => nodes.get(key)?.x ?? 0);
    expect(row).toEqual([...row].sort((a, b) => a - b));
  });

  test('puts owners in the order of their share in the whole below others, too', async () => {
    const links = [
      ...[holds('oskar', 'north', 80), holds('unknown', 'north', 20), holds('helena', 'alder', 5)],
      ...[holds('north', 'co', 45), holds('alder', 'co', 55)],
      ...[holds('co', 'casa', 100), holds('co', 'halcyon', 90), holds('co', 'belle', 75)],
    ];
    const { nodes } = await laidOut(chartOf([...new Set(links.flatMap(({ from, to }) => [from, to]))], links));
    for (const order of [
      ['alder', 'north'],
      ['oskar', 'unknown'],
      ['casa', 'halcyon', 'belle'],
    ]) {
      const row = order.map((key) => nodes.get(key)?.x ?? 0);
      expect(row).toEqual([...row].sort((a, b) => a - b));
    }
  });

  test.each([2, 3])('puts a chain by %i links each in one column, their labels clear of each other', async (count) => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const links = names.slice(1).flatMap((to, at) => {
      const from = names[at] ?? '';
      return ['Shareholder', 'Director', 'Owner']
        .slice(0, count)
        .map((role) => linkShape.parse({ key: `${from}${to}${role}`, from, to, roles: [{ role, percentage: 50 }] }));
    });
    const document = await laidOut(chartOf(names, links));
    expect(new Set([...document.nodes.values()].map(({ x }) => x)).size).toBe(1);
    const scene = sceneOf(document);
    expect(layoutFaults(scene)).toEqual([]);
    const ways = [...scene.links.values()].map(({ path }) => path.map(({ x, y }) => `${x},${y}`).join(' '));
    expect(new Set(ways).size).toBe(links.length);
  });

  test('puts links of two owners and of one by two into a card without fault', async () => {
    const second = linkShape.parse({ key: 'second', from: 'x', to: 'co', roles: [{ role: 'Director' }] });
    const links = [holds('x', 'co', 60), second, holds('y', 'co', 40), holds('x', 'z', 10), holds('z', 'y', 10)];
    const scene = sceneOf(await laidOut(chartOf(['x', 'y', 'z', 'co'], links)));
    expect(layoutFaults(scene)).toEqual([]);
  });

  /** Each card is held by one before it, now and then by two links, and now and then by another one. */
  test.each([14, 22, 33, 40])(
    'keeps two links of one owner apart into the card that it holds: chart %i',
    async (seed) => {
      const next = random(seed);
      const names = Array.from({ length: 5 + (seed % 5) * 4 }, (_, at) => `card${at}`);
      const one = (from: number, to: number, role: string) => {
        const [roles, key] = [[{ role, percentage: 50 }], `${from}-${to}-${role}`];
        return linkShape.parse({ key, from: names[from], to: names[to], roles });
      };
      const links = names.slice(1).flatMap((_, at) => {
        const [from, other] = [Math.floor(next() * (at + 1)), Math.floor(next() * (at + 1))];
        const second = next() < 0.4 ? [one(from, at + 1, 'Owner')] : [];
        const others = next() < 0.4 && other !== from ? [one(other, at + 1, 'Director')] : [];
        return [one(from, at + 1, 'Shareholder'), ...second, ...others];
      });
      const scene = sceneOf(await laidOut(chartOf(names, links)));
      expect(layoutFaults(scene)).toEqual([]);
      expect(treeFaults(scene)).toEqual({ oneLine: [], onePlace: [], hiddenHeads: [], overTwo: [], inLine: [] });
      expect(coveredLinks(scene)).toEqual({});
    },
  );

  test('reads a reversed arrow as the other way round', async () => {
    const document = chartOf(['a', 'b'], [{ ...holds('a', 'b', 50), arrowType: 'Reversed' }]);
    const { nodes } = await laidOut(document);
    expect(nodes.get('b')?.y).toBeLessThan(nodes.get('a')?.y ?? 0);
  });

  test('puts parts that nothing connects side by side', async () => {
    const { nodes } = await laidOut(chartOf(['a', 'b', 'c', 'd'], [holds('a', 'b', 50), holds('c', 'd', 50)]));
    expect(nodes.get('a')?.y).toBe(nodes.get('c')?.y);
    expect(nodes.get('b')?.x).toBe(nodes.get('a')?.x);
  });
});
