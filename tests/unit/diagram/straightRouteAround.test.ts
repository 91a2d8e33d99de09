import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { grown, type Point } from '@stemma/diagram/geometry/box';
import { segmentTouches, segmentsOf } from '@stemma/diagram/geometry/segment';
import type { Scene } from '@stemma/diagram/scene/scene';
import { cardBounds } from '@stemma/diagram/scene/scene';
import type { ChartLink, Routing } from '@stemma/shared/chart/link';
import fc from 'fast-check';
import { newLink, newNode } from '../../../client/src/chart/model/document';
import { random } from '../../bench/layout/randomChart';
import { sceneOf as measuredScene } from './measuredScene';
import { straightFaults } from './straightFaults';

type Places = Record<string, readonly [number, number]>;
type LinkOf = Partial<ChartLink> & Pick<ChartLink, 'key' | 'from' | 'to'>;

function chartOf(places: Places, links: readonly LinkOf[], routing: Routing = 'straight') {
  return {
    props: { routing },
    nodes: byKey(
      Object.entries(places).map(([key, [x, y]]) => newNode({ key, typeName: 'Company', name: `Alder ${key}`, x, y })),
    ),
    links: byKey(links.map((link) => newLink({ roles: [{ role: 'Owner', percentage: 40 }], ...link }))),
  };
}

const sceneOf = (...chart: Parameters<typeof chartOf>) => measuredScene(chartOf(...chart));

const routeOf = (scene: Scene, key: string): readonly Point[] => scene.links.get(key)?.path ?? [];
const routesOf = (scene: Scene) => Object.fromEntries([...scene.links].map(([key, { path }]) => [key, path]));

/** Links that run behind cards of others, or nearer to one than `room`. */
const tooNear = (scene: Scene, room = 0): string[] =>
  [...scene.links.values()].flatMap(({ link, path }) =>
    [...scene.cards.values()]
      .filter(({ node: { key } }) => key !== link.from && key !== link.to)
      .filter((card) => segmentsOf(path).some(([a, b]) => segmentTouches(a, b, grown(cardBounds(card), room))))
      .map(({ node }) => `${link.key} ${node.key}`),
  );

const AB: LinkOf = { key: 'ab', from: 'a', to: 'b' };
const BETWEEN: Places = { a: [0, 0], b: [40, 500], c: [10, 250] };

describe('a straight link with a card in between', () => {
  test.each([
    ['one card', BETWEEN],
    ['two cards of a row', { a: [0, 0], b: [40, 500], c: [0, 250], d: [150, 250] }],
    ['a column', { a: [0, 0], b: [40, 700], c: [10, 200], d: [-20, 340], e: [30, 480] }],
    ['a row to be passed', { a: [0, 0], b: [900, 20], c: [300, 10], d: [600, -10] }],
  ] satisfies [string, Places][])('goes round with few bends, clear of all cards: %s', (_, places) => {
    const scene = sceneOf(places, [AB]);
    expect(tooNear(scene, 4)).toEqual([]);
    expect(routeOf(scene, 'ab').length).toBeLessThanOrEqual(4);
    expect(routeOf(scene, 'ab').length).toBeGreaterThanOrEqual(3);
    expect(routeOf(sceneOf(places, [{ ...AB, from: 'b', to: 'a' }]), 'ab')).toEqual(
      [...routeOf(scene, 'ab')].reverse(),
    );
  });

  test('goes round where only its own routing is straight', () => {
    const scene = sceneOf(BETWEEN, [{ ...AB, routing: 'straight' }], 'orthogonal');
    expect(tooNear(scene, 4)).toEqual([]);
    expect(routeOf(scene, 'ab')).toEqual(routeOf(sceneOf(BETWEEN, [AB]), 'ab'));
  });

  test('goes round from the place at which it leaves', () => {
    const scene = sceneOf(BETWEEN, [{ ...AB, fromSpot: '1 0.5' }]);
    const { right = 0 } = scene.cardIndex.get('a') ?? {};
    expect(routeOf(scene, 'ab')[0]).toMatchObject({ x: right });
    expect(tooNear(scene, 4)).toEqual([]);
  });

  test('goes round at once while the card is dragged onto it, and straight again when that is gone', () => {
    const beside: Places = { ...BETWEEN, c: [900, 250] };
    const scene = sceneOf(beside, [AB]);
    const plain = routesOf(scene);
    expect(routeOf(scene, 'ab')).toHaveLength(2);
    scene.move(new Map([['c', { x: 10, y: 250 }]]));
    expect(routesOf(scene)).toEqual(routesOf(sceneOf(BETWEEN, [AB])));
    scene.move(new Map([['c', { x: 900, y: 250 }]]));
    expect(routesOf(scene)).toEqual(plain);
  });

  test('takes the other hand when the card goes that kept it from there', () => {
    const places: Places = { a: [0, 0], b: [0, 500], c: [-30, 250], d: [80, 250] };
    const scene = sceneOf(places, [AB]);
    expect(Math.min(...routeOf(scene, 'ab').map(({ x }) => x))).toBeLessThan(-80);
    const after = { ...places, d: [900, 250] } as const;
    scene.update(chartOf(after, [AB]));
    expect(Math.min(...routeOf(scene, 'ab').map(({ x }) => x))).toBeGreaterThan(-1);
    expect(routesOf(scene)).toEqual(routesOf(sceneOf(after, [AB])));
  });

  test('whose layout bent it goes round by itself where a card stands on these bends', () => {
    const laid: LinkOf = { ...AB, points: [-300, 250], routing: 'straight' };
    expect(routeOf(sceneOf(BETWEEN, [laid]), 'ab')[1]).toEqual({ x: -300, y: 250 });
    const scene = sceneOf({ ...BETWEEN, d: [-300, 250] }, [laid]);
    expect(routeOf(scene, 'ab')).toEqual(routeOf(sceneOf({ ...BETWEEN, d: [-300, 250] }, [AB]), 'ab'));
    expect(tooNear(scene, 4)).toEqual([]);
  });

  test('runs as it is where a card lies upon its own', () => {
    expect(routeOf(sceneOf({ a: [0, 0], b: [0, 500], c: [20, 10] }, [AB]), 'ab')).toHaveLength(2);
  });
});

