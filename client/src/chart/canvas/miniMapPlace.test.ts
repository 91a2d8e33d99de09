import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { Scene } from '@stemma/diagram/scene/scene';
import { newLink, newNode } from '../model/document';
import { isAllInView } from './miniMap';
import { freeMiniMapPlace } from './miniMapPlace';

const view = { zoom: 1, panX: 0, panY: 0, width: 1000, height: 600, ratio: 1 };

function chartWith(...places: readonly (readonly [number, number])[]): Scene {
  const scene = new Scene({ card: createCardSetter((text) => text.length * 7), label: () => null });
  const cards = places.map(([x, y], at) => newNode({ key: `${at}`, typeName: 'Company', name: 'Ash', x, y }));
  scene.update({ props: { routing: 'orthogonal' }, nodes: byKey(cards), links: new Map() });
  return scene;
}

test('the small chart stands at the left while nothing is under it, else at the right, else nowhere', () => {
  const free = (scene: Scene, right = 0) => freeMiniMapPlace(scene, view, ['left', 'right'], right);
  expect(free(chartWith([500, 100]))).toBe('left');
  expect(free(chartWith([120, 480]))).toBe('right');
  expect(free(chartWith([120, 480], [900, 540]))).toBeNull();
  // Beside a panel that covers the right, the place at the right is another.
  expect(free(chartWith([120, 480], [900, 540]), 480)).toBe('right');
});

test('the small chart covers no link either', () => {
  const scene = chartWith([150, 300], [150, 900]);
  const nodes = byKey([...scene.cards.values()].map(({ node }) => node));
  expect(freeMiniMapPlace(scene, view, ['left'], 0)).toBe('left');
  scene.update({ props: { routing: 'orthogonal' }, nodes, links: byKey([newLink({ key: 'l', from: '0', to: '1' })]) });
  expect(freeMiniMapPlace(scene, view, ['left'], 0)).toBeNull();
});

test('what is under the small chart depends on what is in view', () => {
  const scene = chartWith([120, 480]);
  expect(freeMiniMapPlace(scene, { ...view, panX: 400 }, ['left'], 0)).toBe('left');
  expect(freeMiniMapPlace(scene, { ...view, zoom: 0.5, panY: 260 }, ['left'], 0)).toBeNull();
});

test('a chart is all in view when every card is', () => {
  expect(isAllInView(chartWith([120, 480], [900, 300]), view)).toBe(true);
  expect(isAllInView(chartWith([120, 480], [1200, 300]), view)).toBe(false);
  expect(isAllInView(chartWith(), view)).toBe(true);
});
