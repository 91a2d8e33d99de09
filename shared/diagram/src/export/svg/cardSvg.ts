import type { Point } from '../../geometry/box';
import { CARD, textHeight } from '../../geometry/card';
import { outlineCorners, outlineExtras, outlineOf } from '../../geometry/outline';
import type { Face } from '../../geometry/text';
import { clipPlace, LABEL } from '../../label/linkLabel';
import { flagPlaces, pillPlace, STACK } from '../../paint/cardMarks';
import { PAPERCLIP, paperclipPath } from '../../paint/paperclip';
import type { SceneCard, SceneLink } from '../../scene/scene';
import { strokesOf } from '@stemma/shared/entities/shapes';
import { entityTint } from '@stemma/shared/entities/tint';
import type { ExportTheme } from '../exportTheme';
import { num, xmlText } from '../xml';
import { fittedText, textSvg } from './textSvg';

/** The edges of more cards behind the one that stands for a folded group; before the links, whose arrows end on the card itself. */
export function stackSvg({ node, shape, x, y }: SceneCard, theme: ExportTheme): string {
  if (!node.standsFor) return '';
  if (shape.outline === 'symbol') return '';
  const [left, top] = [x - shape.width / 2, y - shape.height / 2];
  const { fill } = theme.card(node);
  const sheet = (out: number) =>
    `<rect x="${num(left + out + 0.5)}" y="${num(top + out + 0.5)}" width="${num(shape.width - 1)}" height="${num(shape.height - 1)}" rx="${num(shape.corner)}" fill="${fill}" stroke="${theme.border}"/>`;
  return STACK.map(sheet).join('');
}

/** A card with its flags and label. */
export function cardSvg(card: SceneCard, theme: ExportTheme): string {
  const { node, shape, x, y } = card;
  const left = x - shape.width / 2;
  const isSymbol = shape.icon === 'symbol';
  const { fill, name, detail } = theme.card(node);
  const words = isSymbol ? { name: theme.labelStrong, detail: theme.label } : { name, detail };
  const parts = isSymbol ? [symbolSvg(card, fill, name, theme)] : bodySvg(card, fill, theme);
  const icon = { left: left + shape.iconX, top: y + shape.iconY, side: shape.iconSize };
  if (shape.icon === 'strokes') parts.push(strokesSvg(node, icon, name));
  if (shape.icon === 'tinted' && !node.hideIcon) parts.push(iconSvg(node, icon.left, icon.top, theme.scheme));
  const write = (line: string, face: Face, baseline: number, color: string) => {
    const start = shape.align === 'center' ? left + shape.textX - theme.measure(line, face) / 2 : left + shape.textX;
    parts.push(fittedText(line, face, start, baseline, color, theme));
  };
  let baseline = y + shape.textY - textHeight(shape) / 2 + 13.5;
  for (const line of shape.lines) {
    write(line, 'name', baseline, words.name);
    baseline += CARD.nameLine;
  }
  if (shape.detail) {
    write(shape.detail, 'detail', baseline - 1, words.detail);
    baseline += CARD.detailLine;
  }
  baseline += CARD.noteGap - 2;
  for (const line of shape.note) {
    write(line, 'detail', baseline, words.detail);
    baseline += CARD.noteLine;
  }
  parts.push(...flagsSvg(card, theme));
  const { code } = flagPlaces(card);
  if (code) parts.push(textSvg(shape.code, code.x, code.y + 10, 12, detail, 500));
  if (shape.pill) {
    const pill = pillPlace(card);
    parts.push(
      `<rect x="${num(pill.x)}" y="${num(pill.y)}" width="${num(shape.pillWidth)}" height="${CARD.pillHeight}" rx="${CARD.pillHeight / 2}" fill="${theme.pill}" stroke="${theme.border}"/>`,
      textSvg(shape.pill, x, pill.y + 13, 12, theme.pillText, 500, 'middle'),
    );
  }
  return `<g>${parts.join('')}</g>`;
}

