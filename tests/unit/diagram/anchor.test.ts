import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { overlaps, type Bounds, type Point } from '@stemma/diagram/geometry/box';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { cardBounds, Scene } from '@stemma/diagram/scene/scene';
import { portOf } from '@stemma/diagram/scene/sceneParts';
import {
  OUTWARD,
  anchorPoint,
  parseAnchor,
  SIDES,
  nearestAnchor,
  formatAnchor,
  type Side,
  type Anchor,
} from '@stemma/diagram/route/anchor';
import type { ChartLink } from '@stemma/shared/chart/link';
import { ROUTINGS } from '@stemma/shared/chart/vocabulary';
import { layoutFaults } from '@stemma/diagram/layout/faults';
import { newLink, newNode } from '../../../client/src/chart/model/document';

const card = createCardSetter((text) => text.length * 8);
const label = createLabelSetter((text) => text.length * 6, '2026-11-22');
const port = { x: 0, y: 0, width: 160, height: 60, round: 8 };

type Places = Record<string, Point>;
type LinkOf = Pick<ChartLink, 'key' | 'from' | 'to'> & Partial<ChartLink>;

function sceneOf(places: Places, links: LinkOf[], routing: (typeof ROUTINGS)[number] = 'orthogonal'): Scene {
  const scene = new Scene({ card, label });
  scene.update({
    props: { routing },
    nodes: byKey(
      Object.entries(places).map(([key, at]) => newNode({ key, typeName: 'Company', name: 'Alder', ...at })),
    ),
    links: byKey(links.map((link) => newLink({ roles: [{ role: 'Director' }], ...link }))),
  });
  return scene;
}

const pathOf = (scene: Scene, key: string) => scene.links.get(key)?.path ?? [];
const middle = (side: Side): Anchor => ({ side, along: 0.5, shift: 0 });

/** Which runs of a way lie behind a card. */
function behind(path: readonly Point[], box: Bounds): number {
  return path.slice(1).filter((end, at) => {
    const start = path[at] ?? end;
    const run = {
      left: Math.min(start.x, end.x) - 0.1,
      right: Math.max(start.x, end.x) + 0.1,
      top: Math.min(start.y, end.y) - 0.1,
      bottom: Math.max(start.y, end.y) + 0.1,
    };
    return overlaps(run, {
      left: box.left + 0.5,
      right: box.right - 0.5,
      top: box.top + 0.5,
      bottom: box.bottom - 0.5,
    });
  }).length;
}

describe('a stored anchor', () => {
  test.each([
    ['Top', 'top', 0.5],
    ['MiddleLeft', 'left', 0.5],
    ['RightSide', 'right', 0.5],
    ['BottomCenter', 'bottom', 0.5],
    ['TopLeft', 'top', 0],
    ['BottomRight', 'bottom', 1],
    ['0.25 1', 'bottom', 0.25],
    ['0 0.75', 'left', 0.75],
    ['1 0.5', 'right', 0.5],
    ['0.5 -3', 'top', 0.5],
    ['0.9 0.4', 'right', 0.4],
  ] as const)('%s is read', (text, side, along) => {
    expect(parseAnchor(text)).toEqual({ side, along, shift: 0 });
  });

  test('has chart units added along its side', () => {
    expect(parseAnchor('0 0 20 3')).toEqual({ side: 'top', along: 0, shift: 20 });
    expect(parseAnchor('1 0.5 20 3')).toEqual({ side: 'right', along: 0.5, shift: 3 });
  });

  test.each([
    null,
    '',
    ' ',
    'None',
    'Center',
    'AllSides',
    'NotTopSide',
    '0.5 0.5',
    '1',
    '1 2 3',
    'NaN 1',
    '1e999 0',
    'x y',
  ])('%p leaves the link free', (text) => expect(parseAnchor(text)).toBeNull());

  test('is written as fractions of at most three decimals, and read back', () => {
    for (const side of SIDES) {
      for (const along of [0, 0.123_456, 0.5, 1]) {
        const text = formatAnchor({ side, along });
        expect(text).toMatch(/^([01] 0\.\d{1,3}|0\.\d{1,3} [01])$/);
        const back = anchorPoint(port, parseAnchor(text) ?? middle('top'));
        const there = anchorPoint(port, { side, along, shift: 0 });
        expect(Math.hypot(back.x - there.x, back.y - there.y)).toBeLessThan(0.2);
      }
    }
  });

  test('nearest to a point is on the side that faces it, at its middle where that is near', () => {
    expect(nearestAnchor(port, { x: 5, y: 90 }, 10)).toEqual(middle('bottom'));
    expect(nearestAnchor(port, { x: -40, y: -90 }, 10)).toMatchObject({ side: 'top', along: 0.25 });
    expect(nearestAnchor(port, { x: 200, y: -4 }, 10)).toEqual(middle('right'));
    expect(nearestAnchor(port, { x: -75, y: 10 }, 4)).toMatchObject({ side: 'left' });
    expect(anchorPoint(port, nearestAnchor(port, { x: 300, y: -300 }, 4)).x).toBeLessThanOrEqual(72);
  });
});

