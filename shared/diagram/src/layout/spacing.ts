/** How far apart a layout puts things: chosen by a person, or by how much there is. */
export const SPACINGS = ['compact', 'normal', 'wide'] as const;
export type Spacing = (typeof SPACINGS)[number];

/** Space between things, in chart units. */
export interface Space {
  /** Between cards of a layer, and between labels, or links, and what is beside them. */
  cards: number;
  labels: number;
  /** Between components, and between cards without links. */
  parts: number;
  loose: number;
  /** Below a label, for the head of its link. */
  arrow: number;
  /** A channel's height where all run straight down, its space above and below horizontal segments, and from one of these to the next. */
  channel: { straight: number; edge: number; track: number };
  /** How much it counts that a drawing in layers is narrow, beside links that run straight. */
  narrow: number;
  /** Whether branches stand one above the other, so that the whole is about as wide as a screen. */
  fold: boolean;
}

const SPACES: Readonly<Record<Spacing, Space>> = {
  compact: {
    cards: 18,
    labels: 9,
    parts: 40,
    loose: 18,
    arrow: 12,
    channel: { straight: 8, edge: 8, track: 10 },
    narrow: 64,
    fold: true,
  },
  normal: {
    cards: 36,
    labels: 14,
    parts: 72,
    loose: 32,
    arrow: 14,
    channel: { straight: 18, edge: 16, track: 14 },
    narrow: 16,
    fold: false,
  },
  wide: {
    cards: 64,
    labels: 20,
    parts: 120,
    loose: 56,
    arrow: 22,
    channel: { straight: 32, edge: 26, track: 18 },
    narrow: 0,
    fold: false,
  },
};

/** Charts of more cards are read at a lower zoom, and are drawn compact so that more of them is in view. */
const COMPACT_FROM = 60;

export function spacingFor(cards: number): Spacing {
  return cards > COMPACT_FROM ? 'compact' : 'normal';
}

export function spaceOf(spacing: Spacing = 'normal'): Space {
  return SPACES[spacing];
}
