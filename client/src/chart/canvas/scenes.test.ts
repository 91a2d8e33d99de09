import { expect, test } from '@jest/globals';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import type { Measure } from '@stemma/diagram/geometry/text';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import type { Scene } from '@stemma/diagram/scene/scene';
import { linkShape } from '@stemma/shared/chart/link';
import { newNode, toDocument } from '../model/document';
import { Scenes } from './scenes';
import { VisibleChart } from './visibleChart';

const measure: Measure = (text) => text.length * 7;
const setters = { card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-26') };

/** Forty-nine cards in a square, each with links to cards far from it. */
const tangled = () => {
  const nodes = Array.from({ length: 49 }, (_, at) => ({
    ...newNode({ key: `n${at}`, typeName: 'Company', name: `Holding ${at}` }),
    x: (at % 7) * 260,
    y: Math.floor(at / 7) * 200,
  }));
  const links = Array.from({ length: 60 }, (_, at) =>
    linkShape.parse({
      key: `l${at}`,
      from: `n${at % 49}`,
      to: `n${(at * 37 + 11) % 49}`,
      roles: [{ role: 'Shareholder', percentage: at % 100 }],
    }),
  );
  return toDocument({ name: '', description: '', routing: 'orthogonal', groups: [], nodes, links });
};

const routesOf = ({ links }: Scene) => [...links].map(([key, { path, label }]) => [key, path, label?.x, label?.y]);

test('a tangled chart is opened with plainer routes, and then shown with those that it has without haste', async () => {
  const document = tangled();
  const scenes = new Scenes(setters, new VisibleChart());
  await scenes.prepare(document, true);
  scenes.show(document, document);
  expect(scenes.isOpening).toBe(true);
  const plain = routesOf(scenes.onScreen);

  await scenes.prepare(document);
  scenes.show(document, document);
  expect(scenes.isOpening).toBe(false);

  const others = new Scenes(setters, new VisibleChart());
  await others.prepare(document);
  others.show(document, document);
  expect(routesOf(scenes.onScreen)).toEqual(routesOf(others.onScreen));
  expect(routesOf(scenes.onScreen)).not.toEqual(plain);
});

test('what screening came to is on screen, and in no file', () => {
  const document = { ...tangled(), risks: new Map([['n1', 'sanction' as const]]) };
  const visible = new VisibleChart();
  const scenes = new Scenes(setters, visible);
  scenes.show(document, visible.take(document).chart);
  expect(scenes.onScreen.risks?.get('n1')).toBe('sanction');
  expect(scenes.forFile(new Set(), new Set()).risks).toBeUndefined();
  expect(scenes.onScreen.risks?.get('n1')).toBe('sanction');
});
