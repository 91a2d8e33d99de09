import { expect, test } from '@jest/globals';
import { sizeClasses } from './sizeClasses';

test('charts are counted by classes of sizes, an empty class between others stays', () => {
  expect(sizeClasses([3, 10, 11, 700])).toEqual([
    { label: '1 to 10', count: 2 },
    { label: '11 to 50', count: 1 },
    { label: '51 to 100', count: 0 },
    { label: '101 to 500', count: 0 },
    { label: '501 to 1,000', count: 1 },
  ]);
});

test('of no charts there are no classes', () => {
  expect(sizeClasses([])).toEqual([]);
});
