import { expect, test } from '@jest/globals';
import { addLink } from './commands';
import { resizeNode, newPicture, newTextAnnotation } from './decor';
import { newNode, type ChartDocument } from './document';
import { arrangedWhole, changeGroup, groupAround, groupNodes, placesOf, ungroup } from './groups';
import { changesForCopy, changesSince } from './changes';
import { pasteOf, clipOf } from './clip';
import { goBackTo } from './restore';
import { byKey } from '@stemma/shared/byKey';
import { cardsOf, standInPlace, withGroupsFolded, withoutCards } from '@stemma/diagram/group/foldedGroups';
import { applyPatch, diff } from './patch';
import { decorationValues, annotationText } from '@stemma/shared/chart/decoration';

const names = ['a', 'b', 'c', 'd'];
const plain: ChartDocument = {
  props: { name: 'Chart', description: '', routing: 'orthogonal' },
  nodes: byKey(names.map((key, at) => newNode({ key, typeName: 'Company', name: key, x: at * 300, y: 0 }))),
  links: new Map(),
  groups: new Map(),
};
const chart = [
  addLink({ key: 'in', from: 'a', to: 'b' }),
  addLink({ key: 'out', from: 'b', to: 'c', points: [1, 2], linkTextPosition: 0.2 }),
].reduce((document, command) => command.apply(document), plain);
const grouped = groupNodes('g', 'Family', ['a', 'b']).apply(chart);
const none = new Map<string, boolean>();

test('a folded group is one card, at which the links of its members end', () => {
  const folded = changeGroup('g', { collapsed: true }).apply(grouped);
  const { document, standing } = withGroupsFolded(folded, none);
  expect([...document.nodes.keys()]).toEqual(['g', 'c', 'd']);
  expect(document.nodes.get('g')).toMatchObject({ name: 'Family', detail: '2 cards', x: 0, y: 0, standsFor: 2 });
  expect([...document.links.values()]).toMatchObject([{ key: 'out', from: 'g', to: 'c', points: null }]);
  expect(standing.get('g')).toEqual(['a', 'b']);
  expect(withGroupsFolded(folded, new Map([['g', false]])).standing.size).toBe(0);
});

test('the card of a folded group stands where one of its cards did, the uppermost of those in the middle, over none between them', () => {
  const at = (places: Record<string, [number, number]>) => {
    const nodes = Object.entries(places).map(([key, [x, y]]) => newNode({ key, typeName: 'Company', name: key, x, y }));
    return standInPlace({ nodes: byKey(nodes) }, Object.keys(places));
  };
  expect(at({ a: [0, 100], b: [-200, 300], c: [200, 300] })).toEqual({ x: 0, y: 100 });
  expect(at({ a: [0, 0], b: [600, 0], c: [280, 0] })).toEqual({ x: 280, y: 0 });
  expect(at({ b: [0, 200], a: [0, 600] })).toEqual({ x: 0, y: 200 });
});

test('a folded group neither counts those of its cards that are left out nor has their links', () => {
  const folded = withGroupsFolded(changeGroup('g', { collapsed: true }).apply(grouped), none);
  const withoutA = withoutCards(grouped, folded, new Set(['a']));
  expect(withoutA.nodes.get('g')).toMatchObject({ detail: '1 card', x: 0, y: 0, standsFor: 1 });
  expect([...withoutA.links.keys()]).toEqual(['out']);
  const withoutB = withoutCards(grouped, folded, new Set(['b']));
  expect(withoutB.nodes.get('g')).toMatchObject({ standsFor: 1 });
  expect(withoutB.links.size).toBe(0);
  const withoutBoth = withoutCards(grouped, folded, new Set(['a', 'b']));
  expect([...withoutBoth.nodes.keys()]).toEqual(['c', 'd']);
});

test('a folded group that is moved takes its cards along', () => {
  const { standing } = withGroupsFolded(changeGroup('g', { collapsed: true }).apply(grouped), none);
  const places = placesOf(grouped, new Map([['g', { x: 250, y: 40 }]]), standing);
  expect([...places]).toEqual([
    ['a', { x: 250, y: 40 }],
    ['b', { x: 550, y: 40 }],
  ]);
});

test('a layout of a chart with a folded group is one of all its cards', () => {
  const { standing } = withGroupsFolded(changeGroup('g', { collapsed: true }).apply(grouped), none);
  const links = new Map([['out', { points: [9, 9], linkTextPosition: 0.9 }]]);
  const whole = arrangedWhole(grouped, { nodes: new Map([['g', { x: 160, y: 10 }]]), links }, standing);
  expect(whole.nodes.get('b')).toEqual({ x: 460, y: 10 });
  expect(whole.links.get('out')).toMatchObject({ points: null, linkTextPosition: 0.5 });
});

test('groups hold groups, and dissolving the outer one leaves the inner one', () => {
  const outer = groupNodes('o', 'All', ['a', 'b', 'c']).apply(grouped);
  expect(outer.groups.get('o')?.members).toEqual(['g', 'c']);
  expect(cardsOf(outer, 'o').sort()).toEqual(['a', 'b', 'c']);
  expect([...ungroup(['o']).apply(outer).groups.keys()]).toEqual(['g']);
  const inner = groupNodes('i', 'Inner', ['a']).apply(grouped);
  expect(inner.groups.get('g')?.members).toEqual(['b', 'i']);
  expect(ungroup(['i']).apply(inner).groups.get('g')?.members).toEqual(['b', 'a']);
});

