import { CARD } from '@stemma/diagram/geometry/card';
import { flagPlaces } from '@stemma/diagram/paint/cardMarks';
import type { SceneCard } from '@stemma/diagram/scene/scene';
import { FLAG_FILL } from '@stemma/diagram/paint/palette';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { INK, type PictureInk } from './ink';

/** Draws the country's flag in a card's upper right corner, and left of it the flag of a colour. */
export function drawFlags(context: SKRSContext2D, card: SceneCard, ink: PictureInk): void {
  const { flag: country, flagColor } = card.shape;
  const places = flagPlaces(card);
  const flag = country ? ink.flag(country) : null;
  if (flag && places.country) {
    const { x, y } = places.country;
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
  if (!flagColor || !places.colour) return;
  const { x, y } = places.colour;
  context.fillStyle = context.strokeStyle = FLAG_FILL[flagColor] ?? INK.detail;
  context.lineWidth = 1.4;
  context.beginPath();
  context.moveTo(x + 1, y - 1);
  context.lineTo(x + 1, y + 13);
  context.stroke();
  context.fillRect(x + 1, y - 1, 9, 7);
}
