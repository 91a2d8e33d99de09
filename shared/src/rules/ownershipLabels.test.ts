import { expect, test } from '@jest/globals';
import { followsText, verdictHeading } from './ownershipLabels';

test('over the verdicts stands what is asked of a holder', () => {
  const threshold = { percent: 50, inclusive: true };
  expect(verdictHeading('euAmlr', threshold)).toBe('≥ 50 %');
  expect(verdictHeading('ofac', threshold)).toBe('Listed or blocked');
  expect(verdictHeading('ukSanctions', threshold)).toBe('Listed');
});

test('rules of one’s own follow no text', () => {
  expect(followsText('own')).toBe('Rules of your own');
  expect(followsText('us25')).toBe('31 CFR 1010.230; text of 2026-11');
});
