import type { Bounds } from '../../geometry/box';
import { grown } from '../../geometry/box';
import { wholeBounds } from '../../scene/sceneView';
import type { Scene } from '../../scene/scene';
import { legendOf } from '../../paint/legend';
import type { ExportTheme } from '../exportTheme';
import { chartBody } from '../svg/chartBody';
import { FAMILY } from '../svg/svg';
import { textSvg } from '../svg/textSvg';
import { num } from '../xml';
import { PageFurniture, type TitleBlock } from './furniture';
import { legendRowsSvg } from './legendRows';
import { cutMarks, onPage, pageGrid } from './pageMarks';
import type { PageSetup } from './pageSetup';
import { TYPE } from './pageType';
import { POINTS_PER_MM, type Size } from './paper';
import { planPages, type PagePlan, type PlannedPage } from './planPages';
import { referenceChips } from './referenceChips';
import { pageOfCard } from './references';

export interface PagesAsk {
  setup: PageSetup;
  /** The part of the chart that is wanted; null for all of it. */
  view: Bounds | null;
  title: TitleBlock | null;
  legend: boolean;
  /** The day (ISO) that the chart shows. */
  day: string;
}

/** What stands round a chart on a sheet. */
export function furnitureOf(
  scene: Scene,
  { setup, view, title, legend, day }: PagesAsk,
  theme: Pick<ExportTheme, 'measure'>,
) {
  const bounds = view ?? wholeBounds(scene);
  const entries = legend && bounds ? legendOf(scene, bounds, day) : [];
  return (sheet: Size) => new PageFurniture(scene, sheet, setup.margin, title, entries, theme);
}

/** The pages of a chart. */
export function pagesOf(scene: Scene, ask: PagesAsk, theme: Pick<ExportTheme, 'measure'>): PagePlan {
  return planPages(scene, ask.setup, furnitureOf(scene, ask, theme), ask.view ?? undefined);
}

/** A chart's pages as drawings whose words stay words; their width and height are points. */
export function pageSvgs(scene: Scene, ask: PagesAsk, theme: ExportTheme): string[] {
  const { pages } = pagesOf(scene, ask, theme);
  const furniture = furnitureOf(scene, ask, theme);
  return pages.map((page, at) => pageSvg(scene, { page, at, pages, furniture: furniture(page.sheet), ask }, theme));
}

interface Drawn {
  page: PlannedPage;
  at: number;
  pages: readonly PlannedPage[];
  furniture: PageFurniture;
  ask: PagesAsk;
}

function pageSvg(scene: Scene, { page, at, pages, furniture, ask }: Drawn, theme: ExportTheme): string {
  const [width, height] = [page.sheet.width * POINTS_PER_MM, page.sheet.height * POINTS_PER_MM];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(width)} ${num(height)}" font-family='${FAMILY}'>`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    chartOnPage(scene, page, theme),
    ...(page.kind === 'overview' ? pageGrid(page, pages, theme, furniture.factor) : []),
    ...(page.kind === 'tile' ? cutMarks(page, pages, theme) : []),
    ...(page.part ? referenceChips(page, pages, scene, theme, furniture.factor) : []),
    ...headSvg(page, pages, furniture, ask.setup.margin, theme),
    ...footSvg(scene, { page, at, pages, furniture, ask }, theme),
    '</svg>',
  ].join('\n');
}

/** What a page shows of the chart, cut off where its crop ends. */
function chartOnPage(scene: Scene, page: PlannedPage, theme: ExportTheme): string {
  const { left, top, right, bottom } = onPage(page.crop, page);
  const { crop, part } = page;
  const scale = String(Math.round(page.scale * POINTS_PER_MM * 1e6) / 1e6);
  return [
    `<svg x="${num(left)}" y="${num(top)}" width="${num(right - left)}" height="${num(bottom - top)}">`,
    `<g transform="scale(${scale}) translate(${num(-crop.left)} ${num(-crop.top)})">`,
    ...chartBody(scene, { shown: crop, page: grown(crop, 0.01), only: part?.cards ?? null }, theme),
    '</g></svg>',
  ].join('\n');
}

