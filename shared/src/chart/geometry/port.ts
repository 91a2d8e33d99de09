import type { Box } from './box';

/** A card as links see it: `round` is how far from its left and right edge an upright link may not enter. */
export interface Port extends Box {
  round: number;
}

/** Where on a side, from its middle, a link leaves and arrives; used where several would meet. */
export interface Slots {
  from: number;
  to: number;
}

/** Distance between a card and the first bend below it, where links of one card run together. */
export const TRUNK = 24;
