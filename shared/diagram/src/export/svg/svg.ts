import { grown, overlaps, type Bounds } from '../../geometry/box';
import type { Frame } from '../../group/frames';
import { CARD, textHeight } from '../../geometry/card';
import { flagPlaces, pillPlace, STACK } from '../../paint/cardMarks';
import { isLabelOn } from '../../label/labelPlace';
import { clipPlace, LABEL } from '../../label/linkLabel';
import { PAPERCLIP, paperclipPath } from '../../paint/paperclip';
import type { Scene, SceneCard, SceneLink } from '../../scene/scene';
import { isUnderLinks } from '../../scene/stacking';
import { isRightToLeft, type Face } from '../../geometry/text';
import { strokesOf } from '@stemma/shared/entities/shapes';
import { entityTint } from '@stemma/shared/entities/tint';
import { kindsOn } from '../../paint/kinds';
import { frameSvg, frameNameSvg, annotationsSvg } from './annotationSvg';
import type { ExportTheme } from '../exportTheme';
import { LEGEND_GAP, PAGE_MARGIN } from '../page';
import { linksSvg } from './linksSvg';
import { num, xmlText } from '../xml';

export interface SvgAsk {
  bounds: Bounds;
  title: { name: string; date: string } | null;
  legend: boolean;
}

const HEAD = 64;
const STEP = 168;

/** Room for the date beside the title. */
const DATE = 130;

const FAMILY = 'Inter, "Inter Variable", system-ui, sans-serif';

/** A part of the chart as a drawing whose words stay words. */
export function chartSvg(scene: Scene, { bounds, title, legend }: SvgAsk, theme: ExportTheme): string {
  const kinds = legend ? kindsOn(scene, grown(bounds, PAGE_MARGIN)) : [];
  const width = Math.max(bounds.right - bounds.left + 2 * PAGE_MARGIN, title ? 480 : 0);
  const columns = Math.max(1, Math.floor((width - 2 * PAGE_MARGIN) / STEP));
  const foot = kinds.length ? LEGEND_GAP + Math.ceil(kinds.length / columns) * 40 + 16 : 0;
  const head = title ? HEAD : 0;
  const chartHeight = bounds.bottom - bounds.top + 2 * PAGE_MARGIN;
  const left = (width - (bounds.right - bounds.left)) / 2 - bounds.left;
  const shown = grown(bounds, PAGE_MARGIN);
  const [cards, links] = [scene.cardsDrawn(shown), scene.linksDrawn(shown)];
  const frames = framesIn(scene, shown);
  const page = { ...shown, left: -left, right: width - left };
  const body = [
    ...frames.map(frameSvg),
    ...cards.map((card) => stackSvg(card, theme)),
    ...annotationsSvg(cards.filter(isUnderLinks), theme),
    ...linksSvg(scene, links, theme),
    ...frames.map((frame) => frameNameSvg(frame, theme)),
    ...annotationsSvg(
      cards.filter((card) => !isUnderLinks(card)),
      theme,
    ),
    ...cards.filter(({ shape }) => !shape.annotation).map((card) => cardSvg(card, theme)),
    ...links.filter((link) => isLabelOn(page, link)).map((link) => labelSvg(link, theme)),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(head + chartHeight + foot)}" viewBox="0 0 ${num(width)} ${num(head + chartHeight + foot)}" font-family='${FAMILY}'>`,
    title ? `<title>${xmlText(title.name)}</title>` : '',
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    title ? titleSvg(title.name, width - 2 * PAGE_MARGIN - DATE, theme) : '',
    title ? text(title.date, width - PAGE_MARGIN, 42, 14, theme.label, 400, 'end') : '',
    `<svg x="0" y="${head}" width="${num(width)}" height="${num(chartHeight)}"><g transform="translate(${num(left)} ${num(PAGE_MARGIN - bounds.top)})">`,
    ...body,
    `</g></svg>`,
    ...kinds.map(({ word, node }, at) =>
      [
        `<g transform="translate(${PAGE_MARGIN + (at % columns) * STEP} ${num(head + chartHeight + LEGEND_GAP + Math.floor(at / columns) * 40)})">`,
        `<g transform="scale(${num(24 / CARD.icon)})">${iconSvg(node, 0, 0)}</g>`,
        text(word, 34, 17, 12, theme.label),
        '</g>',
      ].join(''),
    ),
    '</svg>',
  ].join('\n');
}

