import { toShownDate } from '@stemma/shared/dates';
import { outInk } from '../../../chart/canvas/outInk';
import { drawPicture } from '../../../chart/canvas/picture';
import { visibleBounds } from '../../../chart/canvas/painter';
import { chartPptx } from '../../../chart/out/pptx';
import { chartSvg } from '../../../chart/out/svg';
import { download } from '../../../lib/download';
import { picturePdf } from '../../../lib/picturePdf';
import { saveFile } from '../../../lib/saveFile';
import type { Editor } from '../editor';

export const FORMATS = ['png', 'svg', 'pdf', 'pptx', 'xlsx', 'docx'] as const;
export type Format = (typeof FORMATS)[number];

export interface ExportAsk {
  format: Format;
  part: 'whole' | 'view';
  title: boolean;
  legend: boolean;
}

/** Pixels for a chart unit: sharp in print and on fine screens. */
const SCALE = 2;

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** A chart unit is a pixel of 1/96 inch, a point 1/72. */
const POINTS = 72 / 96;

/** Makes a file of the chart and saves it on the person's machine. Spreadsheet and report hold the chart as saved, so it is saved first. */
export async function exportChart(editor: Editor, ask: ExportAsk): Promise<void> {
  const { session } = editor;
  const { name } = session.store.getState().document.props;
  if (ask.format === 'xlsx' || ask.format === 'docx') {
    if (!(await session.save())) throw new Error('The chart could not be saved, so no file was made of it.');
    const kind = ask.format === 'xlsx' ? 'excel' : 'word';
    return download(`datasets/${kind}/${encodeURIComponent(session.key)}`, `${name}.${ask.format}`);
  }
  if (ask.format === 'svg' || ask.format === 'pptx') return drawnAnew(editor, name, { ...ask, format: ask.format });
  const { canvas, scale } = await pictureOf(editor, name, ask);
  if (ask.format === 'png') return saveFile(await blobOf(canvas, 'image/png'), `${name}.png`);
  const jpeg = new Uint8Array(await (await blobOf(canvas, 'image/jpeg')).arrayBuffer());
  const size = { width: canvas.width, height: canvas.height, points: POINTS / scale };
  saveFile(picturePdf(jpeg, size), `${name}.pdf`);
}

async function drawnAnew(editor: Editor, name: string, ask: ExportAsk & { format: 'svg' | 'pptx' }): Promise<void> {
  const { scene, what } = whatOf(editor, name, ask);
  const ink = await outInk(scene);
  const file =
    ask.format === 'svg'
      ? new Blob([chartSvg(scene, what, ink)], { type: 'image/svg+xml' })
      : new Blob([chartPptx(scene, what, ink)], { type: PPTX });
  saveFile(file, `${name}.${ask.format}`);
}

async function pictureOf(editor: Editor, name: string, ask: ExportAsk) {
  const { scene, what } = whatOf(editor, name, ask);
  return drawPicture(scene, { ...what, scale: SCALE });
}

/** The part of the chart that is asked for, as it is on screen: what is folded or hidden is not on it. */
function whatOf({ session, canvas }: Editor, name: string, ask: ExportAsk) {
  const shown = canvas.current;
  const bounds = ask.part === 'view' && shown ? visibleBounds(shown.camera.view()) : shown?.scene.bounds();
  if (!shown || !bounds) throw new Error('There is nothing on the chart yet.');
  const what = {
    bounds,
    title: ask.title ? { name, date: toShownDate(new Date().toISOString().slice(0, 10)) } : null,
    legend: ask.legend,
    curved: session.store.getState().document.props.routing === 'curved',
  };
  return { scene: shown.scene, what };
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large for this browser.'))),
      type,
      0.95,
    ),
  );
}
