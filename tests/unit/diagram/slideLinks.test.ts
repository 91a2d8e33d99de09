import { expect, test } from '@jest/globals';
import { all, near, PIXEL, sceneWith, slideOf, xmlOf } from '../../testkit/slide';
import { connectorsOf } from '../../testkit/slideConnectors';
import { newLink, newNode } from '../../../client/src/chart/model/document';

test('two owners’ links arrive side by side on a slide where they do on screen, each glued to its own site', async () => {
  const roles = [{ role: 'Shareholder', percentage: 50 }];
  const scene = sceneWith(
    [
      newNode({ key: 'a', typeName: 'Individual', name: 'Ash', x: -160, y: 0 }),
      newNode({ key: 'b', typeName: 'Individual', name: 'Birch', x: 160, y: 40 }),
      newNode({ key: 'c', typeName: 'Company', name: 'Cedar', x: 20, y: 300 }),
    ],
    [newLink({ key: 'ac', from: 'a', to: 'c', roles }), newLink({ key: 'bc', from: 'b', to: 'c', roles })],
  );
  const onScreen = ['ac', 'bc'].map((key) => scene.links.get(key)?.path.at(-1)?.x ?? Number.NaN);
  const connectors = connectorsOf(await xmlOf(slideOf(scene)));
  const [first, second] = connectors;
  expect(near(first?.end, second?.end)).toBeCloseTo(Math.abs((onScreen[0] ?? 0) - (onScreen[1] ?? 0)), 0);
  expect(Math.abs((onScreen[0] ?? 0) - (onScreen[1] ?? 0))).toBeGreaterThan(4);
  for (const { way: route, start, end } of connectors) {
    expect(near(route[0], start)).toBeLessThan(1);
    expect(near(route.at(-1), end)).toBeLessThan(1);
  }
});

test('connectors lead as the links do on screen, downwards, round a corner, back to the same side or card, and by places of their own', async () => {
  const scene = sceneWith(
    [
      newNode({ key: 'a', typeName: 'Company', name: 'Ash', x: 0, y: 0 }),
      newNode({ key: 'b', typeName: 'Company', name: 'Birch', x: 400, y: 300 }),
      newNode({ key: 'c', typeName: 'Company', name: 'Cedar', x: 900, y: 0 }),
      newNode({ key: 'd', typeName: 'Company', name: 'Dogwood', x: 150, y: 640 }),
    ],
    [
      newLink({ key: 'down', from: 'a', to: 'b' }),
      newLink({ key: 'corner', from: 'b', to: 'd' }),
      newLink({ key: 'back', from: 'c', to: 'a' }),
      newLink({ key: 'up', from: 'b', to: 'c' }),
      newLink({ key: 'own', from: 'c', to: 'c' }),
      newLink({ key: 'around', from: 'd', to: 'c', fromSpot: '0 0.5', toSpot: '1 0.5' }),
    ],
  );
  const [corner, birch, dogwood] = [scene.links.get('corner'), scene.cards.get('b'), scene.cards.get('d')];
  if (!corner || !birch || !dogwood) throw new Error('The chart is not as it was made.');
  const left = birch.x - birch.shape.width / 2;
  const above = dogwood.y - dogwood.shape.height / 2;
  corner.path = [
    { x: left, y: 310 },
    { x: dogwood.x + 12, y: 310 },
    { x: dogwood.x + 12, y: above },
  ];
  const [back] = scene.links.get('back')?.path ?? [];
  expect(back?.y).toBe(scene.links.get('back')?.path.at(-1)?.y);
  const connectors = connectorsOf(await xmlOf(slideOf(scene)));
  const routes = new Map(connectors.map((connector) => [connector.name, connector]));
  expect(routes.size).toBe(scene.links.size);
  const [ash, down] = [scene.links.get('down')?.path[0], routes.get('Ash – Birch')?.way[0]];
  for (const { link, path } of scene.links.values()) {
    const name = [link.from, link.to].map((key) => scene.cards.get(key)?.node.name).join(' – ');
    const { way: route = [], start, end } = routes.get(name) ?? {};
    const seen = path.map(({ x, y }) => ({
      x: (x - (ash?.x ?? 0)) * PIXEL + (down?.x ?? 0),
      y: (y - (ash?.y ?? 0)) * PIXEL + (down?.y ?? 0),
    }));
    expect([link.key, route.length]).toEqual([link.key, seen.length]);
    const off = route.map((place, bend) => Math.round(near(place, seen[bend])));
    expect([link.key, off]).toEqual([link.key, seen.map(() => 0)]);
    expect(near(route[0], start)).toBeLessThan(1.5);
    expect(near(route.at(-1), end)).toBeLessThan(1.5);
  }
});

