import { expect, test } from '@jest/globals';
import type { UserCaller } from '../access/caller';
import { bind } from './binding';
import type { Model, PartyState } from './bods/model';
import type { BoundRow } from './store';

const caller = { userKey: 'u', organizationKey: 'o', accountType: 'Standard' } as UserCaller;
const party = (name: string, identifiers: string[]) =>
  ({
    recordKey: 'r',
    recordId: 'r',
    origin: 'record',
    facts: { typeName: 'Company', name, identifiers, fields: {} },
  }) as unknown as PartyState;
const row = (identifier: string, key: string, name: string): BoundRow => ({
  ...{ recordKey: identifier, key, typeName: 'Company', properties: { name }, permission: 'Co-Owner' },
  ...{ binned: false, hasStates: false, onChart: false },
});
const modelOf = (parties: PartyState[]) => ({ parties: new Map(parties.map((one) => [one.recordKey, one])) }) as Model;

const LEI = 'XI-LEI:5493001KJTIIGC8Y1R12';
const NUMBER = 'GB-COH:08888881';
const joinedAs = (name: string, rows: BoundRow[]) => {
  const next = modelOf([party(name, [LEI, NUMBER])]);
  const found = { given: [], same: [], byRecord: [], byIdentifier: rows };
  const { keys, apart } = bind(caller, modelOf([]), next, found, () => 'new');
  return [keys.get('r'), apart.get('r')?.several ?? null];
};

test('a party whose identifiers are of two entities is the one that is called like it, or none', () => {
  const both = [row(LEI, 'delta', 'Delta Shipping Ltd'), row(NUMBER, 'zedco', 'ZEDCO LIMITED')];
  expect(joinedAs('Zedco Ltd', both)).toEqual(['zedco', null]);
  expect(joinedAs('Delta Shipping', both)).toEqual(['delta', null]);
  expect(joinedAs('Harbour Holdings', both)).toEqual(['new', ['Delta Shipping Ltd', 'ZEDCO LIMITED']]);
  expect(joinedAs('Harbour Holdings', both.slice(0, 1))).toEqual(['delta', null]);
});
