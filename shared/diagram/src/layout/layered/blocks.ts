import type { Branch, Branches } from './branches';
import type { BranchColumns } from './branchColumns';

/** Trees that stand at one height, as one of them is small or several links join them. */
export interface Block {
  roots: readonly Branch[];
  /** How many layers it needs. */
  layers: number;
  /** How wide the owners are that hold only what others hold too, side by side; they stand above. */
  owners: number;
}

/** A block within so many layers, and how wide it then is, in chart units. */
export interface SizedBlock {
  block: Block;
  layers: number;
  width: number;
}

/** Trees of so few cards stand where what they hold does. */
const SMALL = 3;

/** The blocks of a component, in an order in which links lead from earlier to later ones; one alone where there is none. */
export function blocksOf({ roots, between }: Branches, gap: number): Block[] {
  const into = new Map<string, string>();
  const blockOf = (root: string): string => {
    let key = root;
    for (let next = into.get(key); next !== undefined; next = into.get(key)) key = next;
    return key;
  };
  const unite = (links: Branches['between']) => {
    for (const { upper, lower } of links) {
      const [one, other] = [blockOf(upper), blockOf(lower)];
      if (one !== other) into.set(other, one);
    }
  };
  const count = new Map(roots.map((root) => [root.card.key, root.count]));
  unite(between.filter(({ upper, lower }) => Math.min(count.get(upper) ?? 0, count.get(lower) ?? 0) <= SMALL));
  const pairOf = ({ upper, lower }: { upper: string; lower: string }) =>
    [blockOf(upper), blockOf(lower)].sort().join('\n');
  const pairs = between.map(pairOf);
  unite(between.filter((_, at) => pairs.filter((pair) => pair === pairs[at]).length > 1));
  const keys = [...new Set(roots.map(({ card }) => blockOf(card.key)))];
  const links = between.map(({ upper, lower }) => ({ upper: blockOf(upper), lower: blockOf(lower) }));
  const ordered = inTurn(
    keys,
    links.filter(({ upper, lower }) => upper !== lower),
  );
  if (ordered.length < keys.length) return [blockFrom(roots, gap)];
  return ordered.map((key) =>
    blockFrom(
      roots.filter(({ card }) => blockOf(card.key) === key),
      gap,
    ),
  );
}

function blockFrom(trees: readonly Branch[], gap: number): Block {
  const high = trees.filter(({ count }) => count > 1);
  const roots = high.length ? high : trees;
  const owners = trees.filter((tree) => !roots.includes(tree));
  return {
    roots,
    layers: Math.max(...roots.map(({ layers }) => layers)),
    owners: owners.reduce((sum, { card }) => sum + card.width + gap, 0),
  };
}

/** Keys in an order in which links lead from earlier to later, without those in loops and after them. */
function inTurn(keys: readonly string[], links: Branches['between']): string[] {
  const ordered = new Set<string>();
  for (let before = -1; before !== ordered.size;) {
    before = ordered.size;
    for (const key of keys)
      if (links.every(({ upper, lower }) => lower !== key || ordered.has(upper))) ordered.add(key);
  }
  return [...ordered];
}

/** A block as narrow as it is in at most so many layers. */
export function sizedBlock(block: Block, most: number, columns: BranchColumns): SizedBlock {
  const layers = Math.max(...block.roots.map((root) => columns.layersFor(root, most)));
  const width = block.roots.reduce((sum, root) => sum + columns.width(root, layers), 0);
  return { block, layers, width: Math.max(width, block.owners) };
}

/** How wide a row of blocks is. */
export function widthOf(row: readonly SizedBlock[]): number {
  return row.reduce((sum, { width }) => sum + width, 0);
}

/** Blocks in at most so many rows in their order, the widest row as narrow as can be. */
export function blockRows(blocks: readonly SizedBlock[], most: number): SizedBlock[][] {
  const within = (limit: number) =>
    blocks.reduce<SizedBlock[][]>((rows, block) => {
      const last = rows.at(-1);
      if (last && widthOf(last) + block.width <= limit) last.push(block);
      else rows.push([block]);
      return rows;
    }, []);
  const limits = blocks.flatMap((_, from) =>
    blocks.slice(from).map((__, more) => widthOf(blocks.slice(from, from + more + 1))),
  );
  const widest = Math.max(...blocks.map(({ width }) => width));
  for (const limit of limits.filter((one) => one >= widest).toSorted((a, b) => a - b)) {
    const rows = within(limit);
    if (rows.length <= most) return rows;
  }
  return [[...blocks]];
}
