import { spaceOf } from '@stemma/diagram/layout/spacing';
import { describe, expect, test } from '@jest/globals';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { Scene } from '@stemma/diagram/scene/scene';
import type { Measure } from '@stemma/diagram/geometry/text';
import { linkShape } from '@stemma/shared/chart/link';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import { stretched } from '@stemma/diagram/layout/force/force';
import { runLayout, type LayoutRequest } from '@stemma/diagram/layout/runLayout';
import { arrange, changeChart, moveNodes } from '../../../client/src/chart/model/commands';
import { pinNodes, pinnedOn } from '../../../client/src/chart/model/pins';
import { LAYOUT_KINDS, type LayoutKind } from '@stemma/diagram/layout/kinds';
import { newLink, toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { random, randomChart } from '../../bench/layout/randomChart';
import { straightFaults, type StraightFaults } from './straightFaults';
import { startElk } from '../../testkit/elk';

const elk = startElk();
const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

function sceneOf(document: ChartDocument): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-22') });
  scene.update(document);
  return scene;
}

const ask = (kind: LayoutKind): LayoutRequest => ({ kind, only: null, pinned: new Set() });

const workedOut = (document: ChartDocument, how: LayoutRequest) =>
  runLayout(sceneOf(document), how, (input, kind = how.kind) => arrangement(kind, input, elk));

