import { join } from 'node:path';
import { projectRoot } from '../../../server/src/store';
import { onPage } from '../browserPage';
import { median, ratioRow, type BenchRow, type Pair } from '../measure';
import type { Pairs } from './result';

const page = join(projectRoot(), 'tests/bench/drawing/page');
/** Frames come as fast as they are drawn, so that their time is the work in them. */
export const UNBOUND = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
const OTHERS = 1000;

/** Measures drawing in a browser; both sides of a pair are made in turn on one page. */
export async function benchDrawing(rounds = 7): Promise<BenchRow[]> {
  const { dragging, draggingBare, opening, tangled, longestTask, moved } = await onPage(page, UNBOUND, async (tab) => {
    await tab.waitForFunction(() => 'benchDrawing' in window);
    return tab.evaluate((times) => window.benchDrawing(times), rounds);
  });
  return [
    ratioRow('A frame of dragging among 3,000 with 100 in view', 'a chart of 100', middle(dragging), 1.5),
    ratioRow('the same frame', 'bare Cytoscape with the same 3,000', middle(draggingBare), 1.5),
    ratioRow('A chart of 1,000 until it is painted', 'bare Cytoscape with the same', middle(opening), 1.5),
    ratioRow('A tangled chart of 1,000 with 2,000 links until it is painted', 'one in rows', middle(tangled), 2),
    {
      what: 'The longest task until its routes and labels are fine',
      measured: longestTask === 0 ? 'below 50 ms' : `${longestTask.toFixed(0)} ms`,
      against: '50 ms',
      value: `${(longestTask / 50).toFixed(2)} ×`,
      atMost: '1 ×',
      holds: longestTask <= 50,
    },
    {
      what: 'Others that move when one entity is added to a laid-out chart of 1,000',
      measured: String(moved),
      against: `${OTHERS} others`,
      value: `${((moved / OTHERS) * 100).toFixed(1)} %`,
      atMost: '5 %',
      holds: moved / OTHERS <= 0.05,
    },
  ];
}

/** Medians of both sides, and of the ratios. */
export function middle(pairs: Pairs): Pair {
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
  };
}
