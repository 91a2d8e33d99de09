import { compactRows } from './compactRows';
import { crossingCountOf } from './rowOrder';
import { type RowGraph, type RowItem, type Rows, hasFewerCrossings } from './crossings';

/** So many changes of places are tried in all, fewer among more items, for so many items in all. */
const TRIED = { most: 400, items: 2_000_000 };

/**
 * Rows with siblings in the order in which a reader wants them, where no more links cross for it: what an item alone leads to changes places
 * with what its sibling alone leads to, in all rows.
 */
export function orderSiblings(start: Rows, joined: RowGraph): Rows {
  const graph = compactRows(joined);
  let best = { rows: start, count: crossingCountOf(start, graph) };
  const most = Math.min(TRIED.most, TRIED.items / (graph.up.starts.length - 1));
  let tried = 0;
  const trySwap = (branches: readonly ReadonlySet<RowItem>[]): boolean => {
    if (++tried > most) return false;
    const rows = placed(best.rows, branches);
    const count = crossingCountOf(rows, graph);
    if (!hasFewerCrossings(count, best.count)) return false;
    best = { rows, count };
    return true;
  };
  for (const owner of start.flat()) {
    const branches = (joined.down[owner] ?? []).flatMap((first) => branchOf(first, joined) ?? []);
    if (branches.length < 2 || trySwap(branches)) continue;
    for (let isBetter = true; isBetter && tried <= most;) {
      isBetter = false;
      for (const [at, branch] of branches.entries()) {
        for (const later of branches.slice(at + 1)) isBetter = trySwap([branch, later]) || isBetter;
      }
    }
  }
  return best.rows;
}

/** An item with one alone above it and all that it leads to; null where something else leads there, too. */
function branchOf(first: RowItem, { up, down }: RowGraph): Set<RowItem> | null {
  if (up[first]?.length !== 1) return null;
  const branch = new Set([first]);
  for (const item of branch) for (const next of down[item] ?? []) branch.add(next);
  const isClosed = [...branch].every((item) => item === first || up[item]?.every((above) => branch.has(above)));
  return isClosed ? branch : null;
}

/** Rows with branches in this order, from the left, in the places that they take together. */
function placed(rows: Rows, branches: readonly ReadonlySet<RowItem>[]): Rows {
  return rows.map((row) => {
    const items = branches.map((branch) => row.filter((item) => branch.has(item)));
    const ordered = items.flat().values();
    const moved = new Set(items.flat());
    return row.map((item) => (moved.has(item) ? (ordered.next().value ?? item) : item));
  });
}
