import { expect, test } from '@jest/globals';
import { isPersonName, typeByName } from './partyType';

test.each([
  ['Ann Lee', 'Individual'],
  ['Lee, Ann', 'Individual'],
  ['van der Berg, Jan Willem', 'Individual'],
  ['Quay, Ltd', 'Company'],
  ['Roe, Bo & Cy', 'Company'],
  ['Quay Holdings', 'Company'],
  ['Roe Family Trust', 'Trust'],
])('%s is by its name of the type %s', (name, type) => {
  expect(typeByName(name, false)).toBe(type);
});

test('a person’s name has two words or more, or a title', () => {
  expect(['Lee, Ann', 'Ann Lee', 'Mr Lee', 'Ann', 'Quay, Ltd'].map(isPersonName)).toEqual([
    ...[true, true, true, false, false],
  ]);
});
