import type { Box } from '../geometry/box';

/** A card as links see it: `round` is how far from its left and right edge an upright link may not enter. */
export interface Port extends Box {
  round: number;
}

/** Where on a side, from its middle, a link leaves and arrives; used where several would meet. */
export interface PortOffsets {
  from: number;
  to: number;
  /** How much further out of the card than a bundle it turns, so that it crosses none of those beside it; less than 0 for nearer. */
  further: number;
  /** Whether no other link has the same two ends: only then it may run together with others of its owner. */
  isAlone: boolean;
}

export const NO_PORT_OFFSETS: PortOffsets = { from: 0, to: 0, further: 0, isAlone: true };

/** Distance between a card and the first bend below it, where links of one card run together. */
export const STEM_LENGTH = 24;
