import type { Point } from '../../geometry/box';
import { CARD } from '../../geometry/card';
import { boxCorners, outlineCorners, outlineExtras, outlineOf } from '../../geometry/outline';
import { flagPlaces, pillPlace, STACK } from '../../paint/cardMarks';
import type { CardShape } from '../../geometry/cardShape';
import type { SceneCard } from '../../scene/scene';
import { isRightToLeft } from '../../geometry/text';
import { countryLabel } from '@stemma/shared/reference/countries';
import type { ExportTheme } from '../exportTheme';
import type { Site } from './pptxEnds';
import { iconShapes, strokesShape } from './pptxIcon';
import { pictureShape } from './pptxAnnotations';
import {
  fontSize,
  frame,
  groupFrame,
  lineHeight,
  rgb,
  run,
  units,
  width,
  type Slide,
  roundRect,
  textInset,
} from './pptxUnits';
import { xmlText } from '../xml';

interface CardAsk {
  /** Of the shape that connectors are glued to. */
  id: number;
  card: SceneCard;
  /** Where they are glued beside the middles of its sides. */
  sites: readonly Site[];
  /** The slide's relation to the flag of its country; null for none. */
  flag: string | null;
  newId: () => number;
}

/**
 * A card as a group that is moved as one: the shape with its words, which links stay attached to, the cards of what is folded behind
 * it, its icon, flags and label, each where it stands on screen.
 */
export function cardGroup({ id, card, sites, flag, newId }: CardAsk, slide: Slide, theme: ExportTheme): string {
  const { node, shape, x, y } = card;
  const [left, top] = [x - shape.width / 2, y - shape.height / 2];
  const isSymbol = shape.outline === 'symbol';
  const icon = { left: left + shape.iconX, top: y + shape.iconY, side: shape.iconSize };
  return [
    `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="${newId()}" name="${xmlText(node.name)}"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>${groupFrame(left, top, shape.width, shape.height, slide)}</p:grpSpPr>`,
    ...(node.standsFor && !isSymbol ? STACK.map((out) => behindShape(newId(), card, out, slide, theme)) : []),
    isSymbol ? symbolShapes(card, theme.card(node), slide, theme, newId) : '',
    cardShape(id, card, sites, slide, theme),
    shape.icon === 'tinted' && !node.hideIcon ? iconShapes(node, icon, slide, newId) : '',
    shape.icon === 'strokes' ? strokesShape(node, icon, theme.card(node).name, slide, newId) : '',
    ...flagShapes(card, flag, slide, theme, newId),
    shape.pill ? pillShape(newId(), card, slide, theme) : '',
    '</p:grpSp>',
  ].join('');
}

function cardShape(id: number, card: SceneCard, sites: readonly Site[], slide: Slide, theme: ExportTheme): string {
  const { node, shape, x, y } = card;
  const { fill } = theme.card(node);
  const size = sizeOf(shape, slide);
  const isSymbol = shape.outline === 'symbol';
  const body = isSymbol ? '<a:noFill/>' : `<a:solidFill>${rgb(fill)}</a:solidFill>`;
  const polygon = polygonOf(shape, slide);
  const left =
    shape.align === 'center' ? 0 : units(shape.textX, slide) - Math.round(polygon ? 0 : textInset(size.corner, sites));
  const drop = Math.max(0, 2 * units(shape.textY, slide));
  const foot = Math.max(0, -2 * units(shape.textY, slide));
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${xmlText(node.name)}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(x - shape.width / 2, y - shape.height / 2, shape.width, shape.height, slide),
    roundRect(size, sites, polygon),
    body,
    `${isSymbol ? '<a:ln><a:noFill/></a:ln>' : borderLine(node, slide, theme)}</p:spPr>`,
    `<p:txBody><a:bodyPr wrap="none" lIns="${left}" tIns="${drop}" rIns="0" bIns="${foot}" anchor="ctr"/><a:lstStyle/>${cardText(card, slide, theme)}</p:txBody></p:sp>`,
  ].join('');
}

function borderLine({ party }: SceneCard['node'], slide: Slide, theme: ExportTheme): string {
  const isUnknown = party !== 'known';
  const color = rgb(isUnknown ? theme.borderUnknown : theme.border);
  return `<a:ln w="${width(theme.borderWidth, slide)}"><a:solidFill>${color}</a:solidFill>${isUnknown ? '<a:prstDash val="dash"/>' : ''}</a:ln>`;
}

/** The corners of an outline in slide units from the card's upper left; undefined for a rectangle. */
function polygonOf({ outline, width: wide, height }: CardShape, slide: Slide) {
  const own = { left: 0, top: 0, width: wide, height };
  const scaled = (points: readonly Point[]) => points.map(({ x, y }) => ({ x: units(x, slide), y: units(y, slide) }));
  const extras = outlineExtras(outline, own).map(scaled);
  const corners = outlineCorners(outline, own) ?? (extras.length ? boxCorners(own) : null);
  return corners ? { corners: scaled(corners), extras } : undefined;
}

