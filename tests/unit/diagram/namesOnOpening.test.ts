import { afterAll, describe, expect, test } from '@jest/globals';
import { ultimateHolders } from '@stemma/diagram/overview/cardWeight';
import type { Scene } from '@stemma/diagram/scene/scene';
import { Names } from '../../../client/src/chart/canvas/names';
import { openingView } from '../../../client/src/chart/canvas/openingView';
import type { Insets, Size } from '../../../client/src/chart/canvas/viewport';
import { familyChart } from '../../../server/src/samples/family';
import { arranged, drawn, sceneOf, seeded } from './drawnScene';

const before = { window: globalThis.window, document: globalThis.document };
afterAll(() => void Object.assign(globalThis, before));

/** A browser without a canvas: text is measured by its letters. */
function namesFor(isTouched: boolean): Names {
  Object.assign(globalThis, {
    window: { matchMedia: () => ({ matches: isTouched }) },
    document: { createElement: () => ({ getContext: () => null }) },
  });
  return new Names('inter');
}

interface Screen {
  size: Size;
  insets: Insets;
  isTouched: boolean;
}

const insets = { left: 12, right: 12, top: 12, bottom: 12 };
const SCREENS: Record<string, Screen> = {
  desk: { size: { width: 1384, height: 852 }, insets, isTouched: false },
  phone: { size: { width: 390, height: 640 }, insets, isTouched: true },
};

/** The keys of cards in view as a chart opens, and of those of them whose names are not drawn. */
function onOpening(scene: Scene, { size, insets, isTouched }: Screen): { inView: string[]; unread: string[] } {
  const names = namesFor(isTouched);
  const view = openingView(scene, size, insets, names);
  if (!view) throw new Error('Nothing is on the chart.');
  const { zoom, pan } = view;
  const [left, top] = [-pan.x / zoom, -pan.y / zoom];
  const seen = { left, top, right: left + size.width / zoom, bottom: top + size.height / zoom };
  const inView = scene.cardsIn(seen).map(({ node }) => node.key);
  if (zoom >= names.wholeFrom) return { inView, unread: [] };
  const { places } = names.now(zoom, scene);
  return { inView, unread: inView.filter((key) => !places.has(key)) };
}

const scenes = new Map<number, Promise<Scene>>();
function seededScene(entities: number): Promise<Scene> {
  const scene = scenes.get(entities) ?? arranged(drawn(seeded(entities, 1)));
  scenes.set(entities, scene);
  return scene;
}
const example = () => sceneOf(drawn(familyChart((id) => id)));

describe.each(Object.entries(SCREENS))('on a %s', (_name, screen) => {
  test('the example opens with the name of every card in view', () => {
    expect(onOpening(example(), screen).unread).toEqual([]);
  });

  test.each([12, 40])('a chart of %i opens with the name of every card in view', async (entities) => {
    expect(onOpening(await seededScene(entities), screen).unread).toEqual([]);
  });

  test.each([100, 300, 1000])(
    'a chart of %i opens with the names of nine in ten cards in view and of all ultimate holders',
    async (entities) => {
      const scene = await seededScene(entities);
      const { inView, unread } = onOpening(scene, screen);
      expect(inView.length).toBeGreaterThan(9);
      expect(unread.length).toBeLessThanOrEqual(inView.length / 10);
      const tops = new Set(ultimateHolders(scene.links.values()));
      expect(unread.filter((key) => tops.has(key))).toEqual([]);
    },
  );
});
