import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { newLink, newNode, type ChartDocument, type NodeRecord } from './document';
import { cardChoices, cardName, distinctLinkName, whatTellsApart } from './namesApart';

type Card = Partial<NodeRecord> & Pick<NodeRecord, 'key'>;

function chart(cards: readonly Card[], held: readonly [string, string, string?][] = []): ChartDocument {
  return {
    props: { name: 'Chart', description: '', routing: 'orthogonal' },
    nodes: byKey(cards.map((card) => newNode({ typeName: 'Company', name: 'Birch Ltd', ...card }))),
    links: byKey(
      held.map(([from, to, role], at) => newLink({ key: `l${at}`, from, to, roles: role ? [{ role }] : [] })),
    ),
    groups: new Map(),
  };
}
const named = (document: ChartDocument) => [...document.nodes.keys()].map((key) => cardName(document, key));

test('cards are called by their names where these differ', () => {
  const document = chart([
    { key: 'a', country: 'MT' },
    { key: 'b', name: 'Cedar', country: 'CY' },
    { key: 'c', name: '' },
  ]);
  expect(named(document)).toEqual(['Birch Ltd', 'Cedar', '']);
  expect(whatTellsApart(document).size).toBe(0);
});

test('cards of one name are told apart by the first thing of which each says another: type, country, line, label or holder', () => {
  const of = (...cards: Partial<NodeRecord>[]) => named(chart(cards.map((card, at) => ({ key: `k${at}`, ...card }))));
  expect(of({ typeName: 'Trust', country: 'MT' }, { country: 'CY' })).toEqual([
    'Birch Ltd (Trust)',
    'Birch Ltd (Organisation)',
  ]);
  expect(of({ country: 'MT' }, { country: 'CY' })).toEqual(['Birch Ltd (Malta)', 'Birch Ltd (Cyprus)']);
  expect(of({ detail: 'C 1' }, { detail: 'C 2' })).toEqual(['Birch Ltd (C 1)', 'Birch Ltd (C 2)']);
  expect(of({ label: 'Parent' }, {})).toEqual(['Birch Ltd (Parent)', 'Birch Ltd']);
  const birches = [{ key: 'a' }, { key: 'b' }, { key: 'c', name: 'Ash' }, { key: 'd', name: 'Dogwood' }];
  const document = chart(birches, [
    ['c', 'a'],
    ['d', 'b'],
    ['c', 'b'],
  ]);
  expect(named(document)).toEqual(['Birch Ltd (of Ash)', 'Birch Ltd (of Ash, Dogwood)', 'Ash', 'Dogwood']);
});

test('where no single thing does, several do together, and where none does, numbers as the cards are read', () => {
  const several = chart([
    { key: 'a', country: 'MT', label: 'One' },
    { key: 'b', country: 'MT', label: 'Two' },
    { key: 'c', country: 'CY', label: 'Two' },
  ]);
  expect(named(several)).toEqual(['Birch Ltd (Malta, One)', 'Birch Ltd (Malta, Two)', 'Birch Ltd (Cyprus, Two)']);
  const alike = chart([
    { key: 'a', x: 0, y: 200 },
    { key: 'b', x: 300, y: 0 },
    { key: 'c', x: 0, y: 0, country: 'MT' },
  ]);
  expect(named(alike)).toEqual(['Birch Ltd (2 of 2)', 'Birch Ltd (1 of 2)', 'Birch Ltd (Malta)']);
});

test('links of the same two cards are told apart by their roles, and by numbers where these are the same', () => {
  const cards = [{ key: 'a', name: 'Ash' }, { key: 'b' }, { key: 'c' }];
  const called = (held: [string, string, string?][]) => {
    const document = chart(cards, held);
    return [...document.links.values()].map((link) => distinctLinkName(document, link));
  };
  expect(
    called([
      ['a', 'b', 'Director'],
      ['c', 'a'],
    ]),
  ).toEqual(['Ash and Birch Ltd (of Ash)', 'Birch Ltd and Ash']);
  expect(
    called([
      ['b', 'a', 'Director'],
      ['b', 'a', 'Owner'],
    ]),
  ).toEqual(['Birch Ltd (1 of 2) and Ash, Director', 'Birch Ltd (1 of 2) and Ash, Owner']);
  expect(
    called([
      ['b', 'a'],
      ['b', 'a'],
      ['b', 'a', 'Owner'],
    ]),
  ).toEqual([
    'Birch Ltd (1 of 2) and Ash, 1 of 2',
    'Birch Ltd (1 of 2) and Ash, 2 of 2',
    'Birch Ltd (1 of 2) and Ash, Owner',
  ]);
});

test('cards are chosen by name; those of one name tell what tells them apart', () => {
  const document = chart([
    { key: 'd', name: 'Harbour', detail: 'C 2' },
    { key: 'e', name: 'Harbour', detail: 'C 2' },
    { key: 'b', name: 'Harbour', typeName: 'Trust' },
    { key: 'a', name: 'Anna' },
  ]);
  expect(cardChoices(document)).toEqual([
    { value: 'a', label: 'Anna' },
    { value: 'd', label: 'Harbour (Organisation, 1 of 2)' },
    { value: 'e', label: 'Harbour (Organisation, 2 of 2)' },
    { value: 'b', label: 'Harbour (Trust)' },
  ]);
});
