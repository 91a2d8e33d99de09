import { expect, test } from '@jest/globals';
import { deletionSentence } from './affected';

const NOTHING = { others: 0, charts: 0, links: 0, files: 0, shareLinks: 0 };

test('what stands alone takes nothing along', () => {
  expect(deletionSentence(NOTHING, 'entity')).toBe('');
  expect(deletionSentence({ ...NOTHING, charts: 1 }, 'chart')).toBe('');
});

test('what goes with a record is told in numbers', () => {
  const all = { others: 2, charts: 1, links: 1, files: 3, shareLinks: 1 };
  expect(deletionSentence(all, 'entity')).toBe(
    'It leaves 1 chart, 1 link goes, 3 files go, 1 share link ends, 2 other people lose it.',
  );
  expect(deletionSentence(all, 'chart')).toBe('1 link goes, 3 files go, 1 share link ends, 2 other people lose it.');
});
