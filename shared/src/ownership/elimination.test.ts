import { expect, test } from '@jest/globals';
import { denseElimination } from './denseElimination';
import type { ComponentTransitions } from './transitions';
import { calculateOwnership } from './ownership';
import { sparseElimination } from './sparseElimination';
import { DAY, graphOf } from './testkit';

/** Numbers that look random and are the same each time (a linear congruential generator). */
function generator(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

function randomComponent(size: number, links: number, leak: number): ComponentTransitions {
  const random = generator(size);
  const weights = Array.from({ length: size }, (_, j) => [
    [(j + 1) % size, random() + 0.1] as const,
    ...Array.from({ length: links }, () => [Math.floor(random() * size), random()] as const),
  ]);
  const [from, to, share]: [number[], number[], number[]] = [[], [], []];
  weights.forEach((row, j) => {
    const sum = row.reduce((total, [, weight]) => total + weight, 0);
    for (const [i, weight] of row) {
      from.push(j);
      to.push(i);
      share.push((weight / sum) * (1 - leak));
    }
  });
  return { size, from, to, share, exit: new Float64Array(size).fill(leak) };
}

test.each([
  [40, 2, 0.2],
  [120, 3, 1e-6],
])('the full and the sparse elimination of %i entities agree', (size, links, leak) => {
  const component = randomComponent(size, links, leak);
  const [dense, sparse] = [denseElimination(component)!, sparseElimination(component)!];
  const amounts = Float64Array.from({ length: size }, (_, at) => (at % 7) / 7);
  for (const [one, two] of [
    [dense.visits(amounts), sparse.visits(amounts)],
    [dense.values(amounts), sparse.values(amounts)],
    [dense.returns(), sparse.returns()],
  ] as const) {
    one.forEach((value, at) => expect(Math.abs(two[at]! - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-10));
  }
});

test.each([0.01, 0.0001, 0.000001])('a ring that leaks %d %% loses no digit', (leak) => {
  const links = [
    ['A', 'B', 100],
    ['B', 'C', 100],
    ['C', 'A', 100 - leak],
    ['x', 'A', leak * 0.75],
    ['y', 'A', leak * 0.25],
  ] as const;
  for (const subject of ['A', 'B', 'C']) {
    const answer = calculateOwnership(graphOf(links), { subject, asOf: DAY });
    const totals = new Map(answer.holders.map(({ key, total }) => [key, total]));
    expect(Math.abs(totals.get('x')! - 75)).toBeLessThan(1e-9);
    expect(Math.abs(totals.get('y')! - 25)).toBeLessThan(1e-9);
  }
});

test('a ring of a thousand entities is solved sparsely', () => {
  const size = 1000;
  const links = Array.from({ length: size }, (_, at) => [`N${at}`, `N${(at + 1) % size}`, 99] as const);
  const outside = Array.from({ length: size }, (_, at) => [`p${at}`, `N${at}`, 1] as const);
  const answer = calculateOwnership(graphOf([...links, ...outside]), { subject: 'N0', asOf: DAY, first: 3 });
  expect(answer.holders[0]?.key).toBe('N999');
  expect(answer.more).toBe(2 * size - 1 - 3);
  expect(answer.coverage).toHaveLength(1);
  expect(answer.coverage[0]?.share).toBeCloseTo(100, 9);
  expect(answer.holders[0]?.total).toBeCloseTo(99, 9);
});

test('shares that two links make up to the whole close a ring, whatever floats make of their sum', () => {
  const links = [
    ['A', 'A', 36.71],
    ['A', 'A', 55.08],
    ['B', 'A', 8.21],
    ['B', 'B', 38.14],
    ['A', 'B', 61.86],
  ] as const;
  const answer = calculateOwnership(graphOf(links), { subject: 'B', asOf: DAY });
  expect(answer.coverage).toEqual([{ category: 'heldOnlyByItself', share: 100 }]);
  expect(answer.holders).toMatchObject([{ key: 'A', total: 100 }]);
});
