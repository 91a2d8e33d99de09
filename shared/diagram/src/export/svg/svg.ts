import { FONT_FACTS, type ChartFont } from '@stemma/shared/chart/fonts';
import { grown, type Bounds } from '../../geometry/box';
import type { Scene } from '../../scene/scene';
import { kindsOn } from '../../paint/kinds';
import { KIND_SIGN } from '../../paint/kindSign';
import { LEGEND_GAP, PAGE_MARGIN } from '../edges';
import type { ExportTheme } from '../exportTheme';
import { num, xmlText } from '../xml';
import { chartBody } from './chartBody';
import { kindSignSvg } from './kindSignSvg';
import { textSvg } from './textSvg';

export interface SvgAsk {
  bounds: Bounds;
  title: { name: string; date: string } | null;
  legend: boolean;
  /** The colour of its ground; white where none is said. */
  ground?: string;
}

const HEAD = 64;
const STEP = 168;

/** Room for the date beside the title. */
const DATE = 130;

/** A font of charts as drawings name it, and what is there in its place. */
export function familyOf(font: ChartFont): string {
  const { name, fallback } = FONT_FACTS[font];
  return `${/^[A-Za-z]+$/.test(name) ? name : `"${name}"`}, "${name} Variable", ${fallback}`;
}

/** A part of the chart as a drawing whose words stay words. */
export function chartSvg(
  scene: Scene,
  { bounds, title, legend, ground = '#ffffff' }: SvgAsk,
  theme: ExportTheme,
): string {
  const kinds = legend ? kindsOn(scene, grown(bounds, PAGE_MARGIN)) : [];
  const width = Math.max(bounds.right - bounds.left + 2 * PAGE_MARGIN, title ? 480 : 0);
  const columns = Math.max(1, Math.floor((width - 2 * PAGE_MARGIN) / STEP));
  const foot = kinds.length ? LEGEND_GAP + Math.ceil(kinds.length / columns) * 40 + 16 : 0;
  const head = title ? HEAD : 0;
  const chartHeight = bounds.bottom - bounds.top + 2 * PAGE_MARGIN;
  const left = (width - (bounds.right - bounds.left)) / 2 - bounds.left;
  const shown = grown(bounds, PAGE_MARGIN);
  const page = { ...shown, left: -left, right: width - left };
  const body = chartBody(scene, { shown, page }, theme);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(head + chartHeight + foot)}" viewBox="0 0 ${num(width)} ${num(head + chartHeight + foot)}" font-family='${familyOf(theme.style.font)}'>`,
    title ? `<title>${xmlText(title.name)}</title>` : '',
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    title ? titleSvg(title.name, width - 2 * PAGE_MARGIN - DATE, theme) : '',
    title ? textSvg(title.date, width - PAGE_MARGIN, 42, 14, theme.label, 400, 'end') : '',
    `<svg x="0" y="${head}" width="${num(width)}" height="${num(chartHeight)}"><g transform="translate(${num(left)} ${num(PAGE_MARGIN - bounds.top)})">`,
    ...body,
    `</g></svg>`,
    ...kinds.map(({ word, node }, at) =>
      [
        `<g transform="translate(${PAGE_MARGIN + (at % columns) * STEP} ${num(head + chartHeight + LEGEND_GAP + Math.floor(at / columns) * 40)})">`,
        `<g transform="translate(0 2) scale(${num(28 / KIND_SIGN.width)})">${kindSignSvg({ node }, theme)}</g>`,
        textSvg(word, 38, 17, 12, theme.label),
        '</g>',
      ].join(''),
    ),
    '</svg>',
  ].join('\n');
}

/** The chart's name, pressed together where it would run into the date, as the picture of the chart has it. */
function titleSvg(name: string, room: number, theme: ExportTheme): string {
  const title = textSvg(name, PAGE_MARGIN, 42, 20, theme.labelStrong, 650);
  const length = (theme.measure(name, 'name') * 20) / 14;
  return length <= room
    ? title
    : title.replace('<text', `<text textLength="${num(room)}" lengthAdjust="spacingAndGlyphs"`);
}
