import type { Scene } from '@stemma/diagram/scene/scene';
import { wholeBounds } from '@stemma/diagram/scene/sceneView';
import { asOfText } from '@stemma/shared/chart/onDay';
import { isoToday, toShownDate } from '@stemma/shared/dates';
import { saveFile } from '../../lib/saveFile';
import type { CanvasController } from './controller';
import type { FetchPicture } from './pictures';
import { exportTheme } from './exportTheme';
import { visibleBounds } from './painter';
import { drawPicture } from './picture';

export interface PictureFileAsk {
  format: 'png' | 'pdf' | 'svg' | 'pptx';
  /** The chart's name: the file's, and the title's where there is one. */
  name: string;
  part: 'whole' | 'view';
  title: boolean;
  legend: boolean;
  /** Cards that are left out, with their links. */
  hidden?: ReadonlySet<string>;
  /** The day (ISO) that the chart shows, which the file then says; null for today. */
  asOf?: string | null;
  /** Links that do not hold on that day. */
  pale?: ReadonlySet<string>;
  fetchPicture: FetchPicture;
}

/** Pixels for a chart unit: sharp in print and on fine screens. */
const SCALE = 2;

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const NOTHING: ReadonlySet<string> = new Set();

export const NOTHING_THERE = 'There is nothing on the chart yet.';

/** Saves the chart as it is drawn, without what is folded or hidden, as a picture, a page or a slide on the person's machine. */
export async function savePicture(shown: CanvasController, ask: PictureFileAsk): Promise<void> {
  const scene = shown.sceneForFile(ask.hidden ?? NOTHING, ask.pale ?? NOTHING);
  const what = whatOf(shown, scene, ask);
  saveFile(await FORMATS[ask.format](scene, what), `${ask.name}.${ask.format}`);
}

type What = ReturnType<typeof whatOf>;

const FORMATS: Record<PictureFileAsk['format'], (scene: Scene, what: What) => Promise<Blob>> = {
  png: async (scene, what) => blobOf((await drawPicture(scene, { ...what, scale: SCALE })).canvas),
  pdf: async (scene, what) => {
    const [{ pagePdf }, { chartSvg }, { pdfTheme }] = await Promise.all([
      import('@stemma/diagram/export/pdf/pdf'),
      import('@stemma/diagram/export/svg/svg'),
      import('./pdfTheme'),
    ]);
    const theme = await exportTheme(scene, what.fetchPicture);
    return pagePdf(chartSvg(scene, what, { ...theme, flag: (country) => theme.flagPng(country) }), what.name, pdfTheme);
  },
  svg: async (scene, what) => {
    const [{ chartSvg }, { withType }, { typeFile }] = await Promise.all([
      import('@stemma/diagram/export/svg/svg'),
      import('@stemma/diagram/export/svg/svgType'),
      import('./typeFile'),
    ]);
    const svg = chartSvg(scene, what, await exportTheme(scene, what.fetchPicture));
    return new Blob([await withType(svg, typeFile)], { type: 'image/svg+xml' });
  },
  pptx: async (scene, what) => {
    const { chartPptx } = await import('@stemma/diagram/export/pptx/pptx');
    return new Blob([chartPptx(scene, what, await exportTheme(scene, what.fetchPicture))], { type: PPTX });
  },
};

function whatOf(
  shown: CanvasController,
  scene: Scene,
  { name, part, title, legend, asOf, fetchPicture }: PictureFileAsk,
) {
  const bounds = part === 'view' ? visibleBounds(shown.camera.view()) : wholeBounds(scene);
  if (!bounds || scene.cards.size === 0) throw new Error(NOTHING_THERE);
  return {
    name,
    bounds,
    title: title || asOf ? { name: title ? name : '', date: asOf ? asOfText(asOf) : toShownDate(isoToday()) } : null,
    legend,
    fetchPicture,
  };
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large for this browser.'))),
      'image/png',
    ),
  );
}
