import type { Point } from '../geometry/box';
import { CARD, textHeight } from '../geometry/card';
import { isRightToLeft } from '../geometry/text';
import type { SceneCard } from '../scene/sceneParts';
import { drawBody, drawStrokes, drawSymbol, drawTintedIcon, type CardEmphasis, type PlacedCard } from './drawCardBody';
import { flagPlaces, pillPlace, STACK, type PositionedCard } from './cardMarks';
import type { PaintContext, PaintTheme } from './paintContext';
import { cardColors, cardGround, colorOfFlag, type Palette } from './palette';

export type { CardEmphasis, PlacedCard } from './drawCardBody';

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
  const icon = { left: left + shape.iconX, top: y + shape.iconY };
  if (shape.icon === 'symbol') drawSymbol(context, { card, x, y }, fill, theme, emphasis);
  else drawBody(context, card, { left, top, fill }, emphasis, theme);
  if (shape.icon === 'strokes') drawStrokes(context, node, { ...icon, side: shape.iconSize, color: name }, theme);
  if (shape.icon === 'tinted' && !node.hideIcon) drawTintedIcon(context, card, icon, theme);
  const words = shape.icon === 'symbol' ? theme.palette : { name, detail };
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
