import { expect, test } from '@jest/globals';
import { readStatement } from '../bods/statement';
import { makeStatement } from '../makeStatement';
import { FOLLOW_THE_MONEY } from '../ftm/read';
import { revisedProperties, ftmEntityOf } from './ftmEvidence';

const statementOf = (evidence: unknown) => {
  const details = { entityType: { type: 'registeredEntity' }, name: 'Quay' };
  const raw = makeStatement(FOLLOW_THE_MONEY, {
    recordId: 'c1',
    recordType: 'entity',
    details,
    subject: 'c1',
    evidence,
  });
  const read = readStatement(raw);
  if ('why' in read) throw new Error(read.why);
  return read.statement;
};

test('the entity that a statement was made of is found again, with what it nests by id', () => {
  const entity = {
    id: 'c1',
    schema: 'Company',
    datasets: ['one'],
    properties: {
      name: ['Quay', 'Kai'],
      address: [{ id: 'a1', schema: 'Address', properties: {} }],
      ownershipAsset: [{ id: 'o1', schema: 'Ownership', properties: {} }],
    },
  };
  expect(ftmEntityOf(statementOf(entity))).toEqual({
    ...entity,
    properties: { name: ['Quay', 'Kai'], address: ['a1'] },
  });
  expect(ftmEntityOf(statementOf(undefined))).toBeUndefined();
  expect(ftmEntityOf({ ...statementOf(entity), publisher: 'Another' })).toBeUndefined();
});

test('only what is another than before takes the place of what was read', () => {
  const given = { name: ['Quay', 'Kai'], country: ['no'], foundingDate: ['1990'], sector: ['Fish'], role: ['a', 'b'] };
  const said = { name: ['Quay'], jurisdiction: ['no'], incorporationDate: ['1990'], role: ['a'] };
  expect(revisedProperties(given, said, said)).toEqual(given);
  expect(revisedProperties(given, said, { name: ['Pier'], jurisdiction: ['se'], role: ['c'] })).toEqual({
    name: ['Pier', 'Kai'],
    jurisdiction: ['se'],
    sector: ['Fish'],
    role: ['c'],
  });
});
