import { CARD, textHeight } from '../../geometry/card';
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
  const [left, top] = [x - shape.width / 2, y - shape.height / 2];
  const { fill } = theme.card(node.fillColor);
  const sheet = (out: number) =>
    `<rect x="${num(left + out + 0.5)}" y="${num(top + out + 0.5)}" width="${num(shape.width - 1)}" height="${num(shape.height - 1)}" rx="${num(shape.corner)}" fill="${fill}" stroke="${theme.border}"/>`;
  return STACK.map(sheet).join('');
}

/** A card with its flags and label. */
export function cardSvg(card: SceneCard, theme: ExportTheme): string {
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
    parts.push(fittedText(line, 'name', left + shape.textX, baseline, name, theme));
    baseline += CARD.nameLine;
  }
  if (shape.detail) {
    parts.push(fittedText(shape.detail, 'detail', left + shape.textX, baseline - 1, detail, theme));
    baseline += CARD.detailLine;
  }
  baseline += CARD.noteGap - 2;
  for (const line of shape.note) {
    parts.push(fittedText(line, 'detail', left + shape.textX, baseline, detail, theme));
    baseline += CARD.noteLine;
  }
  parts.push(...flagsSvg(card, theme));
  if (shape.pill) {
    const pill = pillPlace(card);
    parts.push(
      `<rect x="${num(pill.x)}" y="${num(pill.y)}" width="${num(shape.pillWidth)}" height="${CARD.pillHeight}" rx="${CARD.pillHeight / 2}" fill="${theme.pill}" stroke="${theme.border}"/>`,
      textSvg(shape.pill, x, pill.y + 13, 12, theme.pillText, 500, 'middle'),
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

/** What stands for a kind of entity. */
export function iconSvg(node: Parameters<typeof strokesOf>[0], left: number, top: number): string {
  const tint = entityTint(node.typeName, 'light', node.party);
  const strokes = strokesOf(node);
  const radius = node.typeName === 'Individual' ? CARD.icon / 2 : 7;
  const inset = (CARD.icon - 19) / 2;
  return [
    `<rect x="${num(left)}" y="${num(top)}" width="${CARD.icon}" height="${CARD.icon}" rx="${radius}" fill="${tint.back}"/>`,
    `<path transform="translate(${num(left + inset)} ${num(top + inset)}) scale(${19 / 24})" d="${strokes.join(' ')}" fill="none" stroke="${tint.front}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('');
}

/** What is said of a link, on white. */
export function labelSvg({ label }: SceneLink, theme: ExportTheme): string {
  if (!label) return '';
  const { shape, x, y } = label;
  const parts = [
    `<rect x="${num(x - shape.width / 2)}" y="${num(y - shape.height / 2)}" width="${num(shape.width)}" height="${num(shape.height)}" rx="4" fill="#ffffff"/>`,
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
