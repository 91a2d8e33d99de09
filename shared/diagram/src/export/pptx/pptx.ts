import { FONT_FACTS } from '@stemma/shared/chart/fonts';
import { grown, type Bounds } from '../../geometry/box';
import type { Scene } from '../../scene/scene';
import { kindsOn, type Kind } from '../../paint/kinds';
import { LEGEND_GAP, PAGE_MARGIN } from '../edges';
import type { ExportTheme } from '../exportTheme';
import { xmlText } from '../xml';
import { chartShapes, type SlideLinks } from './pptxChart';
import { KIND_SIGN } from '../../paint/kindSign';
import { kindSignShape } from './pptxKindSign';
import { PptxMedia } from './pptxMedia';
import { packageOf, zipOf } from './pptxPackage';
import { bandShape, textShape } from './pptxShapes';
import { type Slide, fontSize, frame, run } from './pptxUnits';

/** Slide units for a pixel at 100 %. */
const PIXEL = 9525;

/** The largest slide PowerPoint takes: 56 inches. */
const LARGEST = 51_206_400;
const MARGIN = 48;
const HEAD = 64;
const FOOT = 56;

export interface PptxAsk {
  bounds: Bounds;
  title: { name: string; date: string } | null;
  legend: boolean;
  /** Attached where nothing is said. */
  links?: SlideLinks;
}

/** A part of the chart as a presentation of one slide as large as it: each card a group of shapes; each link a line, or a connector attached to those of its cards that are there, or several that meet in its label where it has more bends than one can have. */
export function chartPptx(
  scene: Scene,
  { bounds, title, legend, links = 'attached' }: PptxAsk,
  theme: ExportTheme,
): Uint8Array<ArrayBuffer> {
  const head = title ? HEAD : 0;
  const kinds = legend ? kindsOn(scene, grown(bounds, PAGE_MARGIN)) : [];
  const wide = Math.max(1280, bounds.right - bounds.left + 2 * MARGIN);
  const across = Math.floor((wide - 2 * MARGIN) / STEP.x);
  const rows = Math.ceil(kinds.length / across);
  const foot = rows ? LEGEND_GAP + FOOT + (rows - 1) * STEP.y : 0;
  const high = Math.max(720, bounds.bottom - bounds.top + 2 * MARGIN + head + foot);
  const scale = Math.min(PIXEL, LARGEST / wide, LARGEST / high);
  const slide: Slide = {
    scale,
    left: (bounds.left + bounds.right - wide) / 2,
    top: (bounds.top + bounds.bottom - high - head + foot) / 2,
  };
  let id = 1;
  const newId = () => (id += 1);
  const page = {
    left: slide.left,
    right: slide.left + wide,
    top: slide.top + head,
    bottom: slide.top + high - foot,
  };
  const media = new PptxMedia();
  const { relation, names } = media.slide();
  const shown = grown(bounds, PAGE_MARGIN);
  const { shapes, reach } = chartShapes(scene, { shown, page, links, relation, newId }, slide, theme);
  shapes.push(
    ...(reach && head && reach.top < page.top ? [bandShape(newId(), { y: 0, wide, high: head }, slide)] : []),
    ...(reach && foot && reach.bottom > page.bottom
      ? [bandShape(newId(), { y: high - foot, wide, high: foot }, slide)]
      : []),
    ...(title?.name
      ? [textShape(newId(), title.name, { x: MARGIN, y: 24, width: wide - 2 * MARGIN - 140 }, 24, false, slide)]
      : []),
    ...(title ? [textShape(newId(), title.date, { x: wide - MARGIN - 130, y: 24, width: 130 }, 14, true, slide)] : []),
    ...legendShapes(kinds, { x: MARGIN, y: high - foot + LEGEND_GAP, across }, slide, theme, newId),
  );
  const size = { width: Math.round(wide * scale), height: Math.round(high * scale) };
  return zipOf(
    packageOf(
      [{ shapes: shapes.join(''), media: names }],
      size,
      { title: title?.name || 'Chart', font: FONT_FACTS[theme.style.font].office },
      media.all,
    ),
  );
}

/** How far apart the signs of a legend stand, in chart units. */
const STEP = { x: 150, y: 26 } as const;

/** What each kind of entity has for an icon, so many side by side, along the foot of the slide; places in chart units from its upper left. */
function legendShapes(
  kinds: readonly Kind[],
  at: { x: number; y: number; across: number },
  slide: Slide,
  theme: ExportTheme,
  newId: () => number,
): string[] {
  const here = { ...slide, left: 0, top: 0 };
  return kinds.map(({ word, node }, index) => {
    const left = at.x + (index % at.across) * STEP.x;
    const top = at.y + Math.floor(index / at.across) * STEP.y;
    return [
      kindSignShape({ node }, { left, top: top + 1, scale: 28 / KIND_SIGN.width }, here, theme, newId),
      `<p:sp><p:nvSpPr><p:cNvPr id="${newId()}" name="${xmlText(word)}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>`,
      frame(left + 38, top, STEP.x - 44, 20, here),
      '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>',
      `<p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/><a:p>${run(word, fontSize(12, slide), theme.label, false)}</a:p></p:txBody></p:sp>`,
    ].join('');
  });
}
