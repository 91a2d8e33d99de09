import { describe, expect, test } from '@jest/globals';
import type { ChartGroup } from '@stemma/shared/chart/chart';
import { overlaps } from '@stemma/diagram/geometry/box';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { cardBounds, Scene } from '@stemma/diagram/scene/scene';
import type { Measure } from '@stemma/diagram/geometry/text';
import { linkShape } from '@stemma/shared/chart/link';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import { layoutFaults } from '@stemma/diagram/layout/faults';
import { LAYOUT_KINDS, type LayoutKind } from '@stemma/diagram/layout/kinds';
import { runLayout, type LayoutRequest } from '@stemma/diagram/layout/runLayout';
import { arrange, moveNodes } from '../../../client/src/chart/model/commands';
import { newNode, toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { random, randomChart } from '../../bench/layout/randomChart';
import { startElk } from '../../testkit/elk';

const elk = startElk();
const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

function sceneOf(document: ChartDocument): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-22') });
  scene.update(document);
  return scene;
}

async function laidOut(document: ChartDocument, ask: Partial<LayoutRequest> & { kind: LayoutKind }) {
  const how = { only: null, pinned: new Set<string>(), ...ask };
  const arranged = await runLayout(sceneOf(document), how, (input, kind = 'layered') => arrangement(kind, input, elk));
  return arrange(arranged).apply(document);
}

/** Each card over a frame that it isn't within, and each two frames over each other that don't lie within one another. */
function overFrames(document: ChartDocument): string[] {
  const scene = sceneOf(document);
  const frames = scene.frames();
  const within = new Map(frames.map(({ key }) => [key, allWithin(document, key)]));
  const has = (group: string, one: string) => within.get(group)?.has(one) ?? false;
  const cards = [...scene.cards].flatMap(([key, card]) =>
    frames
      .filter((frame) => !has(frame.key, key) && overlaps(frame.bounds, cardBounds(card)))
      .map((frame) => `${key} over ${frame.key}`),
  );
  const others = frames.flatMap((one, at) =>
    frames
      .slice(at + 1)
      .filter((other) => !has(one.key, other.key) && !has(other.key, one.key) && overlaps(one.bounds, other.bounds))
      .map((other) => `${one.key} over ${other.key}`),
  );
  return [...cards, ...others];
}

function allWithin({ groups }: ChartDocument, key: string): Set<string> {
  const found = new Set([key]);
  for (const one of found) for (const member of groups.get(one)?.members ?? []) found.add(member);
  return found;
}

const faultsOf = (document: ChartDocument) =>
  layoutFaults(sceneOf(document)).map(({ kind, a, b }) => `${kind} ${a} ${b}`);

type Draft = ReturnType<typeof randomChart>;
type Choice = (chart: Draft, free: (key: string) => boolean, next: () => number) => string[];

const heldBy = (chart: Draft, owner: string) => [
  ...new Set(chart.links.flatMap(({ from, to }) => (from === owner ? [to] : []))),
];
const pick = <T>(list: readonly T[], next: () => number) => list[Math.floor(next() * list.length)];

const siblings: Choice = (chart, free, next) => {
  const rows = chart.nodes.map(({ key }) => heldBy(chart, key).filter(free)).filter(({ length }) => length > 1);
  return (pick(rows, next) ?? []).slice(0, 2 + Math.floor(next() * 5));
};

const subtree: Choice = (chart, free, next) => {
  const trees = chart.nodes.map(({ key }) => {
    const tree = new Set([key]);
    for (const one of tree) for (const held of heldBy(chart, one)) tree.add(held);
    return [...tree];
  });
  return (
    pick(
      trees.filter(({ length }) => length > 1 && length <= 6).filter((tree) => tree.every(free)),
      next,
    ) ?? []
  );
};

const farApart: Choice = (chart, free, next) => {
  const keys = chart.nodes.map(({ key }) => key).filter(free);
  return Array.from({ length: 2 + Math.floor(next() * 5) }, () =>
    keys.splice(Math.floor(next() * keys.length), 1),
  ).flat();
};

