import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import type { Point } from '@stemma/diagram/geometry/box';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { labelBounds } from '@stemma/diagram/label/labelPlace';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { cardBounds, Scene } from '@stemma/diagram/scene/scene';
import { segmentTouches } from '@stemma/diagram/geometry/segment';
import type { Measure } from '@stemma/diagram/geometry/text';
import { assembleComponents } from '@stemma/diagram/layout/assemble';
import { circularLayout, circleCrossings, circleOrder } from '@stemma/diagram/layout/circular/circular';
import { layoutFaults } from '@stemma/diagram/layout/faults';
import { layoutInput } from '@stemma/diagram/layout/input';
import { connectedComponents } from '@stemma/diagram/layout/connectedComponents';
import { arrange } from '../../../client/src/chart/model/commands';
import { newLink, newNode, toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { randomChart } from '../../bench/layout/randomChart';

const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

function sceneOf(document: ChartDocument): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-22') });
  scene.update(document);
  return scene;
}

async function inCircle(document: ChartDocument): Promise<Scene> {
  const input = { ...layoutInput(sceneOf(document)), together: true };
  return sceneOf(
    arrange(await assembleComponents(input, circularLayout, { bent: 'straight', plain: 'straight' })).apply(document),
  );
}

/** Links that run behind cards that are not their own. */
function behindCards(scene: Scene): string[] {
  return [...scene.links.values()].flatMap(({ link, path }) =>
    [...scene.cards.values()].flatMap((card) => {
      if (card.node.key === link.from || card.node.key === link.to) return [];
      const hit = path.slice(1).some((end, at) => segmentTouches(path[at] ?? end, end, cardBounds(card)));
      return hit ? [`${link.key} behind ${card.node.key}`] : [];
    }),
  );
}

describe.each([3, 12, 40])('a circle of %i cards', (size) => {
  const document = toDocument(randomChart(size, size));

  test('has no link behind a card, and no label over a card', async () => {
    const scene = await inCircle(document);
    expect(behindCards(scene)).toEqual([]);
    const over = layoutFaults(scene).filter(({ kind }) => kind === 'cardOverCard' || kind === 'labelOverCard');
    expect(over).toEqual([]);
  });

  test('has no label over another link, a label or an arrow', async () => {
    const scene = await inCircle(document);
    expect(layoutFaults(scene).filter(({ kind }) => kind === 'labelOverLabel')).toEqual([]);
    const links = [...scene.links.values()];
    const covered = links.flatMap(({ link, label, path: own }) => {
      const words = label && labelBounds(label, label.shape);
      const hit = (path: readonly Point[]) =>
        words !== null && path.slice(1).some((end, at) => segmentTouches(path[at] ?? end, end, words));
      const others = links.filter((other) => other.link.key !== link.key && hit(other.path));
      return [
        ...others.map((other) => `${link.key} on ${other.link.key}`),
        ...(hit(own.slice(-1).flatMap((end) => [end, end])) ? [link.key] : []),
      ];
    });
    expect(covered).toEqual([]);
  });

  test('has no more crossings than the order in which a reader would name its cards', () => {
    for (const part of connectedComponents(layoutInput(sceneOf(document)))) {
      const ordered = circleOrder(part);
      expect(ordered.map(({ key }) => key).sort()).toEqual(part.nodes.map(({ key }) => key).sort());
      const count = (nodes: typeof ordered) =>
        circleCrossings(
          nodes.map(({ key }) => key),
          part.edges,
        );
      expect(count(ordered)).toBeLessThanOrEqual(count(part.nodes));
    }
  });
});

test('a circle of many is closer at its sides, where cards need less room, and half as wide as one of even steps', async () => {
  const scene = await inCircle(toDocument(randomChart(40, 40)));
  const { left = 0, right = 0 } = scene.bounds() ?? {};
  const cards = [...scene.cards.values()].map(({ shape }) => shape.width);
  const inRow = cards.reduce((sum, width) => sum + width + 160, 0) / Math.PI;
  expect(right - left).toBeLessThan(inRow * 0.75);
});

function ring(keys: readonly string[], links: readonly [string, string][]): ChartDocument {
  return {
    props: { name: '', description: '', routing: 'orthogonal' },
    nodes: byKey(keys.map((key) => newNode({ key, typeName: 'Company', name: key }))),
    links: byKey(links.map(([from, to]) => newLink({ key: from + to, from, to }))),
    groups: new Map(),
  };
}

test('cards that are linked in a ring stand so, whatever their names', () => {
  const document = ring(
    ['a', 'b', 'c', 'd', 'e', 'f'],
    [
      ['a', 'd'],
      ['d', 'b'],
      ['b', 'f'],
      ['f', 'c'],
      ['c', 'e'],
      ['e', 'a'],
    ],
  );
  const [part] = connectedComponents(layoutInput(sceneOf(document)));
  if (!part) throw new Error('There is no part.');
  const order = circleOrder(part).map(({ key }) => key);
  expect(order[0]).toBe('a');
  expect(['adbfce', 'aecfbd']).toContain(order.join(''));
});

test('three cards that nothing links stand as a triangle', async () => {
  const scene = await inCircle(ring(['a', 'b', 'c'], []));
  const [a, b, c] = ['a', 'b', 'c'].map((key) => scene.cards.get(key));
  if (!a || !b || !c) throw new Error('A card is gone.');
  expect(b.y).toBe(c.y);
  expect(a.y).toBeLessThan(b.y);
  expect(Math.abs(a.x * 2 - b.x - c.x)).toBeLessThanOrEqual(2);
});

test('two cards with labels between them stand above each other', async () => {
  const roles = [{ role: 'Shareholder', percentage: 54 }];
  const links = byKey([newLink({ key: 'ab', from: 'a', to: 'b', roles })]);
  const scene = await inCircle({ ...ring(['a', 'b'], []), links });
  expect(layoutFaults(scene).filter(({ kind }) => kind !== 'ownerBelow')).toEqual([]);
  expect(scene.cards.get('a')?.x).toBe(scene.cards.get('b')?.x);
});

test('several links between two cards run beside each other, with the label of each', async () => {
  const document = ring(['a', 'b', 'c'], [['b', 'c']]);
  const roles = [{ role: 'Shareholder', percentage: 54 }];
  const links = byKey([
    newLink({ key: 'one', from: 'b', to: 'c', roles }),
    newLink({ key: 'two', from: 'c', to: 'b', roles: [{ role: 'Director' }] }),
    newLink({ key: 'up', from: 'a', to: 'c', roles }),
    newLink({ key: 'up2', from: 'a', to: 'c', roles }),
  ]);
  const scene = await inCircle({ ...document, links });
  expect(layoutFaults(scene).filter(({ kind }) => kind.startsWith('label'))).toEqual([]);
});
