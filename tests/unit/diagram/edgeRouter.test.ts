import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import type { ChartGroup } from '@stemma/shared/chart/chart';
import type { Bounds, Point } from '@stemma/diagram/geometry/box';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { FRAME } from '@stemma/diagram/group/frames';
import { axisSegmentsOf, type AxisSegment } from '@stemma/diagram/geometry/orthogonalPath';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { labelBounds } from '@stemma/diagram/label/labelPlace';
import { segmentTouches } from '@stemma/diagram/geometry/segment';
import { Scene } from '@stemma/diagram/scene/scene';
import type { ChartLink } from '@stemma/shared/chart/link';
import { newLink, newNode } from '../../../client/src/chart/model/document';

const card = createCardSetter((text) => text.length * 8);
const label = createLabelSetter((text) => text.length * 6, '2026-11-23');

type Cards = Record<string, [x: number, y: number]>;
type Links = (Partial<ChartLink> & Pick<ChartLink, 'from' | 'to'> & { says?: string; share?: number })[];

function sceneOf(cards: Cards, links: Links, groups: Record<string, string[]> = {}): Scene {
  const scene = new Scene({ card, label });
  scene.update(sourceOf(cards, links, groups));
  return scene;
}

function sourceOf(cards: Cards, links: Links, groups: Record<string, string[]> = {}) {
  return {
    props: { routing: 'orthogonal' as const },
    nodes: byKey(
      Object.entries(cards).map(([key, [x, y]]) => newNode({ key, typeName: 'Company', name: `Card ${key}`, x, y })),
    ),
    links: byKey(
      links.map(({ says, share, ...link }, at) => {
        const roles = says || share ? [{ role: says ?? 'Shareholder', ...(share && { percentage: share }) }] : [];
        return newLink({ key: `l${at}`, roles, ...link });
      }),
    ),
    groups: byKey(
      Object.entries(groups).map(([key, members]): ChartGroup => ({ key, name: key, members, collapsed: false })),
    ),
  };
}

const routeOf = (scene: Scene, key: string): readonly Point[] => scene.links.get(key)?.path ?? [];
const wordsOf = (scene: Scene, key: string): Bounds | null => {
  const { label: words } = scene.links.get(key) ?? {};
  return words ? labelBounds(words, words.shape) : null;
};

/** Pairs of runs of two links that lie nearer beside each other than `apart`. */
function beside(scene: Scene, one: string, other: string, apart: number): [AxisSegment, AxisSegment][] {
  const shares = (a: AxisSegment, b: AxisSegment) => Math.min(a.hi, b.hi) - Math.max(a.lo, b.lo) > 2;
  return axisSegmentsOf(routeOf(scene, one)).flatMap((a) =>
    axisSegmentsOf(routeOf(scene, other))
      .filter((b) => a.upright === b.upright && Math.abs(a.at - b.at) < apart && shares(a, b))
      .map((b): [AxisSegment, AxisSegment] => [a, b]),
  );
}

function crossings(scene: Scene, one: string, other: string): number {
  const cross = (a: AxisSegment, b: AxisSegment) => a.lo < b.at && b.at < a.hi && b.lo < a.at && a.at < b.hi;
  return axisSegmentsOf(routeOf(scene, one)).reduce(
    (sum, a) =>
      sum + axisSegmentsOf(routeOf(scene, other)).filter((b) => a.upright !== b.upright && cross(a, b)).length,
    0,
  );
}

/** Links whose words cover a piece of the line of another one. */
function labelsOnLines(scene: Scene): string[] {
  const keys = [...scene.links.keys()];
  return keys.filter((key) => {
    const words = wordsOf(scene, key);
    const covers = (route: readonly Point[]) =>
      route.some((end, at) => at > 0 && words !== null && segmentTouches(route[at - 1] ?? end, end, words));
    return keys.some((other) => other !== key && covers(routeOf(scene, other)));
  });
}

/** Links whose words stand in the line of another one that runs level into them. */
function wordsInLine(scene: Scene): string[] {
  return [...scene.links.keys()].filter((key) => {
    const words = wordsOf(scene, key);
    return [...scene.links].some(([other, { path }]) => {
      const levels = axisSegmentsOf(path).filter(({ upright }) => !upright);
      return (
        other !== key &&
        levels.some(({ at, lo, hi }) => words && segmentTouches({ x: lo, y: at }, { x: hi, y: at }, words))
      );
    });
  });
}

const PARALLEL: Links = [
  { from: 'a', to: 'b', says: 'Guarantor' },
  { from: 'a', to: 'b', says: 'Lender' },
  { from: 'a', to: 'b', share: 40 },
];

