import type { Scene } from '../../scene/scene';
import type { PageFurniture } from './furniture';
import { TYPE } from './pageType';
import { POINTS_PER_MM } from './paper';
import type { PlannedPage } from './planPages';
import { pageOfCard } from './references';

/** A line of a page's own words by its baseline, in points. */
export interface PageLabel {
  text: string;
  x: number;
  y: number;
  size: number;
  isStrong: boolean;
  atRight: boolean;
}

/** What stands round the chart on a page: words, thin lines over its width, and the legend's upper left, in points. */
export interface PageLayout {
  words: PageLabel[];
  rules: { x: number; y: number; width: number }[];
  legendAt: { x: number; y: number } | null;
  /** The logo, by its upper left. */
  picture: { url: string; x: number; y: number; width: number; height: number } | null;
}

/** Where the words of a page stand; `margin` in millimetres. */
export function layoutOfPage(
  scene: Scene,
  {
    page,
    pages,
    furniture,
    margin,
  }: { page: PlannedPage; pages: readonly PlannedPage[]; furniture: PageFurniture; margin: number },
): PageLayout {
  const head = headOf(page, pages, furniture, margin);
  const foot = footOf(scene, page, pages, furniture, margin);
  const words = [...head.words, ...foot.words].filter(({ text }) => text !== '');
  const edge = margin * POINTS_PER_MM;
  const picture = furniture.logo && { ...furniture.logo, x: edge, y: edge };
  return { words, rules: [...head.rules, ...foot.rules], legendAt: foot.legendAt, picture };
}

/** The chart's name and the page's, with the date and the organization at the right. */
function headOf(
  page: PlannedPage,
  pages: readonly PlannedPage[],
  { title, titleLines, logoWidth, factor, lengths }: PageFurniture,
  margin: number,
): Pick<PageLayout, 'words' | 'rules'> {
  if (!title) return { words: [], rules: [] };
  const edge = margin * POINTS_PER_MM;
  const right = lengths.sheetWidth - edge;
  const first = edge + lengths.titleLine * 0.74;
  const sub = edge + Math.max(1, titleLines.length) * lengths.titleLine + lengths.sub * 0.72;
  const size = TYPE.line * factor;
  const plain = { x: edge + logoWidth, y: sub, size, isStrong: false, atRight: false };
  return {
    words: [
      ...titleLines.map((text, row) => ({
        ...plain,
        text,
        y: first + row * lengths.titleLine,
        size: TYPE.title * factor,
        isStrong: true,
      })),
      { ...plain, text: pageName(page, pages) },
      { ...plain, text: title.date, x: right, y: first, isStrong: true, atRight: true },
      { ...plain, text: title.organization, x: right, atRight: true },
    ],
    rules: [{ x: edge, y: sub + lengths.below * 0.55, width: right - edge }],
  };
}

/** What a page is of a chart on several. */
function pageName(page: PlannedPage, pages: readonly PlannedPage[]): string {
  const { kind, tile, part } = page;
  if (kind === 'overview')
    return pages.some((one) => one.part)
      ? 'Overview of the pages'
      : `Overview: ${pages.length - 1} pages to put together`;
  const own = part ? pages.filter((one) => one.part === part) : [];
  const place = own.length > 1 ? `, sheet ${own.indexOf(page) + 1} of ${own.length}` : '';
  if (part) return `${part.name}${place}`;
  return tile ? `Sheet ${tile.name}` : '';
}

/** References, legend, source and number of the page, from the margin up. */
function footOf(
  scene: Scene,
  page: PlannedPage,
  pages: readonly PlannedPage[],
  furniture: PageFurniture,
  margin: number,
): Omit<PageLayout, 'picture'> {
  const { factor, lengths, sourceLines, legend } = furniture;
  const edge = margin * POINTS_PER_MM;
  const right = lengths.sheetWidth - edge;
  const bottom = lengths.sheetHeight - edge;
  const rows = Math.max(1, sourceLines.length);
  const base = (row: number) => bottom - (rows - 1 - row) * lengths.row - lengths.row * 0.22;
  const hasLegend = furniture.hasLegend(page.kind) && legend.height > 0;
  const legendTop = bottom - furniture.footLine - legend.height;
  const lines = page.part
    ? furniture.referenceLines(page.part, (key) => String(pageOfCard(key, pages, scene) ?? '–'))
    : [];
  const above = hasLegend ? legendTop - lengths.gap : bottom - furniture.footLine;
  const number = pages.length > 1 || furniture.title ? `Page ${pages.indexOf(page) + 1} of ${pages.length}` : '';
  const plain = { x: edge, size: TYPE.small * factor, isStrong: false, atRight: false };
  return {
    words: [
      ...lines.map((text, row) => ({
        ...plain,
        text,
        y: above - (lines.length - row - 0.7) * lengths.reference,
      })),
      ...sourceLines.map((text, row) => ({ ...plain, text, y: base(row) })),
      { ...plain, text: number, x: right, y: base(rows - 1), atRight: true },
    ],
    rules:
      sourceLines.length > 0 || number
        ? [{ x: edge, y: bottom - rows * lengths.row - lengths.above * 0.35, width: right - edge }]
        : [],
    legendAt: hasLegend ? { x: edge, y: legendTop } : null,
  };
}
