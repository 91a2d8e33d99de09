import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { boundsOf, overlaps } from '@stemma/diagram/geometry/box';
import { placesAround } from '@stemma/diagram/layout/placesAround';
import { neighboursElsewhere, bringIn, returnable, sideOf, takeBack, type Surroundings } from './expansion';
import { addLink } from './commands';
import { newLink, newNode, type ChartDocument } from './document';
import { emptyHistory, record, undo } from './history';

const card = (key: string, typeName: 'Company' | 'Sticky' = 'Company') =>
  newNode({ key, typeName, name: key.toUpperCase() });
const link = (key: string, from: string, to: string, more: object = {}) =>
  newLink({ key, from, to, roles: [{ role: 'Shareholder', percentage: 50 }], ...more });

/** The card "a", which holds "b", on the chart; around it the store knows more. */
const chart: ChartDocument = {
  props: { name: '', description: '', routing: 'orthogonal' },
  nodes: byKey([card('a'), card('b')]),
  links: byKey([link('ab', 'a', 'b')]),
  groups: new Map(),
};
const known: Surroundings = {
  key: 'a',
  nodes: [card('a'), card('b'), card('c'), card('d'), card('note', 'Sticky')],
  links: [
    link('ab', 'a', 'b'),
    link('1', 'a', 'c', { points: [1, 2, 3, 4], color: '#ff0000' }),
    link('2', 'c', 'a', { arrowType: 'Reversed' }),
    link('3', 'd', 'a'),
    link('4', 'd', 'c', { roles: [{ role: 'Director' }] }),
    link('5', 'a', 'note'),
  ],
};
const part = neighboursElsewhere(chart, known);
const places = new Map([
  ['c', { x: 0, y: 160 }],
  ['d', { x: 0, y: -160 }],
]);
let made = 0;
const { command: bring, brought } = bringIn(part, places, () => `new${++made}`);

describe('neighbours that are not on the chart', () => {
  test('are entities linked with the card elsewhere, without notes of other charts', () => {
    expect(part.nodes.map(({ key }) => key)).toEqual(['c', 'd']);
    expect(neighboursElsewhere(chart, { ...known, nodes: known.nodes.slice(0, 2) }).nodes).toEqual([]);
  });

  test('bring what two charts say only once, and what links them with each other', () => {
    expect(part.links.map(({ key }) => key)).toEqual(['1', '3', '4']);
  });

  test('come with shares and links of this chart, which bear no key and no bends of the other', () => {
    const { nodes, links } = bring.apply(chart);
    expect(nodes.get('c')).toMatchObject({ x: 0, y: 160 });
    const came = [...links.values()].find(({ to }) => to === 'c');
    expect(came).toMatchObject({ roles: [{ role: 'Shareholder', percentage: 50 }], color: '#ff0000', points: null });
    expect(known.links.map(({ key }) => key)).not.toContain(came?.key);
    expect(nodes.get('a')).toBe(chart.nodes.get('a'));
  });

  test('go again with one undo', () => {
    const done = record(emptyHistory, chart, bring, 0);
    expect(done?.history.past.map(({ label }) => label)).toEqual(['bring in 2 neighbours']);
    expect(done && undo(done.history, done.document)?.document).toEqual(chart);
  });

  test('stand above the card that they hold, and below the one that holds them', () => {
    expect(sideOf(known, 'c')).toBe('below');
    expect(sideOf(known, 'd')).toBe('above');
    expect(sideOf({ ...known, links: [link('x', 'a', 'c', { arrowType: 'None' })] }, 'c')).toBe('beside');
  });

  test('are taken off again unless something else was linked with them since', () => {
    const after = bring.apply(chart);
    expect(returnable(after, 'a', brought)).toEqual(['c', 'd']);
    expect(takeBack(['c', 'd']).apply(after)).toEqual(chart);
    const linked = addLink({ key: 'own', from: 'b', to: 'd' }).apply(after);
    expect(returnable(linked, 'a', ['c', 'd'])).toEqual([]);
    const apart = takeBack(['c']).apply(linked);
    expect(returnable(apart, 'a', ['c', 'd'])).toEqual([]);
    expect(returnable(chart, 'a', ['c', 'd'])).toEqual([]);
  });

  test('are taken off again with the links to other cards that came with them', () => {
    const elsewhere = { ...known, links: [...known.links, link('6', 'd', 'b')] };
    let count = 0;
    const { command, brought: came } = bringIn(neighboursElsewhere(chart, elsewhere), places, () => `link${++count}`);
    const after = command.apply(chart);
    expect([...after.links.values()].map(({ from, to }) => from + to)).toContain('db');
    expect(returnable(after, 'a', came)).toEqual(['c', 'd']);
    expect(returnable(after, 'a', ['c', 'd'])).toEqual([]);
    expect(returnable(chart, 'a', ['c', 'd'])).toEqual([]);
  });

  test('find room where nothing stands, not over each other', () => {
    const keys = Array.from({ length: 20 }, (_, at) => `n${at}`);
    const stands = boundsOf({ x: 0, y: 160, width: 900, height: 100 });
    const around = { above: keys.slice(0, 3), below: keys.slice(3, 15), beside: keys.slice(15) };
    const found = placesAround({ x: 0, y: 0 }, around, (box) => overlaps(box, stands));
    const boxes = [...found.values()].map((at) => boundsOf({ ...at, width: 240, height: 96 }));
    expect(boxes).toHaveLength(20);
    expect(boxes.some((box) => overlaps(box, stands))).toBe(false);
    expect(boxes.some((box, at) => boxes.slice(at + 1).some((other) => overlaps(box, other)))).toBe(false);
  });
});
