import { CanvasController } from '../../../../client/src/chart/canvas/controller';
import { createMeasure } from '../../../../client/src/chart/canvas/fonts';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { plainGraph } from '../../../testkit/plainElk';
import { layOut } from '../../../../client/src/chart/layout/engine';
import { layoutInput } from '@stemma/diagram/layout/input';
import { connectedComponents } from '@stemma/diagram/layout/connectedComponents';
import { startElk } from '../../../../client/src/chart/layout/elk';
import { runLayout } from '@stemma/diagram/layout/runLayout';
import { arrange } from '../../../../client/src/chart/model/commands';
import { toDocument } from '../../../../client/src/chart/model/document';
import { randomChart } from '../randomChart';
import type { PageResult } from '../result';

declare global {
  interface Window {
    benchLayout(entities: number, rounds: number): Promise<PageResult>;
  }
}

const nothing = () => undefined;

/** Lays a chart out by the product's way and by elkjs alone, in turn; the second hands the same graphs straight to a worker of its own. */
window.benchLayout = async (entities, rounds) => {
  const host = document.getElementById('chart');
  if (!host) throw new Error('The page has no chart.');
  const measure = createMeasure();
  const setters = { card: createCardSetter(measure), label: createLabelSetter(measure, '2026-01-01') };
  const events = {
    select: nothing,
    moved: nothing,
    linked: nothing,
    open: nothing,
    menu: nothing,
    zoomed: nothing,
    bent: nothing,
    ended: nothing,
    resized: nothing,
    undone: nothing,
    unfold: nothing,
    expand: nothing,
  };
  const canvas = new CanvasController(host, setters, events);
  const chart = toDocument(randomChart(entities, 5));
  canvas.update(chart);
  const graphs = connectedComponents(layoutInput(canvas.scene))
    .filter((part) => part.edges.length > 0)
    .map(({ nodes, edges }) =>
      plainGraph({ nodes, links: edges.map(({ link: { key }, holder, held }) => ({ key, from: holder, to: held })) }),
    );
  const bare = startElk();

  const ours = async () => {
    const ask = canvas.asked({ kind: 'layered', only: null, pinned: new Set() });
    const arranged = arrange(canvas.arranged(await runLayout(canvas.scene, ask, layOut))).apply(chart);
    await canvas.prepare(arranged);
    canvas.update(arranged, true);
    canvas.camera.fit();
  };
  const theirs = async () => {
    for (const graph of structuredClone(graphs)) await bare.layout(graph);
  };

  await ours();
  await theirs();
  await settled();
  canvas.update(chart);
  await settled();
  let longestTaskMs = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, entry.duration);
  });
  const pairs: PageResult['pairs'] = [];
  for (let round = 0; round < rounds; round += 1) {
    const oursFirst = round % 2 === 0;
    if (!oursFirst) pairs.push({ ours: 0, theirs: await time(theirs) });
    observer.observe({ type: 'longtask' });
    const spent = await time(ours);
    await settled();
    observer.disconnect();
    canvas.update(chart);
    await settled();
    const last = pairs.at(-1);
    if (oursFirst) pairs.push({ ours: spent, theirs: await time(theirs) });
    else if (last) last.ours = spent;
  }
  bare.stop();
  canvas.destroy();
  return { pairs, longestTaskMs };
};

async function time(route: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await route();
  return performance.now() - start;
}

/** Until what moves has arrived. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 600));
}