/** The chart's name and the page's, with the date and the organization at the right. */
function headSvg(
  page: PlannedPage,
  pages: readonly PlannedPage[],
  { title, titleLines, factor, lengths }: PageFurniture,
  margin: number,
  theme: ExportTheme,
): string[] {
  if (!title) return [];
  const edge = margin * POINTS_PER_MM;
  const right = lengths.sheetWidth - edge;
  const first = edge + lengths.titleLine * 0.74;
  const sub = edge + Math.max(1, titleLines.length) * lengths.titleLine + lengths.sub * 0.72;
  const rule = sub + lengths.below * 0.55;
  const line = TYPE.line * factor;
  return [
    ...titleLines.map((words, row) =>
      textSvg(words, edge, first + row * lengths.titleLine, TYPE.title * factor, theme.labelStrong, 600),
    ),
    textSvg(pageName(page, pages), edge, sub, line, theme.label),
    textSvg(title.date, right, first, line, theme.labelStrong, 600, 'end'),
    textSvg(title.organization, right, sub, line, theme.label, 400, 'end'),
    `<path d="M${num(edge)} ${num(rule)}L${num(right)} ${num(rule)}" fill="none" stroke="${theme.border}" stroke-width="0.75"/>`,
  ].filter((one) => !one.includes('></text>'));
}

/** What a page is of a chart on several. */
function pageName(page: PlannedPage, pages: readonly PlannedPage[]): string {
  const { kind, tile, part } = page;
  if (kind === 'overview') {
    return pages.some((one) => one.part)
      ? 'Overview of the pages'
      : `Overview: ${pages.length - 1} pages to put together`;
  }
  const own = part ? pages.filter((one) => one.part === part) : [];
  const place = own.length > 1 ? `, sheet ${own.indexOf(page) + 1} of ${own.length}` : '';
  if (part) return `${part.name}${place}`;
  return tile ? `Sheet ${tile.name}` : '';
}

/** References, legend, source and number of the page, from the margin up. */
function footSvg(scene: Scene, { page, at, pages, furniture, ask }: Drawn, theme: ExportTheme): string[] {
  const { factor, lengths, sourceLines, legend } = furniture;
  const edge = ask.setup.margin * POINTS_PER_MM;
  const right = lengths.sheetWidth - edge;
  const bottom = lengths.sheetHeight - edge;
  const small = TYPE.small * factor;
  const rows = Math.max(1, sourceLines.length);
  const rule = bottom - rows * lengths.row - lengths.above * 0.35;
  const base = (row: number) => bottom - (rows - 1 - row) * lengths.row - lengths.row * 0.22;
  const hasLegend = furniture.hasLegend(page.kind) && legend.height > 0;
  const legendTop = bottom - furniture.footLine - lengths.gap - legend.height;
  const lines = page.part
    ? furniture.referenceLines(page.part, (key) => String(pageOfCard(key, pages, scene) ?? '–'))
    : [];
  const above = hasLegend ? legendTop : bottom - furniture.footLine;
  const number = pages.length > 1 || furniture.title ? `Page ${at + 1} of ${pages.length}` : '';
  return [
    ...lines.map((words, row) =>
      textSvg(words, edge, above - (lines.length - row - 0.7) * lengths.reference - lengths.gap, small, theme.label),
    ),
    ...(hasLegend ? legendRowsSvg(legend, { x: edge, y: legendTop }, theme) : []),
    ...(sourceLines.length || number
      ? [
          `<path d="M${num(edge)} ${num(rule)}L${num(right)} ${num(rule)}" fill="none" stroke="${theme.border}" stroke-width="0.75"/>`,
        ]
      : []),
    ...sourceLines.map((words, row) => textSvg(words, edge, base(row), small, theme.label)),
    ...(number ? [textSvg(number, right, base(rows - 1), small, theme.label, 400, 'end')] : []),
  ];
}
