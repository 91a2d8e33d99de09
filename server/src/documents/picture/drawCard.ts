import { CARD, textHeight } from '@stemma/shared/chart/geometry/card';
import type { SceneCard } from '@stemma/shared/chart/geometry/scene';
import type { Face } from '@stemma/shared/chart/geometry/text';
import { runsRightToLeft } from '@stemma/shared/chart/geometry/text';
import { strokesOf } from '@stemma/shared/entities/shapes';
import { entityTint } from '@stemma/shared/entities/tint';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { Path2D } from '@napi-rs/canvas';
import { INK } from './ink';

type Fonts = Record<Face, string>;

/** Draws a card as the screen does, at its place. */
export function drawCard(context: SKRSContext2D, card: SceneCard, fonts: Fonts): void {
  const { node, shape, x, y } = card;
  const [left, top] = [x - shape.width / 2, y - shape.height / 2];
  const fill = !node.fillColor || /^#fff(fff)?$/i.test(node.fillColor) ? INK.card : node.fillColor;
  context.beginPath();
  context.roundRect(left + 0.5, top + 0.5, shape.width - 1, shape.height - 1, shape.corner);
  context.fillStyle = fill;
  context.fill();
  context.setLineDash(node.party === 'known' ? [] : [4, 3]);
  context.lineWidth = 1;
  context.strokeStyle = node.party === 'known' ? INK.border : INK.borderUnknown;
  context.stroke();
  context.setLineDash([]);
  if (!node.hideIcon) drawIcon(context, card, left + shape.iconX, y + shape.iconY);
  drawWords(context, card, left + shape.textX, isDark(fill) ? '#ffffff' : undefined, fonts);
  if (shape.pill) drawPill(context, card, top + shape.height, fonts);
}

function drawIcon(context: SKRSContext2D, { node }: SceneCard, left: number, top: number): void {
  const tint = entityTint(node.typeName, 'light', node.party);
  const person = node.typeName === 'Individual';
  context.beginPath();
  context.roundRect(left, top, CARD.icon, CARD.icon, person ? CARD.icon / 2 : 7);
  context.fillStyle = tint.back;
  context.fill();
  context.save();
  context.translate(left + (CARD.icon - 19) / 2, top + (CARD.icon - 19) / 2);
  context.scale(19 / 24, 19 / 24);
  context.strokeStyle = tint.front;
  context.lineWidth = 1.75;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of strokesOf(node)) context.stroke(new Path2D(stroke));
  context.restore();
}

function drawWords(
  context: SKRSContext2D,
  { shape, y }: SceneCard,
  left: number,
  ink: string | undefined,
  fonts: Fonts,
): void {
  let baseline = y - textHeight(shape) / 2 + 13.5;
  context.font = fonts.name;
  context.fillStyle = ink ?? INK.name;
  for (const line of shape.lines) {
    write(context, line, left, baseline);
    baseline += CARD.nameLine;
  }
  context.font = fonts.detail;
  context.fillStyle = ink ?? INK.detail;
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

function drawPill(context: SKRSContext2D, { shape, x }: SceneCard, bottom: number, fonts: Fonts): void {
  const left = x - shape.pillWidth / 2;
  const top = bottom - CARD.pillHeight + CARD.pillDrop;
  context.beginPath();
  context.roundRect(left, top, shape.pillWidth, CARD.pillHeight, CARD.pillHeight / 2);
  context.fillStyle = INK.pill;
  context.fill();
  context.strokeStyle = INK.border;
  context.stroke();
  context.font = fonts.pill;
  context.fillStyle = INK.pillText;
  write(context, shape.pill, left + 8, top + 13);
}

/** Writes a line from its left edge on, whichever way it runs. */
export function write(context: SKRSContext2D, text: string, left: number, baseline: number): void {
  context.direction = runsRightToLeft(text) ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  context.fillText(text, left, baseline);
}

/** Whether white letters read better than dark ones on a colour like #RRGGBB. */
function isDark(color: string): boolean {
  const hex = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 <= 140;
}