test.each([2, 3, 5])('%i straight links of the same two cards go round a third one side by side', (count) => {
  const roles = ['Shareholder', 'Director', 'Lender', 'Guarantor', 'Protector'].map((role) => [{ role }]);
  const links = Array.from({ length: count }, (_, at) => ({
    key: `l${at}`,
    ...(at % 2 ? { from: 'b', to: 'a' } : { from: 'a', to: 'b' }),
    roles: roles[at] ?? [],
  }));
  for (const places of [BETWEEN, { a: [0, 0], b: [1000, 60], c: [500, 20] }] satisfies Places[]) {
    const scene = sceneOf(places, links);
    expect(tooNear(scene, 4)).toEqual([]);
    expect(straightFaults(scene)).toMatchObject({ oneLine: [], onePlace: [], hiddenWords: [] });
    expect([...scene.links.values()].every(({ path }) => path.length > 2)).toBe(true);
  }
});

// Of several links of one pair that reach across a whole grid, all too wide together for the ways between its cards, it is not asked: they run plainly.
test('straight links, one for each pair, lie behind no card of a grid, wherever they lead', () => {
  const at = fc.nat({ max: 24 });
  const places = Object.fromEntries(
    Array.from({ length: 25 }, (_, key) => [`c${key}`, [(key % 5) * 260, Math.floor(key / 5) * 170] as const]),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(at, at), { minLength: 1, maxLength: 8 }), (pairs) => {
      const links = [...new Map(pairs.map((pair) => [[...pair].sort().join(), pair])).values()]
        .filter(([from, to]) => from !== to)
        .map(([from, to], key) => ({ key: `l${key}`, from: `c${from}`, to: `c${to}` }));
      expect(tooNear(sceneOf(places, links))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test.each([1, 5, 9])('straight links across many cards that stand anyhow lie behind none (%i)', (seed) => {
  const next = random(seed);
  const below = (most: number) => Math.floor(next() * most);
  const places = Object.fromEntries(
    Array.from({ length: 120 }, (_, key) => [
      `c${key}`,
      [(key % 12) * 260 + below(90), Math.floor(key / 12) * 130 + below(90)] as const,
    ]),
  );
  const links = Array.from({ length: 12 }, (_, at) => ({
    key: `l${at}`,
    from: `c${below(60)}`,
    to: `c${60 + below(60)}`,
  }));
  expect(tooNear(sceneOf(places, links))).toEqual([]);
});