/** The frames of groups that reach into a part of the chart, the outer ones first. */
export function framesIn(scene: Scene, bounds: Bounds): Frame[] {
  return scene.frames().filter((frame) => overlaps(frame.bounds, bounds));
}

/** The chart's name, pressed together where it would run into the date, as the picture of the chart has it. */
function titleSvg(name: string, room: number, theme: ExportTheme): string {
  const title = text(name, PAGE_MARGIN, 42, 20, theme.labelStrong, 650);
  const length = (theme.measure(name, 'name') * 20) / 14;
  return length <= room
    ? title
    : title.replace('<text', `<text textLength="${num(room)}" lengthAdjust="spacingAndGlyphs"`);
}

/** The edges of more cards behind the one that stands for a folded group; before the links, whose arrows end on the card itself. */
function stackSvg({ node, shape, x, y }: SceneCard, theme: ExportTheme): string {
  if (!node.standsFor) return '';
  const [left, top] = [x - shape.width / 2, y - shape.height / 2];
  const { fill } = theme.card(node.fillColor);
  const sheet = (out: number) =>
    `<rect x="${num(left + out + 0.5)}" y="${num(top + out + 0.5)}" width="${num(shape.width - 1)}" height="${num(shape.height - 1)}" rx="${num(shape.corner)}" fill="${fill}" stroke="${theme.border}"/>`;
  return STACK.map(sheet).join('');
}

function cardSvg(card: SceneCard, theme: ExportTheme): string {
  const { node, shape, x, y } = card;
  const [left, top] = [x - shape.width / 2, y - shape.height / 2];
  const { fill, name, detail } = theme.card(node.fillColor);
  const unknown = node.party !== 'known';
  const parts = [
    `<rect x="${num(left + 0.5)}" y="${num(top + 0.5)}" width="${num(shape.width - 1)}" height="${num(shape.height - 1)}" rx="${num(shape.corner)}" fill="${fill}" stroke="${unknown ? theme.borderUnknown : theme.border}"${unknown ? ' stroke-dasharray="4 3"' : ''}/>`,
  ];
  if (!node.hideIcon) parts.push(iconSvg(node, left + shape.iconX, y + shape.iconY));
  let baseline = y - textHeight(shape) / 2 + 13.5;
  for (const line of shape.lines) {
    parts.push(fitted(line, 'name', left + shape.textX, baseline, name, theme));
    baseline += CARD.nameLine;
  }
  if (shape.detail) {
    parts.push(fitted(shape.detail, 'detail', left + shape.textX, baseline - 1, detail, theme));
    baseline += CARD.detailLine;
  }
  baseline += CARD.noteGap - 2;
  for (const line of shape.note) {
    parts.push(fitted(line, 'detail', left + shape.textX, baseline, detail, theme));
    baseline += CARD.noteLine;
  }
  parts.push(...flagsSvg(card, theme));
  if (shape.pill) {
    const pill = pillPlace(card);
    parts.push(
      `<rect x="${num(pill.x)}" y="${num(pill.y)}" width="${num(shape.pillWidth)}" height="${CARD.pillHeight}" rx="${CARD.pillHeight / 2}" fill="${theme.pill}" stroke="${theme.border}"/>`,
      text(shape.pill, x, pill.y + 13, 12, theme.pillText, 500, 'middle'),
    );
  }
  return `<g>${parts.join('')}</g>`;
}

