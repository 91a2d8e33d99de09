import { CARD, textHeight } from '@stemma/diagram/geometry/card';
import { pillPlace, STACK } from '@stemma/diagram/paint/cardMarks';
import type { SceneCard } from '@stemma/diagram/scene/scene';
import type { Face } from '@stemma/diagram/geometry/text';
import { isRightToLeft } from '@stemma/diagram/geometry/text';
import { cardColors } from '@stemma/diagram/paint/palette';
import { strokesOf } from '@stemma/shared/entities/shapes';
import { entityTint } from '@stemma/shared/entities/tint';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { Path2D } from '@napi-rs/canvas';
import { drawFlags } from './drawFlags';
import { INK, type PictureInk } from './ink';

type Fonts = Record<Face, string>;

/** Draws a card as the screen does, at its place. */
export function drawCard(context: SKRSContext2D, card: SceneCard, fonts: Fonts, ink: PictureInk): void {
  const { node, shape, x, y } = card;
  const [left, top] = [x - shape.width / 2, y - shape.height / 2];
  const words = cardColors(node.fillColor, INK);
  context.lineWidth = 1;
  context.fillStyle = words.fill;
  context.setLineDash(node.party === 'known' ? [] : [4, 3]);
  context.strokeStyle = node.party === 'known' ? INK.border : INK.borderUnknown;
  drawBox(context, shape, left, top);
  context.setLineDash([]);
  if (!node.hideIcon) drawIcon(context, card, left + shape.iconX, y + shape.iconY);
  drawWords(context, card, left + shape.textX, words, fonts);
  drawFlags(context, card, ink);
  if (shape.pill) drawPill(context, card, fonts);
}

/** The edges of more cards behind the one that stands for a folded group; before the links, whose arrows end on the card itself. */
export function drawStack(context: SKRSContext2D, { node, shape, x, y }: SceneCard): void {
  context.lineWidth = 1;
  context.fillStyle = cardColors(node.fillColor, INK).fill;
  context.strokeStyle = INK.border;
  for (const out of node.standsFor ? STACK : [])
    drawBox(context, shape, x - shape.width / 2 + out, y - shape.height / 2 + out);
}

function drawBox(
  context: SKRSContext2D,
  { width, height, corner }: SceneCard['shape'],
  left: number,
  top: number,
): void {
  context.beginPath();
  context.roundRect(left + 0.5, top + 0.5, width - 1, height - 1, corner);
  context.fill();
  context.stroke();
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
  ink: { name: string; detail: string },
  fonts: Fonts,
): void {
  let baseline = y - textHeight(shape) / 2 + 13.5;
  context.font = fonts.name;
  context.fillStyle = ink.name;
  for (const line of shape.lines) {
    writeText(context, line, left, baseline);
    baseline += CARD.nameLine;
  }
  context.font = fonts.detail;
  context.fillStyle = ink.detail;
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

function drawPill(context: SKRSContext2D, card: SceneCard, fonts: Fonts): void {
  const { shape } = card;
  const { x: left, y: top } = pillPlace(card);
  context.beginPath();
  context.roundRect(left, top, shape.pillWidth, CARD.pillHeight, CARD.pillHeight / 2);
  context.fillStyle = INK.pill;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = INK.border;
  context.stroke();
  context.font = fonts.pill;
  context.fillStyle = INK.pillText;
  writeText(context, shape.pill, left + 8, top + 13);
}

/** Writes a line from its left edge on, whichever way it runs. */
export function writeText(context: SKRSContext2D, text: string, left: number, baseline: number): void {
  context.direction = isRightToLeft(text) ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  context.fillText(text, left, baseline);
}
