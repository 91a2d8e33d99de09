import type { ChartStyleLook } from '@stemma/shared/chart/style';
import { drawStrokes, traceLines } from './drawCardBody';
import { KIND_SIGN, kindSign } from './kindSign';
import type { Kind } from './kinds';
import type { PaintContext, PaintTheme } from './paintContext';
import { borderColor } from './palette';

/** Draws the sign of a kind in a legend, `KIND_SIGN` large, its upper left at the origin. */
export function drawKindSign<Path, Image>(
  context: PaintContext<Path, Image>,
  { node }: Pick<Kind, 'node'>,
  { style, palette, icon }: { style: ChartStyleLook } & Pick<PaintTheme<Path, Image>, 'palette' | 'icon'>,
): void {
  const { width, height } = KIND_SIGN;
  const { outline, corners, extras, radius, isDashed, tint, icon: at } = kindSign({ node }, style, palette.scheme);
  const color = tint?.stroke ?? borderColor(style.border, false, palette);
  const isSymbol = outline === 'symbol';
  context.lineJoin = 'round';
  context.lineWidth = 2;
  context.fillStyle = tint?.fill ?? palette.card;
  context.strokeStyle = color;
  context.setLineDash(isDashed ? [6, 4] : []);
  context.beginPath();
  if (corners) traceLines(context, corners, true);
  else if (isSymbol) context.roundRect((width - height) / 2, 0, height, height, radius);
  else context.roundRect(0, 0, width, height, radius);
  context.fill();
  context.stroke();
  for (const line of extras) {
    context.beginPath();
    traceLines(context, line, false);
    context.stroke();
  }
  context.setLineDash([]);
  if (at) drawStrokes(context, node, { ...at, color }, { icon });
}
