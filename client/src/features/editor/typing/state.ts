import type { Point } from '@stemma/diagram/geometry/box';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import type { PullSide } from '../../../chart/canvas/linking';

/** The card that the one being typed is linked with, and which end of that link it is. */
export interface TypedPull {
  key: string;
  side: PullSide;
}

/** A card that is typed in where it will stand. */
export interface CardTyping {
  kind: 'card';
  /** The same from the first card to the last of those that are typed one after the other. */
  id: string;
  /** Its centre, in chart units. */
  at: Point;
  pull: TypedPull | null;
  /** The type it begins with; null for the one that its name says. */
  type: RecordType | null;
  /** Whether it is the only one: typing ends with it. */
  once: boolean;
  /** What the cards before it were linked with, from the first level down to the one above this. */
  trail: readonly TypedPull[];
}

/** A link whose roles and shares are typed on it; `text` is what they begin with, null for what it says. */
export interface LinkLabelTyping {
  kind: 'link';
  key: string;
  text: string | null;
}

export type Typing = CardTyping | LinkLabelTyping;
