import { describe, expect, test } from '@jest/globals';
import type { SourceMatch } from '../sources/source';
import { lastNight, pauseOfSource } from '../policy';
import { mergeMatches } from './merge';
import { planScreening } from './plan';
import type { CandidateRow, PlannedRow } from './store';

const source = { key: 's', name: 'Lists', licence: 'CC', organizationKey: 'o' };
const of = { entityKey: 'e', source, today: '2026-11-28' };
const match = (id: string, digest = 'd1'): SourceMatch => ({
  ...{ id, digest, name: id, kind: 'Person', link: null, facts: [], relations: [] },
  ...{ score: 0.8, category: 'pep', topics: ['role.pep'], datasets: ['x'] },
});
const known = (recordId: string, more: Partial<CandidateRow>): CandidateRow => ({
  ...{ key: `k${recordId}`, entityKey: 'e', sourceKey: 's', sourceName: 'Lists', purpose: 'screening', recordId },
  ...{
    state: 'open',
    score: 0.8,
    category: 'pep',
    topics: [],
    datasets: [],
    name: recordId,
    kind: 'Person',
    link: null,
  },
  ...{
    facts: '[]',
    digest: 'd1',
    decidedDigest: null,
    licence: '',
    foundOn: '2026-01-01',
    seenOn: '2026-01-01',
    isGone: false,
  },
  ...{ decidedBy: null, decidedByName: null, decidedOn: null, reason: null },
  ...more,
});
const states = (rows: CandidateRow[], ...matches: SourceMatch[]) =>
  mergeMatches(of, rows, matches).puts.map(({ properties }) => [
    properties['recordId'] ?? null,
    properties['state'] ?? null,
    properties['isGone'] ?? null,
  ]);

describe('what a source says now beside what it said before', () => {
  test('is new, or as it was decided while it says the same', () => {
    const rows = [
      known('a', { state: 'dismissed', decidedDigest: 'd1' }),
      known('b', { state: 'confirmed', decidedDigest: 'd1' }),
    ];
    expect(states(rows, match('a'), match('b'), match('c'))).toEqual([
      ['a', 'dismissed', null],
      ['b', 'confirmed', null],
      ['c', 'open', null],
    ]);
  });

  test('opens what was set aside once it says something else, and never what was confirmed', () => {
    const rows = [
      known('a', { state: 'dismissed', decidedDigest: 'd1' }),
      known('b', { state: 'confirmed', decidedDigest: 'd1' }),
    ];
    expect(states(rows, match('a', 'd2'), match('b', 'd2')).map(([, state]) => state)).toEqual(['open', 'confirmed']);
  });

  test('drops candidates that it gives no more, and keeps what was decided', () => {
    const merged = mergeMatches(of, [known('a', {}), known('b', { state: 'dismissed', decidedDigest: 'd1' })], []);
    expect(merged.drops).toEqual(['ka']);
    expect(merged.puts).toEqual([{ key: 'kb', entityKey: 'e', properties: { isGone: true } }]);
  });

  test('touches nothing of other sources, entities and purposes', () => {
    const others = [
      known('a', { sourceKey: 't' }),
      known('b', { entityKey: 'f' }),
      known('c', { purpose: 'record', state: 'taken' }),
    ];
    expect(mergeMatches(of, others, [])).toEqual({ puts: [], drops: [] });
  });
});

test('a night begins at two o’clock', () => {
  const at = (hours: number) => new Date(2026, 10, 28, hours, 30).getTime();
  expect(lastNight(at(1))).toBe(new Date(2026, 10, 27, 2).getTime());
  expect(lastNight(at(3))).toBe(new Date(2026, 10, 28, 2).getTime());
});

test('a source that fails is left alone the longer the oftener, six hours at most, and never less than it says', () => {
  expect([1, 2, 3, 20].map((tries) => pauseOfSource(tries))).toEqual([60_000, 120_000, 240_000, 21_600_000]);
  expect(pauseOfSource(1, 3600)).toBe(3_600_000);
});

test('screening a chart leaves out whom it may not send, and private ones unless that is said', () => {
  const row = (key: string, more: Partial<PlannedRow> = {}): PlannedRow => ({
    ...{
      key,
      typeName: 'Individual',
      party: 'known',
      organizationKey: 'o',
      permission: 'Editor' as const,
      isPrivate: false,
    },
    ...more,
  });
  const rows = [
    row('a'),
    row('b', { isPrivate: true }),
    row('c', { typeName: 'Trust' }),
    row('d', { party: 'anonymous' }),
    row('e', { permission: 'Viewer' }),
    row('f', { organizationKey: 'other' }),
    row('g', { permission: null }),
  ];
  const left = { privates: 1, otherTypes: 1, unknown: 1, notOwn: 3 };
  expect(planScreening(rows, { organizationKey: 'o', mayAsk: true, withPrivate: false })).toEqual({
    keys: ['a'],
    ...left,
  });
  expect(planScreening(rows, { organizationKey: 'o', mayAsk: true, withPrivate: true })).toEqual({
    keys: ['a', 'b'],
    ...left,
  });
});
