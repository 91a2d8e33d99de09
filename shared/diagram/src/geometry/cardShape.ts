import type { DecorationType } from '@stemma/shared/entities/typeNames';
import type { Outline } from './outline';

/** A card set in type: what is written where, and how large it becomes. */
export interface CardShape {
  width: number;
  height: number;
  /** Corner radius: people are fully round. */
  corner: number;
  outline: Outline;
  /** How its icon stands there: on a tinted square, as strokes alone, or in the circle of a symbol; null for a card without one. A node can hide it. */
  icon: 'tinted' | 'strokes' | 'symbol' | null;
  /** The side of the square, or the width of the circle, that its icon stands in. */
  iconSize: number;
  iconX: number;
  /** From the card's middle down to the icon's upper edge. */
  iconY: number;
  /** Where lines begin, or their middle where they are centred. */
  textX: number;
  /** From the card's middle down to the middle of its words. */
  textY: number;
  align: 'left' | 'center';
  lines: readonly string[];
  detail: string;
  /** What the chart says of the entity in words, under the detail. */
  note: readonly string[];
  /** Country whose flag is shown; null for none. */
  flag: string | null;
  flagColor: string | null;
  /** The code of its jurisdiction (ISO 3166-1 alpha-2) where that stands in the corner; empty for none. */
  code: string;
  pill: string;
  pillWidth: number;
  /** Of a note, picture or text box. */
  annotation?: Annotation;
}

/** How a note, picture or text box is drawn beside its words. */
export interface Annotation {
  kind: DecorationType;
  /** Its ground; null for none. */
  fill: string | null;
  /** The colour of its words; null for what reads best. */
  textColor: string | null;
  fontSize: number;
  /** Where the picture is asked for, and what it is where it came with the chart. */
  source: string | null;
  base64: string | null;
}
