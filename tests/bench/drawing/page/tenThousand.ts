import type { CanvasController } from '../../../../client/src/chart/canvas/controller';
import type { View } from '../../../../client/src/chart/canvas/painter';
import { layOut } from '../../../../client/src/chart/layout/engine';
import { addNode, arrange } from '../../../../client/src/chart/model/commands';
import { newNode, toDocument } from '../../../../client/src/chart/model/document';
import { freePlace } from '../../../../client/src/features/editor/annotations/freePlace';
import { layoutInput } from '@stemma/diagram/layout/input';
import { gridChart } from '../gridChart';
import { randomChart } from '../../layout/randomChart';
import type { LargeChartResult, LargeLayoutResult, Pairs } from '../result';
import { openBareCanvas } from './bareCanvas';
import { frame, openCanvas } from './canvas';
import { median, openTheirs, pair } from './measure';
import { openInSteps } from './openInSteps';

const SIZE = 10_000;
const COLUMNS = 100;
const [FRAMES, WARM] = [24, 6];

/** A chart of 10,000: opening, frames with all of it in view, layouts, one entity more. The last one that was opened stays open. */
export async function benchTenThousand(rounds: number): Promise<LargeChartResult> {
  const chart = gridChart(SIZE, COLUMNS);
  const opening: Pairs = [];
  for (let round = -1; round < rounds; round += 1) {
    const both = await pair(
      () => openInSteps(chart),
      () => openTheirs(chart),
      round % 2 === 0,
    );
    if (round >= 0) opening.push(both);
  }
  const document = toDocument(chart);
  const { host, canvas } = openCanvas();
  await canvas.prepare(document, true);
  canvas.update(document);
  canvas.camera.fit(undefined, false);
  await canvas.refine(() => document);
  await frame();
  const bare = openBareCanvas(canvas.scene);
  const panning: Pairs = [];
  const zooming: Pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { pairs, steps } of [
      { pairs: panning, steps: panned(canvas) },
      { pairs: zooming, steps: zoomed(host) },
    ]) {
      const views: View[] = [];
      const ours = await timeOfFrames(steps, (step) => {
        step();
        views.push(canvas.camera.view());
      });
      const theirs = await timeOfFrames(views, (view) => bare.draw(view));
      pairs.push({ ours, theirs });
      canvas.camera.fit(undefined, false);
      await frame();
    }
  }
  bare.close();
  return { opening, panning, zooming };
}

/** Steps of a hand that moves the whole chart to and fro. */
function panned({ camera }: CanvasController): (() => void)[] {
  const middle = camera.middle();
  const { zoom } = camera.view();
  return Array.from({ length: FRAMES }, (_, at) => () => {
    const away = (FRAMES / 2 - Math.abs(at - FRAMES / 2)) * 4;
    camera.lookAt({ x: middle.x + away / zoom, y: middle.y + away / zoom });
  });
}

/** Steps of a wheel that zooms into the middle and out again, by a tenth of a notch each. */
function zoomed(host: HTMLElement): (() => void)[] {
  const { left, top, width, height } = host.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
  return Array.from({ length: FRAMES }, (_, step) => () => {
    host.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: step < FRAMES / 2 ? -10 : 10 }));
  });
}

/** Milliseconds of a frame in each of which a step is done, median. */
async function timeOfFrames<T>(steps: readonly T[], work: (step: T) => void): Promise<number> {
  const spent: number[] = [];
  for (const step of steps) {
    const start = performance.now();
    work(step);
    await frame();
    spent.push(performance.now() - start);
  }
  return median(spent.slice(WARM));
}

/** A chart of 3,000 and one of 10,000 laid out, and a place found for one entity more in the latter; milliseconds, none of which paints. */
export async function benchLargeLayouts(): Promise<LargeLayoutResult> {
  const { spent: small } = await laidOut(3000);
  const { spent: large, canvas, document, host } = await laidOut(SIZE);
  const start = performance.now();
  const at = freePlace(canvas.scene, canvas.camera.middle());
  canvas.update(addNode(newNode({ key: 'more', typeName: 'Company', name: 'One more', ...at })).apply(document));
  const oneMore = performance.now() - start;
  canvas.destroy();
  host.remove();
  return { small, large, oneMore };
}

async function laidOut(size: number) {
  const { host, canvas } = openCanvas();
  const chart = toDocument(randomChart(size, 5));
  await canvas.prepare(chart);
  canvas.update(chart);
  const start = performance.now();
  const document = arrange(await layOut(layoutInput(canvas.scene))).apply(chart);
  const spent = performance.now() - start;
  await canvas.prepare(document);
  canvas.update(document);
  canvas.camera.fit(undefined, false);
  await frame();
  return { spent, canvas, document, host };
}
