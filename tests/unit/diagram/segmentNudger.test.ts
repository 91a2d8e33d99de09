import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { obstaclesOnRoute } from '@stemma/diagram/route/obstaclesOnRoute';
import { Scene } from '@stemma/diagram/scene/scene';
import type { ChartLink, Routing } from '@stemma/shared/chart/link';
import { newLink, newNode } from '../../../client/src/chart/model/document';
import { random } from '../../bench/layout/randomChart';
import { runTogether } from './sharedSegments';

const card = createCardSetter((text) => text.length * 8);
const label = createLabelSetter((text) => text.length * 6, '2026-11-22');

type Places = [x: number, y: number][];
type Ends = [from: number, to: number];

function sourceOf(
  places: Places,
  links: (Ends | (Partial<ChartLink> & Pick<ChartLink, 'from' | 'to'>))[],
  routing: Routing,
) {
  return {
    props: { routing },
    nodes: byKey(
      places.map(([x, y], at) =>
        newNode({ key: `n${at}`, typeName: at % 4 ? 'Company' : 'Individual', name: `Alder ${at}`, x, y }),
      ),
    ),
    links: byKey(
      links.map((link, at) =>
        newLink({
          key: `l${at}`,
          roles: at % 3 ? [{ role: 'Shareholder', percentage: 40 }] : [],
          ...(Array.isArray(link) ? { from: `n${link[0]}`, to: `n${link[1]}` } : link),
        }),
      ),
    ),
  };
}

function sceneOf(...source: Parameters<typeof sourceOf>): Scene {
  const scene = new Scene({ card, label });
  scene.update(sourceOf(...source));
  return scene;
}

/** Where cards stand that nobody laid out. */
const STANDS: Record<string, (count: number, next: () => number) => Places> = {
  'in a row': (count) => Array.from({ length: count }, (_, at) => [at * 200, 0]),
  'in a row of nearly one height': (count, next) => Array.from({ length: count }, (_, at) => [at * 210, next() * 12]),
  'in a column': (count) => Array.from({ length: count }, (_, at) => [0, at * 140]),
  'in a grid': (count) => Array.from({ length: count }, (_, at) => [(at % 6) * 220, Math.floor(at / 6) * 150]),
  'in rows of nearly equal heights': (count, next) =>
    Array.from({ length: count }, (_, at) => [(at % 6) * 230 + next() * 40, Math.floor(at / 6) * 170 + next() * 12]),
  'scattered close': (count, next) => Array.from({ length: count }, () => [next() * 1600, next() * 1200]),
  scattered: (count, next) => Array.from({ length: count }, () => [next() * 4000, next() * 3000]),
};

function randomLinks(count: number, next: () => number, each = 1.2): Ends[] {
  const seen = new Set<string>();
  const links: Ends[] = [];
  for (let at = 0; at < count * each; at++) {
    const [from, to] = [Math.floor(next() * count), Math.floor(next() * count)];
    if (from === to || seen.has(`${from} ${to}`)) continue;
    seen.add(`${from} ${to}`);
    links.push([from, to]);
  }
  return links;
}

/** So many pairs on one line, and links behind cards, at most of those that stand too close for all of 306 links to find a way; some upon each other. */
const CROWDED: Record<string, { pairs: number; behind: number }> = { 'scattered close': { pairs: 26, behind: 6 } };

describe('links of two owners do not run over each other, nor behind cards', () => {
  test.each(Object.keys(STANDS))('%s', (name) => {
    let [pairs, behind] = [0, 0];
    for (const [seed, count] of [8, 12, 16, 24, 32, 40].entries()) {
      for (const routing of ['orthogonal', 'curved'] as const) {
        const next = random(seed * 7 + count);
        const places = STANDS[name]?.(count, next) ?? [];
        const scene = sceneOf(places, randomLinks(count, next), routing);
        pairs += runTogether(scene).length;
        behind += [...scene.links.values()].filter(
          ({ link, path }) => obstaclesOnRoute(scene, link, path).length > 0,
        ).length;
      }
    }
    const most = CROWDED[name] ?? { pairs: 0, behind: 0 };
    expect(pairs).toBeLessThanOrEqual(most.pairs);
    expect(behind).toBeLessThanOrEqual(most.behind);
  });

  test('where both lead into one card over a row of others', () => {
    const places: Places = Array.from({ length: 8 }, (_, at) => [at * 200, 0]);
    const links: Ends[] = [
      [0, 6],
      [1, 6],
      [2, 6],
    ];
    const scene = sceneOf(places, links, 'orthogonal');
    expect(runTogether(scene)).toEqual([]);
    const heights = [...scene.links.values()].map(({ path }) => Math.min(...path.map(({ y }) => y)));
    expect(new Set(heights).size).toBe(3);
  });

  test('in a row, one of which goes to and fro over others', () => {
    const places: Places = Array.from({ length: 12 }, (_, at) => [at * 200, 0]);
    const links: Ends[] = [
      [0, 2],
      [1, 4],
      [3, 4],
      [5, 9],
      [10, 0],
      [6, 8],
    ];
    expect(runTogether(sceneOf(places, links, 'orthogonal'))).toEqual([]);
  });

  test('of owners in one row whose lower edges are 4 apart, nor over the route that a layout gave another', () => {
    const nodes: Places = [
      [0, 0],
      [226, 2],
      [228, 180],
      [134, 400],
      [420, 380],
    ];
    const free = sceneOf(
      nodes,
      [
        [0, 2],
        [1, 3],
      ],
      'orthogonal',
    );
    expect(runTogether(free)).toEqual([]);
    const bent = { from: 'n1', to: 'n3', points: [226, 52, 134, 52] };
    const beside = sceneOf(nodes, [bent, { from: 'n0', to: 'n2' }], 'orthogonal');
    expect(runTogether(beside)).toEqual([]);
    expect(beside.links.get('l0')?.path[1]).toEqual({ x: 226, y: 52 });
  });
});

/** Each takes seconds; all come along where STEMMA_LAYOUTS is `all`. */
const MOVED = process.env['STEMMA_LAYOUTS'] === 'all' ? [1, 2, 3, 4, 5, 6] : [1, 4];

describe('a scene in which cards were moved about', () => {
  test('draws each link as one made anew', () => {
    for (const seed of MOVED) {
      const next = random(seed);
      const places = STANDS['in rows of nearly equal heights']?.(20, next) ?? [];
      const links = randomLinks(20, next, 1.5);
      const scene = sceneOf(places, links, 'orthogonal');
      for (let step = 0; step < 12; step++) {
        const at = Math.floor(next() * 20);
        places[at] = [next() * 1300, next() * 600];
        const [x, y] = places[at];
        scene.move(new Map([[`n${at}`, { x, y }]]));
      }
      scene.update(sourceOf(places, links, 'orthogonal'));
      const anew = sceneOf(places, links, 'orthogonal');
      for (const [key, { path }] of anew.links) expect([key, scene.links.get(key)?.path]).toEqual([key, path]);
    }
  });
});