describe('several links between the same two cards', () => {
  test.each([
    ['straight below', [0, 240]],
    ['below to the right', [420, 240]],
    ['below to the left', [-420, 240]],
    ['above', [300, -240]],
    ['in its row', [520, 10]],
    ['in its row, with hardly a space between', [152, 0]],
  ] as const)('run apart over their whole way, each with its words on it: %s', (_, [x, y]) => {
    const scene = sceneOf({ a: [0, 0], b: [x, y] }, PARALLEL);
    for (const [one, other] of [
      ['l0', 'l1'],
      ['l1', 'l2'],
      ['l0', 'l2'],
    ] as const) {
      expect(beside(scene, one, other, 8)).toEqual([]);
      expect(crossings(scene, one, other)).toBe(0);
    }
    expect(labelsOnLines(scene)).toEqual([]);
  });

  test.each([
    ['straight below', [0, 240]],
    ['below to the right', [420, 240]],
    ['below to the left', [-420, 240]],
  ] as const)('lead to and fro without crossing: %s', (_, [x, y]) => {
    const links: Links = [
      { from: 'a', to: 'b', says: 'Account holder' },
      { from: 'b', to: 'a', says: 'Lender' },
    ];
    const scene = sceneOf({ a: [0, 0], b: [x, y] }, links);
    expect(beside(scene, 'l0', 'l1', 14)).toEqual([]);
    expect(crossings(scene, 'l0', 'l1')).toBe(0);
    expect(labelsOnLines(scene)).toEqual([]);
  });

  test('have nothing in common with the bundle of the links that lead elsewhere', () => {
    const scene = sceneOf({ a: [0, 0], b: [-360, 240], c: [80, 240], d: [400, 240] }, [
      ...PARALLEL,
      { from: 'a', to: 'c', share: 60 },
      { from: 'a', to: 'd', share: 30 },
    ]);
    for (const own of ['l0', 'l1', 'l2']) {
      for (const other of ['l3', 'l4']) expect(beside(scene, own, other, 8)).toEqual([]);
    }
    expect(beside(scene, 'l3', 'l4', 1)).not.toEqual([]);
    expect(labelsOnLines(scene)).toEqual([]);
  });
});

describe('labels that find no place clear of all other links', () => {
  test('do not stand in the line of one that would seem to say them', () => {
    const cards: Cards = { a: [0, 0], b: [0, 200], c: [-300, 40], d: [-300, 160], e: [300, 40], f: [300, 160] };
    const scene = sceneOf({ ...cards, g: [-500, 100], h: [500, 100] }, [
      { from: 'a', to: 'b', share: 40 },
      { from: 'c', to: 'd', points: [-20, 40, -20, 160] },
      { from: 'e', to: 'f', points: [20, 40, 20, 160] },
      { from: 'g', to: 'h', points: [0, 100] },
    ]);
    expect(labelsOnLines(scene)).toEqual(['l0']);
    expect(wordsInLine(scene)).toEqual([]);
  });

  test('stand beside their link before they stand in the line of another one', () => {
    const cards: Cards = { a: [455, 910], b: [455, 1049], c: [884, 910], d: [88, 1049] };
    const links: Links = [
      { from: 'b', to: 'a', says: 'Director' },
      { from: 'a', to: 'b', share: 100 },
      { from: 'c', to: 'd', share: 10, points: [884, 962, 88, 962] },
    ];
    const scene = sceneOf(cards, links, { Core: ['a', 'b'] });
    expect(wordsInLine(scene)).toEqual([]);
    expect(labelsOnLines(scene)).toEqual([]);
  });
});

describe('links that find their own route', () => {
  test('leave a side beside those that arrive there', () => {
    const scene = sceneOf({ a: [0, 400], b: [-300, 0], c: [20, 0], d: [340, 0] }, [
      { from: 'b', to: 'a', share: 50 },
      { from: 'd', to: 'a', share: 20 },
      { from: 'a', to: 'c', says: 'Director' },
    ]);
    const starts = [routeOf(scene, 'l0').at(-1), routeOf(scene, 'l1').at(-1), routeOf(scene, 'l2')[0]].map(
      (at) => at?.x ?? 0,
    );
    const [first = 0, second = 0, third = 0] = starts.sort((one, other) => one - other);
    expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(14);
  });

  test('arrive beside the arrow of a link that was given its route', () => {
    const given = { from: 'b', to: 'a', points: [-300, 60, 0, 60], linkTextPosition: 0.3 };
    const scene = sceneOf({ a: [0, 200], b: [-300, 0], c: [300, 0] }, [given, { from: 'c', to: 'a', share: 20 }]);
    const [first, free] = ['l0', 'l1'].map((key) => routeOf(scene, key).at(-1)?.x ?? NaN);
    expect(first).toBe(0);
    expect(Math.abs(free ?? NaN)).toBeGreaterThanOrEqual(14);
  });

  test("keep off the borders of groups' frames, and their labels off borders and names", () => {
    const cards: Cards = { a: [0, 0], b: [300, 0], c: [330, 500], d: [0, 240] };
    const groups = { Family: ['a', 'b'] };
    const links: Links = [
      { from: 'a', to: 'c', share: 30 },
      { from: 'b', to: 'd', share: 50 },
    ];
    const scene = sceneOf(cards, links, groups);
    expect(scene.frames()).toHaveLength(1);
    expect(alongBorders(scene)).toEqual([]);
    const moved = sceneOf(cards, links);
    moved.update(sourceOf(cards, links, groups));
    for (const key of ['l0', 'l1']) expect(routeOf(moved, key)).toEqual(routeOf(scene, key));
  });

  test('do not run behind labels that stand where a layout put them', () => {
    const given = { from: 'a', to: 'b', share: 60, points: [0, 60, -400, 60], linkTextPosition: 0.48 };
    const cards: Cards = { a: [0, 0], b: [-400, 200], c: [-240, -200], d: [-240, 400] };
    const scene = sceneOf(cards, [given, { from: 'c', to: 'd', share: 20 }]);
    const words = wordsOf(scene, 'l0');
    const route = routeOf(scene, 'l1');
    expect(words && route.some((end, at) => at > 0 && segmentTouches(route[at - 1] ?? end, end, words))).toBe(false);
  });
});

