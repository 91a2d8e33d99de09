import { expect, test } from '@jest/globals';
import { affectedBy, affects } from './affects';

test('what a deletion takes along is said in words, and nothing where it takes nothing', () => {
  expect(affects({ charts: 0, links: 0, keyPersons: 0, others: 0 })).toBe('');
  expect(affects({ charts: 1, links: 1, keyPersons: 0, others: 1 })).toBe(
    'it leaves 1 chart, 1 link goes, 1 other person loses it',
  );
  const two = affectedBy([
    { charts: 2, links: 3, keyPersons: 0, others: 1 },
    { charts: 1, links: 1, keyPersons: 2, others: 1 },
  ]);
  expect(affects(two)).toBe('it leaves 3 charts, 4 links go, 2 key persons go, 2 other people lose it');
});
