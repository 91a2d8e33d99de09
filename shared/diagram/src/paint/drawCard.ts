import { strokesOf } from '@stemma/shared/entities/shapes';
import { entityTint } from '@stemma/shared/entities/tint';
import type { Point } from '../geometry/box';
import { CARD, textHeight } from '../geometry/card';
import { outlineCorners, outlineExtras, outlineOf } from '../geometry/outline';
import { isRightToLeft } from '../geometry/text';
import type { SceneCard } from '../scene/sceneParts';
import { flagPlaces, pillPlace, STACK, type PositionedCard } from './cardMarks';
import type { PaintContext, PaintTheme } from './paintContext';
import { BORDER_CHOSEN, borderColor, cardColors, cardGround, colorOfFlag, type Palette } from './palette';

/** A card with the place it is drawn at: its middle, in the context's units. */
export interface PlacedCard {
  card: SceneCard;
  x: number;
  y: number;
}

/** How a card stands out from the others: by a border in the accent's colour, by a shadow. */
export interface CardEmphasis {
  isAccented: boolean;
  isRaised: boolean;
}

const PLAIN: CardEmphasis = { isAccented: false, isRaised: false };

/** Draws a card whole. */
export function drawCard<Path, Image>(
  context: PaintContext<Path, Image>,
  { card, x, y }: PlacedCard,
  theme: PaintTheme<Path, Image>,
  emphasis = PLAIN,
): void {
  const { shape, node } = card;
  const [left, top] = [x - shape.width / 2, y - shape.height / 2];
  const { fill, name, detail } = cardColors(cardGround(node, theme), theme.palette);
  const isSymbol = shape.outline === 'symbol';
  if (isSymbol) drawSymbol(context, { card, x, y }, fill, theme, emphasis);
  else drawBody(context, card, { left, top, fill }, emphasis, theme);
  const isTinted = theme.look.style.cards === 'icon';
  if (!isSymbol && !isTinted && shape.iconSize) {
    const at = { left: left + shape.iconX, top: y + shape.iconY, side: shape.iconSize, color: name };
    drawStrokes(context, node, at, theme);
  }
  if (isTinted && !node.hideIcon && shape.iconSize) drawIcon(context, card, left + shape.iconX, y + shape.iconY, theme);
  const words = isSymbol ? theme.palette : { name, detail };
  drawText(
    context,
    card,
    { left: left + shape.textX, y: y + shape.textY, name: words.name, detail: words.detail },
    theme,
  );
  drawFlags(context, { shape, x, y }, fill, theme);
  if (shape.pill) drawPill(context, { shape, x, y }, theme);
}

/** The edges of more cards behind the one that stands for a folded group; before the links, whose arrows end on the card itself. */
export function drawStack<Path, Image>(
  context: PaintContext<Path, Image>,
  { card, x, y }: PlacedCard,
  palette: Palette,
): void {
  const { shape, node } = card;
  const [left, top] = [x - shape.width / 2, y - shape.height / 2];
  context.lineWidth = 1;
  context.fillStyle = cardColors(node.fillColor, palette).fill;
  context.strokeStyle = palette.border;
  if (shape.outline === 'symbol') return;
  for (const out of STACK) {
    context.beginPath();
    context.roundRect(left + out + 0.5, top + out + 0.5, shape.width - 1, shape.height - 1, shape.corner);
    context.fill();
    context.stroke();
  }
}

function drawBody<Path, Image>(
  context: PaintContext<Path, Image>,
  { shape, node }: SceneCard,
  { left, top, fill }: { left: number; top: number; fill: string },
  emphasis: CardEmphasis,
  theme: Pick<PaintTheme<Path, Image>, 'palette' | 'look'>,
): void {
  const { outline } = shape;
  const frame = { left: left + 0.5, top: top + 0.5, width: shape.width - 1, height: shape.height - 1 };
  const corners = outlineCorners(outline, frame);
  context.lineJoin = 'round';
  context.beginPath();
  if (corners) traceLines(context, corners, true);
  else context.roundRect(frame.left, frame.top, frame.width, frame.height, shape.corner);
  fillBody(context, fill, emphasis, theme.palette);
  strokeBorder(context, node, emphasis, theme);
  for (const extra of outlineExtras(outline, frame)) {
    context.beginPath();
    traceLines(context, extra, false);
    context.stroke();
  }
  context.setLineDash([]);
}