describe.each(ROUTINGS)('a %s link', (routing) => {
  const stands: Point[] = [
    { x: 0, y: 300 },
    { x: 400, y: 300 },
    { x: -400, y: -300 },
    { x: 320, y: 0 },
    { x: 60, y: 130 },
  ];

  test.each(SIDES.flatMap((from) => SIDES.map((to) => [from, to] as const)))(
    'leaves at the %s and enters at the %s, straight out of both cards',
    (from, to) => {
      for (const at of stands) {
        const link = {
          key: 'l',
          from: 'a',
          to: 'b',
          fromSpot: formatAnchor(middle(from)),
          toSpot: formatAnchor(middle(to)),
        };
        const scene = sceneOf({ a: { x: 0, y: 0 }, b: at }, [link], routing);
        const path = pathOf(scene, 'l');
        for (const [key, side, first, next] of [
          ['a', from, path[0], path[1]],
          ['b', to, path.at(-1), path.at(-2)],
        ] as const) {
          const box = scene.cards.get(key);
          if (!box || !first || !next) throw new Error('The link has no way.');
          expect(first).toEqual(anchorPoint(portOf(box), middle(side)));
          const out = OUTWARD[side];
          const length = Math.hypot(next.x - first.x, next.y - first.y);
          expect((next.x - first.x) * out.x + (next.y - first.y) * out.y).toBeCloseTo(length, 5);
          expect(length).toBeGreaterThan(4);
          if (routing !== 'straight') expect(behind(path, cardBounds(box))).toBe(0);
        }
      }
    },
  );

  test.each(SIDES)('leaves at the %s where its other end is free, also along bends', (side) => {
    for (const points of [null, [200, 90, 260, 90]]) {
      const link = { key: 'l', from: 'a', to: 'b', fromSpot: side, points, adjusting: points && 'End' };
      const scene = sceneOf({ a: { x: 0, y: 0 }, b: { x: 260, y: 300 } }, [link], routing);
      const [first, next] = pathOf(scene, 'l');
      const own = scene.cards.get('a');
      if (!own || !first || !next) throw new Error('The link has no way.');
      expect(first).toEqual(anchorPoint(portOf(own), middle(side)));
      const out = OUTWARD[side];
      expect((next.x - first.x) * out.x + (next.y - first.y) * out.y).toBeGreaterThan(4);
    }
  });
});

describe('bends that a person made', () => {
  const places = { a: { x: 0, y: 0 }, b: { x: 300, y: 300 } };
  const bent = { key: 'l', from: 'a', to: 'b', points: [500, 0, 500, 230], adjusting: 'End' };
  const isBack = (path: readonly Point[]) =>
    path.slice(1, -1).some((at, index) => {
      const [before, after] = [path[index] ?? at, path[index + 2] ?? at];
      return (at.x - before.x) * (after.x - at.x) + (at.y - before.y) * (after.y - at.y) < 0;
    });

  test('give way to places of the ends that they lead back over, and are kept for other ones', () => {
    const link = { ...bent, fromSpot: 'Left', toSpot: 'Right' };
    const scene = sceneOf(places, [link]);
    const path = pathOf(scene, 'l');
    expect(isBack(path)).toBe(false);
    for (const { x, y } of [places.a, places.b]) {
      expect(behind(path, { left: x - 70, right: x + 70, top: y - 28, bottom: y + 28 })).toBe(0);
    }
    expect(path).toEqual(pathOf(sceneOf(places, [{ ...link, points: null, adjusting: null }]), 'l'));
    const fitting = sceneOf(places, [{ ...link, fromSpot: 'Right' }]);
    scene.update({
      props: { routing: 'orthogonal' },
      nodes: new Map([...scene.cards].map(([key, { node }]) => [key, node])),
      links: byKey([newLink({ roles: [{ role: 'Director' }], ...link, fromSpot: 'Right' })]),
    });
    expect(pathOf(scene, 'l')).toEqual(pathOf(fitting, 'l'));
    expect(pathOf(scene, 'l')).toContainEqual({ x: 500, y: 0 });
  });
});

