import type { SceneCard } from '../scene/scene';

/** What a badge on a card is about: its colour. */
export type BadgeTone = 'strong' | 'unknown' | 'warning' | 'danger';

/** A few words over a card's edge: at its upper right, under its lower left where they warn, at its upper left where they tell of screening, or under its lower right where a register says something new. */
export interface CardBadge {
  text: string;
  tone: BadgeTone;
  place: 'above' | 'below' | 'left' | 'belowRight';
}

/** A badge where it stands, its middle in chart units. */
export interface PlacedBadge {
  x: number;
  y: number;
  width: number;
  text: string;
}

/** Colours of what a badge warns of or does not know, by colour scheme: of words and lines, and of their ground. */
export const AMBER = { light: '#8A5A00', dark: '#E5AC4D' } as const;
export const PALE_AMBER = { light: '#FFF4DC', dark: '#3A2E14' } as const;

/** Of what is grave. */
export const RED = { light: '#B3261E', dark: '#FF9A90' } as const;
export const PALE_RED = { light: '#FDECEA', dark: '#45191A' } as const;

/** In chart units. */
export const BADGE_HEIGHT = 20;

/** How far the middle of a badge stands beyond the card's edge, in chart units: clear of the flag, and of the card's own label. */
const ABOVE = 7;
const BELOW = { plain: 1, underLabel: 20 } as const;

function belowOf({ node }: SceneCard): number {
  return node.label && node.labelVisible ? BELOW.underLabel : BELOW.plain;
}

/** Whether a badge stands at the right of its card rather than the left, and under it rather than over it. */
export const standsOf = (place: CardBadge['place']) => ({
  isRight: place === 'above' || place === 'belowRight',
  isBelow: place === 'below' || place === 'belowRight',
});

/** Where a badge stands on its card. */
export function badgeOn(card: SceneCard, { text, place }: CardBadge): PlacedBadge {
  const width = 16 + text.length * 7.2;
  const { isRight, isBelow } = standsOf(place);
  const side = isRight ? 1 : -1;
  return {
    x: card.x + side * (card.shape.width / 2 - width / 2) + side * 4,
    y: isBelow ? card.y + card.shape.height / 2 + belowOf(card) : card.y - card.shape.height / 2 - ABOVE,
    width,
    text,
  };
}