test('a card is in one group: one that loses all it held is gone', () => {
  const taken = groupNodes('h', 'Other', ['a', 'b', 'c']).apply(ungroup([]).apply(grouped));
  expect(taken.groups.get('h')?.members).toEqual(['g', 'c']);
  const moved = groupNodes('h', 'Other', ['b', 'c']).apply(groupNodes('k', 'One', ['b']).apply(plain));
  expect([...moved.groups.keys()].sort()).toEqual(['h', 'k']);
  const alone = groupNodes('h', 'Other', ['a', 'c']).apply(grouped);
  expect(alone.groups.get('g')?.members).toEqual(['b']);
});

const note = newTextAnnotation('Sticky', 'n', 'Ask the bank\nbefore May', { x: 5, y: 6 });
const seal = newPicture('p', { name: 'Seal', source: 'images/s', width: 900, height: 300 }, { x: 0, y: 400 });
const noted: ChartDocument = { ...plain, nodes: byKey([...plain.nodes.values(), note, seal]) };

test('a note keeps all of its lines, and its first one as its name', () => {
  expect(note).toMatchObject({ name: 'Ask the bank', chartDescription: 'Ask the bank\nbefore May' });
  expect(annotationText(note)).toBe('Ask the bank\nbefore May');
  expect(changesSince(plain, noted)).toMatchObject({
    entities: [
      { key: 'n', typeName: 'Sticky', name: 'Ask the bank', fields: { color: '#EAFF8F', fontSize: 14 } },
      { key: 'p', typeName: 'Image', fields: { pictureWidth: 320, pictureHeight: 107, source: 'images/s' } },
    ],
    placements: [{ entityKey: 'n', chartDescription: 'Ask the bank\nbefore May' }, { entityKey: 'p' }],
  });
});

test('a picture that was resized is sent with its size, and where one changed its size and another its words both stay', () => {
  const larger = resizeNode('p', { x: 10, y: 400, width: 640, height: 214 }).apply(noted);
  expect(changesSince(noted, larger)).toMatchObject({
    entities: [{ key: 'p', fields: { pictureWidth: 640, source: 'images/s' } }],
    placements: [{ entityKey: 'p', x: 10 }],
  });
  const theirs = {
    ...noted,
    nodes: new Map(noted.nodes).set('n', { ...note, decoration: [text('color', '#FFD3DC')] }),
  };
  const mine = resizeNode('n', { x: 5, y: 6, width: 300, height: 100 }).apply(noted);
  const merged = applyPatch(theirs, diff(noted, mine)).nodes.get('n');
  expect(decorationValues(merged ?? note)).toMatchObject({ color: '#FFD3DC', width: 300 });
});

test('notes and pictures are copied under keys of their own, as they belong to one chart', () => {
  let count = 0;
  const newKey = () => `new${++count}`;
  const { command, keys } = pasteOf(plain, clipOf(noted, ['n', 'a']), {
    shift: { x: 10, y: 0 },
    newKey,
    pasting: 'copied',
  });
  const pasted = command?.apply({ ...plain, nodes: new Map() }) ?? plain;
  expect(keys).toEqual(['new1', 'new2']);
  expect(pasted.nodes.get('new1')).toMatchObject({ name: 'Ask the bank', decoration: note.decoration, isNew: true });
  const inGroup = groupNodes('g', 'Noted', ['a', 'n']).apply(noted);
  const copy = changesForCopy(inGroup, inGroup, newKey);
  expect(copy.placements.map(({ entityKey }) => entityKey)).not.toContain('n');
  expect(copy.entities).toHaveLength(2);
  const [first, second] = copy.groups?.[0]?.members ?? [];
  expect([first, second]).toEqual(['a', copy.entities[0]?.key]);
});

test('going back to a snapshot brings a note back with what it said', () => {
  const changed = resizeNode('n', { x: 0, y: 0, width: 99, height: 99 }).apply(noted);
  const back = goBackTo(noted, 'Then', new Map()).apply(changed);
  expect(back.nodes.get('n')).toEqual(note);
  const gone = goBackTo(noted, 'Then', new Map()).apply(plain);
  const anew = [...gone.nodes.values()].find(({ typeName }) => typeName === 'Sticky');
  expect(anew).toMatchObject({ name: 'Ask the bank', decoration: note.decoration, isNew: true });
});

function text(name: string, value: string) {
  return { name, text: value, number: null, yesNo: null };
}

test('the group around some cards is the smallest that has them all', () => {
  const outer = groupNodes('o', 'All', ['a', 'b', 'c']).apply(grouped);
  expect(groupAround(outer, ['a'])?.key).toBe('g');
  expect(groupAround(outer, ['a', 'c'])?.key).toBe('o');
  expect(groupAround(outer, ['a', 'd'])).toBeUndefined();
});
