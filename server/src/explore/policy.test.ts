import { describe, expect, test } from '@jest/globals';
import type { Step } from './policy';
import { reachable } from './policy';

const link = (from: string, to: string, arrowType: Step['arrowType'] = 'Normal'): Step => ({ from, to, arrowType });
const reached = (steps: Step[], direction: 'out' | 'in' | 'any', depth: number | null = null) =>
  [...reachable(['a'], steps, direction, depth)].sort().join('');

describe('what links lead to', () => {
  const steps = [
    link('a', 'b'),
    link('c', 'a', 'Reversed'),
    link('d', 'b', 'Double'),
    link('a', 'e', 'None'),
    link('f', 'a'),
    link('b', 'g', 'Reversed'),
  ];

  test('is held: along arrows, against reversed ones, both ways of double ones, never by plain lines', () => {
    expect(reached(steps, 'out')).toBe('abcd');
  });

  test('are the owners: the other way round', () => {
    expect(reached(steps, 'in')).toBe('af');
    expect(reached([link('a', 'b', 'Reversed'), link('b', 'c', 'Double')], 'in')).toBe('abc');
  });

  test('is everything connected, plain lines too', () => {
    expect(reached(steps, 'any')).toBe('abcdefg');
  });

  test('ends at a depth, and at a circle', () => {
    const circle = [link('a', 'b'), link('b', 'c'), link('c', 'a')];
    expect(reached(circle, 'out', 1)).toBe('ab');
    expect(reached(circle, 'out')).toBe('abc');
  });
});
