import { expect, test } from '@jest/globals';
import { readFtmShare } from './percentage';

test.each([
  ['25-50%', { minimum: 25, maximum: 50 }],
  ['>25-<50', { exclusiveMinimum: 25, exclusiveMaximum: 50 }],
  ['25-25', { minimum: 25, maximum: 25 }],
  ['50-25', undefined],
  ['>25-25', undefined],
  ['more than 100%', undefined],
])('%s is read as a share', (text, share) => {
  expect(readFtmShare(text)).toEqual(share);
});
