import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { overlaps, type Bounds, type Point } from '@stemma/diagram/geometry/box';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { pillPlace } from '@stemma/diagram/paint/cardMarks';
import { labelBounds } from '@stemma/diagram/label/labelPlace';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { headCorners, headsOf } from '@stemma/diagram/geometry/linkLine';
import { pathBounds } from '@stemma/diagram/geometry/polyline';
import { segmentTouches, segmentsOf } from '@stemma/diagram/geometry/segment';
import { Scene, type SceneLink } from '@stemma/diagram/scene/scene';
import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink, Routing } from '@stemma/shared/chart/link';
import { newLink, newNode } from '../../../client/src/chart/model/document';

type Place = [x: number, y: number, more?: Partial<ChartNode>];
type LinkOf = Partial<ChartLink> & Pick<ChartLink, 'key' | 'from' | 'to'>;

function sceneOf(places: Record<string, Place>, links: readonly LinkOf[], routing: Routing = 'orthogonal'): Scene {
  const scene = new Scene({
    card: createCardSetter((text) => text.length * 8),
    label: createLabelSetter((text) => text.length * 6, '2026-11-23'),
  });
  scene.update({
    props: { routing },
    nodes: byKey(
      Object.entries(places).map(([key, [x, y, more]]) =>
        newNode({ key, typeName: 'Company', name: 'Alder', x, y, ...more }),
      ),
    ),
    links: byKey(links.map((link) => newLink({ roles: [{ role: 'Shareholder', percentage: 40 }], ...link }))),
  });
  return scene;
}

const linkOf = (scene: Scene, key: string): SceneLink => {
  const link = scene.links.get(key);
  if (!link) throw new Error('There is no such link.');
  return link;
};
const headsBounds = ({ link, path }: SceneLink): Bounds[] =>
  headCorners(path, headsOf(link)).map((all) => pathBounds(all, 0));

/** Links that run across the arrow head of another one, and words that hide one. */
function headsHidden(scene: Scene): string[] {
  const links = [...scene.links.values()];
  return links.flatMap((one) =>
    headsBounds(one).flatMap((head) =>
      links.flatMap(({ link, path, label }) => [
        ...(link.key !== one.link.key && segmentsOf(path).some(([a, b]) => segmentTouches(a, b, head))
          ? [`${link.key} across ${one.link.key}`]
          : []),
        ...(label && overlaps(labelBounds(label, label.shape), head) ? [`words of ${link.key}`] : []),
      ]),
    ),
  );
}

test("a bundle that passes another card keeps off the heads at that card's edge", () => {
  const places: Record<string, Place> = {
    one: [0, -300],
    two: [220, -300],
    held: [0, 0],
    owner: [-283, -84],
    m: [300, 300],
    n: [520, 300],
  };
  const links = [
    { key: '1', from: 'one', to: 'held' },
    { key: '2', from: 'two', to: 'held' },
    { key: 'm', from: 'owner', to: 'm' },
    { key: 'n', from: 'owner', to: 'n' },
  ];
  expect(headsHidden(sceneOf(places, links))).toEqual([]);
  const later = sceneOf(places, links.slice(2));
  later.update({
    props: { routing: 'orthogonal' },
    nodes: new Map([...later.cards].map(([key, { node }]) => [key, node])),
    links: byKey([...sceneOf(places, links).links.values()].map(({ link }) => link)),
  });
  expect(headsHidden(later)).toEqual([]);
});

describe('a head at the lower side of a card with a label stands below the label', () => {
  const label = { label: 'Dormant', labelVisible: true };

  test.each<[string, Partial<ChartLink>, Routing]>([
    ['put there by hand', { toSpot: '0.5 1' }, 'orthogonal'],
    ['put there by hand beside the middle', { toSpot: '0.4 1' }, 'curved'],
    ['where it comes from below', {}, 'orthogonal'],
    ['on a straight link', {}, 'straight'],
    ['of a link bent by hand', { points: [0, 60, 300, 60], adjusting: 'End', toSpot: '0.5 1' }, 'orthogonal'],
  ])('%s', (_case, more, routing) => {
    const scene = sceneOf(
      { a: [40, 300], b: [0, 0, label], c: [0, -200] },
      [{ key: 'l', from: more.toSpot ? 'c' : 'a', to: 'b', ...more }],
      routing,
    );
    const card = scene.cards.get('b');
    if (!card) throw new Error('There is no card.');
    const { x, y } = pillPlace(card);
    const pill = { left: x, right: x + card.shape.pillWidth, top: y, bottom: y + 18 };
    const [head] = headsBounds(linkOf(scene, 'l'));
    expect(head && !overlaps(head, pill)).toBe(true);
  });
});

test('an end put where the bundle of its card leaves stands beside that', () => {
  const scene = sceneOf({ a: [0, 0], b: [300, 200], m: [300, 420], n: [520, 420] }, [
    { key: 'l', from: 'a', to: 'b', toSpot: '0.5 1' },
    { key: 'm', from: 'b', to: 'm', points: [300, 260, 300, 320], adjusting: null },
    { key: 'n', from: 'b', to: 'n', points: [300, 260, 520, 260], adjusting: null },
  ]);
  const [end, start] = [linkOf(scene, 'l').path.at(-1), linkOf(scene, 'n').path[0]];
  expect(Math.abs((end?.x ?? 0) - (start?.x ?? 0))).toBeGreaterThanOrEqual(8);
  expect(headsHidden(scene)).toEqual([]);
});

test('labels do not hide where their own link turns, as it would seem to go on from what it meets there', () => {
  const scene = sceneOf({ trust: [265, 230], core: [378, 404], bo: [342, 70], anna: [414, 70] }, [
    { key: '20', from: 'trust', to: 'core' },
    { key: '50', from: 'bo', to: 'core' },
    { key: '30', from: 'anna', to: 'core' },
  ]);
  for (const { path, label } of scene.links.values()) {
    if (!label) throw new Error('There are no words.');
    const words = labelBounds(label, label.shape);
    const isHidden = ({ x, y }: Point) => x > words.left && x < words.right && y > words.top && y < words.bottom;
    expect(path.slice(1, -1).filter(isHidden)).toEqual([]);
  }
});