async function laidOut(document: ChartDocument, kind: LayoutKind): Promise<Scene> {
  return sceneOf(arrange(await workedOut(document, { ...ask(kind), pinned: pinnedOn(document) })).apply(document));
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

function found(scenes: readonly Scene[]): StraightFaults {
  const all = scenes.map(straightFaults);
  return {
    hiddenWords: all.flatMap((one) => one.hiddenWords),
    shortLines: all.flatMap((one) => one.shortLines),
    behindCards: all.flatMap((one) => one.behindCards),
    oneLine: all.flatMap((one) => one.oneLine),
    onePlace: all.flatMap((one) => one.onePlace),
    bendOnLine: all.flatMap((one) => one.bendOnLine),
  };
}

const NONE: StraightFaults = {
  hiddenWords: [],
  shortLines: [],
  behindCards: [],
  oneLine: [],
  onePlace: [],
  bendOnLine: [],
};

/** The largest takes a minute, and comes along where STEMMA_LAYOUTS is `all`. */
const SIZES = [10, 16, 24, 36, ...(process.env['STEMMA_LAYOUTS'] === 'all' ? [60] : [])];

describe.each(['force', 'circular'] as const)('straight links of the %s layout', (kind) => {
  test.each(SIZES)('of %i cards can each be read', async (size) => {
    const scenes = [await laidOut(manifold(size, size), kind), await laidOut(manifold(size, 2 * size), kind)];
    expect(found(scenes)).toEqual(NONE);
  });

  test('run round the cards that were put off the frames of groups', async () => {
    const document = manifold(24, 3);
    const keys = [...document.nodes.keys()];
    const groups = new Map(
      [0, 1].map((at) => {
        const members = keys.filter((_, index) => index % 8 === at);
        return [`g${at}`, { key: `g${at}`, name: 'Family', members, collapsed: false }] as const;
      }),
    );
    const { behindCards, oneLine, hiddenWords } = straightFaults(await laidOut({ ...document, groups }, kind));
    expect({ behindCards, oneLine, hiddenWords }).toEqual({ behindCards: [], oneLine: [], hiddenWords: [] });
  });

  test('of the same cards, to and fro, stand beside each other with the label of each', async () => {
    const chart = randomChart(2, 1);
    const links = ['Owner', 'Lender', 'Director', 'Guarantor'].map((role, at) => ({
      ...newLink({ key: role, from: at % 2 ? 'n1' : 'n0', to: at % 2 ? 'n0' : 'n1' }),
      roles: linkShape.shape.roles.parse([{ role }]),
    }));
    const scene = await laidOut(toDocument({ ...chart, links }), kind);
    expect(straightFaults(scene)).toEqual(NONE);
  });
});

const straight = (document: ChartDocument) => changeChart({ routing: 'straight' }).apply(document);

describe.each(['layered', 'tree'] as const)('a chart of straight links in the %s layout', (kind) => {
  test.each([10, 16, 24])('of %i cards has none behind a card or on one line with another', async (size) => {
    const scenes = [
      await laidOut(straight(manifold(size, size)), kind),
      await laidOut(straight(manifold(size, 2 * size)), kind),
    ];
    // Rows stand as near as links along the axes need, so that a little less of a slanting one may be seen.
    expect({ ...found(scenes), shortLines: [] }).toEqual(NONE);
  });

  test('keeps the routes of those links for its own that are bent', async () => {
    const { links } = await laidOut(straight(manifold(16, 16)), kind);
    const routes = [...links.values()].map(({ link: { points, routing } }) => ({ isBent: points !== null, routing }));
    expect(routes).toContainEqual({ isBent: false, routing: null });
    expect(routes).toContainEqual({ isBent: true, routing: 'straight' });
    expect(new Set(routes.map((route) => JSON.stringify(route))).size).toBe(2);
  });
});

describe.each(LAYOUT_KINDS)('straight links of the %s layout round pinned cards', (kind) => {
  test.each([10, 16])('of %i cards run round all cards, and beside each other', async (size) => {
    const before = straight(manifold(size, size));
    const keys = [...before.nodes.keys()].filter((_, at) => at % 5 === 0);
    const pinned = pinNodes(keys, true).apply(
      moveNodes(new Map(keys.map((key, at) => [key, { x: 330 * at, y: 150 * (at % 3) }]))).apply(before),
    );
    const scene = await laidOut(pinned, kind);
    for (const key of keys)
      expect(scene.cards.get(key)).toMatchObject({ x: pinned.nodes.get(key)?.x, y: pinned.nodes.get(key)?.y });
    const { behindCards, oneLine } = straightFaults(scene);
    expect({ behindCards, oneLine }).toEqual({ behindCards: [], oneLine: [] });
  });
});

const HALVES: [LayoutKind, 'straight' | 'orthogonal', number][] = [
  ...[14, 18, 22, 26].flatMap((size): typeof HALVES => [
    ['force', 'straight', size],
    ['circular', 'straight', size],
  ]),
  ['force', 'orthogonal', 18],
  ['circular', 'orthogonal', 24],
];

// The links of a chart that was laid out by what is linked run straight, whichever way its others do.
test.each(HALVES)(
  'links of half of the cards in the %s layout, on %s chart %i, keep off cards, each other and those that stay',
  async (kind, routing, size) => {
    const whole = changeChart({ routing }).apply(manifold(size, size));
    const before = arrange(await workedOut(whole, ask('force'))).apply(whole);
    const only = new Set([...whole.nodes.keys()].filter((_, at) => at >= size / 2));
    const after = arrange(await workedOut(before, { ...ask(kind), only })).apply(before);
    const { behindCards, oneLine, onePlace } = straightFaults(sceneOf(after));
    expect({ behindCards, oneLine, onePlace }).toEqual({ behindCards: [], oneLine: [], onePlace: [] });
    for (const [key, node] of before.nodes) if (!only.has(key)) expect(after.nodes.get(key)).toEqual(node);
  },
);

test('cards too near for the labels between them are put as far apart as these need, and no farther', () => {
  const words = { width: 100, height: 16 };
  const nodes = ['a', 'b'].map((key) => ({ key, name: key, width: 160, height: 60, corner: 8, drop: 0 }));
  const link = { key: 'ab', from: 'a', to: 'b', arrowType: 'Normal' as const, share: 1, label: words };
  const part = { nodes, edges: [{ link, holder: 'a', held: 'b' }], groups: [], space: spaceOf(), share: 1 };
  const between = (x: number, y: number) => {
    const places = new Map([
      ['a', { x: 80, y: 30 }],
      ['b', { x: 80 + x, y: 30 + y }],
    ]);
    const { nodes } = stretched(part, { width: 160 + x, height: 60 + y, nodes: places, links: new Map() });
    const [a, b] = [nodes.get('a'), nodes.get('b')];
    return a && b ? { x: b.x - a.x - 160, y: b.y - a.y - 60 } : null;
  };
  const beside = between(200, 0)?.x;
  expect(beside).toBeGreaterThanOrEqual(140);
  expect(beside).toBeLessThan(160);
  const below = between(0, 90)?.y;
  expect(below).toBeGreaterThanOrEqual(56);
  expect(below).toBeLessThan(70);
  expect(between(400, 0)).toEqual({ x: 240, y: -60 });
});
