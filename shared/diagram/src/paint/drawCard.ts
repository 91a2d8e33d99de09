import { strokesOf } from '@stemma/shared/entities/shapes';
import { entityTint } from '@stemma/shared/entities/tint';
import { CARD, textHeight } from '../geometry/card';
import { isRightToLeft } from '../geometry/text';
import type { SceneCard } from '../scene/sceneParts';
import { flagPlaces, pillPlace, STACK, type PositionedCard } from './cardMarks';
import type { PaintContext, PaintTheme } from './paintContext';
import { cardColors, colorOfFlag, type Palette } from './palette';

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
  const { fill, name, detail } = cardColors(node.fillColor, theme.palette);
  drawBody(context, card, { left, top, fill }, emphasis, theme.palette);
  if (!node.hideIcon) drawIcon(context, card, left + shape.iconX, y + shape.iconY, theme);
  drawText(context, card, { left: left + shape.textX, y, name, detail }, theme);
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
  { isAccented, isRaised }: CardEmphasis,
  palette: Palette,
): void {
  context.beginPath();
  context.roundRect(left + 0.5, top + 0.5, shape.width - 1, shape.height - 1, shape.corner);
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
  const isDashed = node.party !== 'known';
  context.setLineDash(isDashed ? [4, 3] : []);
  context.lineWidth = 1;
  context.strokeStyle = isAccented ? palette.accent : isDashed ? palette.borderUnknown : palette.border;
  context.stroke();
  context.setLineDash([]);
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
  context.save();
  context.translate(left + (CARD.icon - 19) / 2, top + (CARD.icon - 19) / 2);
  context.scale(19 / 24, 19 / 24);
  context.strokeStyle = tint.front;
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
  context.textBaseline = 'alphabetic';
  context.font = fonts.name;
  context.fillStyle = name;
  for (const line of shape.lines) {
    writeText(context, line, left, baseline);
    baseline += CARD.nameLine;
  }
  context.font = fonts.detail;
  context.fillStyle = detail;
  if (shape.detail) {
    writeText(context, shape.detail, left, baseline - 1);
    baseline += CARD.detailLine;
  }
  baseline += CARD.noteGap - 2;
  for (const line of shape.note) {
    writeText(context, line, left, baseline);
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
