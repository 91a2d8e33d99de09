import { describe, expect, test } from '@jest/globals';
import { assemble, callOf } from '../../server/src/rest/assemble';
import { waitingLines } from '../../server/src/rest/routes/waiting';
import { SPEC_CALLS } from '../contract/specCalls';
import { table } from '../contract/table';

const calls = table.map(callOf);

describe.each(Object.entries(SPEC_CALLS))('every call of SPEC §%s', (_section, text) => {
  test('stands in the table once, by its method and path', () => {
    const wanted = text
      .trim()
      .split('\n')
      .map((entry) => entry.trim().split(' '))
      .map(([method, path]) => callOf({ method: method as 'get', path: path ?? '' }));
    for (const call of wanted) {
      expect({ call, lines: calls.filter((other) => other === call).length }).toEqual({ call, lines: 1 });
    }
  });
});

describe('the table', () => {
  test('takes no call twice', () => {
    expect(() => assemble([...table, ...table.slice(0, 1)], [])).toThrow(/two lines/);
  });

  test('holds back no word for a call that is built', () => {
    const lines = new Set(table);
    expect(waitingLines.filter((line) => !lines.has(line)).map(callOf)).toEqual([]);
  });

  test('gives every line a summary and names every parameter of its path', () => {
    for (const { path, summary, params } of table) {
      expect({ path, summary: summary.length > 0 }).toEqual({ path, summary: true });
      expect({ path, params: params !== undefined }).toEqual({ path, params: path.includes('{') });
    }
  });
});
