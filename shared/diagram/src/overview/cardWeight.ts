import { groupBy } from '@stemma/shared/groupBy';
import { holderAndHeld } from '../layout/relation';
import type { SceneLink } from '../scene/sceneParts';
import type { SceneView } from '../scene/sceneView';

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

/** The ultimate holder with most below it, step by step along holdings; the uppermost of several. Null where nobody holds anything. */
export function topOf({ cards, links }: Pick<SceneView, 'cards' | 'links'>): string | null {
  const down = groupBy(
    [...links.values()].map(({ link }) => holderAndHeld(link)),
    ({ holder }) => holder,
  );
  let best: { key: string; below: number; y: number } | null = null;
  for (const key of ultimateHolders(links.values())) {
    const reached = new Set([key]);
    for (const one of reached) for (const { held } of down.get(one) ?? []) reached.add(held);
    const [below, y] = [reached.size, cards.get(key)?.y ?? 0];
    if (!best || below > best.below || (below === best.below && y < best.y)) best = { key, below, y };
  }
  return best?.key ?? null;
}

/** The keys of those who hold something by these links, and of whom nobody holds. */
export function ultimateHolders(links: Iterable<Pick<SceneLink, 'link'>>): string[] {
  return [...cardWeights(links)].flatMap(([key, weight]) => (weight >= ULTIMATE ? key : []));
}
