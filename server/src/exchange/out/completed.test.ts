import { expect, test } from '@jest/globals';
import { makeStatement } from '../makeStatement';
import { completed } from './completed';

const PUBLISHER = { name: 'A leak', prefix: 'leak' };
const party = { recordId: 'p', recordType: 'entity', subject: 'p', details: { name: 'P' } } as const;

test('what a party says beside what is read of it stays as it is', () => {
  const odd = makeStatement(PUBLISHER, { ...party, details: { name: 'P', interests: 'many' } });
  expect(JSON.parse(completed(JSON.stringify(odd), '2026-01-02'))).toMatchObject({
    recordDetails: { interests: 'many' },
  });
});

test('what no source dated is of the day of the export, and what is whole stays as it stands', () => {
  const whole = JSON.stringify(makeStatement(PUBLISHER, { ...party, date: '2024-05-06' }));
  expect(completed(whole, '2026-01-02')).toBe(whole);
  const undated = makeStatement(PUBLISHER, party);
  expect(JSON.parse(completed(JSON.stringify(undated), '2026-01-02'))).toEqual({
    ...undated,
    statementDate: '2026-01-02',
    publicationDetails: { ...(undated['publicationDetails'] as object), publicationDate: '2026-01-02' },
  });
});
