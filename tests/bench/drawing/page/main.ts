import type { Core } from 'cytoscape';
import type { CanvasController } from '../../../../client/src/chart/canvas/controller';
import type { View } from '../../../../client/src/chart/canvas/painter';
import { layOut } from '../../../../client/src/chart/layout/engine';
import { layoutInput } from '@stemma/diagram/layout/input';
import { addNode, arrange } from '../../../../client/src/chart/model/commands';
import { newNode, toDocument, type ChartDocument } from '../../../../client/src/chart/model/document';
import { freePlace } from '../../../../client/src/features/editor/annotations/freePlace';
import { CELL, gridChart } from '../gridChart';
import { tangledChart } from '../tangledChart';
import type { DrawingResult, Pairs } from '../result';
import { randomChart } from '../../layout/randomChart';
import { openBare } from './bare';
import { frame, newHost, openCanvas } from './canvas';
import { median, openTheirs, pair } from './measure';
import { longestTaskOf, openInSteps } from './openInSteps';
import { benchLargeLayouts, benchTenThousand } from './tenThousand';

declare global {
  interface Window {
    benchDrawing(rounds: number): Promise<DrawingResult>;
    benchTenThousand: typeof benchTenThousand;
    benchLargeLayouts: typeof benchLargeLayouts;
  }
}

/** Frames of one drag; the first ones let both sides make what they keep. */
const [FRAMES, WARM] = [40, 8];
/** The cards in view while one of them is dragged: ten rows of ten. */
const IN_VIEW = 10;

Object.assign(window, { benchTenThousand, benchLargeLayouts });

window.benchDrawing = async (rounds) => {
  const large = gridChart(3000);
  const dragging: Pairs = [];
  const draggingBare: Pairs = [];
  const opening: Pairs = [];
  const view = cornerOf(large);
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0;
    const few = () => dragOurs(toDocument(gridChart(100, 10)));
    const many = () => dragOurs(toDocument(large));
    dragging.push(await pair(many, few, first));
    draggingBare.push(await pair(many, () => dragBare(large, view), first));
  }
  const thousand = gridChart(1000);
  for (let round = -2; round < rounds * 2; round += 1) {
    const both = await pair(
      () => openInSteps(thousand),
      () => openTheirs(thousand),
      round % 2 === 0,
    );
    if (round >= 0) opening.push(both);
  }
  const knot = tangledChart(1000);
  const tangled: Pairs = [];
  for (let round = -1; round < rounds; round += 1) {
    const both = await pair(
      () => openInSteps(knot),
      () => openInSteps(thousand),
      round % 2 === 0,
    );
    if (round >= 0) tangled.push(both);
  }
  const longestTask = await longestTaskOf(knot);
  return { dragging, draggingBare, opening, tangled, longestTask, moved: await movedByOneMore() };
};

/** Milliseconds of a frame while a card is dragged, median. */
async function dragOurs(document: ChartDocument): Promise<number> {
  const { host, canvas } = openCanvas();
  canvas.update(document);
  canvas.setMode({ editing: true, tool: 'select' });
  showCorner(canvas, document);
  const spent = await drag(host, canvas.camera.view(), () => canvas.scene.cards.get('n0')?.x ?? 0);
  canvas.destroy();
  host.remove();
  return spent;
}

async function dragBare(chart: ReturnType<typeof gridChart>, view: View): Promise<number> {
  const host = newHost();
  const cy: Core = openBare(host, chart);
  cy.viewport({ zoom: view.zoom, pan: { x: view.panX, y: view.panY } });
  const spent = await drag(host, view, () => cy.getElementById('n0').position('x'));
  cy.destroy();
  host.remove();
  return spent;
}

/** Takes hold of the first card by the mouse and moves it, a step for each frame. Throws when the card stays. */
async function drag(host: HTMLElement, { panX, panY }: View, place: () => number): Promise<number> {
  await frame();
  await frame();
  const box = host.getBoundingClientRect();
  const [left, top] = [box.left + panX, box.top + panY];
  const surface = document.elementFromPoint(left, top) ?? host;
  const before = place();
  const spent: number[] = [];
  send(surface, 'mousemove', left, top);
  send(surface, 'mousedown', left, top);
  for (let step = 0; step < FRAMES; step += 1) {
    const start = performance.now();
    send(surface, 'mousemove', left + 6 + step * 3, top + 4 + step * 2);
    await frame();
    if (step >= WARM) spent.push(performance.now() - start);
  }
  const moved = place() - before;
  send(surface, 'mouseup', left + 6 + FRAMES * 3, top + 4 + FRAMES * 2);
  await frame();
  if (moved < 10) throw new Error(`The card was not dragged: it moved by ${moved}.`);
  return median(spent);
}

/** Ten rows of ten cards fill the screen, whatever else the chart has. */
function showCorner(canvas: CanvasController, { nodes }: ChartDocument): void {
  const corner = [...nodes.values()].filter(({ x, y }) => x < IN_VIEW * CELL.x && y < IN_VIEW * CELL.y);
  canvas.camera.fit(
    corner.map(({ key }) => key),
    false,
  );
}

function cornerOf(chart: ReturnType<typeof gridChart>): View {
  const { host, canvas } = openCanvas();
  const document = toDocument(chart);
  canvas.update(document);
  showCorner(canvas, document);
  const view = canvas.camera.view();
  canvas.destroy();
  host.remove();
  return view;
}

function send(target: Element, type: string, clientX: number, clientY: number): void {
  const init = { clientX, clientY, bubbles: true, cancelable: true, button: 0, buttons: type === 'mouseup' ? 0 : 1 };
  const pointer = { mousemove: 'pointermove', mousedown: 'pointerdown', mouseup: 'pointerup' }[type];
  if (pointer) target.dispatchEvent(new PointerEvent(pointer, { ...init, pointerType: 'mouse', isPrimary: true }));
  target.dispatchEvent(new MouseEvent(type, { ...init, view: window }));
}

/** Lays a chart of 1,000 out, adds one more as the editor does, and counts which of the others stand elsewhere on screen. */
async function movedByOneMore(): Promise<number> {
  const { host, canvas } = openCanvas();
  const chart = toDocument(randomChart(1000, 5));
  canvas.update(chart);
  const laid = arrange(await layOut(layoutInput(canvas.scene))).apply(chart);
  canvas.update(laid);
  const before = new Map([...canvas.scene.cards].map(([key, { x, y }]) => [key, { x, y }]));
  const at = freePlace(canvas.scene, canvas.camera.middle());
  canvas.update(addNode(newNode({ key: 'more', typeName: 'Company', name: 'One more', ...at })).apply(laid));
  const moved = [...before].filter(([key, { x, y }]) => {
    const now = canvas.scene.cards.get(key);
    return now?.x !== x || now.y !== y;
  });
  canvas.destroy();
  host.remove();
  return moved.length;
}