/** Runs of links that lie on the border of a frame, or right beside it. */
function alongBorders(scene: Scene): string[] {
  return scene.frames().flatMap(({ bounds: { left, right, top, bottom } }) =>
    [...scene.links].flatMap(([key, { path }]) =>
      axisSegmentsOf(path)
        .filter(({ upright, at, lo, hi }) => {
          const [borders, from, to] = upright ? [[left, right], top, bottom] : [[top, bottom], left, right];
          const shared = Math.min(hi, to) - Math.max(lo, from);
          return shared > FRAME.along && borders.some((border) => Math.abs(border - at) < FRAME.clear - 0.01);
        })
        .map(({ upright, at }) => `${key} ${upright ? 'x' : 'y'} ${at}`),
    ),
  );
}

describe('a link with an arrow head where it leaves', () => {
  const cards: Cards = { a: [0, 0], b: [-300, 240], c: [0, 240], d: [300, 240] };

  test.each(['Reversed', 'Double'] as const)(
    'leaves by a place of its own, so that its head is of no other: %s',
    (arrowType) => {
      const scene = sceneOf(cards, [
        { from: 'a', to: 'b', share: 60 },
        { from: 'a', to: 'c', share: 30, arrowType },
        { from: 'a', to: 'd', share: 10 },
      ]);
      const [l0, l1, l2] = ['l0', 'l1', 'l2'].map((key) => routeOf(scene, key)[0]?.x ?? 0);
      expect(l0).toBe(l2);
      expect(Math.abs((l1 ?? 0) - (l0 ?? 0))).toBeGreaterThanOrEqual(14);
      for (const other of ['l0', 'l2']) expect(beside(scene, 'l1', other, 8)).toEqual([]);
    },
  );

  test('runs with the others where it has its head at its other end alone', () => {
    const scene = sceneOf(cards, [
      { from: 'a', to: 'b', share: 60 },
      { from: 'a', to: 'd', share: 30, arrowType: 'None' },
    ]);
    expect(routeOf(scene, 'l0')[0]).toEqual(routeOf(scene, 'l1')[0]);
  });
});

test.each([
  ['to the card', { from: 'b', to: 'a' }],
  ['from the card', { from: 'a', to: 'b' }],
] as const)("no link ends where its card's loop does: %s", (_, link) => {
  for (const y of [-12, 0, 12]) {
    const scene = sceneOf({ a: [0, 0], b: [520, y] }, [
      { from: 'a', to: 'a', share: 5 },
      { ...link, share: 20 },
    ]);
    expect(beside(scene, 'l0', 'l1', 8)).toEqual([]);
    const [loop, route] = [routeOf(scene, 'l0').at(-1), routeOf(scene, 'l1').at(link.to === 'a' ? -1 : 0)];
    expect(Math.hypot((loop?.x ?? 0) - (route?.x ?? 0), (loop?.y ?? 0) - (route?.y ?? 0))).toBeGreaterThanOrEqual(13.9);
  }
});

test("a link that goes round to the side of its card keeps off the head of that card's loop", () => {
  const cards: Cards = { a: [0, 0], b: [0, 900], ...rowAt(200), ...rowAt(400), ...rowAt(600) };
  const scene = sceneOf(cards, [
    { from: 'b', to: 'b', share: 5 },
    { from: 'a', to: 'b', share: 20 },
  ]);
  expect(beside(scene, 'l0', 'l1', 8)).toEqual([]);
});

/** Cards side by side at one height. */
function rowAt(y: number): Cards {
  return Object.fromEntries([-400, -200, 0, 200, 400].map((x): [string, [number, number]] => [`${x} ${y}`, [x, y]]));
}
