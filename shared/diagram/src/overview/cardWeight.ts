import { holderAndHeld } from '../layout/relation';
import type { SceneLink } from '../scene/sceneParts';

/** What ultimate holders weigh beyond their links: more than anything that is held. */
const ULTIMATE = 1000;

/**
 * How much of a chart depends on each card, for whatever is left out last: ultimate holders, of whom nobody holds, before all others, and then
 * those that hold most. Cards without links weigh nothing.
 */
export function cardWeights(links: Iterable<Pick<SceneLink, 'link'>>): Map<string, number> {
  const holdings = new Map<string, number>();
  const held = new Set<string>();
  for (const { link } of links) {
    const ends = holderAndHeld(link);
    if (ends.holder === ends.held) continue;
    holdings.set(ends.holder, (holdings.get(ends.holder) ?? 0) + 1);
    held.add(ends.held);
  }
  const weights = new Map<string, number>();
  for (const [key, count] of holdings) weights.set(key, count + (held.has(key) ? 0 : ULTIMATE));
  for (const key of held) weights.set(key, (weights.get(key) ?? 0) + 0.5);
  return weights;
}
