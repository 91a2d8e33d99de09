import { toShownDate } from '@stemma/shared/dates';
import { drawPicture } from '../../../chart/canvas/picture';
import { visibleBounds } from '../../../chart/canvas/painter';
import { download } from '../../../lib/download';
import { picturePdf } from '../../../lib/picturePdf';
import { saveFile } from '../../../lib/saveFile';
import type { Editor } from '../editor';

export const FORMATS = ['png', 'pdf', 'xlsx', 'docx'] as const;
export type Format = (typeof FORMATS)[number];

export interface ExportAsk {
  format: Format;
  part: 'whole' | 'view';
  title: boolean;
  legend: boolean;
}

/** Pixels for a chart unit: sharp in print and on fine screens. */
const SCALE = 2;

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
  const { canvas, scale } = await pictureOf(editor, name, ask);
  if (ask.format === 'png') return saveFile(await blobOf(canvas, 'image/png'), `${name}.png`);
  const jpeg = new Uint8Array(await (await blobOf(canvas, 'image/jpeg')).arrayBuffer());
  const size = { width: canvas.width, height: canvas.height, points: POINTS / scale };
  saveFile(picturePdf(jpeg, size), `${name}.pdf`);
}

async function pictureOf({ session, canvas }: Editor, name: string, ask: ExportAsk) {
  const shown = canvas.current;
  const bounds = ask.part === 'view' && shown ? visibleBounds(shown.camera.view()) : shown?.scene.bounds();
  if (!shown || !bounds) throw new Error('There is nothing on the chart yet.');
  return drawPicture(shown.scene, {
    bounds,
    scale: SCALE,
    title: ask.title ? { name, date: toShownDate(new Date().toISOString().slice(0, 10)) } : null,
    legend: ask.legend,
    curved: session.store.getState().document.props.routing === 'curved',
  });
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
