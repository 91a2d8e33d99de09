import { grown } from '../../geometry/box';
import type { Scene } from '../../scene/scene';
import type { ExportTheme } from '../exportTheme';
import { chartBody } from '../svg/chartBody';
import { familyOf } from '../svg/svg';
import { textSvg } from '../svg/textSvg';
import { num, xmlText } from '../xml';
import type { PageFurniture } from './furniture';
import { legendRowsSvg } from './legendRows';
import { cutMarks, gridFields, onPage, pageGrid } from './pageMarks';
import { layoutOfPage, type PageLayout } from './pageLayout';
import { furnitureOf, pagesOf, type PagesAsk } from './pages';
import { POINTS_PER_MM } from './paper';
import type { PlannedPage } from './planPages';
import { CHIP, referenceChips, type PageChip } from './referenceChips';

/** A chart's pages as drawings whose words stay words; their width and height are points. */
export function pageSvgs(scene: Scene, ask: PagesAsk, theme: ExportTheme): string[] {
  const { pages } = pagesOf(scene, ask, theme);
  const furniture = furnitureOf(scene, ask, theme);
  return pages.map((page) => pageSvg(scene, { page, pages, furniture: furniture(page.sheet), ask }, theme));
}

interface Drawn {
  page: PlannedPage;
  pages: readonly PlannedPage[];
  furniture: PageFurniture;
  ask: PagesAsk;
}

function pageSvg(scene: Scene, { page, pages, furniture, ask }: Drawn, theme: ExportTheme): string {
  const [width, height] = [page.sheet.width * POINTS_PER_MM, page.sheet.height * POINTS_PER_MM];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(width)} ${num(height)}" font-family='${familyOf(theme.style.font)}'>`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    chartOnPage(scene, page, theme),
    ...pageGrid(gridFields(page, pages), theme, furniture.factor),
    ...(page.kind === 'tile' ? cutMarks(page, pages, theme) : []),
    ...referenceChips(page, pages, scene, theme, furniture.factor).map(chipSvg),
    ...wordsSvg(scene, { page, pages, furniture, ask }, theme),
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

/** What stands round the chart. */
function wordsSvg(scene: Scene, { page, pages, furniture, ask }: Drawn, theme: ExportTheme): string[] {
  const { words, rules, legendAt, picture } = layoutOfPage(scene, { page, pages, furniture, margin: ask.setup.margin });
  return [
    ...(picture ? [logoSvg(picture)] : []),
    ...rules.map(
      ({ x, y, width }) =>
        `<path d="M${num(x)} ${num(y)}L${num(x + width)} ${num(y)}" fill="none" stroke="${theme.border}" stroke-width="0.75"/>`,
    ),
    ...(legendAt ? legendRowsSvg(furniture.legend, legendAt, theme) : []),
    ...words.map(({ text, x, y, size, isStrong, atRight }) =>
      textSvg(
        text,
        x,
        y,
        size,
        isStrong ? theme.labelStrong : theme.label,
        isStrong ? 600 : 400,
        atRight ? 'end' : undefined,
      ),
    ),
  ];
}

function logoSvg({ url, x, y, width, height }: NonNullable<PageLayout['picture']>): string {
  return `<image x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" preserveAspectRatio="none" href="${xmlText(url)}"/>`;
}

function chipSvg({ text, box: { x, y, width, height }, size }: PageChip): string {
  return [
    `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${num(height / 4)}" fill="${CHIP.fill}"/>`,
    textSvg(text, x + width / 2, y + height / 2 + size * 0.36, size, CHIP.text, 600, 'middle'),
  ].join('');
}