/** A chart of 10 to 60 entities with up to three groups of two to six cards that share none. */
function grouped(seed: number, choose: Choice): ChartDocument {
  const chart = randomChart(10 + ((seed * 7) % 51), seed + 100);
  const next = random(seed);
  const taken = new Set<string>();
  const groups: ChartGroup[] = [];
  for (let count = 1 + Math.floor(next() * 3); count > 0; count--) {
    const members = choose(chart, (key) => !taken.has(key), next);
    if (members.length < 2) continue;
    for (const key of members) taken.add(key);
    groups.push({ key: `g${count}`, name: `Family ${count}`, members, collapsed: false });
  }
  return toDocument({ ...chart, groups });
}

const CHOICES = { siblings, subtree, 'far apart': farApart };
const SEEDS = process.env['STEMMA_LAYOUTS'] === 'all' ? 60 : 3;

describe.each(['siblings', 'subtree', 'far apart'] as const)('groups of cards that are %s', (how) => {
  test('have no other card and no other group over their frames, in layers', async () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const document = await laidOut(grouped(seed, CHOICES[how]), { kind: 'layered' });
      expect([seed, overFrames(document), faultsOf(document)]).toEqual([seed, [], []]);
    }
  }, 240_000);

  test.each(['tree', 'force', 'circular'] as const)(
    'nor in the %s layout',
    async (kind) => {
      for (let seed = 0; seed < SEEDS; seed++) {
        const document = await laidOut(grouped(seed, CHOICES[how]), { kind });
        const cards = faultsOf(document).filter((fault) => fault.startsWith('cardOverCard'));
        expect([seed, overFrames(document), cards]).toEqual([seed, [], []]);
      }
    },
    240_000,
  );
});

const company = (key: string) => newNode({ key, typeName: 'Company', name: `${key} Ltd` });
const holds = (from: string, to: string, role: string | null = 'Shareholder') =>
  linkShape.parse({ key: `${from}${to}`, from, to, roles: role ? [{ role, percentage: 50 }] : [] });
const family = (members: string[], key = 'f') => ({ key, name: 'Family Q', members, collapsed: false });
const chartOf = (names: string[], links: ReturnType<typeof holds>[], groups: ChartGroup[]) =>
  toDocument({ name: '', description: '', routing: 'orthogonal', nodes: names.map(company), links, groups });

describe.each(LAYOUT_KINDS)('the %s layout', (kind) => {
  test('keeps a sibling out of the frame round an owner and one that it holds', async () => {
    const document = chartOf(
      ['Ash', 'Bay', 'Cob'],
      [holds('Ash', 'Bay'), holds('Ash', 'Cob', null)],
      [family(['Ash', 'Bay'])],
    );
    expect(overFrames(await laidOut(document, { kind }))).toEqual([]);
  });

  test('keeps groups within groups, cards of several parts and loose ones together', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const links = [holds('a', 'b'), holds('a', 'c'), holds('d', 'e'), holds('c', 'f')];
    const groups = [family(['a', 'inner'], 'outer'), family(['b', 'd', 'g'], 'inner')];
    expect(overFrames(await laidOut(chartOf(names, links, groups), { kind }))).toEqual([]);
  });

  test('leaves pinned cards where they are, and puts the others out of the frames', async () => {
    const document = await laidOut(grouped(4, siblings), { kind: 'layered' });
    const [first = ''] = [...document.groups.values()].flatMap(({ members }) => members);
    const put = moveNodes(new Map([[first, { x: 333, y: 444 }]])).apply(document);
    const after = await laidOut(put, { kind, pinned: new Set([first]) });
    expect(after.nodes.get(first)).toMatchObject({ x: 333, y: 444 });
    expect(overFrames(after).filter((one) => /^n/.test(one))).toEqual([]);
  });

  test('of some cards puts none over the frame of a group of others, and none over that of its own', async () => {
    const document = await laidOut(grouped(4, siblings), { kind: 'layered' });
    const inGroups = [...document.groups.values()].flatMap(({ members }) => members);
    const rest = [...document.nodes.keys()].filter((key) => !inGroups.includes(key));
    for (const only of [new Set(rest.slice(0, 6)), new Set([...inGroups, ...rest.slice(0, 3)])]) {
      const after = await laidOut(document, { kind, only });
      expect(overFrames(after).filter((one) => /^n/.test(one))).toEqual([]);
    }
  });
});

test('siblings stand in one row though one of their links has no label', async () => {
  const document = await laidOut(chartOf(['a', 'b', 'c'], [holds('a', 'b'), holds('a', 'c', null)], []), {
    kind: 'layered',
  });
  expect(document.nodes.get('b')?.y).toBe(document.nodes.get('c')?.y);
});
