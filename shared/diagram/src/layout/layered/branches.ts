import { groupBy } from '@stemma/shared/groupBy';
import type { LayoutNode } from '../types';
import type { Chain } from './chains';

/** A card with what hangs below it in the tree of largest shares. */
export interface Branch {
  card: LayoutNode;
  /** By share, the largest first. */
  below: readonly Branch[];
  /** Whether no other link leads into it or out of it, so that it may stand anywhere below its holder. */
  isClosed: boolean;
  /** How many cards it has, and how many layers they need where each stands right below its holder. */
  count: number;
  layers: number;
}

/** A component as trees, and the links between cards beside these, by the tops of the trees in which they begin and end. */
export interface Branches {
  roots: readonly Branch[];
  between: readonly { upper: string; lower: string }[];
}

/** The trees of a component: each card under the holder with the largest share in it. */
export function branchesOf(nodes: readonly LayoutNode[], chains: readonly Chain[]): Branches {
  const above = new Map<string, Chain>();
  for (const chain of chains.toSorted((a, b) => b.bundle[0].link.share - a.bundle[0].link.share))
    if (!above.has(chain.lower)) above.set(chain.lower, chain);
  const pathUp = (card: string): string[] => {
    const path = [card];
    for (let chain = above.get(card); chain; chain = above.get(chain.upper)) path.push(chain.upper);
    return path;
  };
  const open = new Set<string>();
  const between = chains.flatMap((chain) => {
    if (above.get(chain.lower) === chain) return [];
    const [one, other] = [pathUp(chain.upper), pathUp(chain.lower)];
    const shared = new Set(one.filter((card) => other.includes(card)));
    for (const card of [...one, ...other]) if (!shared.has(card)) open.add(card);
    return [{ upper: one.at(-1) ?? chain.upper, lower: other.at(-1) ?? chain.lower }];
  });
  const held = groupBy([...above.values()], ({ upper }) => upper);
  const cards = new Map(nodes.map((node) => [node.key, node]));
  const branch = (card: LayoutNode): Branch => {
    const below = (held.get(card.key) ?? []).flatMap(({ lower }) => {
      const own = cards.get(lower);
      return own ? [branch(own)] : [];
    });
    return {
      card,
      below,
      isClosed: !open.has(card.key),
      count: 1 + below.reduce((sum, { count }) => sum + count, 0),
      layers: 1 + Math.max(0, ...below.map(({ layers }) => layers)),
    };
  };
  return { roots: nodes.flatMap((node) => (above.has(node.key) ? [] : [branch(node)])), between };
}
