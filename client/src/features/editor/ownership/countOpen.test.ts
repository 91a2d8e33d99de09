import { expect, test } from '@jest/globals';
import { countOpen } from './useFindings';

test('findings that are set aside and notes are not counted, documents that have expired are', () => {
  const findings = [
    { severity: 'error', factsHash: 'a' },
    { severity: 'warning', factsHash: 'b' },
    { severity: 'note', factsHash: 'c' },
  ];
  expect(countOpen(findings, null)).toBe(2);
  expect(countOpen(findings, { accepted: new Set(['b']), ofFiles: 3 })).toBe(4);
});
