import { expect, test } from '@jest/globals';
import type { PartyFacts } from './bods/party';
import { patchEntity } from './patch';
import type { BoundRow } from './store';

const said = (firstName: string, lastName: string): PartyFacts => ({
  ...{ typeName: 'Individual', name: `${firstName} ${lastName}`, party: 'known', description: '' },
  ...{ fields: { firstName, lastName }, identifiers: [], unread: [] },
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

test('a person who is called as the source said is called as it says now', () => {
  const { change } = patchEntity(stored('Ann', 'Lee'), said('Ann', 'Lee'), said('Anne', 'Lee'));
  expect(change).toMatchObject({ name: 'Anne Lee', fields: { firstName: 'Anne', lastName: 'Lee' } });
});
