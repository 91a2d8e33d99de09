import { expect, test } from '@jest/globals';
import { NOTHING, reached, toggled } from './selection';

const keyAt = (index: number) => (index === 3 ? undefined : `row ${index}`);

test('a click chooses a row and another takes it out', () => {
  const one = toggled(NOTHING, 'row 1', 1);
  expect([...one.keys]).toEqual(['row 1']);
  expect([...toggled(one, 'row 1', 1).keys]).toEqual([]);
});

test('with Shift all rows between are chosen, up and down, without those that are not read yet', () => {
  const two = toggled(NOTHING, 'row 2', 2);
  expect([...reached(two, 5, keyAt).keys]).toEqual(['row 2', 'row 4', 'row 5']);
  expect([...reached(two, 0, keyAt).keys].sort()).toEqual(['row 0', 'row 1', 'row 2']);
  expect([...reached(NOTHING, 1, keyAt).keys]).toEqual(['row 1']);
});
