import { expect, test } from '@jest/globals';
import type { Scene } from '@stemma/diagram/scene/scene';
import { all, frameOf, near, one, PIXEL, sceneWith, slideOf, xmlOf, type Place } from '../../testkit/slide';
import { connectorsOf } from '../../testkit/slideConnectors';
import { newLink, newNode } from '../../../client/src/chart/model/document';

/** A way as it is seen: without what lies between two points of one run. */
function bendsOf(route: readonly Place[]): Place[] {
  return route.filter((point, at) => {
    const [before, after] = [route[at - 1], route[at + 1]];
    if (!before || !after) return true;
    const turn = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x);
    return Math.abs(turn) / Math.max(1, Math.hypot(after.x - before.x, after.y - before.y)) > 2 * PIXEL;
  });
}

const to = (x: number, y: number) => ({ x: x + 0, y: y + 0 });

/** Two cards, one over the other, with a link for each way, which runs as it is given. */
function routes(routing: 'orthogonal' | 'straight', paths: readonly Place[][], labels: readonly (Place | null)[]) {
  const roles = [{ role: 'Lender' }];
  const [a, b] = [
    newNode({ key: 'a', typeName: 'Company', name: 'Ash' }),
    newNode({ key: 'b', typeName: 'Company', name: 'Birch', y: 400 }),
  ];
  const keys = paths.map((_, at) => `l${at}`);
  const scene = sceneWith(
    [a, b],
    keys.map((key) => newLink({ key, from: 'a', to: 'b', roles, routing })),
  );
  const [ash, birch] = [scene.cards.get('a'), scene.cards.get('b')];
  if (!ash || !birch) throw new Error('There are no cards.');
  for (const [at, key] of keys.entries()) {
    const entry = scene.links.get(key);
    if (!entry) throw new Error('There is no link.');
    entry.path = [to(0, ash.shape.height / 2), ...(paths[at] ?? []), to(0, 400 - birch.shape.height / 2)];
    const place = labels[at];
    entry.label = place && entry.label ? { ...entry.label, ...place } : null;
  }
  return scene;
}

/** What is seen of each link on a slide, from its card to its card, in chart units; each piece begins at what the one before ends at. */
async function seenOf(scene: Scene) {
  const slide = await xmlOf(slideOf(scene));
  const shapes = new Map(all(slide, 'p:sp').map((shape) => [one(shape, 'p:cNvPr').getAttribute('id'), shape]));
  const ash = [...shapes.values()].find((shape) => one(shape, 'p:cNvPr').getAttribute('name') === 'Ash');
  if (!ash) throw new Error('There is no Ash.');
  const { x, y, width, height } = frameOf(ash);
  const nameOf = (id: string | null) => one(shapes.get(id) ?? ash, 'p:cNvPr').getAttribute('name') ?? '';
  const elements = all(slide, 'p:cxnSp');
  const links: { route: Place[]; by: string[]; heads: number }[] = [];
  for (const [at, { way: route, start, end }] of connectorsOf(slide).entries()) {
    const element = elements[at];
    if (!element) throw new Error('There is no connector.');
    expect([near(route[0], start) < 1.5, near(route.at(-1), end) < 1.5]).toEqual([true, true]);
    const [from, till] = ['a:stCxn', 'a:endCxn'].map((name) => nameOf(one(element, name).getAttribute('id')));
    if (from === 'Ash') links.push({ route: [], by: ['Ash'], heads: 0 });
    const link = links.at(-1);
    if (!link) throw new Error('A link begins nowhere.');
    expect(link.by.at(-1)).toBe(from);
    link.route.push(...route);
    link.by.push(till ?? '');
    link.heads += all(element, 'a:tailEnd').length;
  }
  return links.map(({ route: way, by, heads }) => ({
    heads,
    by,
    way: bendsOf(way).map((place) =>
      to(Math.round((place.x - x - width / 2) / PIXEL), Math.round((place.y - y - height / 2) / PIXEL)),
    ),
  }));
}

const whole = (path: readonly Place[]) => path.map(({ x, y }) => to(Math.round(x), Math.round(y)));

test('a link with more bends than a connector has runs on a slide as it does on screen, by way of its label', async () => {
  const round = [to(0, 60), to(300, 60), to(300, 200), to(180, 200), to(180, 330), to(0, 330)];
  const scene = routes('orthogonal', [round], [to(300, 130)]);
  const [link] = await seenOf(scene);
  expect(link).toMatchObject({ heads: 1, by: ['Ash', expect.stringMatching(/^Label /), 'Birch'] });
  expect(link?.way).toEqual(whole(scene.links.get('l0')?.path ?? []));
});

test('a link with many bends and its label beside it, or none, is joined within a segment', async () => {
  const round = [to(0, 60), to(300, 60), to(300, 200), to(180, 200), to(180, 330), to(0, 330)];
  const stairs = [1, 2, 3, 4, 5, 6].flatMap((step) => [
    to(step * 40 - 40, 20 + 30 * step),
    to(step * 40, 20 + 30 * step),
  ]);
  const scene = routes('orthogonal', [round, [...stairs, to(240, 330), to(0, 330)]], [to(-200, 0), null]);
  const links = await seenOf(scene);
  expect(links.map(({ by }) => by.slice(1, -1))).toEqual([['Bend'], ['Bend', 'Bend', 'Bend']]);
  expect(links.map(({ way: route }) => route)).toEqual([...scene.links.values()].map(({ path }) => whole(path)));
});

test('two links between the same cards that part on the route are two routes on a slide, each with its label on it', async () => {
  const side = (x: number) => [to(0, 60), to(x, 60), to(x, 180), to(0, 180), to(1, 330), to(20, 330)];
  const scene = routes('orthogonal', [side(-80), side(80)], [to(-80, 120), to(80, 120)]);
  for (const entry of scene.links.values())
    entry.path = [...entry.path.slice(0, -1), to(20, entry.path.at(-1)?.y ?? 0)];
  const links = await seenOf(scene);
  const off = links.flatMap(({ way: route }, at) =>
    route.map((place, bend) => {
      const there = scene.links.get(`l${at}`)?.path[bend];
      return there ? Math.hypot(place.x - there.x, place.y - there.y) : Infinity;
    }),
  );
  expect(off).toHaveLength(16);
  expect(Math.max(...off)).toBeLessThan(2);
});

test('a straight link keeps its bends on a slide', async () => {
  const scene = routes('straight', [[to(200, 90), to(240, 250)]], [to(220, 170)]);
  const [link] = await seenOf(scene);
  expect(link).toMatchObject({ heads: 1, by: ['Ash', 'Bend', 'Bend', 'Birch'] });
  const off = (link?.way ?? []).map((place) =>
    Math.min(...(scene.links.get('l0')?.path ?? []).map(({ x, y }) => Math.hypot(x - place.x, y - place.y))),
  );
  expect(Math.max(...off)).toBeLessThan(2);
});
