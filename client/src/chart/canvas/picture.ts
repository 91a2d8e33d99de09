import { grown, type Bounds } from '@stemma/diagram/geometry/box';
import type { Scene } from '@stemma/diagram/scene/scene';
import { flagUrl } from '../../components/entity/flagUrl';
import { LEGEND_GAP, PAGE_MARGIN } from '@stemma/diagram/export/edges';
import { kindsOn, type Kind } from '@stemma/diagram/paint/kinds';
import { drawKindSign } from '@stemma/diagram/paint/drawKindSign';
import { KIND_SIGN } from '@stemma/diagram/paint/kindSign';
import type { ChartStyleLook } from '@stemma/shared/chart/style';
import { iconOf } from './canvasTheme';
import { familyOnScreen, fontsReady, writeExactly } from './fonts';
import { lettersOf } from './letters';
import { PLAIN_RENDER_STATE } from './renderState';
import { paint, visibleBounds } from './painter';
import { paletteOf, type Palette } from '@stemma/diagram/paint/palette';
import { loadPictures, type FetchPicture } from './pictures';

const HEAD = 64;
const FOOT = 56;
const LEGEND_STEP = 168;
/** Room for the day beside the title. */
const DATE = 130;

/** Browsers refuse larger canvases. */
const SIDE_MAX = 16_000;
const PIXELS_MAX = 120_000_000;

export interface PictureAsk {
  /** The part of the chart that is drawn, in chart units. */
  bounds: Bounds;
  /** Pixels for a chart unit; fewer where the picture would be too large to make. */
  scale: number;
  /** Over the chart, with the date beside it; null for neither. */
  title: { name: string; date: string } | null;
  /** Under the chart, what each kind of entity looks like. */
  legend: boolean;
  fetchPicture?: FetchPicture | undefined;
}

/** Draws a part of the chart as it is on screen, on light ground, for a file. Answers the canvas and the scale that was possible. */
export async function drawPicture(
  scene: Scene,
  ask: PictureAsk,
): Promise<{ canvas: HTMLCanvasElement; scale: number }> {
  const palette = paletteOf('light');
  const kinds = ask.legend ? kindsOn(scene, grown(ask.bounds, PAGE_MARGIN)) : [];
  const chartWidth = ask.bounds.right - ask.bounds.left + 2 * PAGE_MARGIN;
  const chartHeight = ask.bounds.bottom - ask.bounds.top + 2 * PAGE_MARGIN;
  const width = Math.max(chartWidth, ask.title ? 480 : 0);
  const columns = Math.max(1, Math.floor((width - 2 * PAGE_MARGIN) / LEGEND_STEP));
  const foot = kinds.length ? LEGEND_GAP + FOOT + (Math.ceil(kinds.length / columns) - 1) * 40 : 0;
  const height = chartHeight + (ask.title ? HEAD : 0) + foot;
  const scale = Math.min(ask.scale, SIDE_MAX / width, SIDE_MAX / height, Math.sqrt(PIXELS_MAX / (width * height)));
  const letters = lettersOf(
    [...scene.cards.values()].map(({ node }) => node),
    [...scene.links.values()].map(({ link }) => link),
    ask.title?.name,
  );
  const [flag, picture] = await Promise.all([
    loadFlags(scene),
    loadPictures(scene, ask.fetchPicture),
    fontsReady(letters, scene.look.style.font),
  ]);

  const drawn = canvasOf(width * scale, chartHeight * scale);
  const view = {
    zoom: scale,
    panX: (PAGE_MARGIN + (width - chartWidth) / 2 - ask.bounds.left) * scale,
    panY: (PAGE_MARGIN - ask.bounds.top) * scale,
    width: drawn.canvas.width,
    height: drawn.canvas.height,
    ratio: 1,
  };
  const look = { ...PLAIN_RENDER_STATE, page: visibleBounds(view) };
  paint(drawn.context, view, scene, look, { palette: { ...palette, canvas: '#ffffff' }, flag, picture });

  const { canvas, context } = canvasOf(width * scale, height * scale);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(drawn.canvas, 0, ask.title ? Math.round(HEAD * scale) : 0);
  context.scale(scale, scale);
  const { style } = scene.look;
  if (ask.title) drawHead(context, ask.title, { width, family: familyOnScreen(style.font) }, palette);
  if (kinds.length) drawLegend(context, kinds, { columns, top: height - foot + LEGEND_GAP, style }, palette);
  return { canvas, scale };
}

function drawHead(
  context: CanvasRenderingContext2D,
  { name, date }: { name: string; date: string },
  { width, family }: { width: number; family: string },
  palette: Palette,
): void {
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.fillStyle = palette.name;
  context.font = `650 20px ${family}`;
  context.fillText(name, PAGE_MARGIN, 42, width - 2 * PAGE_MARGIN - DATE);
  context.textAlign = 'right';
  context.fillStyle = palette.detail;
  context.font = `400 14px ${family}`;
  context.fillText(date, width - PAGE_MARGIN, 42);
}

function drawLegend(
  context: CanvasRenderingContext2D,
  kinds: readonly Kind[],
  { columns, top, style }: { columns: number; top: number; style: ChartStyleLook },
  palette: Palette,
): void {
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  for (const [at, { word, node }] of kinds.entries()) {
    const x = PAGE_MARGIN + (at % columns) * LEGEND_STEP;
    const y = top + Math.floor(at / columns) * 40;
    context.save();
    context.translate(x, y);
    context.scale(28 / KIND_SIGN.width, 28 / KIND_SIGN.width);
    drawKindSign(context, { node }, { style, palette, icon: iconOf });
    context.restore();
    context.fillStyle = palette.label;
    context.font = `400 12px ${familyOnScreen(style.font)}`;
    context.textBaseline = 'middle';
    context.fillText(word, x + 38, y + 10);
  }
}

/** The flags of all cards, loaded. One that does not come is left out. */
async function loadFlags(scene: Scene): Promise<(country: string) => HTMLImageElement | null> {
  const countries = new Set([...scene.cards.values()].flatMap(({ shape }) => shape.flag ?? []));
  const images = new Map<string, HTMLImageElement>();
  await Promise.allSettled(
    [...countries].map(async (country) => {
      const url = flagUrl(country);
      if (!url) return;
      const image = new Image(36, 24);
      image.src = url;
      await image.decode();
      images.set(country, image);
    }),
  );
  return (country) => images.get(country) ?? null;
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw a picture of this size.');
  writeExactly(context);
  return { canvas, context };
}
