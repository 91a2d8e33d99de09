import { expect, test } from '@jest/globals';
import { DAY, graphOf } from '../testkit';
import { calculatePaths } from './howWeKnow';

const paths = (links: Parameters<typeof graphOf>[0], holder: string, subject: string) =>
  calculatePaths(graphOf(links), { holder, subject, asOf: DAY, first: 200 });

test('what loops add is told with the holdings that lead back', () => {
  const answer = paths(
    [
      ['mara', 'Orchid', 60],
      ['Harbour', 'Orchid', 40],
      ['Orchid', 'Harbour', 50],
      ['oskar', 'Harbour', 50],
    ],
    'mara',
    'Harbour',
  );
  expect(answer.throughLoops).toBeCloseTo(7.5, 9);
  expect(answer.loopText).toBe('Harbour holds 40 % of Orchid');
});

test('shares in itself lead back, too; without loops nothing is said of them', () => {
  expect(
    paths(
      [
        ['x', 'S', 60],
        ['y', 'S', 20],
        ['S', 'S', 20],
      ],
      'x',
      'S',
    ).loopText,
  ).toBe('S holds 20 % of itself');
  expect(paths([['x', 'S', 60]], 'x', 'S').loopText).toBeNull();
});
