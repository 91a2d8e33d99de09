import { expect, test } from '@jest/globals';
import type { PartyFacts } from './bods/party';
import { patchEntity } from './patch';
import type { BoundRow } from './store';

const said = (firstName: string, lastName: string): PartyFacts => ({
  ...{ typeName: 'Individual', name: `${firstName} ${lastName}`, party: 'known', description: '' },
  ...{ fields: { firstName, lastName }, identifiers: [], isNamed: true, unread: [] },
});

const stored = (firstName: string, lastName: string): BoundRow => ({
  ...{ recordKey: 'r', key: 'e', typeName: 'Individual', permission: 'Co-Owner' },
  ...{ binned: false, hasStates: true, onChart: true },
  properties: { name: `${firstName} ${lastName}`, firstName, lastName },
});

test('a person whom somebody called otherwise keeps the name, which is told and no change', () => {
  const { change, notes } = patchEntity(stored('Violet', 'Code'), said('Ann', 'Lee'), said('Anne', 'Lee'));
  expect(change).toBeUndefined();
  expect(notes).toEqual(['"Violet Code" keeps its name; its source calls it "Anne Lee" now.']);
});

test('a company that is called by its number alone is called as a source names it, whatever took the name’s place before', () => {
  const named = (name: string): PartyFacts => ({ ...said('', ''), typeName: 'Company', name, fields: {} });
  const entity: BoundRow = { ...stored('', ''), typeName: 'Company', properties: { name: 'Company 05550001' } };
  const byPerson: BoundRow = { ...entity, properties: { name: 'Pier' } };
  const [known, numbered] = [named('Pier One Ltd'), { ...named('Company 05550001'), isNamed: false }];
  expect(patchEntity(entity, known, known, ['Company 05550001']).change).toMatchObject({ name: 'Pier One Ltd' });
  expect(patchEntity(byPerson, known, known, ['Company 05550001'])).toEqual({ notes: [] });
  expect(patchEntity(byPerson, named('P'), numbered, [])).toEqual({ notes: [] });
});

test('a type that is guessed by a name in capitals makes no company of a known person', () => {
  const guess: PartyFacts = {
    ...said('', ''),
    typeName: 'Company',
    name: 'ANN LEE',
    fields: {},
    isTypeGuessed: true,
  };
  expect(patchEntity(stored('Ann', 'Lee'), said('Ann', 'Lee'), guess)).toEqual({ notes: [] });
  const { isTypeGuessed: _guess, ...stated } = guess;
  expect(patchEntity(stored('Ann', 'Lee'), said('Ann', 'Lee'), stated).retyped).toMatchObject({ to: 'Company' });
});

test('a person who is called as the source said is called as it says now', () => {
  const { change } = patchEntity(stored('Ann', 'Lee'), said('Ann', 'Lee'), said('Anne', 'Lee'));
  expect(change).toMatchObject({ name: 'Anne Lee', fields: { firstName: 'Anne', lastName: 'Lee' } });
});
