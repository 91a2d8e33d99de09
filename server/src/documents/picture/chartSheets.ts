import { scaleForText, type Size } from '@stemma/diagram/export/page/paper';
import { LEAST_POINTS, planPages, type PlannedPage } from '@stemma/diagram/export/page/planPages';
import type { PageSetup } from '@stemma/diagram/export/page/pageSetup';
import { wholeBounds } from '@stemma/diagram/scene/sceneView';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { fontFamily } from './fonts';
import type { Picture, PictureScene } from './chartPicture';
import { PAPER } from './pictureTheme';

/** A sheet of a report that shows the chart, or a part of it. */
export interface ChartSheet {
  /** What it is called; empty for the only one. */
  name: string;
  picture: Picture;
  /** How large the picture is, in millimetres. */
  size: Size;
}

/** The sheets of a chart and the paper they are for, in millimetres. */
export interface ChartSheets {
  paper: Size;
  /** Room for a picture from top to bottom. */
  height: number;
  sheets: ChartSheet[];
}

/** On one sheet the smallest type may be so small, in points, before the chart is parted. */
const LEAST_ON_ONE = 5;

/** Most sheets; a chart that takes more is on larger paper. */
const SHEETS_MAX = 12;

/** Room beyond the margins for header, footer and the name of a sheet, in millimetres. */
const AROUND = { head: 17, foot: 10 } as const;

/** Margins at the sides, in millimetres. */
export const SHEET_MARGIN = 12;

/** Pixels to a chart unit: 288 dots to the inch and more where text is 6 points high. */
const SHARP = 2;

/** Pixels to a millimetre of an overview: 200 dots to the inch. */
const OVERVIEW = 200 / 25.4;

/** Text of a picture beside other text is as large as this at least, in points of the smallest type; smaller, it has sheets of its own. */
export function isReadBeside(width: number, height: number, room: Size): boolean {
  return Math.min(1, room.width / width, room.height / height) * (25.4 / 96) >= scaleForText(LEAST_POINTS);
}

/** A chart on sheets on which its text can be read: one, or tiles with an overview; null for an empty chart. */
export function chartSheets(picture: PictureScene): ChartSheets | null {
  const { scene } = picture;
  if (!wholeBounds(scene)) return null;
  const furniture = () => ({ head: AROUND.head, foot: () => AROUND.foot, references: () => 0 });
  const planOn = (paper: PageSetup['paper'], mode: PageSetup['mode']) =>
    planPages(scene, { paper, orientation: 'landscape', mode, margin: SHEET_MARGIN }, furniture);
  const one = planOn('a4', 'fit');
  const a4 = one.points >= LEAST_ON_ONE ? one.pages : planOn('a4', 'tile').pages;
  const pages = a4.length <= SHEETS_MAX + 1 ? a4 : planOn('a3', 'tile').pages;
  const [first] = pages;
  if (!first) return null;
  const height = first.room.bottom - first.room.top;
  return { paper: first.sheet, height, sheets: pages.map((page) => sheetOf(page, pages, picture)) };
}

function sheetOf(page: PlannedPage, pages: readonly PlannedPage[], picture: PictureScene): ChartSheet {
  const { crop, scale, kind, tile } = page;
  const size = { width: (crop.right - crop.left) * scale, height: (crop.bottom - crop.top) * scale };
  const over = kind === 'overview' ? (context: SKRSContext2D) => drawGrid(context, pages, scale) : undefined;
  const name = kind === 'overview' ? `Overview of ${pages.length - 1} sheets` : tile ? `Sheet ${tile.name}` : '';
  return { name, picture: picture.toPng(crop, kind === 'overview' ? scale * OVERVIEW : SHARP, over), size };
}

/** What each sheet shows, over the overview, in chart units; `scale` millimetres to one. */
function drawGrid(context: SKRSContext2D, pages: readonly PlannedPage[], scale: number): void {
  const mm = 1 / scale;
  for (const { crop, tile } of pages) {
    if (!tile) continue;
    context.strokeStyle = PAPER.accent;
    context.lineWidth = 0.3 * mm;
    context.strokeRect(crop.left, crop.top, crop.right - crop.left, crop.bottom - crop.top);
    context.font = `600 ${3.5 * mm}px ${fontFamily()}`;
    const width = context.measureText(tile.name).width + 3 * mm;
    context.fillStyle = PAPER.accent;
    context.fillRect(crop.left, crop.top, width, 5.5 * mm);
    context.fillStyle = '#ffffff';
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    context.fillText(tile.name, crop.left + 1.5 * mm, crop.top + 4 * mm);
  }
}
