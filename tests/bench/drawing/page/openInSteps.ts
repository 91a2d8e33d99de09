import { toDocument } from '../../../../client/src/chart/model/document';
import type { gridChart } from '../gridChart';
import { frame, openCanvas } from './canvas';

type Opened = Awaited<ReturnType<typeof opened>>;

/** Opens a chart as the product does; answers the milliseconds until it is painted. */
export async function openInSteps(chart: ReturnType<typeof gridChart>): Promise<number> {
  await frame();
  const start = performance.now();
  const canvas = await opened(chart);
  await frame();
  const spent = performance.now() - start;
  close(canvas);
  return spent;
}

/** The longest task in milliseconds from opening a chart until its routes and labels are fine; 0 where none took 50. */
export async function longestTaskOf(chart: ReturnType<typeof gridChart>): Promise<number> {
  await frame();
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  const canvas = await opened(chart);
  await canvas.canvas.refine(() => canvas.document);
  await frame();
  await frame();
  observer.disconnect();
  close(canvas);
  return longest;
}

async function opened(chart: ReturnType<typeof gridChart>) {
  const { host, canvas } = openCanvas();
  const document = toDocument(chart);
  await canvas.prepare(document, true);
  canvas.update(document);
  canvas.camera.fit(undefined, false);
  return { host, canvas, document };
}

function close({ host, canvas }: Opened): void {
  canvas.destroy();
  host.remove();
}
