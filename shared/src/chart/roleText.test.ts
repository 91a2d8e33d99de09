import { describe, expect, it, test } from '@jest/globals';
import type { LinkRole } from './linkRole';
import { currentRoles, shownTexts, roleStatusOn, summarize } from './roleText';

describe('a role on a day', () => {
  it.each<[string, Partial<LinkRole>, string, string]>([
    ['holds without dates', {}, '2026-11-25', 'holds'],
    ['begins on its first day', { startDate: '2026-11-25' }, '2026-11-25', 'holds'],
    ['is coming the day before', { startDate: '2026-11-26' }, '2026-11-25', 'coming'],
    ['has ended on its end', { endDate: '2026-11-25' }, '2026-11-25', 'ended'],
    ['holds the day before its end', { endDate: '2026-11-26' }, '2026-11-25', 'holds'],
    ['that begins some day of a year is shown from its first', { startDate: '2026' }, '2026-01-01', 'holds'],
    ['that begins some day of next year is coming', { startDate: '2027' }, '2026-12-31', 'coming'],
    ['that begins some day of a month is shown from its first', { startDate: '2026-11' }, '2026-11-01', 'holds'],
    ['that ends some day of a year is shown in it', { endDate: '2026' }, '2026-12-30', 'holds'],
    ['that ends some day of a year has ended on its last', { endDate: '2026' }, '2026-12-31', 'ended'],
    ['that ends some day of a month is shown in it', { endDate: '2024-02' }, '2024-02-28', 'holds'],
    ['that ends some day of a month has ended on its last', { endDate: '2024-02' }, '2024-02-29', 'ended'],
  ])('%s', (_name, dates, day, standing) => {
    expect(roleStatusOn({ role: 'Owner', ...dates }, day)).toBe(standing);
  });
});

const sold = { role: 'Shareholder', percentage: 100, endDate: '2021-09-24' };
const stored = { role: 'Shareholder', percentage: 40, startDate: '2021-09-24' };
const bought = { role: 'Owner', percentage: 75, startDate: '2027-01-01' };

test('a link shows what holds, else what is coming, else what has ended, and says which', () => {
  const texts = (...roles: LinkRole[]) => shownTexts({ roles }, '2026-11-25');
  expect(texts(sold, stored, bought)).toEqual(['40% Shareholder']);
  expect(texts(sold, bought)).toEqual(['75% Owner (begins on 01.01.2027)']);
  expect(texts(sold)).toEqual(['100% Shareholder (ended)']);
  expect(texts()).toEqual([]);
  expect(currentRoles([sold, stored, bought], '2010-01-01')).toEqual([sold]);
});

test('a link’s share is that of the day, of what is owned before votes', () => {
  const votes = { role: 'Voting rights', percentage: 60 };
  expect(summarize([sold, stored, bought, votes], '2026-11-25').percentage).toBe(40);
  expect(summarize([votes], '2026-11-25').percentage).toBe(60);
  expect(summarize([sold], '2026-11-25')).toMatchObject({ percentage: 100, endDate: '2021-09-24' });
});
