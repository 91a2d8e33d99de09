import { expect, test } from '@jest/globals';
import { aligned, distributed } from './align';
import { clipOf, pasteOf } from './clip';
import { addLink, addNode, changeLinks, turnLinks } from './commands';
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
  const { command } = pasteOf(blank, clip, { shift: { x: 10, y: 20 }, newKey: keys(), pasting: 'same' });
  const pasted = command?.apply(blank) ?? blank;
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
    pasting: 'copied',
  });
  const done = command && record(emptyHistory, chart, command, 0);
  if (!done) throw new Error('Nothing was pasted.');
  const copy = done.document.nodes.get(made[0] ?? '');
  expect(copy).toMatchObject({ name: 'Ash (copy)', label: 'Parent', isNew: true, typeName: 'Company' });
  expect(done.document.nodes.size).toBe(5);
  expect(undo(done.history, done.document)?.document).toEqual(chart);
});

test('what stands on the other chart already stays itself, with the links that were copied, each once', () => {
  const other = addNode(newNode({ key: 'a', typeName: 'Company', name: 'Ash' })).apply(blank);
  const ask = { shift: { x: 0, y: 0 }, newKey: keys(), pasting: 'same' } as const;
  const { command, here, keys: pasted } = pasteOf(other, clipOf(chart, ['a', 'b', 'c']), ask);
  const after = command?.apply(other) ?? other;
  expect([here, pasted]).toEqual([1, ['a', 'b', 'c']]);
  expect([...after.nodes.values()].map(({ name }) => name)).toEqual(['Ash', 'Birch', 'Cedar']);
  expect([...after.links.values()]).toMatchObject([
    { from: 'a', to: 'b', points: null, roles: [{ role: 'Shareholder', percentage: 60 }] },
    { from: 'b', to: 'c' },
  ]);
  expect(pasteOf(after, clipOf(chart, ['a', 'b', 'c']), ask)).toMatchObject({ command: null, here: 3 });
});

test('a link that is turned round keeps the bends that a person gave it', () => {
  const bent = changeLinks(['l1'], { points: [0, 100, 50, 120], adjusting: 'End', linkTextPosition: 0.2 }).apply(chart);
  const turned = turnLinks(['l1']).apply(bent);
  expect(turned.links.get('l1')).toMatchObject({
    from: 'b',
    to: 'a',
    points: [50, 120, 0, 100],
    linkTextPosition: 0.8,
  });
  const back = turnLinks(['l1']).apply(turned).links.get('l1');
  expect(back).toMatchObject({ from: 'a', to: 'b', points: [0, 100, 50, 120], adjusting: 'End' });
  expect(back?.linkTextPosition).toBeCloseTo(0.2);
  expect(turnLinks(['l1']).apply(chart).links.get('l1')?.points).toBeNull();
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
