import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { Scene } from '@stemma/diagram/scene/scene';
import type { CanvasController } from '../../../chart/canvas/controller';
import { VisibleChart } from '../../../chart/canvas/visibleChart';
import { newNode, type ChartDocument } from '../../../chart/model/document';
import { groupNodes } from '../../../chart/model/groups';
import type { Editor } from '../editor';
import { describeNode, renameNode } from './withRoom';

const at = (key: string, x: number, y: number) => newNode({ key, typeName: 'Company', name: `Company ${key}`, x, y });
const props = { name: 'Group', description: '', routing: 'orthogonal' } as const;
const nodes = byKey([
  at('top', 0, 0),
  at('seen', 0, 140),
  at('hidden', 300, 200),
  at('one', 600, 200),
  at('two', 800, 200),
]);
const grouped = groupNodes('g', 'Folded', ['one', 'two']).apply({ props, nodes, links: new Map(), groups: new Map() });

/** The editor on a chart of which one card is hidden and two are folded. */
function editorOn(document: ChartDocument): Editor {
  const shown = new VisibleChart();
  shown.away = { folded: new Set(), hidden: new Set(['hidden']), groups: new Map([['g', true]]) };
  const scene = new Scene({ card: createCardSetter((text) => text.length * 7), label: () => null });
  scene.update(shown.take(document).chart);
  const current = {
    scene,
    meant: (one: string) => shown.standsFor(one) ?? [one],
    arranged: (arrangement: Parameters<VisibleChart['arranged']>[0]) => shown.arranged(arrangement),
  } as unknown as CanvasController;
  const session = { store: { getState: () => ({ document }) } } as unknown as Editor['session'];
  return { canvas: { current }, session } as Editor;
}

/** How far each card goes down as one is described so. */
function downBy(document: ChartDocument, key: string, words: string | null): Record<string, number> {
  const after = describeNode(editorOn(document), key, words).apply(document);
  expect(after.nodes.get(key)?.chartDescription).toBe(words);
  return Object.fromEntries([...after.nodes].map(([one, { y }]) => [one, y - (document.nodes.get(one)?.y ?? NaN)]));
}

test('what is out of sight goes down with what is seen below a card that grows, hidden or in a folded group', () => {
  const { top = 0, seen = 0, ...others } = downBy(grouped, 'top', 'Holds the operations in London. '.repeat(12).trim());
  expect(seen).toBeGreaterThan(60);
  expect(top).toBeCloseTo(seen / 2);
  expect(others).toEqual({ hidden: seen, one: seen, two: seen });
});

test('a card that has room, or says less than before, moves no other and keeps its upper edge', () => {
  const words = 'Holds the operations in London. '.repeat(3).trim();
  const { seen = 0, ...rest } = downBy(grouped, 'seen', words);
  expect(seen).toBeGreaterThan(10);
  expect(rest).toEqual({ top: 0, hidden: 0, one: 0, two: 0 });
  const said = {
    ...grouped,
    nodes: new Map(grouped.nodes).set('top', { ...at('top', 0, 0), chartDescription: words }),
  };
  const { top = 0, ...others } = downBy(said, 'top', null);
  expect(top).toBeLessThan(-10);
  expect(others).toEqual({ seen: 0, hidden: 0, one: 0, two: 0 });
});

test('a card with a far longer name has its neighbours give way, and stays as it stands where it has room', () => {
  const name = 'The Ashworth International Family Holdings and Investments Limited';
  const beside = { ...grouped, nodes: new Map(grouped.nodes).set('beside', at('beside', 160, 0)) };
  const after = renameNode(editorOn(beside), 'top', name).apply(beside);
  expect(after.nodes.get('top')?.name).toBe(name);
  expect(after.nodes.get('beside')?.x).toBeGreaterThan(180);
  const near = { ...grouped, nodes: new Map(grouped.nodes).set('near', at('near', 205, 0)) };
  expect(renameNode(editorOn(near), 'top', name).apply(near).nodes.get('near')?.x).toBeGreaterThan(205);
  const { nodes: alone } = renameNode(editorOn(grouped), 'top', name).apply(grouped);
  expect([...alone.values()].map(({ x, y }) => [x, y])).toEqual([...grouped.nodes.values()].map(({ x, y }) => [x, y]));
});
