import { expect, test } from '@jest/globals';
import { parse, print } from 'graphql';
import { withCurrentLiterals } from '../graphql/currentKeys';
import { withCurrentKeys } from './mergedKeys';

const keys = new Map([['old', 'new']]);

test('old keys are exchanged where keys stand, and texts stay', () => {
  const input = {
    key: 'old',
    name: 'old',
    entityKeys: ['old', 'x'],
    where: { key: { in: ['old'] }, name: { eq: 'old' } },
    placements: [{ entityKey: 'old', x: 1, label: 'old' }],
    groups: [{ key: 'g', name: 'old', members: ['old', 'new', 'x'] }],
    links: [
      { key: 'l', from: 'old', to: 'x' },
      { key: 'm', from: 'old', to: 'new' },
    ],
    otherKey: 'old',
  };
  expect(withCurrentKeys(input, keys)).toEqual({
    key: 'new',
    name: 'old',
    entityKeys: ['new', 'x'],
    where: { key: { in: ['new'] }, name: { eq: 'old' } },
    placements: [{ entityKey: 'new', x: 1, label: 'old' }],
    groups: [{ key: 'g', name: 'old', members: ['new', 'x'] }],
    links: [{ key: 'l', from: 'new', to: 'x' }],
    otherKey: 'old',
  });
});

test('an input is left as it is where nothing was ever merged', () => {
  const input = { key: 'old' };
  expect(withCurrentKeys(input, undefined)).toBe(input);
  expect(withCurrentKeys(input, new Map())).toBe(input);
});

test('keys in the text of an operation are exchanged, other texts stay', () => {
  const document = parse(
    '{ entity(key: "old") { name } companies(where: { key: { eq: "old" }, name: { eq: "old" } }) { key } }',
  );
  expect(print(withCurrentLiterals(document, keys)).replace(/\s+/g, ' ')).toBe(
    '{ entity(key: "new") { name } companies(where: {key: {eq: "new"}, name: {eq: "old"}}) { key } }',
  );
  const other = parse('{ entity(key: "x") { name } }');
  expect(withCurrentLiterals(other, keys)).toBe(other);
});
