import { join } from 'node:path';
import { projectRoot } from '../../../server/src/store';
import { onPage } from '../browserPage';
import { ratioRow, type BenchRow } from '../measure';
import { middle, UNBOUND } from './benchDrawing';

const page = join(projectRoot(), 'tests/bench/drawing/page');
const MIB = 1024 * 1024;
const HEAP_MAX = 150;

/** Measures a chart of 10,000 entities in a browser. */
export async function benchLargeChart(rounds = 3): Promise<BenchRow[]> {
  const { opening, panning, zooming, heap } = await onPage(page, UNBOUND, async (tab) => {
    await tab.waitForFunction(() => 'benchTenThousand' in window);
    const result = await tab.evaluate((times) => window.benchTenThousand(times), rounds);
    const devTools = await tab.context().newCDPSession(tab);
    await devTools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devTools.send('Runtime.getHeapUsage');
    return { ...result, heap: usedSize / MIB };
  });
  const { small, large, oneMore } = await onPage(page, [], async (tab) => {
    await tab.waitForFunction(() => 'benchLargeLayouts' in window);
    return tab.evaluate(() => window.benchLargeLayouts());
  });
  return [
    ratioRow('A chart of 10,000 until it is painted', 'bare Cytoscape with the same', middle(opening), 1),
    ratioRow(
      'A frame of moving all of it, its last picture until it is still',
      'a bare canvas drawing the same boxes and lines',
      middle(panning),
      1.2,
    ),
    ratioRow(
      'A frame of zooming all of it, likewise',
      'a bare canvas drawing the same boxes and lines',
      middle(zooming),
      1.2,
    ),
    {
      what: 'The heap of its page',
      measured: `${heap.toFixed(0)} MiB`,
      against: 'after garbage collection',
      value: `${heap.toFixed(0)} MiB`,
      atMost: `${HEAP_MAX} MiB`,
      holds: heap <= HEAP_MAX,
    },
    ratioRow('Layout of 10,000 entities', 'of 3,000', { ours: large, theirs: small, ratio: large / small }, 4),
    ratioRow(
      'One entity more in it',
      'the layout of all',
      { ours: oneMore, theirs: large, ratio: oneMore / large },
      0.01,
    ),
  ];
}
