import { adviceOn, type PageAdvice } from '@stemma/diagram/export/page/pageAdvice';
import { furnitureOf, type PagesAsk } from '@stemma/diagram/export/page/pages';
import type { PageSetup } from '@stemma/diagram/export/page/pageSetup';
import { sourceLine } from '@stemma/diagram/export/page/sourceLine';
import type { Scene } from '@stemma/diagram/scene/scene';
import { wholeBounds } from '@stemma/diagram/scene/sceneView';
import { asOfText } from '@stemma/shared/chart/onDay';
import { isoToday, toShownDate } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { saveFile } from '../../lib/saveFile';
import type { CanvasController } from './controller';
import type { FetchPicture } from './pictures';
import { exportTheme } from './exportTheme';
import { createMeasure } from './fonts';
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
  /** The paper that a PDF or slides come on; null for one page as large as the chart. */
  pages?: PageSetup | null;
  /** Whose chart it is, for the title block of pages. */
  organization?: string;
  /** Whether links of slides are glued to cards rather than drawn as on screen. */
  attached?: boolean;
}

/** Pixels for a chart unit: sharp in print and on fine screens. */
const SCALE = 2;

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const NOTHING: ReadonlySet<string> = new Set();

export const NOTHING_THERE = t('There is nothing on the chart yet.');

/** How a page set-up does for what is on screen. */
export function adviceFor(
  scene: Scene,
  ask: Pick<PageInput, 'title' | 'legend' | 'organization'>,
  setup: PageSetup,
): PageAdvice {
  const pages = pagesAskOf(scene, { ...ask, name: 'Chart', view: null, asOf: null, pages: setup });
  return adviceOn(scene, setup, furnitureOf(scene, pages, { measure: createMeasure(scene.look.style.font) }));
}

/** Prints the chart as it is drawn on the paper that is asked for. */
export async function printPicture(shown: CanvasController, ask: PictureFileAsk & { pages: PageSetup }): Promise<void> {
  const scene = shown.sceneForFile(ask.hidden ?? NOTHING, ask.pale ?? NOTHING);
  const what = whatOf(shown, scene, ask);
  const [{ pageSvgs }, { printSheets }] = await Promise.all([
    import('@stemma/diagram/export/page/pageSvg'),
    import('./printSheets'),
  ]);
  const theme = await exportTheme(scene, what.fetchPicture);
  await printSheets(pageSvgs(scene, pagesAskOf(scene, { ...what, pages: ask.pages }), theme));
}

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
    const [{ pagePdf, pagesPdf }, { chartSvg }, { pdfTheme }] = await Promise.all([
      import('@stemma/diagram/export/pdf/pdf'),
      import('@stemma/diagram/export/svg/svg'),
      import('./pdfTheme'),
    ]);
    const own = await exportTheme(scene, what.fetchPicture);
    const pages = pdfTheme(scene.look.style.font);
    const theme = { ...own, flag: (country: string) => own.flagPng(country) };
    if (!what.pages) return pagePdf(chartSvg(scene, what, theme), what.name, pages);
    const { pageSvgs } = await import('@stemma/diagram/export/page/pageSvg');
    return pagesPdf(pageSvgs(scene, pagesAskOf(scene, { ...what, pages: what.pages }), theme), what.name, pages);
  },
  svg: async (scene, what) => {
    const [{ chartSvg }, { withType }, { typeFile }] = await Promise.all([
      import('@stemma/diagram/export/svg/svg'),
      import('@stemma/diagram/export/svg/svgType'),
      import('./typeFile'),
    ]);
    const svg = chartSvg(scene, what, await exportTheme(scene, what.fetchPicture));
    return new Blob([await withType(svg, scene.look.style.font, typeFile)], { type: 'image/svg+xml' });
  },
  pptx: async (scene, what) => {
    const theme = await exportTheme(scene, what.fetchPicture);
    if (!what.pages) {
      const { chartPptx } = await import('@stemma/diagram/export/pptx/pptx');
      return new Blob([chartPptx(scene, what, theme)], { type: PPTX });
    }
    const { slidesPptx } = await import('@stemma/diagram/export/pptx/pptxPages');
    const ask = { ...pagesAskOf(scene, { ...what, pages: what.pages }), links: what.links };
    return new Blob([slidesPptx(scene, ask, theme)], { type: PPTX });
  },
};

function whatOf(
  shown: CanvasController,
  scene: Scene,
  { name, part, title, legend, asOf, fetchPicture, pages, organization = '', attached = false }: PictureFileAsk,
) {
  const bounds = part === 'view' ? visibleBounds(shown.camera.view()) : wholeBounds(scene);
  if (!bounds || scene.cards.size === 0) throw new Error(NOTHING_THERE);
  return {
    name,
    bounds,
    title: title || asOf ? { name: title ? name : '', date: asOf ? asOfText(asOf) : toShownDate(isoToday()) } : null,
    legend,
    fetchPicture,
    pages: pages ?? null,
    organization,
    asOf: asOf ?? null,
    links: attached ? ('attached' as const) : ('drawn' as const),
    view: part === 'view' ? bounds : null,
  };
}

type PageInput = Pick<What, 'name' | 'organization' | 'legend' | 'asOf' | 'view'> & {
  title: unknown;
  pages: PageSetup;
};

/** What stands round the chart on pages: its name, whose it is, the day it shows, where it is known from. */
function pagesAskOf(scene: Scene, { name, organization, title, legend, asOf, view, pages }: PageInput): PagesAsk {
  const today = isoToday();
  const day = asOf ?? today;
  const block = { name, organization, date: asOfText(day), source: sourceLine(scene, { day, today }) };
  return { setup: pages, view, title: title ? block : null, legend, day };
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large for this browser.'))),
      'image/png',
    ),
  );
}
