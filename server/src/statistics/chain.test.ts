import { describe, expect, test } from '@jest/globals';
import { longestChain } from './chain';

describe('the longest chain', () => {
  test('is found past shorter ways to the same end', () => {
    const steps = [
      ['a', 'd'],
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
      ['x', 'd'],
      ['d', 'e'],
    ] as const;
    expect(longestChain(steps)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('has nothing without steps, and ends in a circle', () => {
    expect(longestChain([])).toEqual([]);
    expect(
      longestChain([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ]),
    ).toEqual(['a', 'b', 'c']);
    expect(longestChain([['a', 'a']])).toEqual([]);
  });

  test('is found in ten thousand steps', () => {
    const steps = Array.from({ length: 10_000 }, (_, index) => [`${index}`, `${index + 1}`] as const);
    expect(longestChain(steps.reverse())).toHaveLength(10_001);
  });
});
