import { describe, expect, test } from '@jest/globals';
import { callOf, withoutDuplicates } from '../../server/src/rest/table';
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
      expect({ call, routes: calls.filter((other) => other === call).length }).toEqual({ call, routes: 1 });
    }
  });
});

describe('the table', () => {
  test('takes no call twice', () => {
    expect(() => withoutDuplicates([...table, ...table.slice(0, 1)])).toThrow(/two routes/);
  });

  test('gives every route a summary and names every parameter of its path', () => {
    for (const { path, summary, params } of table) {
      expect({ path, summary: summary.length > 0 }).toEqual({ path, summary: true });
      expect({ path, params: params !== undefined }).toEqual({ path, params: path.includes('{') });
    }
  });
});