/** The circle of a symbol and the strokes of its type in it; what is owned alone stands in a square. */
function symbolShapes(
  { node, shape, x, y }: SceneCard,
  { fill, name }: { fill: string; name: string },
  slide: Slide,
  theme: ExportTheme,
  newId: () => number,
): string {
  const [size, top] = [shape.iconSize, y + shape.iconY];
  const geometry = outlineOf(node) === 'parallelogram' ? 'roundRect' : 'ellipse';
  const side = size * 0.56;
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${newId()}" name="Symbol"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(x - size / 2, top, size, size, slide),
    `<a:prstGeom prst="${geometry}"><a:avLst/></a:prstGeom><a:solidFill>${rgb(fill)}</a:solidFill>${borderLine(node, slide, theme)}</p:spPr></p:sp>`,
    strokesShape(node, { left: x - side / 2, top: top + (size - side) / 2, side }, name, slide, newId),
  ].join('');
}

/** Name, detail and description as paragraphs, broken into lines as on screen. */
function cardText({ node, shape }: SceneCard, slide: Slide, theme: ExportTheme): string {
  const onCard = theme.card(node);
  const isSymbol = shape.outline === 'symbol';
  const [name, detail] = isSymbol ? [theme.labelStrong, theme.label] : [onCard.name, onCard.detail];
  const paragraph = (
    lines: readonly string[],
    look: { size: number; color: string; bold: boolean; line: number; gap?: number },
  ) => {
    const size = fontSize(look.size, slide);
    const rtl = isRightToLeft(lines.join(' ')) ? ' rtl="1"' : '';
    const before = look.gap ? `<a:spcBef>${lineHeight(look.gap, slide)}</a:spcBef>` : '';
    const runs = lines.map((line) => run(line, size, look.color, look.bold)).join(`<a:br><a:rPr sz="${size}"/></a:br>`);
    return `<a:p><a:pPr algn="${shape.align === 'center' ? 'ctr' : 'l'}"${rtl}><a:lnSpc>${lineHeight(look.line, slide)}</a:lnSpc>${before}</a:pPr>${runs}</a:p>`;
  };
  return [
    paragraph(shape.lines, { size: 14, color: name, bold: true, line: CARD.nameLine }),
    shape.detail ? paragraph([shape.detail], { size: 12, color: detail, bold: false, line: CARD.detailLine }) : '',
    shape.note.length
      ? paragraph(shape.note, { size: 12, color: detail, bold: false, line: CARD.noteLine, gap: CARD.noteGap })
      : '',
  ].join('');
}

/** One of the cards that show behind a folded group's. */
function behindShape(
  id: number,
  { node, shape, x, y }: SceneCard,
  out: number,
  slide: Slide,
  theme: ExportTheme,
): string {
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Folded"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(x - shape.width / 2 + out, y - shape.height / 2 + out, shape.width, shape.height, slide),
    `${roundRect(sizeOf(shape, slide), [])}<a:solidFill>${rgb(theme.card(node).fill)}</a:solidFill>`,
    `<a:ln w="${width(1, slide)}"><a:solidFill>${rgb(theme.border)}</a:solidFill></a:ln></p:spPr></p:sp>`,
  ].join('');
}

function flagShapes(
  card: SceneCard,
  flag: string | null,
  slide: Slide,
  theme: ExportTheme,
  newId: () => number,
): string[] {
  const { flag: country, flagColor } = card.shape;
  const places = flagPlaces(card);
  const parts: string[] = [];
  if (country && flag && places.country) {
    const { x, y } = places.country;
    const [wide, high] = [CARD.flagWidth, CARD.flagHeight];
    const box = { x: x + wide / 2, y: y + high / 2, width: wide, height: high };
    parts.push(
      pictureShape(newId(), `Flag of ${countryLabel(country)}`, box, flag, slide, { border: '#17212B66', corner: 2 }),
    );
  }
  if (!flagColor || !places.colour) return parts;
  const { x, y } = places.colour;
  const color = rgb(theme.flagTheme(flagColor));
  const plain = (wide: number, high: number, at: number) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${newId()}" name="Flag"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${frame(at, y - 1, wide, high, slide)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill>${color}</a:solidFill><a:ln><a:noFill/></a:ln></p:spPr></p:sp>`;
  return [...parts, plain(1.4, 14, x + 0.3), plain(9, 7, x + 1)];
}

function pillShape(id: number, card: SceneCard, slide: Slide, theme: ExportTheme): string {
  const { shape } = card;
  const { x, y } = pillPlace(card);
  const [wide, high] = [shape.pillWidth, CARD.pillHeight];
  const size = { width: units(wide, slide), height: units(high, slide), corner: units(high / 2, slide) };
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Label"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(x, y, wide, high, slide),
    `${roundRect(size, [])}<a:solidFill>${rgb(theme.pill)}</a:solidFill><a:ln w="${width(1, slide)}"><a:solidFill>${rgb(theme.border)}</a:solidFill></a:ln></p:spPr>`,
    `<p:txBody><a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/><a:p><a:pPr algn="ctr"/>${run(shape.pill, fontSize(12, slide), theme.pillText, false)}</a:p></p:txBody></p:sp>`,
  ].join('');
}

function sizeOf(shape: CardShape, slide: Slide) {
  return {
    width: units(shape.width, slide),
    height: units(shape.height, slide),
    corner: units(Math.min(shape.corner, shape.height / 2), slide),
  };
}
