import { toShownDate } from '@stemma/shared/dates';
import { picturePdf } from '../../lib/picturePdf';
import { saveFile } from '../../lib/saveFile';
import type { CanvasController } from './controller';
import { visibleBounds } from './painter';
import { drawPicture } from './picture';

export interface PictureFileAsk {
  format: 'png' | 'pdf';
  /** The chart's name: the file's, and the title's where there is one. */
  name: string;
  part: 'whole' | 'view';
  title: boolean;
  legend: boolean;
  /** Whether links are drawn curved. */
  curved: boolean;
}

/** Pixels for a chart unit: sharp in print and on fine screens. */
const SCALE = 2;

/** A chart unit is a pixel of 1/96 inch, a point 1/72. */
const POINTS = 72 / 96;

export const NOTHING_THERE = 'There is nothing on the chart yet.';

/** Saves the chart as it is drawn as a picture, or as a page with it, on the person's machine. */
export async function savePicture(shown: CanvasController, ask: PictureFileAsk): Promise<void> {
  const { canvas, scale } = await pictureOf(shown, ask);
  if (ask.format === 'png') return saveFile(await blobOf(canvas, 'image/png'), `${ask.name}.png`);
  const jpeg = new Uint8Array(await (await blobOf(canvas, 'image/jpeg')).arrayBuffer());
  const size = { width: canvas.width, height: canvas.height, points: POINTS / scale };
  saveFile(picturePdf(jpeg, size), `${ask.name}.pdf`);
}

async function pictureOf(shown: CanvasController, { name, part, title, legend, curved }: PictureFileAsk) {
  const bounds = part === 'view' ? visibleBounds(shown.camera.view()) : shown.scene.bounds();
  if (!bounds) throw new Error(NOTHING_THERE);
  return drawPicture(shown.scene, {
    bounds,
    scale: SCALE,
    title: title ? { name, date: toShownDate(new Date().toISOString().slice(0, 10)) } : null,
    legend,
    curved,
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
