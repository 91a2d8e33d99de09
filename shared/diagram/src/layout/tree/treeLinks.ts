import { group, type Edge, startsAlone } from '../connectedComponents';
import type { Point } from '../../geometry/box';
import type { LayoutNode } from '../types';

/** A link of a tree to which the layout gives a route. */
export interface TreeLink {
  edge: Edge;
  /** The card that stands further up, and the one further down, whichever of them is the owner. */
  upper: string;
  lower: string;
  isBranch: boolean;
  /** Whether the owner stands below: it closes a loop. */
  rises: boolean;
  /** Whether it leaves the upper card beside the middle, from where the owner's others leave. */
  aside: boolean;
  /** Links of one name may run together: those of an owner, unless several join the same two cards or they rise. */
  line: string;
}

/**
 * The links of a tree that can't find their routes by themselves: such as are not its branches, branches beside which other links join the
 * same two cards, and all of an owner of whose links one has a head there. Links between cards of one row are left out.
 */
export function treeLinks(
  edges: readonly Edge[],
  branches: ReadonlySet<Edge>,
  levels: ReadonlyMap<string, number>,
): TreeLink[] {
  const pairs = group(edges, ({ holder, held }) => [holder, held].sort().join('\n'));
  const leaving = group(edges, ({ holder }) => holder);
  return [...pairs.values()].flatMap((together) =>
    together.flatMap((edge): TreeLink[] => {
      const isBranch = branches.has(edge);
      const [high, low] = [levels.get(edge.holder) ?? 0, levels.get(edge.held) ?? 0];
      const all = leaving.get(edge.holder) ?? [];
      const isMixed = all.length > 1 && all.some(startsAlone);
      const aside = isMixed && startsAlone(edge);
      if (high === low || (isBranch && together.length === 1 && !isMixed)) return [];
      const rises = high > low;
      const [upper, lower] = rises ? [edge.held, edge.holder] : [edge.holder, edge.held];
      const line = rises || aside || together.length > 1 ? `link ${edge.link.key}` : `owner ${edge.holder}`;
      return [{ edge, upper, lower, isBranch, rises, aside: rises || aside, line }];
    }),
  );
}

/** How many lanes each gap below a row has: one for each line that runs across there. */
export function lanesBelow(links: readonly TreeLink[], levels: ReadonlyMap<string, number>): number[] {
  const lines: Set<string>[] = [];
  for (const { upper, lower, line } of links) {
    const [high, low] = [levels.get(upper) ?? 0, levels.get(lower) ?? 0];
    for (const gap of new Set([high, low - 1])) (lines[gap] ??= new Set()).add(line);
  }
  return Array.from(lines, (all) => all?.size ?? 0);
}

/** How many links at most go side by side from an owner to one and the same card in the next row, by the gap in between. */
export function sideBySide(links: readonly TreeLink[], levels: ReadonlyMap<string, number>): number[] {
  const most: number[] = [];
  const falling = links.filter(({ rises }) => !rises);
  for (const [first, ...others] of group(falling, ({ upper, lower }) => `${upper}\n${lower}`).values()) {
    const gap = levels.get(first?.upper ?? '') ?? 0;
    if (first && levels.get(first.lower) === gap + 1) most[gap] = Math.max(most[gap] ?? 1, 1 + others.length);
  }
  return most;
}

/** What of a tree stands already: cards' middles, their levels, and each row's upper edge. */
export interface TreePlaces {
  nodes: ReadonlyMap<string, Point>;
  sizes: ReadonlyMap<string, LayoutNode>;
  levels: ReadonlyMap<string, number>;
  rows: readonly number[];
}
