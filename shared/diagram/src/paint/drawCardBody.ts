import { strokesOf } from '@stemma/shared/entities/shapes';
import { entityTint } from '@stemma/shared/entities/tint';
import type { Point } from '../geometry/box';
import { CARD } from '../geometry/card';
import { outlineCorners, outlineExtras, outlineOf } from '../geometry/outline';
import type { SceneCard } from '../scene/sceneParts';
import type { PaintContext, PaintTheme } from './paintContext';
import { BORDER_CHOSEN, borderColor, cardColors, type Palette } from './palette';

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

/** Draws the outline of a card and its ground, and the lines within that belong to it. */
export function drawBody<Path, Image>(
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

/** Traces lines from point to point, on a canvas or in a path. */
export function traceLines(
  path: Pick<PaintContext<unknown, unknown>, 'moveTo' | 'lineTo' | 'closePath'>,
  points: readonly Point[],
  isClosed: boolean,
): void {
  points.forEach(({ x, y }, at) => {
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  if (isClosed) path.closePath();
}

/** Draws the circle of a symbol with the strokes of its type, over the card's words; what is owned alone stands in a square. */
export function drawSymbol<Path, Image>(
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
export function drawTintedIcon<Path, Image>(
  context: PaintContext<Path, Image>,
  { node }: { node: Pick<SceneCard['node'], 'typeName' | 'party' | 'standsFor' | 'icon'> },
  { left, top }: { left: number; top: number },
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
