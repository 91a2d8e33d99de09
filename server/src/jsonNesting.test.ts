import { expect, test } from '@jest/globals';
import { nestsDeeperThan } from './jsonNesting';

function lists(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? { in: value } : [value];
  return value;
}

test('a body may nest to the limit and no deeper, however deep it is', () => {
  expect(nestsDeeperThan(3, lists(3))).toBe(false);
  expect(nestsDeeperThan(3, lists(4))).toBe(true);
  expect(nestsDeeperThan(64, lists(200_000))).toBe(true);
  expect(nestsDeeperThan(0, 'text')).toBe(false);
  expect(nestsDeeperThan(1, { flat: [], many: null })).toBe(true);
});
