import { expect, test } from '@jest/globals';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { messages } from '@stemma/shared/messages';
import { rowOf, toRole } from './roleDraft';
import { moreFaults, moreOf, roleSummary, readRange, type MoreDraft } from './roleMore';

const written = (role: LinkRole, more: Partial<MoreDraft>, percentage?: string) => {
  const row = rowOf(role);
  return toRole({ ...row, percentage: percentage ?? row.percentage, more: { ...moreOf(role), ...more } }, []);
};
const owner: LinkRole = { role: 'Owner', percentage: 50 };

test('what is typed is kept as a source would say it, and what is taken back is none', () => {
  const evidence = [{ kind: 'file' as const, key: 'f', note: 'p. 4' }];
  const said = { startDate: '1.3.2020', endDate: '2021', via: 'direct' as const, basis: 'votes' as const, evidence };
  const role = written(owner, { ...said, joint: ' Together ', checkedOn: '25-11-2026' });
  expect(role).toMatchObject({ ...owner, startDate: '2020-03-01', endDate: '2021', via: 'direct', basis: 'votes' });
  expect(role).toMatchObject({ evidence, joint: 'Together', checkedOn: '2026-11-25' });
  if (!role) throw new Error('no role');
  expect(written(role, { startDate: '', evidence: [], via: '' })).toMatchObject({
    startDate: null,
    evidence: null,
    via: null,
  });
});

test('a range stands in the place of an exact share, and an exact share in that of a range', () => {
  const range = { minimum: '25', maximum: '50', minimumExclusive: true };
  const ranged = written(owner, range, '');
  expect(ranged).toMatchObject({ percentage: null, minimum: 25, maximum: 50, minimumExclusive: true });
  if (!ranged) throw new Error('no role');
  expect(written(ranged, {}, '30')).toMatchObject({
    percentage: 30,
    minimum: null,
    maximum: null,
    minimumExclusive: null,
  });
});

test('what a source stated and nobody touched stays to the last digit', () => {
  const stated = { role: 'Shareholder', interest: 'shareholding', minimum: 33.33333, maximum: 50, startDate: '2020' };
  expect(moreFaults(moreOf(stated), stated)).toEqual({});
  expect(written(stated, {})).toEqual(stated);
  expect(written(stated, { checkedBy: 'Ada' })).toEqual({ ...stated, checkedBy: 'Ada' });
});

test('what makes no sense is told at its field', () => {
  const faults = (more: Partial<MoreDraft>) => moreFaults({ ...moreOf(owner), ...more }, owner);
  expect(faults({ minimum: '60', maximum: '50' })).toEqual({ minimum: messages.shareRange });
  expect(faults({ maximum: '101' })).toEqual({ maximum: messages.percentage });
  expect(faults({ startDate: 'soon' })).toEqual({ startDate: messages.dateNotUnderstood });
  expect(faults({ startDate: '02-01-2021', endDate: '01-01-2021' })).toEqual({ endDate: messages.datesTurned });
  expect(faults({ checkedOn: '2026' })).toEqual({ checkedOn: messages.dayNotUnderstood });
});

test('what is folded is said in a few words', () => {
  const more = moreOf({
    role: 'Owner',
    startDate: '2020-03-01',
    via: 'indirect',
    evidence: [{ kind: 'file', key: 'f' }],
  });
  expect(roleSummary(more)).toBe('since 01.03.2020 · indirectly · 1 piece of evidence');
  expect(roleSummary(moreOf(owner))).toBe('');
});

test('a range is read as labels say it', () => {
  const none = { minimumExclusive: false, maximumExclusive: false };
  expect(readRange('25-50')).toEqual({ minimum: '25', maximum: '50', ...none });
  expect(readRange(' >25–<50,5% ')).toEqual({
    ...{ minimum: '25', minimumExclusive: true, maximum: '50,5', maximumExclusive: true },
  });
  for (const text of ['50', '', '-50', '25-', 'a-b']) expect(readRange(text)).toBeUndefined();
});
