import { expect, test } from '@jest/globals';
import { aligned, distributed } from './align';
import { clipOf, pasteOf } from './clip';
import { addLink, addNode } from './commands';
import { newNode, type ChartDocument } from './document';
import { emptyHistory, record, undo } from './history';

const blank: ChartDocument = {
  props: { name: 'Group', description: '', routing: 'orthogonal' },
  nodes: new Map(),
  links: new Map(),
  groups: new Map(),
};
const chart = [
  addNode(newNode({ key: 'a', typeName: 'Company', name: 'Ash', label: 'Parent' })),
  addNode(newNode({ key: 'b', typeName: 'Company', name: 'Birch', y: 200 })),
  addNode(newNode({ key: 'c', typeName: 'Company', name: 'Cedar', y: 400 })),
  addLink({ key: 'l1', from: 'a', to: 'b', roles: [{ role: 'Shareholder', percentage: 60 }], points: [0, 100] }),
  addLink({ key: 'l2', from: 'b', to: 'c' }),
].reduce((document, command) => command.apply(document), blank);

const keys = () => {
  let at = 0;
  return () => `k${++at}`;
};

test('cards that are pasted on another chart are the same entities there, with the links between them', () => {
  const clip = clipOf(chart, ['a', 'b']);
  const { command } = pasteOf(blank, clip, { shift: { x: 10, y: 20 }, newKey: keys() });
  const pasted = command.apply(blank);
  expect([...pasted.nodes.values()].map(({ key, name, x, y }) => [key, name, x, y])).toEqual([
    ['a', 'Ash', 10, 20],
    ['b', 'Birch', 10, 220],
  ]);
  expect([...pasted.links.values()]).toMatchObject([
    { key: 'k1', from: 'a', to: 'b', points: [10, 120], roles: [{ role: 'Shareholder', percentage: 60 }] },
  ]);
});

test('cards that stand there already become new entities, and one undo takes all of it back', () => {
  const { command, keys: made } = pasteOf(chart, clipOf(chart, ['a', 'b']), {
    shift: { x: 40, y: 40 },
    newKey: keys(),
  });
  const done = record(emptyHistory, chart, command, 0);
  if (!done) throw new Error('Nothing was pasted.');
  const copy = done.document.nodes.get(made[0] ?? '');
  expect(copy).toMatchObject({ name: 'Ash (copy)', label: 'Parent', isNew: true, typeName: 'Company' });
  expect(done.document.nodes.size).toBe(5);
  expect(undo(done.history, done.document)?.document).toEqual(chart);
});

const cards = new Map([
  ['a', { x: 100, y: 0, width: 200, height: 60 }],
  ['b', { x: 180, y: 90, width: 140, height: 60 }],
  ['c', { x: 700, y: 300, width: 160, height: 60 }],
]);

test('cards align at their outermost edge or by their middles', () => {
  expect([...aligned(cards, 'left').values()].map(({ x }) => x)).toEqual([100, 70, 80]);
  expect([...aligned(cards, 'right').values()].map(({ x }) => x)).toEqual([680, 710, 700]);
  expect([...aligned(cards, 'middle').values()].map(({ y }) => y)).toEqual([150, 150, 150]);
});

test('distributed cards have the same space between them, and the outermost stay', () => {
  expect([...distributed(cards, 'x')]).toEqual([['b', { x: 410, y: 90 }]]);
  expect(distributed(new Map([...cards].slice(0, 2)), 'x').size).toBe(0);
});
