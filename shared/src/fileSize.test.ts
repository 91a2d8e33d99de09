import { expect, test } from '@jest/globals';
import { sizeText } from './fileSize';

test('sizes step by 1024, from bytes to terabytes', () => {
  const sizes = [0, 512, 2048, 5 * 1024 ** 2, 1.5 * 1024 ** 3, 3 * 1024 ** 4, 5000 * 1024 ** 4];
  expect(sizes.map(sizeText)).toEqual(['0 B', '512 B', '2.0 KB', '5.0 MB', '1.5 GB', '3.0 TB', '5000.0 TB']);
});

test('no size rounds to 1024 of a unit', () => {
  expect([1023, 1024 ** 2 - 60, 1024 ** 2 - 20, 1024 ** 3 - 1].map(sizeText)).toEqual([
    '1023 B',
    '1023.9 KB',
    '1.0 MB',
    '1.0 GB',
  ]);
});
