import { expect, test } from '@jest/globals';
import { chartCount, entityCount } from './count';

test('a number stands with its word in the singular or the plural', () => {
  expect([0, 1, 2, 1204].map((number) => chartCount(number))).toEqual([
    '0 charts',
    '1 chart',
    '2 charts',
    '1,204 charts',
  ]);
  expect([1, 3].map(entityCount)).toEqual(['1 entity', '3 entities']);
});
