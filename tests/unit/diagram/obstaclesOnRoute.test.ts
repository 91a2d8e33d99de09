import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { axisSegmentsOf } from '@stemma/diagram/geometry/orthogonalPath';
import { obstaclesOnRoute } from '@stemma/diagram/route/obstaclesOnRoute';
import type { Scene } from '@stemma/diagram/scene/scene';
import { newLink, newNode } from '../../../client/src/chart/model/document';
import { random } from '../../bench/layout/randomChart';
import { sceneOf } from './measuredScene';

type Places = [x: number, y: number][];
type Ends = [from: number, to: number];

function chartOf(places: Places, links: Ends[]): Scene {
  const roles = [{ role: 'Shareholder', percentage: 40 }];
  return sceneOf({
    props: { routing: 'orthogonal' },
    nodes: byKey(
      places.map(([x, y], at) => newNode({ key: `n${at}`, typeName: 'Company', name: `Alder ${at}`, x, y })),
    ),
    links: byKey(links.map(([from, to], at) => newLink({ key: `l${at}`, from: `n${from}`, to: `n${to}`, roles }))),
  });
}

/** Cards that stand anywhere, none upon another one, and links that mostly lead down. */
function scattered(count: number, width: number, seed: number): Scene {
  const next = random(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const places: Places = [];
  while (places.length < count) {
    const [x, y] = [below(width), below(width * 0.7)];
    if (places.every(([left, top]) => Math.abs(left - x) > 200 || Math.abs(top - y) > 90)) places.push([x, y]);
  }
  places.sort(([, a], [, b]) => a - b);
  const links = places.flatMap((_, at): Ends[] => {
    const near: Ends[] = at > 2 ? [[Math.max(0, at - 1 - below(12)), at]] : [];
    return at > 2 && below(3) === 0 ? [...near, [below(at), at]] : near;
  });
  return chartOf(places, links);
}

function behindCards(scene: Scene): string[] {
  return [...scene.links.values()].flatMap(({ link, path }) =>
    obstaclesOnRoute(scene, link, path).length > 0 ? [link.key] : [],
  );
}

/** Pairs of links of two owners of which one begins in the line in which the other ends, and would be read as going on there. */
function goOn(scene: Scene): string[] {
  const links = [...scene.links.values()];
  return links.flatMap((one, at) =>
    links.slice(at + 1).flatMap((other) => {
      if (one.link.from === other.link.from) return [];
      const isOn = axisSegmentsOf(one.path).some((run) =>
        axisSegmentsOf(other.path).some((there) => {
          const gap = Math.max(run.lo, there.lo) - Math.min(run.hi, there.hi);
          return run.upright === there.upright && Math.abs(run.at - there.at) < 2.5 && gap > -4 && gap < 5;
        }),
      );
      return isOn ? [`${one.link.key} ${other.link.key}`] : [];
    }),
  );
}

describe('cards that nobody laid out', () => {
  test.each([
    [34, 1800, 5],
    [34, 1800, 18],
    [100, 4500, 3],
  ])('have no link behind one that it does not lead to, nor one that goes on as another (%i in %i, %i)', (...chart) => {
    const scene = scattered(...chart);
    expect(behindCards(scene)).toEqual([]);
    expect(goOn(scene)).toEqual([]);
  });
});

test('a link comes out of a card by another side where something stands close before the one that faces where it leads', () => {
  const scene = chartOf(
    [
      [0, 0],
      [0, 44],
      [-170, 60],
      [170, 60],
      [0, 400],
    ],
    [[0, 4]],
  );
  expect(behindCards(scene)).toEqual([]);
});
