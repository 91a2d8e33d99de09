import { describe, expect, test } from '@jest/globals';
import type { LinkState } from './bods/model';
import type { ChartLinkRow } from './chartStore';
import { matchEnds } from './linksByEnds';

const state = (recordKey: string, from: string, to: string, ended = false): LinkState => ({
  ...{ recordKey, statementId: recordKey, from, to, roles: [], lastStated: [], dashed: false, ended, endedDate: null },
});
const row = (key: string, from: string, to: string, recordKey: string | null): ChartLinkRow => ({
  ...{ recordKey, from, to, fromName: from, toName: to, properties: { key } },
});
const binding = {
  keys: new Map([
    ['pA', 'a'],
    ['pB', 'b'],
    ['pC', 'c'],
  ]),
  same: new Set(['a', 'b']),
};
const match = (states: LinkState[], rows: ChartLinkRow[], { said = states, byRecord = new Map() } = {}) =>
  [
    ...matchEnds({ links: new Map(states.map((one) => [one.recordKey, one])) }, binding, {
      ...{ said: new Set(said.map(({ recordKey }) => recordKey)), byRecord, rows },
    }),
  ].map(([recordKey, { properties }]) => [recordKey, properties['key']]);

describe('matchEnds', () => {
  test('takes a link of another file and one that a person drew, in its direction', () => {
    const rows = [row('l1', 'a', 'b', 'table'), row('l2', 'b', 'a', null)];
    expect(match([state('w1', 'pA', 'pB'), state('w2', 'pB', 'pA')], rows)).toEqual([
      ['w1', 'l1'],
      ['w2', 'l2'],
    ]);
  });

  test('takes each link once', () => {
    const states = [state('w1', 'pA', 'pB'), state('w2', 'pA', 'pB')];
    expect(match(states, [row('l1', 'a', 'b', null)])).toEqual([['w1', 'l1']]);
  });

  test('leaves what has a link of its own, what the file does not say, what has ended and ends that are not known by keys', () => {
    const rows = [row('l1', 'a', 'b', null), row('l2', 'a', 'c', null)];
    expect(match([state('w1', 'pA', 'pB')], rows, { byRecord: new Map([['w1', {}]]) })).toEqual([]);
    expect(match([state('t1', 'pA', 'pB')], rows, { said: [] })).toEqual([]);
    expect(match([state('w1', 'pA', 'pB', true)], rows)).toEqual([]);
    expect(match([state('w1', 'pA', 'pC')], rows)).toEqual([]);
  });

  test('leaves a link that is another record of the same file', () => {
    const states = [state('w1', 'pA', 'pB'), state('w2', 'pA', 'pB')];
    const byRecord = new Map([['w2', {}]]);
    expect(match(states, [row('l2', 'a', 'b', 'w2')], { byRecord })).toEqual([]);
  });
});