test('links that lead out of what a slide shows end at its edge with their labels, and name nobody beyond', async () => {
  const roles = [{ role: 'Shareholder', percentage: 30 }];
  const scene = sceneWith(
    [
      newNode({ key: 'a', typeName: 'Individual', name: 'Ash', x: -300, y: -400 }),
      newNode({ key: 'b', typeName: 'Company', name: 'Birch', x: 0, y: 0 }),
      newNode({ key: 'c', typeName: 'Company', name: 'Cedar', x: 300, y: 500 }),
      newNode({ key: 'd', typeName: 'Company', name: 'Dogwood', x: 3000, y: 3000 }),
      newNode({ key: 'e', typeName: 'Company', name: 'Elder', x: 3000, y: 3300 }),
    ],
    [
      newLink({ key: 'ab', from: 'a', to: 'b', roles }),
      newLink({ key: 'bc', from: 'b', to: 'c', roles }),
      newLink({ key: 'ac', from: 'a', to: 'c', roles, points: [-300, 0, -300, 120, 300, 120] }),
      newLink({ key: 'de', from: 'd', to: 'e', roles }),
    ],
  );
  const view = { left: -320, right: 320, top: -300, bottom: 300 };
  const xml = await xmlOf(slideOf(scene, view));
  const connectors = connectorsOf(xml);
  expect(connectors.map(({ name }) => name).sort()).toEqual(['Birch – …', '… – Birch', '… – …']);
  expect(xml.documentElement.outerHTML).not.toMatch(/Ash|Cedar|Dogwood|Elder/);
  expect(all(xml, 'a:tailEnd')).toHaveLength(1);
  for (const { way: route, start, end } of connectors) {
    expect(near(route[0], start)).toBeLessThan(1);
    expect(near(route.at(-1), end)).toBeLessThan(1);
  }
});

test.each(['orthogonal', 'straight'] as const)(
  'heads stand below the label of a card on a slide, as on screen, and stay attached there: %s',
  async (routing) => {
    const scene = sceneWith(
      [
        newNode({ key: 'a', typeName: 'Company', name: 'Upper', label: 'Nominee', x: 0, y: 0 }),
        newNode({ key: 'b', typeName: 'Company', name: 'Lower', x: 0, y: 220 }),
        newNode({ key: 'c', typeName: 'Company', name: 'Beside', x: 300, y: 260 }),
      ],
      [
        newLink({ key: 'ab', from: 'a', to: 'b', arrowType: 'Reversed' }),
        newLink({ key: 'ac', from: 'a', to: 'c', arrowType: 'Double' }),
      ],
      routing,
    );
    const [upper, routes] = [scene.cards.get('a'), [...scene.links.values()]];
    if (!upper) throw new Error('The card is gone.');
    const drop = (routes[0]?.path[0]?.y ?? 0) - (upper.y + upper.shape.height / 2);
    expect(drop).toBeGreaterThan(8);
    const connectors = connectorsOf(await xmlOf(slideOf(scene)));
    for (const { name, way: route, start, end } of connectors) {
      expect([name, near(route[0], start) < 1.5, near(route.at(-1), end) < 1.5]).toEqual([name, true, true]);
    }
    const [down] = connectors;
    const lower = scene.cards.get('b');
    const length = (lower?.y ?? 0) - (lower?.shape.height ?? 0) / 2 - (routes[0]?.path[0]?.y ?? 0);
    expect(Math.abs(near(down?.start, down?.end) - length)).toBeLessThan(3);
  },
);
