import { strokesOf } from '@stemma/shared/entities/shapes';
import { entityTint } from '@stemma/shared/entities/tint';
import { CARD, textHeight } from '@stemma/diagram/geometry/card';
import { flagPlaces, pillPlace, STACK, type PositionedCard } from '@stemma/diagram/paint/cardMarks';
import type { SceneCard } from '@stemma/diagram/scene/scene';
import { isRightToLeft } from '@stemma/diagram/geometry/text';
import type { Pictures } from './drawAnnotations';
import type { PlacedCard } from './drawSimple';
import { FONTS } from './fonts';
import { cardColors, colorOfFlag, type Palette } from '@stemma/diagram/paint/palette';
import { ringCard } from './rings';

/** How a card is drawn just now. */
export interface CardLook {
  selected: boolean;
  hovered: boolean;
  /** Has the keyboard's focus. */
  focused: boolean;
  /** A link being drawn would end here. */
  target: boolean;
}

export interface CardTheme {
  palette: Palette;
  flag(country: string): HTMLImageElement | null;
  picture: Pictures;
}

/** Draws a card whole, its middle at x, y in the context's units. */
export function drawCard(
  context: CanvasRenderingContext2D,
  card: SceneCard,
  x: number,
  y: number,
  look: CardLook,
  theme: CardTheme,
): void {
  const { shape, node } = card;
  const { palette } = theme;
  const left = x - shape.width / 2;
  const top = y - shape.height / 2;
  const { fill, name, detail } = cardColors(node.fillColor, palette);
  drawBody(context, card, left, top, fill, look, palette);
  if (!node.hideIcon) drawIcon(context, card, left + shape.iconX, y + shape.iconY, palette);
  drawText(context, card, left + shape.textX, y, name, detail);
  drawFlags(context, { shape, x, y }, fill, theme);
  if (shape.pill) drawPill(context, { shape, x, y }, palette);
}

/** The edges of more cards behind the one that stands for a folded group; before the links, whose arrows end on the card itself. */
export function drawStack(context: CanvasRenderingContext2D, { card, x, y }: PlacedCard, palette: Palette): void {
  const { shape, node } = card;
  const [left, top] = [x - shape.width / 2, y - shape.height / 2];
  const { fill } = cardColors(node.fillColor, palette);
  for (const out of STACK) {
    context.beginPath();
    context.roundRect(left + out + 0.5, top + out + 0.5, shape.width - 1, shape.height - 1, shape.corner);
    context.fillStyle = fill;
    context.fill();
    context.lineWidth = 1;
    context.strokeStyle = palette.border;
    context.stroke();
  }
}

function drawBody(
  context: CanvasRenderingContext2D,
  { shape, node }: SceneCard,
  left: number,
  top: number,
  fill: string,
  look: CardLook,
  palette: Palette,
): void {
  if (look.selected || look.focused || look.target) {
    const middle = { x: left + shape.width / 2, y: top + shape.height / 2 };
    const dash = look.focused && !look.selected ? [5, 3] : [];
    ringCard(context, shape, middle, 3, { color: palette.accent, width: 2, dash });
  }
  context.beginPath();
  context.roundRect(left + 0.5, top + 0.5, shape.width - 1, shape.height - 1, shape.corner);
  if (look.hovered) {
    context.save();
    context.shadowColor = palette.shadow;
    context.shadowBlur = 14;
    context.shadowOffsetY = 4;
    context.fillStyle = fill;
    context.fill();
    context.restore();
  }
  context.fillStyle = fill;
  context.fill();
  const dashed = node.party !== 'known';
  context.setLineDash(dashed ? [4, 3] : []);
  context.lineWidth = 1;
  context.strokeStyle = look.selected || look.target ? palette.accent : dashed ? palette.borderUnknown : palette.border;
  context.stroke();
  context.setLineDash([]);
}

const paths = new Map<readonly string[], Path2D>();

/** Draws the tinted square with the picture of a type, its upper left corner at a point. */
export function drawIcon(
  context: CanvasRenderingContext2D,
  { node }: { node: Pick<SceneCard['node'], 'typeName' | 'party' | 'standsFor' | 'icon'> },
  left: number,
  top: number,
  palette: Palette,
): void {
  const tint = entityTint(node.typeName, palette.scheme, node.party);
  const strokes = strokesOf(node);
  let path = paths.get(strokes);
  if (!path) {
    path = new Path2D();
    for (const stroke of strokes) path.addPath(new Path2D(stroke));
    paths.set(strokes, path);
  }
  context.beginPath();
  context.roundRect(left, top, CARD.icon, CARD.icon, node.typeName === 'Individual' ? CARD.icon / 2 : 7);
  context.fillStyle = tint.back;
  context.fill();
  const scale = 19 / 24;
  context.save();
  context.translate(left + (CARD.icon - 19) / 2, top + (CARD.icon - 19) / 2);
  context.scale(scale, scale);
  context.strokeStyle = tint.front;
  context.lineWidth = 1.75;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(path);
  context.restore();
}

function drawText(
  context: CanvasRenderingContext2D,
  { shape }: SceneCard,
  left: number,
  y: number,
  nameTheme: string,
  detailTheme: string,
): void {
  let baseline = y - textHeight(shape) / 2 + 13.5;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.font = FONTS.name;
  context.fillStyle = nameTheme;
  for (const line of shape.lines) {
    context.direction = isRightToLeft(line) ? 'rtl' : 'ltr';
    context.fillText(line, left, baseline);
    baseline += CARD.nameLine;
  }
  context.font = FONTS.detail;
  context.fillStyle = detailTheme;
  if (shape.detail) {
    context.direction = isRightToLeft(shape.detail) ? 'rtl' : 'ltr';
    context.fillText(shape.detail, left, baseline - 1);
    baseline += CARD.detailLine;
  }
  baseline += CARD.noteGap - 2;
  for (const line of shape.note) {
    context.direction = isRightToLeft(line) ? 'rtl' : 'ltr';
    context.fillText(line, left, baseline);
    baseline += CARD.noteLine;
  }
}

function drawFlags(context: CanvasRenderingContext2D, card: PositionedCard, fill: string, theme: CardTheme): void {
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

function drawPill(context: CanvasRenderingContext2D, card: PositionedCard, palette: Palette): void {
  const { shape } = card;
  const { x: left, y: top } = pillPlace(card);
  context.beginPath();
  context.roundRect(left, top, shape.pillWidth, CARD.pillHeight, CARD.pillHeight / 2);
  context.fillStyle = palette.pill;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = palette.border;
  context.stroke();
  context.font = FONTS.pill;
  context.fillStyle = palette.pillText;
  context.textAlign = 'center';
  context.direction = isRightToLeft(shape.pill) ? 'rtl' : 'ltr';
  context.fillText(shape.pill, card.x, top + 13);
}
