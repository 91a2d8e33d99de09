import { FONT_FACTS } from '@stemma/shared/chart/fonts';
import type { Scene } from '../../scene/scene';
import type { ExportTheme } from '../exportTheme';
import type { PageFurniture } from '../page/furniture';
import { ROW } from '../page/legendRows';
import { GRID_TYPE, gridFields } from '../page/pageMarks';
import { furnitureOf, pagesOf, type PagesAsk } from '../page/pages';
import { pictureShape } from './pptxAnnotations';
import { layoutOfPage } from '../page/pageLayout';
import { widthAt } from '../page/pageType';
import type { PlannedPage } from '../page/planPages';
import { CHIP, referenceChips } from '../page/referenceChips';
import { grown, within } from '../../geometry/box';
import { cardBounds } from '../../scene/sceneParts';
import type { Orientation } from '../page/pageSetup';
import { chartShapes, type SlideLinks } from './pptxChart';
import { PptxMedia } from './pptxMedia';
import { packageOf, zipOf, type SlideContent } from './pptxPackage';
import { legendShape, ruleShape, pageTextShape } from './pptxPageText';
import { frame, POINTS, rgb, type Slide, width } from './pptxUnits';

/** Slide units to a millimetre. */
const MM = 36_000;

/** A chart's pages as the slides of a presentation, of the size of the paper; throws for an empty chart. A slide shows no paperclips, so its legend has none. */
export function slidesPptx(
  scene: Scene,
  asked: PagesAsk & { links: SlideLinks },
  theme: ExportTheme,
): Uint8Array<ArrayBuffer> {
  const ask = { ...asked, setup: { ...asked.setup, orientation: lyingOf(scene, asked, theme) }, clips: false };
  const { pages } = pagesOf(scene, ask, theme);
  const [first] = pages;
  if (!first) throw new RangeError('An empty chart has no slides.');
  const furniture = furnitureOf(scene, ask, theme)(first.sheet);
  const media = new PptxMedia();
  const slides = pages.map((page) => slideOf(scene, { page, pages, furniture, ask, media }, theme));
  const size = { width: Math.round(first.sheet.width * MM), height: Math.round(first.sheet.height * MM) };
  return zipOf(
    packageOf(
      slides,
      size,
      { title: ask.title?.name || 'Chart', font: FONT_FACTS[theme.style.font].office },
      media.all,
    ),
  );
}

/** All slides of a presentation lie alike; those of 16:9 across. */
function lyingOf(scene: Scene, ask: PagesAsk, theme: ExportTheme): Orientation {
  const { orientation, paper } = ask.setup;
  if (orientation !== 'auto') return orientation;
  if (paper === 'slide') return 'landscape';
  const last = pagesOf(scene, ask, theme).pages.at(-1);
  return last && last.sheet.height > last.sheet.width ? 'portrait' : 'landscape';
}

interface Drawn {
  page: PlannedPage;
  pages: readonly PlannedPage[];
  furniture: PageFurniture;
  ask: PagesAsk & { links: SlideLinks };
  media: PptxMedia;
}

function slideOf(scene: Scene, { page, pages, furniture, ask, media }: Drawn, theme: ExportTheme): SlideContent {
  const { crop, scale, at, part } = page;
  // Nothing is cut off where a slide's chart ends, so what reaches beyond that is not on it.
  const whole = scene.cardsIn(crop).filter((card) => within(cardBounds(card), crop));
  const only = new Set(whole.flatMap(({ node }) => (!part || part.cards.has(node.key) ? node.key : [])));
  const slide: Slide = { scale: scale * MM, left: crop.left - at.x / scale, top: crop.top - at.y / scale };
  const { relation, names } = media.slide();
  let id = 1;
  const newId = () => (id += 1);
  const what = {
    shown: crop,
    page: grown(crop, 0.01),
    links: ask.links,
    only,
    relation,
    newId,
  };
  const { shapes } = chartShapes(scene, what, slide, theme);
  const shapesAround = [
    ...gridShapes(page, pages, furniture.factor, theme, newId),
    ...referenceChips(page, pages, scene, theme, furniture.factor, part ? only : null).map(({ text, size, box }) =>
      pageTextShape(newId(), 'Reference', text, box, {
        size,
        color: CHIP.text,
        bold: true,
        align: 'ctr',
        fill: CHIP.fill,
      }),
    ),
    ...wordShapes(scene, { page, pages, furniture, ask }, theme, newId, relation),
  ];
  return { shapes: [...shapes, ...shapesAround].join(''), media: names };
}

/** What other slides show, over the overview. */
function gridShapes(
  page: PlannedPage,
  pages: readonly PlannedPage[],
  factor: number,
  theme: ExportTheme,
  newId: () => number,
): string[] {
  const size = GRID_TYPE * factor;
  return gridFields(page, pages).flatMap(({ box: { left, top, right, bottom }, label }) => [
    [
      `<p:sp><p:nvSpPr><p:cNvPr id="${newId()}" name="Page ${label}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
      frame(left, top, right - left, bottom - top, POINTS),
      `<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/><a:ln w="${width(0.9 * factor, POINTS)}"><a:solidFill>${rgb(CHIP.fill)}</a:solidFill></a:ln></p:spPr></p:sp>`,
    ].join(''),
    pageTextShape(
      newId(),
      'Page',
      label,
      { x: left, y: top, width: widthAt(label, size, true, theme) + size, height: size * 1.7 },
      { size, color: CHIP.text, bold: true, align: 'ctr', fill: CHIP.fill },
    ),
  ]);
}

function wordShapes(
  scene: Scene,
  { page, pages, furniture, ask }: Omit<Drawn, 'media'>,
  theme: ExportTheme,
  newId: () => number,
  relation: (url: string) => string | null,
): string[] {
  const { words, rules, legendAt, picture } = layoutOfPage(scene, { page, pages, furniture, margin: ask.setup.margin });
  const { placed, factor } = furniture.legend;
  const logo = picture && relation(picture.url);
  return [
    ...(picture && logo ? [pictureShape(newId(), 'Logo', boxOf(picture), logo, POINTS)] : []),
    ...rules.map(({ x, y, width: wide }) => ruleShape(newId(), x, y, wide, theme)),
    ...(legendAt
      ? placed.map(({ entry, x, row, signWidth }) => {
          const middle = legendAt.y + (row + 0.5) * ROW.height * factor;
          return legendShape(newId, entry, { x: legendAt.x + x, middle, signWidth, factor }, theme);
        })
      : []),
    ...words.map(({ text, x, y, size, isStrong, atRight }) => {
      const wide = Math.ceil(widthAt(text, size, isStrong, theme)) + 2;
      return pageTextShape(
        newId(),
        isStrong && !atRight ? 'Title' : 'Words',
        text,
        { x: atRight ? x - wide : x, y: y - size * 0.95, width: wide, height: size * 1.25 },
        { size, color: isStrong ? theme.labelStrong : theme.label, bold: isStrong, align: atRight ? 'r' : 'l' },
      );
    }),
  ];
}

/** A box by its middle, of one by its upper left. */
function boxOf({ x, y, width: wide, height }: { x: number; y: number; width: number; height: number }) {
  return { x: x + wide / 2, y: y + height / 2, width: wide, height };
}