function fillBody<Path, Image>(
  context: PaintContext<Path, Image>,
  fill: string,
  { isRaised }: CardEmphasis,
  palette: Palette,
): void {
  context.fillStyle = fill;
  if (isRaised) {
    context.save();
    context.shadowColor = palette.shadow;
    context.shadowBlur = 14;
    context.shadowOffsetY = 4;
    context.fill();
    context.restore();
  }
  context.fill();
}

/** Strokes what is traced as a card's border; its dashes stay for the lines within it. */
function strokeBorder<Path, Image>(
  context: PaintContext<Path, Image>,
  node: SceneCard['node'],
  { isAccented }: CardEmphasis,
  { palette, look }: Pick<PaintTheme<Path, Image>, 'palette' | 'look'>,
): void {
  const isDashed = node.party !== 'known';
  context.setLineDash(isDashed ? [4, 3] : []);
  context.lineWidth = look.style.border ? BORDER_CHOSEN : 1;
  context.strokeStyle = isAccented ? palette.accent : borderColor(look.style.border, isDashed, palette);
  context.stroke();
}

/** Traces lines from point to point. */
export function traceLines<Path, Image>(
  context: PaintContext<Path, Image>,
  points: readonly Point[],
  isClosed: boolean,
): void {
  points.forEach(({ x, y }, at) => {
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  if (isClosed) context.closePath();
}

/** The circle of a symbol with the strokes of its type, over the card's words; what is owned alone stands in a square. */
function drawSymbol<Path, Image>(
  context: PaintContext<Path, Image>,
  { card: { shape, node }, x, y }: PlacedCard,
  fill: string,
  theme: PaintTheme<Path, Image>,
  emphasis: CardEmphasis,
): void {
  const size = shape.iconSize;
  const [left, top] = [x - size / 2, y + shape.iconY];
  const isAsset = outlineOf(node) === 'parallelogram';
  context.beginPath();
  context.roundRect(left + 0.5, top + 0.5, size - 1, size - 1, isAsset ? CARD.corner : size / 2);
  fillBody(context, fill, emphasis, theme.palette);
  strokeBorder(context, node, emphasis, theme);
  context.setLineDash([]);
  const color = cardColors(fill, theme.palette).name;
  drawStrokes(context, node, { left: left + size * 0.22, top: top + size * 0.22, side: size * 0.56, color }, theme);
}

/** Draws the tinted square with the icon of a type, its upper left corner at a point. */
export function drawIcon<Path, Image>(
  context: PaintContext<Path, Image>,
  { node }: { node: Pick<SceneCard['node'], 'typeName' | 'party' | 'standsFor' | 'icon'> },
  left: number,
  top: number,
  { palette, icon }: Pick<PaintTheme<Path, Image>, 'palette' | 'icon'>,
): void {
  const tint = entityTint(node.typeName, palette.scheme, node.party);
  context.beginPath();
  context.roundRect(left, top, CARD.icon, CARD.icon, node.typeName === 'Individual' ? CARD.icon / 2 : 7);
  context.fillStyle = tint.back;
  context.fill();
  const inset = (CARD.icon - 19) / 2;
  drawStrokes(context, node, { left: left + inset, top: top + inset, side: 19, color: tint.front }, { icon });
}

/** Strokes the icon of a type in a square. */
export function drawStrokes<Path, Image>(
  context: PaintContext<Path, Image>,
  node: Pick<SceneCard['node'], 'typeName' | 'party' | 'standsFor' | 'icon'>,
  { left, top, side, color }: { left: number; top: number; side: number; color: string },
  { icon }: Pick<PaintTheme<Path, Image>, 'icon'>,
): void {
  context.save();
  context.translate(left, top);
  context.scale(side / 24, side / 24);
  context.strokeStyle = color;
  context.lineWidth = 1.75;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const path of icon(strokesOf(node))) context.stroke(path);
  context.restore();
}

function drawText<Path, Image>(
  context: PaintContext<Path, Image>,
  { shape }: SceneCard,
  { left, y, name, detail }: { left: number; y: number; name: string; detail: string },
  { fonts }: PaintTheme<Path, Image>,
): void {
  let baseline = y - textHeight(shape) / 2 + 13.5;
  const write = shape.align === 'center' ? writeCentred : writeText;
  context.textBaseline = 'alphabetic';
  context.font = fonts.name;
  context.fillStyle = name;
  for (const line of shape.lines) {
    write(context, line, left, baseline);
    baseline += CARD.nameLine;
  }
  context.font = fonts.detail;
  context.fillStyle = detail;
  if (shape.detail) {
    write(context, shape.detail, left, baseline - 1);
    baseline += CARD.detailLine;
  }
  baseline += CARD.noteGap - 2;
  for (const line of shape.note) {
    write(context, line, left, baseline);
    baseline += CARD.noteLine;
  }
}

/** Draws the country's flag in a card's upper right corner, and left of it the flag of a colour. */
function drawFlags<Path, Image>(
  context: PaintContext<Path, Image>,
  card: PositionedCard,
  fill: string,
  theme: PaintTheme<Path, Image>,
): void {
  const { flag, flagColor } = card.shape;
  const places = flagPlaces(card);
  const image = flag ? theme.flag(flag) : null;
  if (image && places.country) {
    const { x, y } = places.country;
    context.save();
    context.beginPath();
    context.roundRect(x, y, CARD.flagWidth, CARD.flagHeight, 2);
    context.clip();
    context.drawImage(image, x, y, CARD.flagWidth, CARD.flagHeight);
    context.restore();
    context.beginPath();
    context.roundRect(x, y, CARD.flagWidth, CARD.flagHeight, 2);
    context.lineWidth = 0.75;
    context.strokeStyle = 'rgba(23, 33, 43, 0.4)';
    context.stroke();
  }
  if (card.shape.code && places.code) drawCode(context, card.shape.code, places.code, fill, theme);
  if (!flagColor || !places.colour) return;
  const { x, y } = places.colour;
  context.fillStyle = context.strokeStyle = colorOfFlag(flagColor, fill, theme.palette);
  context.lineWidth = 1.4;
  context.beginPath();
  context.moveTo(x + 1, y - 1);
  context.lineTo(x + 1, y + 13);
  context.stroke();
  context.fillRect(x + 1, y - 1, 9, 7);
}

/** The two letters of a jurisdiction, their right end at the flag or where that would be. */
function drawCode<Path, Image>(
  context: PaintContext<Path, Image>,
  code: string,
  { x, y }: Point,
  fill: string,
  { palette, fonts }: Pick<PaintTheme<Path, Image>, 'palette' | 'fonts'>,
): void {
  context.font = fonts.pill;
  context.fillStyle = cardColors(fill, palette).detail;
  writeText(context, code, x, y + 10);
}

function drawPill<Path, Image>(
  context: PaintContext<Path, Image>,
  card: PositionedCard,
  { palette, fonts, centering }: PaintTheme<Path, Image>,
): void {
  const { shape } = card;
  const { x: left, y: top } = pillPlace(card);
  context.beginPath();
  context.roundRect(left, top, shape.pillWidth, CARD.pillHeight, CARD.pillHeight / 2);
  context.fillStyle = palette.pill;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = palette.border;
  context.stroke();
  context.font = fonts.pill;
  context.fillStyle = palette.pillText;
  if (centering === 'measured') return writeText(context, shape.pill, left + 8, top + 13);
  context.textAlign = 'center';
  context.direction = isRightToLeft(shape.pill) ? 'rtl' : 'ltr';
  context.fillText(shape.pill, card.x, top + 13);
}

/** Writes a line about its middle, whichever way it runs. */
function writeCentred<Path, Image>(
  context: PaintContext<Path, Image>,
  text: string,
  middle: number,
  baseline: number,
): void {
  context.direction = isRightToLeft(text) ? 'rtl' : 'ltr';
  context.textAlign = 'center';
  context.fillText(text, middle, baseline);
}

/** Writes a line from its left edge on, whichever way it runs. */
export function writeText<Path, Image>(
  context: PaintContext<Path, Image>,
  text: string,
  left: number,
  baseline: number,
): void {
  context.direction = isRightToLeft(text) ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  context.fillText(text, left, baseline);
}
