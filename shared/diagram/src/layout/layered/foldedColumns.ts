import type { ConnectedComponent } from '../connectedComponents';
import { blockRows, blocksOf, sizedBlock, widthOf, type SizedBlock } from './blocks';
import { type Branch, branchesOf } from './branches';
import { BranchColumns } from './branchColumns';
import type { Chain } from './chains';
import type { LayerPair } from './leafColumns';

/** About how high a layer of a compact drawing is with the labels and the channel below it, in chart units. */
const LAYER = 108;
/** So many more layers than a component needs are tried, in so many rows of blocks. */
const MORE_LAYERS = 30;
const ROWS_MAX = 6;
/** So many shapes are drawn, fewer of components with more cards, for so many cards in all. */
const SHAPES = { most: 6, least: 3, cards: 600 };
/** Which ratios width and height have. */
const ASPECT = { least: 0.3, most: 4 };
/** How wide a drawing becomes by experience, where branches that stand side by side are as wide as one: these reach below each other. */
const NESTING = 0.85;

/** A card, and how many layers below the top of its tree it stands. */
interface Lowest {
  card: string;
  depth: number;
}

/**
 * What stands one above the other for a component to become narrower: branches of one holder, and trees that one link joins. By pairs of the
 * lowest card of what is above and the top of what is below it; some ways, from the narrowest to the widest drawing, none of which another one
 * should be both narrower and lower than.
 */
export function foldedColumns({ nodes, space }: ConnectedComponent, chains: readonly Chain[]): LayerPair[][] {
  const columns = new BranchColumns(space.cards);
  const blocks = blocksOf(branchesOf(nodes, chains), space.cards);
  const least = Math.max(...blocks.map(({ layers }) => layers));
  const found: { rows: SizedBlock[][]; width: number; height: number }[] = [];
  for (let layers = least; layers <= least + MORE_LAYERS; layers++) {
    const sized = blocks.map((block) => sizedBlock(block, layers, columns));
    for (let count = 1; count <= Math.min(ROWS_MAX, blocks.length); count++) {
      const rows = blockRows(sized, count);
      const width = NESTING * Math.max(...rows.map(widthOf));
      const height = LAYER * rows.reduce((sum, row) => sum + Math.max(...row.map((one) => one.layers)), 0);
      const aspect = width / height;
      if (aspect > ASPECT.least && aspect < ASPECT.most) found.push({ rows, width, height });
    }
  }
  found.sort((a, b) => a.width - b.width || a.height - b.height);
  let lowest = Infinity;
  const front = found.filter(({ height }) => {
    const isLower = height < lowest;
    if (isLower) lowest = height;
    return isLower;
  });
  const { most, cards } = SHAPES;
  const some = Math.min(front.length, most, Math.max(SHAPES.least, Math.floor(cards / nodes.length)));
  return Array.from({ length: some }, (_, at) =>
    pairsOf(front[Math.round((at * (front.length - 1)) / Math.max(1, some - 1))]!.rows, columns),
  );
}

function pairsOf(rows: readonly SizedBlock[][], columns: BranchColumns): LayerPair[] {
  const pairs: LayerPair[] = [];
  /** Takes down what stands below what in a branch, and answers with its lowest card. */
  const take = (branch: Branch, layers: number, depth: number): Lowest => {
    const top = { card: branch.card.key, depth };
    return columns.columns(branch, layers).reduce<Lowest>((lowest, column) => {
      let above = top;
      for (const one of column.branches) {
        if (above !== top) pairs.push({ upper: above.card, lower: one.branch.card.key });
        above = take(one.branch, one.layers, above.depth + 1);
      }
      return above.depth > lowest.depth ? above : lowest;
    }, top);
  };
  let over: { left: number; right: number; lowest: string }[] = [];
  for (const row of rows) {
    let left = 0;
    over = row.map(({ block: { roots }, layers, width }) => {
      const right = left + width;
      for (const above of over.filter((other) => other.left < right && left < other.right))
        for (const { card } of roots) pairs.push({ upper: above.lowest, lower: card.key });
      const lowest = roots.map((root) => take(root, layers, 0)).reduce((a, b) => (b.depth > a.depth ? b : a));
      const placed = { left, right, lowest: lowest.card };
      left = right;
      return placed;
    });
  }
  return pairs;
}
