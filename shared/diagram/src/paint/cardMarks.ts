import type { Point } from '../geometry/box';
import { CARD, type CardShape } from '../geometry/card';
import { OUTLINE } from '../geometry/outline';
import type { SceneCard } from '../scene/sceneParts';

/** A card set in type, and where its middle is. */
export type PositionedCard = Pick<SceneCard, 'shape' | 'x' | 'y'>;

/** How far the edges of further sheets stand out to the right and below the card of a folded group, the hindmost first. */
export const STACK: readonly number[] = [8, 4];

/** Upper left corners of the country's flag and of the coloured one left of it, in a card's upper right corner; null for those it has not. */
export function flagPlaces({ shape, x, y }: PositionedCard): {
  country: Point | null;
  code: Point | null;
  colour: Point | null;
} {
  const right = marksRight(shape) + x;
  const top = y - shape.height / 2 + marksDrop(shape);
  const left = shape.flag ? right - CARD.flagWidth : right;
  const code = shape.code ? left - CARD.codeWidth - (shape.flag ? 4 : 0) : left;
  return {
    country: shape.flag ? { x: left, y: top } : null,
    code: shape.code ? { x: code, y: top } : null,
    colour: shape.flagColor ? { x: code - (shape.flag || shape.code ? 14 : 12), y: top } : null,
  };
}

/** From a card's middle to the right end of its marks: in its corner, or beside the circle of a symbol. */
function marksRight({ outline, width, corner, flag, code, flagColor }: CardShape): number {
  if (outline === 'symbol') {
    const marks = (flag ? CARD.flagWidth : 0) + (code ? CARD.codeWidth + 4 : 0) + (flagColor ? 14 : 0);
    return Math.min(width / 2, OUTLINE.symbol / 2 + 4 + marks);
  }
  return width / 2 - (corner > CARD.corner ? 20 : 9);
}

function marksDrop({ outline, corner, width }: CardShape): number {
  if (outline === 'symbol') return 2;
  if (outline === 'gable') return 8 + Math.ceil(OUTLINE.gable * (1 - (2 * 9) / width) * 0.5);
  return corner > CARD.corner ? 9 : 8;
}

/** Upper left corner of the label pill on a card's lower edge. */
export function pillPlace({ shape, x, y }: PositionedCard): Point {
  return { x: x - shape.pillWidth / 2, y: y + shape.height / 2 - CARD.pillHeight + CARD.pillDrop };
}
