import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { createCardSetter } from '../geometry/card';
import { createLabelSetter } from '../label/linkLabel';
import { overlaps } from '../geometry/box';
import { segmentTouches } from '../geometry/segment';
import { cardBounds, Scene } from '../scene/scene';
import { linkShape, type ChartLink, type Routing } from '@stemma/shared/chart/link';
import type { LinkRoute } from './types';
import { layoutFaults } from './faults';
import { drawnSegments } from './sceneAfterLayout';
import { runLayout } from './runLayout';
import { newLink, newNode, newNote } from '../testkit';

const measure = (text: string) => text.length * 7;
const note = newNote('n', 'Ask the bank', { x: 20, y: 130 });

function sceneWith(noteAt = note): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-22') });
  scene.update({
    props: { routing: 'orthogonal' },
    nodes: byKey([
      newNode({ key: 'a', typeName: 'Company', name: 'Ash' }),
      newNode({ key: 'b', typeName: 'Company', name: 'Birch', x: 600 }),
      noteAt,
    ]),
    links: byKey([newLink({ key: 'l', from: 'b', to: 'a' })]),
  });
  return scene;
}

const down = () =>
  Promise.resolve({
    nodes: new Map([
      ['b', { x: 0, y: 0 }],
      ['a', { x: 0, y: 200 }],
    ]),
    links: new Map(),
  });
const ask = { kind: 'layered', only: null, pinned: new Set<string>() } as const;

test('a note that no link joins goes along with the card that it stood beside, and covers none', async () => {
  const scene = sceneWith();
  const { nodes } = await runLayout(scene, ask, down);
  expect(nodes.get('n')).toMatchObject({ x: 20, y: 330 });
  const crowded = await runLayout(sceneWith({ ...note, y: -150 }), ask, down);
  const after = sceneWith({ ...note, ...crowded.nodes.get('n') });
  after.move(crowded.nodes);
  expect(layoutFaults(after).filter(({ kind }) => kind === 'cardOverCard')).toEqual([]);
});

test('a note comes to stand on no link of the layout', async () => {
  const scene = sceneWith();
  const [link] = [...scene.links.keys()];
  const laid = await down();
  const bent = { ...laid, links: new Map([[link ?? '', { points: [20, 330, 400, 330], linkTextPosition: 0.5 }]]) };
  const { nodes } = await runLayout(scene, ask, () => Promise.resolve(bent));
  const at = nodes.get('n');
  expect(at && at.x < 400 && at.x > -100 && Math.abs(at.y - 330) < 20).toBe(false);
});

test('a pinned note stays, and the layout is of the cards alone', async () => {
  const { nodes } = await runLayout(sceneWith(), { ...ask, pinned: new Set(['n']) }, (input) => {
    expect(input.nodes.map(({ key }) => key)).toEqual(['a', 'b']);
    return down();
  });
  expect(nodes.has('n')).toBe(false);
});

test('a note comes to stand neither on a link that finds its own way nor on the border or name of a group', async () => {
  const scene = sceneWith({ ...note, x: 0, y: -75 });
  const group = { key: 'g', name: 'Family', members: ['a'], collapsed: false };
  scene.update({
    props: { routing: 'orthogonal' },
    groups: byKey([group]),
    nodes: byKey([...scene.cards.values()].map(({ node }) => node)),
    links: byKey([...scene.links.values()].map(({ link }) => link)),
  });
  const far = await down();
  far.nodes.set('a', { x: 0, y: 500 });
  const laid = { ...far, links: new Map([['l', { points: null, linkTextPosition: 0.5 }]]) };
  const { nodes } = await runLayout(scene, ask, () => Promise.resolve(laid));
  scene.move(nodes);
  const card = scene.cards.get('n');
  const box = card ? cardBounds(card) : { left: NaN, right: NaN, top: NaN, bottom: NaN };
  const segments = (scene.links.get('l')?.path ?? []).flatMap((b, at, path) =>
    at ? [[path[at - 1] ?? b, b] as const] : [],
  );
  expect(segments.filter(([a, b]) => segmentTouches(a, b, box))).toEqual([]);
  expect(scene.frames().filter(({ bounds }) => overlaps(bounds, box))).toEqual([]);
});

/** What a note at `noteAt` comes to stand over, where its card has these links and a layout puts both cards one under the other. */
async function hiddenUnderNote(
  noteAt: { x: number; y: number },
  links: ChartLink[],
  {
    routes = {},
    standsFor = null,
    routing = 'orthogonal',
  }: { routes?: Record<string, LinkRoute>; standsFor?: number | null; routing?: Routing },
): Promise<string[]> {
  const setters = { card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-22') };
  const sceneOf = (places: ReadonlyMap<string, { x: number; y: number }>, all: ChartLink[]) => {
    const scene = new Scene(setters);
    const nodes = [
      newNode({ key: 'a', typeName: 'Company', name: 'Ash', ...(standsFor !== null && { standsFor }) }),
      newNode({ key: 'b', typeName: 'Company', name: 'Birch', x: 600 }),
      { ...note, ...noteAt },
    ];
    scene.update({
      props: { routing },
      nodes: byKey(nodes.map((node) => ({ ...node, ...places.get(node.key) }))),
      links: byKey(all),
    });
    return scene;
  };
  const laid = { ...(await down()), links: new Map(Object.entries(routes)) };
  const { nodes } = await runLayout(sceneOf(new Map(), links), ask, () => Promise.resolve(laid));
  const routeOf = (key: string) => (standsFor === null ? routes[key] : undefined);
  const after = sceneOf(
    nodes,
    links.map((link) => ({ ...link, ...routeOf(link.key) })),
  );
  const card = after.cards.get('n');
  const box = card ? cardBounds(card) : { left: NaN, right: NaN, top: NaN, bottom: NaN };
  return [...after.links.values()].flatMap((link) => {
    const { segments, label } = drawnSegments(after, link);
    const isHidden = segments.some(([a, b]) => segmentTouches(a, b, box)) || (label && overlaps(label, box));
    return isHidden ? [link.link.key] : [];
  });
}

const roles = linkShape.shape.roles.parse([{ role: 'Shareholder', percentage: 50 }]);
const bent = { points: [300, 60, 300, 140], linkTextPosition: 0.5 };

test.each([
  [
    'a link from a card to itself and its words',
    { x: 180, y: 10 },
    [newLink({ key: 'l', from: 'a', to: 'a', roles })],
    {},
  ],
  [
    'a link to the card of a folded group, which keeps no way of a layout',
    { x: 0, y: -100 },
    [newLink({ key: 'l', from: 'b', to: 'a', roles })],
    { ways: { l: bent }, standsFor: 2 },
  ],
  [
    'the words of a link beside which it stands',
    { x: 110, y: -100 },
    [newLink({ key: 'l', from: 'b', to: 'a', roles })],
    {},
  ],
  [
    'a link that runs in a curve',
    { x: 270, y: -100 },
    [newLink({ key: 'l', from: 'b', to: 'a' })],
    { ways: { l: bent }, routing: 'curved' as const },
  ],
])('a note does not come to stand over %s', async (_what, at, links, how) => {
  expect(await hiddenUnderNote(at, links, how)).toEqual([]);
});