function flagsSvg(card: SceneCard, theme: ExportTheme): string[] {
  const { flag: country, flagColor } = card.shape;
  const places = flagPlaces(card);
  const parts: string[] = [];
  const flag = country ? theme.flag(country) : null;
  if (flag && places.country) {
    const { x, y } = places.country;
    parts.push(
      `<image x="${num(x)}" y="${num(y)}" width="${CARD.flagWidth}" height="${CARD.flagHeight}" clip-path="inset(0 round 2px)" preserveAspectRatio="none" href="${xmlText(flag)}"/><rect x="${num(x)}" y="${num(y)}" width="${CARD.flagWidth}" height="${CARD.flagHeight}" rx="2" fill="none" stroke="#17212B" stroke-opacity="0.4" stroke-width="0.75"/>`,
    );
  }
  if (!flagColor || !places.colour) return parts;
  const { x, y } = places.colour;
  const color = theme.flagTheme(flagColor);
  parts.push(
    `<path d="M${num(x + 1)} ${num(y - 1)}v14" stroke="${color}" stroke-width="1.4"/><rect x="${num(x + 1)}" y="${num(y - 1)}" width="9" height="7" fill="${color}"/>`,
  );
  return parts;
}

function iconSvg(node: Parameters<typeof strokesOf>[0], left: number, top: number): string {
  const tint = entityTint(node.typeName, 'light', node.party);
  const strokes = strokesOf(node);
  const radius = node.typeName === 'Individual' ? CARD.icon / 2 : 7;
  const inset = (CARD.icon - 19) / 2;
  return [
    `<rect x="${num(left)}" y="${num(top)}" width="${CARD.icon}" height="${CARD.icon}" rx="${radius}" fill="${tint.back}"/>`,
    `<path transform="translate(${num(left + inset)} ${num(top + inset)}) scale(${19 / 24})" d="${strokes.join(' ')}" fill="none" stroke="${tint.front}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('');
}

function labelSvg({ label }: SceneLink, theme: ExportTheme): string {
  if (!label) return '';
  const { shape, x, y } = label;
  const parts = [
    `<rect x="${num(x - shape.width / 2)}" y="${num(y - shape.height / 2)}" width="${num(shape.width)}" height="${num(shape.height)}" rx="4" fill="#ffffff"/>`,
  ];
  let baseline = y - shape.height / 2 + LABEL.padY + 12;
  for (const line of shape.lines) {
    const left = x - line.width / 2;
    if (line.strong) parts.push(fitted(line.strong, 'labelStrong', left, baseline, theme.labelStrong, theme));
    parts.push(fitted(line.plain, 'label', left + line.strongWidth, baseline, theme.label, theme));
    if (line.hasClip) {
      const clip = clipPlace(line, left, baseline);
      parts.push(
        `<path d="${paperclipPath(clip.x, clip.y)}" fill="none" stroke="${theme.label}" stroke-width="${PAPERCLIP.line}"/>`,
      );
    }
    baseline += LABEL.line;
  }
  return parts.join('');
}

/** Words of the chart, as long as they are on screen whatever the type they are shown in. */
function fitted(content: string, face: Face, x: number, y: number, color: string, theme: ExportTheme): string {
  if (!content) return '';
  const bold = face === 'name' || face === 'labelStrong';
  const length = ` textLength="${num(theme.measure(content, face))}" lengthAdjust="spacingAndGlyphs"`;
  return text(content, x, y, face === 'name' ? 14 : 12, color, bold ? 600 : 400).replace('<text', `<text${length}`);
}

function text(
  content: string,
  x: number,
  y: number,
  size: number,
  color: string,
  weight = 400,
  anchor?: 'middle' | 'end',
): string {
  const direction = isRightToLeft(content) ? ' direction="rtl" style="text-anchor:end"' : '';
  return `<text x="${num(x)}" y="${num(y)}" font-size="${size}" font-weight="${weight}" fill="${color}"${anchor ? ` text-anchor="${anchor}"` : ''}${anchor ? '' : direction} xml:space="preserve">${xmlText(content)}</text>`;
}
