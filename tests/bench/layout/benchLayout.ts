import { join } from 'node:path';
import { projectRoot } from '../../../server/src/store';
import { onPage } from '../browserPage';
import type { BenchRow } from '../measure';
import { median } from '../measure';

/** Layout of one chart through the product's code against elkjs alone in a worker; times in milliseconds, medians. */
export interface LayoutBench {
  entities: number;
  ours: number;
  theirs: number;
  /** Median of the ratios of neighbouring runs. */
  ratio: number;
  /** Longest task of the main thread from asking for the layout until the cards stand at their places; 0 for none of 50 ms. */
  longestTaskMs: number;
}

const page = join(projectRoot(), 'tests/bench/layout/page');

/** Measures the layout in a browser: STEMMA_CHROMIUM names one, else Playwright's own is taken. */
export async function benchLayout(entities = 1000, rounds = 5): Promise<LayoutBench> {
  const { pairs, longestTaskMs } = await onPage(page, [], async (tab) => {
    await tab.waitForFunction(() => 'benchLayout' in window);
    return tab.evaluate(([size, times]) => window.benchLayout(size, times), [entities, rounds] as const);
  });
  return {
    entities,
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
    longestTaskMs,
  };
}

/** How many times as long as elkjs by default a layout of so many entities may take (DESIGN §6). */
const SIZES = [
  { entities: 100, atMost: 2 },
  { entities: 300, atMost: 2 },
  { entities: 1000, atMost: 1.1 },
  { entities: 3000, atMost: 1.5 },
];

/** The rows of the table of numbers that layouts fill: each size against elkjs by default, and the longest task of that of a thousand. */
export async function layoutRows(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { entities, atMost } of SIZES) {
    const { ours, theirs, ratio, longestTaskMs } = await benchLayout(entities, entities > 1000 ? 3 : 5);
    rows.push({
      what: `Layout of ${entities} entities in the worker`,
      measured: `${ours.toFixed(0)} ms`,
      against: `elkjs by default in a worker: ${theirs.toFixed(0)} ms`,
      value: `${ratio.toFixed(2)} ×`,
      atMost: `${atMost} ×`,
      holds: ratio <= atMost,
    });
    if (entities !== 1000) continue;
    rows.push({
      what: 'Longest main-thread task of that layout',
      measured: `${longestTaskMs.toFixed(0)} ms`,
      against: 'a frozen screen',
      value: longestTaskMs === 0 ? 'below 50 ms' : `${longestTaskMs.toFixed(0)} ms`,
      atMost: '50 ms',
      holds: longestTaskMs <= 50,
    });
  }
  return rows;
}
