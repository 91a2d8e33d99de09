import { describe, expect, test } from '@jest/globals';
import { InMemoryCache } from '@apollo/client/cache';
import { parse } from 'graphql';
import { limits } from '@stemma/shared/limits';
import { putFirstInRecent } from './recentCharts';
import { typePolicies } from './typePolicies';

const query = parse(`
  query Recent($count: Int!) {
    recentCharts(count: $count) {
      key
      name
    }
  }
`);
const variables = { count: limits.recentDefault };
const card = (key: string) => ({ __typename: 'ChartCard', key, name: `Chart ${key}` });

function cacheOf(recent: readonly string[], listed: readonly string[] = []): InMemoryCache {
  const cache = new InMemoryCache({ typePolicies });
  cache.writeQuery({ query, variables, data: { recentCharts: recent.map(card) } });
  cache.writeQuery({ query, variables: { count: 99 }, data: { recentCharts: listed.map(card) } });
  return cache;
}

const recentIn = (cache: InMemoryCache) =>
  cache.readQuery<{ recentCharts: { key: string }[] }>({ query, variables })?.recentCharts.map(({ key }) => key);

describe('putFirstInRecent', () => {
  test('moves a recent chart to the front', () => {
    const cache = cacheOf(['a', 'b', 'c']);
    putFirstInRecent(cache, 'c');
    expect(recentIn(cache)).toEqual(['c', 'a', 'b']);
  });

  test('adds one that a list has shown, and keeps as many as are asked for', () => {
    const full = Array.from({ length: limits.recentDefault }, (_, at) => `r${at}`);
    const cache = cacheOf(full, ['x']);
    putFirstInRecent(cache, 'x');
    expect(recentIn(cache)).toEqual(['x', ...full.slice(0, -1)]);
  });

  test('has the list read anew for one that was never listed', () => {
    const cache = cacheOf(['a']);
    putFirstInRecent(cache, 'unseen');
    expect(recentIn(cache)).toBeUndefined();
  });
});
