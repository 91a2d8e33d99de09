import { chartFindings } from '@stemma/shared/ownership/findings';
import { eliminate } from '@stemma/shared/ownership/elimination';
import { integratedHoldings } from '@stemma/shared/ownership/integratedHoldings';
import { calculateOwnership } from '@stemma/shared/ownership/ownership';
import { ownershipMatrix } from '@stemma/shared/ownership/ownershipMatrix';
import { stronglyConnectedComponents } from '@stemma/shared/ownership/stronglyConnectedComponents';
import type { BenchRow } from '../measure';
import { median } from '../measure';
import { randomGraph, randomPairs } from './graphs';

const DAY = '2026-11-25';
const ROUNDS = 9;

/** Median milliseconds of some runs after one that warms up. */
function timeOf(work: (round: number) => unknown, rounds = ROUNDS): number {
  work(0);
  return median(
    Array.from({ length: rounds }, (_, round) => {
      const start = performance.now();
      work(round + 1);
      return performance.now() - start;
    }),
  );
}

function row(what: string, against: string, milliseconds: number, atMost: number): BenchRow {
  const value = `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
  return { what, measured: value, against, value, atMost: `${atMost} ms`, holds: milliseconds <= atMost };
}

/** What calculating costs without reading anything (OWNERSHIP §16). */
export function benchCalculating(): BenchRow[] {
  const graph = randomGraph(20_000, 60_000, 1);
  const subject = 'e19999';
  const size = '20,000 entities, 60,000 links';
  const chart = randomGraph(1000, 2000, 2);
  return [
    row(
      'who owns one entity, calculated',
      size,
      timeOf(() => calculateOwnership(graph, { subject, asOf: DAY })),
      100,
    ),
    row(
      'all findings of a chart',
      size,
      timeOf(() => chartFindings(graph, { asOf: DAY })),
      200,
    ),
    row('a loop, each holding each, solved', '500 entities', timeOf(denseLoop()), 300),
    row(
      'a step of the day',
      '1,000 entities, 2,000 links',
      timeOf((round) => calculateOwnership(chart, { subject: 'e999', asOf: `20${10 + round}-06-30` })),
      50,
    ),
    millions(),
  ];
}

function denseLoop(): () => void {
  const size = 500;
  const [from, to, share]: [number[], number[], number[]] = [[], [], []];
  for (let subject = 0; subject < size; subject += 1) {
    for (let holder = 0; holder < size; holder += 1) {
      if (holder === subject) continue;
      from.push(subject);
      to.push(holder);
      share.push(0.9 / (size - 1));
    }
  }
  const transitions = { size, from, to, share, exit: new Float64Array(size).fill(0.1) };
  const amounts = new Float64Array(size).fill(1 / size);
  return () => {
    const elimination = eliminate(transitions);
    elimination?.visits(amounts);
    elimination?.returns();
  };
}

/** Matrix, components, and what one holder holds of everything, of a register. */
function millions(): BenchRow {
  const [size, count] = [1_000_000, 5_000_000];
  const { from, to } = randomPairs(size, count, 3);
  const holders = new Int32Array(size);
  for (const subject of to) holders[subject]! += 1;
  const minimum = Float64Array.from(to, (subject) => Math.floor(9000 / (holders[subject] ?? 1)) / 100);
  const columns = { holder: from, subject: to, minimum, maximum: minimum, notStated: new Uint8Array(count) };
  const before = memory();
  const start = performance.now();
  const matrix = ownershipMatrix(size, columns);
  const components = stronglyConnectedComponents({ start: matrix.columnStart, to: matrix.holder });
  const held = integratedHoldings(matrix, 0);
  const seconds = (performance.now() - start) / 1000;
  const megabytes = (memory() - before) / 2 ** 20;
  if (components.count === 0 || held.total[0] !== 1) throw new Error('The register was not calculated.');
  return {
    what: 'index, components and all that one holder holds',
    measured: `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`,
    against: '1,000,000 entities, 5,000,000 links',
    value: `${seconds.toFixed(1)} s`,
    atMost: '10 s, 400 MB',
    holds: seconds <= 10 && megabytes <= 400,
  };
}

const memory = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
