import type { PlacedCard } from '@stemma/diagram/paint/drawCard';
import type { RenderState } from './renderState';

/** How strongly is drawn what is not related to what others fade for. */
export const FADED = 0.25;

export function isCardFaded({ card }: PlacedCard, { related }: RenderState): boolean {
  return related !== null && !related.nodes.has(card.node.key);
}

/** Whether a card is selected, has the keyboard's focus or is under the pointer, and so is drawn over others. */
export function isPicked({ card: { node } }: PlacedCard, { selection, focused, hovered }: RenderState): boolean {
  return (
    selection.nodes.has(node.key) || focused === node.key || (hovered?.kind === 'card' && hovered.key === node.key)
  );
}

export function partition<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}