test('a link with a place of its own goes round cards that stand between', () => {
  const places = { a: { x: 0, y: 0 }, b: { x: 0, y: 160 }, c: { x: 0, y: 320 } };
  const scene = sceneOf(places, [{ key: 'l', from: 'a', to: 'c', fromSpot: 'Bottom', toSpot: 'Top' }]);
  expect(layoutFaults(scene).filter(({ kind }) => kind === 'linkOverCard')).toEqual([]);
});

describe('a link with places of its own goes round whatever it comes to meet', () => {
  const corners = { a: { x: 0, y: 0 }, b: { x: 0, y: 220 }, c: { x: 320, y: 0 }, d: { x: 320, y: 220 } };
  const link = { key: 'l', from: 'c', to: 'b', fromSpot: '0 0.5', toSpot: '1 0.3' };

  test.each([
    ['between four cards', { ...corners, x: { x: 160, y: 110 } }],
    ['where cards stand close', { ...corners, x: { x: 160, y: 110 }, y: { x: 8, y: 110 }, z: { x: 312, y: 110 } }],
    ['one after the other', { ...corners, x: { x: 160, y: 110 }, y: { x: 60, y: 110 }, z: { x: 130, y: 330 } }],
  ])('%s', (_case, places) => {
    for (const routing of ['orthogonal', 'curved'] as const) {
      const faults = layoutFaults(sceneOf(places, [link], routing));
      expect(faults.filter(({ kind }) => kind === 'linkOverCard')).toEqual([]);
    }
  });
});

test('links with a place of their own leave the row in which the others arrive', () => {
  const places = { a: { x: -300, y: 0 }, b: { x: 0, y: 0 }, c: { x: 300, y: 0 }, d: { x: 0, y: 300 } };
  const links = ['a', 'b', 'c'].map((from) => ({ key: from, from, to: 'd' }));
  const own = links.map((link) => (link.key === 'a' ? { ...link, toSpot: 'Left' } : link));
  const arrives = (scene: Scene) => ['b', 'c'].map((key) => pathOf(scene, key).at(-1)?.x);
  expect(arrives(sceneOf(places, own))).toEqual(arrives(sceneOf(places, links.slice(1))));
});

describe('a link from an entity to itself', () => {
  const places = { a: { x: 0, y: 0 } };
  const loops = [
    { key: 'l', from: 'a', to: 'a' },
    { key: 'm', from: 'a', to: 'a' },
  ];

  test.each(ROUTINGS)('%s is a loop beside the card, its label clear of the card and of other loops', (routing) => {
    const scene = sceneOf(places, loops, routing);
    const own = scene.cards.get('a');
    if (!own) throw new Error('There is no card.');
    for (const { key } of loops) {
      const path = pathOf(scene, key);
      expect(path.length).toBe(5);
      expect(behind(path, cardBounds(own))).toBe(0);
      const [, , corner] = path;
      expect(corner && scene.linkAt(corner, 4)?.link.key).toBe(key);
    }
    expect(layoutFaults(scene)).toEqual([]);
    expect(
      scene.linkAt({ x: scene.links.get('l')?.label?.x ?? 0, y: scene.links.get('l')?.label?.y ?? 0 }, 2)?.link.key,
    ).toBe('l');
  });

  test('leaves and enters by the places that it is given', () => {
    const scene = sceneOf(places, [{ key: 'l', from: 'a', to: 'a', fromSpot: 'Bottom', toSpot: 'Left' }]);
    const own = scene.cards.get('a');
    if (!own) throw new Error('There is no card.');
    expect(pathOf(scene, 'l')[0]).toEqual(anchorPoint(portOf(own), middle('bottom')));
    expect(pathOf(scene, 'l').at(-1)).toEqual(anchorPoint(portOf(own), middle('left')));
    expect(behind(pathOf(scene, 'l'), cardBounds(own))).toBe(0);
  });
});

