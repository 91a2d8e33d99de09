import type { Bounds, Point } from '@stemma/diagram/geometry/box';
import type { CardBadge } from '@stemma/diagram/paint/badges';
import type { Mark } from '../model/compare';
import { emptySelection, type Selection } from '../model/selection';

/** How the chart looks just now, beyond what it is. */
export interface RenderState {
  selection: Selection;
  hovered: { kind: 'card' | 'link'; key: string } | null;
  /** The card with the keyboard's focus, while the chart has it. */
  focused: string | null;
  /** What stays at full strength; null for everything. */
  related: { nodes: ReadonlySet<string>; links: ReadonlySet<string> } | null;
  /** The link being drawn. */
  drawing: { from: Point; to: Point; target: string | null } | null;
  /** Cards on their way from where they stood; `part` runs from 0 to 1. Their links come when they have nearly arrived. */
  glide: { from: ReadonlyMap<string, Point>; part: number } | null;
  /** Where a link can be pulled out of a card. */
  handles: readonly Point[];
  /** Where the selected link can be bent. */
  grips: readonly (Point & { kind: 'bend' | 'run' })[];
  /** Where the ends of the selected link can be moved along its cards. */
  ends: readonly Point[];
  /** Where the selected note or picture can be resized. */
  corners: readonly Point[];
  /** The loop being drawn round cards. */
  lasso: readonly Point[];
  /** Whether cards that keep their place show it. */
  pins: boolean;
  /** Whether groups show the sign that folds them. */
  signs: boolean;
  /** Of each folded card, how many are away behind it. */
  folds: ReadonlyMap<string, number>;
  /** On the card that has neighbours elsewhere, how many could come or go, in words. */
  expansion: { key: string; text: string } | null;
  /** The page on which all of it is drawn, where words that have no room are left out; null for the screen, which can be moved. */
  page: Bounds | null;
  /** Words over the edges of cards. */
  badges: ReadonlyMap<string, readonly CardBadge[]>;
  /** What came, went or changed since another state of the chart; null where nothing is compared. */
  marks: ReadonlyMap<string, Mark> | null;
  /** Has the chart drawn again, once more of it is known. */
  repaint: () => void;
}

/** Nothing chosen, nothing under way. */
export const PLAIN_RENDER_STATE: RenderState = {
  selection: emptySelection,
  hovered: null,
  focused: null,
  related: null,
  drawing: null,
  glide: null,
  handles: [],
  grips: [],
  ends: [],
  corners: [],
  lasso: [],
  pins: false,
  signs: false,
  folds: new Map(),
  expansion: null,
  page: null,
  badges: new Map(),
  marks: null,
  repaint: () => undefined,
};
