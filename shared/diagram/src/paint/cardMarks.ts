import type { Point } from '../geometry/box';
import { CARD } from '../geometry/card';
import type { SceneCard } from '../scene/sceneParts';

/** A card set in type, and where its middle is. */
export type PositionedCard = Pick<SceneCard, 'shape' | 'x' | 'y'>;

/** How far the edges of further sheets stand out to the right and below the card of a folded group, the hindmost first. */
export const STACK: readonly number[] = [8, 4];

/** Upper left corners of the country's flag and of the coloured one left of it, in a card's upper right corner; null for those it has not. */
export function flagPlaces({ shape, x, y }: PositionedCard): { country: Point | null; colour: Point | null } {
  const round = shape.corner > CARD.corner;
  const right = x + shape.width / 2 - (round ? 20 : 9);
  const top = y - shape.height / 2 + (round ? 9 : 8);
  const left = shape.flag ? right - CARD.flagWidth : right;
  return {
    country: shape.flag ? { x: left, y: top } : null,
    colour: shape.flagColor ? { x: left - (shape.flag ? 14 : 12), y: top } : null,
  };
}

/** Upper left corner of the label pill on a card's lower edge. */
export function pillPlace({ shape, x, y }: PositionedCard): Point {
  return { x: x - shape.pillWidth / 2, y: y + shape.height / 2 - CARD.pillHeight + CARD.pillDrop };
}
