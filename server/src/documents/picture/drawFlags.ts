import { CARD } from '@stemma/shared/chart/geometry/card';
import type { SceneCard } from '@stemma/shared/chart/geometry/scene';
import { FLAG_INK } from '@stemma/shared/chart/palette';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { INK, type PictureInk } from './ink';

/** Draws the country's flag in a card's upper right corner, and left of it the flag of a colour. */
export function drawFlags(context: SKRSContext2D, { shape, x: middle, y: centre }: SceneCard, ink: PictureInk): void {
  const round = shape.corner > CARD.corner;
  let x = middle + shape.width / 2 - (round ? 20 : 9);
  const y = centre - shape.height / 2 + (round ? 9 : 8);
  const flag = shape.flag ? ink.flag(shape.flag) : null;
  if (shape.flag) x -= CARD.flagWidth;
  if (flag) {
    context.save();
    context.beginPath();
    context.roundRect(x, y, CARD.flagWidth, CARD.flagHeight, 2);
    context.clip();
    context.drawImage(flag, x, y, CARD.flagWidth, CARD.flagHeight);
    context.restore();
    context.beginPath();
    context.roundRect(x, y, CARD.flagWidth, CARD.flagHeight, 2);
    context.lineWidth = 0.75;
    context.strokeStyle = 'rgba(23, 33, 43, 0.4)';
    context.stroke();
  }
  if (!shape.flagColor) return;
  x -= shape.flag ? 14 : 12;
  context.fillStyle = context.strokeStyle = FLAG_INK[shape.flagColor] ?? INK.detail;
  context.lineWidth = 1.4;
  context.beginPath();
  context.moveTo(x + 1, y - 1);
  context.lineTo(x + 1, y + 13);
  context.stroke();
  context.fillRect(x + 1, y - 1, 9, 7);
}
