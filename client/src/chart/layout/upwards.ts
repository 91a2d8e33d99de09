import { group, type Part } from './order';
import type { LayoutNode } from './types';

/**
 * A part with its cards named from the bottom up: what holds nothing in the order in which it came, before each next one the owners of the
 * last by share, and theirs. So owners of one card come in the order of their shares, where the order from the top has them by their own.
 */
export function upwards(part: Part): Part {
  const owners = group(
    [...part.edges].sort((a, b) => b.link.share - a.link.share),
    ({ held }) => held,
  );
  const holders = new Set(part.edges.map(({ holder }) => holder));
  const byKey = new Map(part.nodes.map((node) => [node.key, node]));
  const seen = new Set<string>();
  const ordered: LayoutNode[] = [];
  for (const start of [...part.nodes.filter(({ key }) => !holders.has(key)), ...part.nodes]) {
    const stack = [start.key];
    for (let key = stack.pop(); key !== undefined; key = stack.pop()) {
      const node = byKey.get(key);
      if (!node || seen.has(key)) continue;
      seen.add(key);
      ordered.push(node);
      for (const { holder } of [...(owners.get(key) ?? [])].reverse()) stack.push(holder);
    }
  }
  return { ...part, nodes: ordered };
}
