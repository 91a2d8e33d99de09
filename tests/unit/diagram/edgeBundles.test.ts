import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { overlaps, type Bounds } from '@stemma/diagram/geometry/box';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { labelBounds } from '@stemma/diagram/label/labelPlace';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { pathBounds } from '@stemma/diagram/geometry/polyline';
import { segmentTouches } from '@stemma/diagram/geometry/segment';
import { cardBounds, Scene } from '@stemma/diagram/scene/scene';
import type { ChartLink, Routing } from '@stemma/shared/chart/link';
import { newLink, newNode } from '../../../client/src/chart/model/document';

type LinkOf = Partial<ChartLink> & Pick<ChartLink, 'key' | 'from' | 'to'>;

function sceneOf(
  places: Record<string, [number, number]>,
  links: readonly LinkOf[],
  { members, routing = 'orthogonal' }: { members?: string[]; routing?: Routing } = {},
): Scene {
  const scene = new Scene({
    card: createCardSetter((text) => text.length * 8),
    label: createLabelSetter((text) => text.length * 6, '2026-11-22'),
  });
  scene.update({
    props: { routing },
    nodes: byKey(
      Object.entries(places).map(([key, [x, y]]) => newNode({ key, typeName: 'Company', name: 'Alder', x, y })),
    ),
    links: byKey(links.map((link) => newLink({ roles: [{ role: 'Shareholder', percentage: 40 }], ...link }))),
    groups: new Map(members ? [['g', { key: 'g', name: 'Group', members, collapsed: false }]] : []),
  });
  return scene;
}

const pathOf = (scene: Scene, key: string) => scene.links.get(key)?.path ?? [];

describe("an owner's links part at one height", () => {
  test('that which a layout gave the others, when the card of one is moved a little', () => {
    const links = [
      { key: 'ab', from: 'a', to: 'b', points: [0, 110, -300, 110] },
      { key: 'ac', from: 'a', to: 'c', points: [0, 110, 300, 110] },
      { key: 'ad', from: 'a', to: 'd' },
    ];
    const scene = sceneOf({ a: [0, 0], b: [-300, 200], c: [300, 200], d: [30, 200] }, links);
    expect(pathOf(scene, 'ad').slice(0, 2)).toEqual(pathOf(scene, 'ab').slice(0, 2));
    expect(pathOf(scene, 'ad').at(-1)?.x).toBe(30);
  });

  test('that which a layout gave the others, also for one that goes round a card', () => {
    const links = [
      { key: 'ab', from: 'a', to: 'b', points: [0, 60, -300, 60] },
      { key: 'ac', from: 'a', to: 'c', points: [0, 60, 300, 60] },
      { key: 'bg', from: 'b', to: 'g', points: [-300, 240, 600, 240] },
      { key: 'ad', from: 'a', to: 'd' },
    ];
    const scene = sceneOf({ a: [0, 0], b: [-300, 200], c: [300, 200], d: [358, 294], g: [600, 400] }, links);
    expect(pathOf(scene, 'ad').slice(0, 2)).toEqual(pathOf(scene, 'ab').slice(0, 2));
  });

  test('where one of the cards stands nearer than the others', () => {
    const scene = sceneOf({ a: [0, 0], b: [-300, 86], c: [300, 200] }, [
      { key: 'ab', from: 'a', to: 'b' },
      { key: 'ac', from: 'a', to: 'c' },
    ]);
    expect(pathOf(scene, 'ab')[1]).toEqual(pathOf(scene, 'ac')[1]);
  });

  test('which another owner has taken: all of them go lower together', () => {
    const scene = sceneOf({ a: [0, 0], b: [-300, 200], c: [500, 200], d: [700, 200], e: [120, -4], f: [300, 200] }, [
      { key: 'ef', from: 'e', to: 'f' },
      { key: 'ab', from: 'a', to: 'b' },
      { key: 'ac', from: 'a', to: 'c' },
      { key: 'ad', from: 'a', to: 'd' },
    ]);
    const level = pathOf(scene, 'ac')[1]?.y ?? 0;
    expect(Math.abs(level - (pathOf(scene, 'ef')[1]?.y ?? 0))).toBeGreaterThanOrEqual(8);
    expect(['ab', 'ad'].map((key) => pathOf(scene, key)[1]?.y)).toEqual([level, level]);
  });
});

describe("a group's frame", () => {
  const inside = (inner: Bounds, outer: Bounds) =>
    inner.left > outer.left && inner.right < outer.right && inner.top > outer.top && inner.bottom < outer.bottom;

  test("takes in its members' loops and their labels", () => {
    const scene = sceneOf({ a: [0, 0], b: [0, 200] }, [{ key: 'l', from: 'a', to: 'a' }], { members: ['a', 'b'] });
    const [frame, loop] = [scene.frames()[0], scene.links.get('l')];
    if (!frame || !loop?.label) throw new Error('There is no frame.');
    expect(inside(pathBounds(loop.path), frame.bounds)).toBe(true);
    expect(inside(labelBounds(loop.label, loop.label.shape), frame.bounds)).toBe(true);
  });

  test('is not hidden by the labels of links', () => {
    const links = [
      { key: 'ab', from: 'a', to: 'b' },
      { key: 'cb', from: 'c', to: 'b', points: [110, 52, 110, 150, 20, 150] },
    ];
    const scene = sceneOf({ a: [0, 0], b: [0, 200], c: [250, 0] }, links, { members: ['a', 'b'] });
    const [frame, label] = [scene.frames()[0], scene.links.get('cb')?.label];
    if (!frame || !label) throw new Error('There is no frame.');
    const words = labelBounds(label, label.shape);
    expect(inside(words, frame.bounds) || !overlaps(words, frame.bounds)).toBe(true);
  });
});

test.each(['left', 'right', 'top', 'bottom'])(
  'a straight link that leaves at the %s goes round its own card',
  (side) => {
    for (const b of [
      [300, 0],
      [-300, 40],
      [10, 240],
      [0, -240],
    ] satisfies [number, number][]) {
      for (const ends of [
        { from: 'a', to: 'b', fromSpot: side },
        { from: 'b', to: 'a', toSpot: side },
      ]) {
        const scene = sceneOf({ a: [0, 0], b }, [{ key: 'l', ...ends }], { routing: 'straight' });
        const own = scene.cards.get('a');
        if (!own) throw new Error('There is no card.');
        const { left, top, right, bottom } = cardBounds(own);
        const within = { left: left + 2, top: top + 2, right: right - 2, bottom: bottom - 2 };
        const path = pathOf(scene, 'l');
        expect(path.slice(1).filter((end, at) => segmentTouches(path[at] ?? end, end, within))).toEqual([]);
      }
    }
  },
);
