import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import type { ChartNode } from '@stemma/shared/chart/chart';
import { createCardSetter } from '../geometry/card';
import { Scene } from '../scene/scene';
import { needsLayout } from './needsLayout';
import { newNode, newPicture } from '../testkit';

const company = (key: string, x: number) => newNode({ key, typeName: 'Company', name: key, x });

function sceneOf(nodes: ChartNode[]): Scene {
  const scene = new Scene({ card: createCardSetter((text) => text.length * 7), label: () => null });
  scene.update({ props: { routing: 'orthogonal' }, nodes: byKey(nodes), links: byKey([]) });
  return scene;
}

test('a chart needs a layout while its entities stand on one spot or over each other', () => {
  expect(needsLayout(sceneOf(['a', 'b', 'c'].map((key) => company(key, 0))))).toBe(true);
  expect(needsLayout(sceneOf([company('a', 0), company('b', 30), company('c', 60)]))).toBe(true);
  expect(needsLayout(sceneOf([company('a', 0), company('b', 400), company('c', 800)]))).toBe(false);
});

test('a picture over cards is where somebody put it', () => {
  const picture = newPicture('p', { name: 'Seal', source: 'images/s', width: 600, height: 300 });
  const nodes = [company('a', 0), company('b', 260), { ...picture, x: 130, y: 0 }];
  expect(needsLayout(sceneOf(nodes))).toBe(false);
});