/** How far two ways run on top of each other. */
function together(one: readonly Point[], other: readonly Point[]): number {
  const runs = (path: readonly Point[]) => path.slice(1).map((end, at) => [path[at] ?? end, end] as const);
  const shared = (a: number, b: number, c: number, d: number) =>
    Math.max(0, Math.min(Math.max(a, b), Math.max(c, d)) - Math.max(Math.min(a, b), Math.min(c, d)));
  return runs(one).reduce(
    (sum, [a, b]) =>
      sum +
      runs(other).reduce((part, [c, d]) => {
        if ([b, c, d].every(({ x }) => Math.abs(x - a.x) < 4)) return part + shared(a.y, b.y, c.y, d.y);
        return part + ([b, c, d].every(({ y }) => Math.abs(y - a.y) < 4) ? shared(a.x, b.x, c.x, d.x) : 0);
      }, 0),
    0,
  );
}

describe('links with places of their own', () => {
  const places = { a: { x: 0, y: 0 }, c: { x: 320, y: 0 }, d: { x: -300, y: 100 }, f: { x: 640, y: 110 } };
  const loop = { key: 'loop', from: 'a', to: 'a' };
  const top = { key: 'top', from: 'a', to: 'f', fromSpot: 'Top', toSpot: 'Right' };

  test.each<[string, LinkOf[], number]>([
    ['a loop and a link from the middle', [loop, top], 0],
    ['two loops and a link', [loop, { ...loop, key: 'loop 2' }, top], 0],
    ['a loop and a link up from the right', [loop, { ...top, fromSpot: '1 0.2', toSpot: 'Top' }], 0],
    ['two links to one hand', [top, { ...top, key: 'x', to: 'c', fromSpot: '0.2 0', toSpot: 'Top' }], 0],
    ['two to the other hand', [top, { ...top, key: 'x', to: 'd', fromSpot: '0.8 0', toSpot: 'Top' }], 0],
    [
      'two that arrive from two owners at one place share no more than their end',
      [top, { ...top, key: 'x', from: 'd', fromSpot: 'Bottom' }],
      40,
    ],
  ])('do not run on top of each other: %s', (_case, links, most) => {
    const scene = sceneOf(places, links);
    for (const [at, one] of links.entries()) {
      for (const other of links.slice(at + 1)) {
        expect(together(pathOf(scene, one.key), pathOf(scene, other.key))).toBeLessThanOrEqual(most);
      }
    }
  });

  test('are drawn the same whichever of them came last', () => {
    const [first, second] = [top, { ...top, key: 'x', to: 'c', fromSpot: '0.2 0', toSpot: 'Top' }];
    const whole = sceneOf(places, [loop, first, second]);
    const made = sceneOf(places, [first]);
    const later = sceneOf(places, [loop, first, second]);
    made.update({
      props: { routing: 'orthogonal' },
      nodes: new Map([...made.cards].map(([key, { node }]) => [key, node])),
      links: new Map([...later.links].map(([key, { link }]) => [key, link])),
    });
    for (const { key } of [loop, first, second]) expect(pathOf(made, key)).toEqual(pathOf(whole, key));
  });
});

test("a card's loops keep their order in a copy, whose links have other keys", () => {
  const roles = [[{ role: 'Owner', percentage: 25 }, { role: 'Director' }], [{ role: 'Nominee' }]];
  const loops = (keys: string[]) => keys.map((key, at) => ({ key, from: 'a', to: 'a', roles: roles[at] ?? [] }));
  const [first, copy] = [
    ['k1', 'k2'],
    ['z', 'b'],
  ].map((keys) => sceneOf({ a: { x: 0, y: 0 } }, loops(keys)));
  if (!first || !copy) throw new Error('There is no scene.');
  expect(['z', 'b'].map((key) => pathOf(copy, key))).toEqual(['k1', 'k2'].map((key) => pathOf(first, key)));
});