/** The outline of a card, and the lines within it that belong to it. */
function bodySvg({ node, shape, x, y }: SceneCard, fill: string, theme: ExportTheme): string[] {
  const [left, top] = [x - shape.width / 2, y - shape.height / 2];
  const frame = { left: left + 0.5, top: top + 0.5, width: shape.width - 1, height: shape.height - 1 };
  const stroke = borderOf(node, theme);
  const corners = outlineCorners(shape.outline, frame);
  const body = corners
    ? `<path d="M${pointsOf(corners)}Z" fill="${fill}" ${stroke} stroke-linejoin="round"/>`
    : `<rect x="${num(frame.left)}" y="${num(frame.top)}" width="${num(frame.width)}" height="${num(frame.height)}" rx="${num(shape.corner)}" fill="${fill}" ${stroke}/>`;
  const extras = outlineExtras(shape.outline, frame);
  return [body, ...extras.map((line) => `<path d="M${pointsOf(line)}" fill="none" ${stroke}/>`)];
}

/** The circle of a symbol with the strokes of its type; what is owned alone stands in a square. */
function symbolSvg({ node, shape, x, y }: SceneCard, fill: string, color: string, theme: ExportTheme): string {
  const size = shape.iconSize;
  const [left, top, side] = [x - size / 2, y + shape.iconY, size * 0.56];
  const radius = outlineOf(node) === 'parallelogram' ? CARD.corner : size / 2;
  return [
    `<rect x="${num(left + 0.5)}" y="${num(top + 0.5)}" width="${num(size - 1)}" height="${num(size - 1)}" rx="${num(radius)}" fill="${fill}" ${borderOf(node, theme)}/>`,
    strokesSvg(node, { left: x - side / 2, top: top + (size - side) / 2, side }, color),
  ].join('');
}

/** The strokes of an icon in a square. */
export function strokesSvg(
  node: Parameters<typeof strokesOf>[0],
  { left, top, side }: { left: number; top: number; side: number },
  color: string,
): string {
  return `<path transform="translate(${num(left)} ${num(top)}) scale(${num(side / 24)})" d="${strokesOf(node).join(' ')}" fill="none" stroke="${color}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function borderOf({ party }: SceneCard['node'], theme: ExportTheme): string {
  const isUnknown = party !== 'known';
  const width = theme.borderWidth === 1 ? '' : ` stroke-width="${num(theme.borderWidth)}"`;
  return `stroke="${isUnknown ? theme.borderUnknown : theme.border}"${width}${isUnknown ? ' stroke-dasharray="4 3"' : ''}`;
}

function pointsOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${num(x)} ${num(y)}`).join('L');
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

/** What stands for a kind of entity. */
export function iconSvg(
  node: Parameters<typeof strokesOf>[0],
  left: number,
  top: number,
  scheme: 'light' | 'dark',
): string {
  const tint = entityTint(node.typeName, scheme, node.party);
  const strokes = strokesOf(node);
  const radius = node.typeName === 'Individual' ? CARD.icon / 2 : 7;
  const inset = (CARD.icon - 19) / 2;
  return [
    `<rect x="${num(left)}" y="${num(top)}" width="${CARD.icon}" height="${CARD.icon}" rx="${radius}" fill="${tint.back}"/>`,
    `<path transform="translate(${num(left + inset)} ${num(top + inset)}) scale(${19 / 24})" d="${strokes.join(' ')}" fill="none" stroke="${tint.front}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('');
}

/** What is said of a link, on its ground. */
export function labelSvg({ label }: SceneLink, theme: ExportTheme): string {
  if (!label) return '';
  const { shape, x, y } = label;
  const parts = [
    `<rect x="${num(x - shape.width / 2)}" y="${num(y - shape.height / 2)}" width="${num(shape.width)}" height="${num(shape.height)}" rx="4" fill="${theme.labelGround}"/>`,
  ];
  let baseline = y - shape.height / 2 + LABEL.padY + 12;
  for (const line of shape.lines) {
    const left = x - line.width / 2;
    if (line.strong) parts.push(fittedText(line.strong, 'labelStrong', left, baseline, theme.labelStrong, theme));
    parts.push(fittedText(line.plain, 'label', left + line.strongWidth, baseline, theme.label, theme));
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
