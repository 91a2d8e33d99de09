import { upstreamClosure } from './integratedOwnership';
import type { OwnershipMatrix } from './ownershipMatrix';

/** A simple path from a holder to the subject: entities by number, entries of the matrix between them, and the product of the minima. */
export interface OwnershipPath {
  entities: number[];
  entries: number[];
  /** 0 to 1. */
  share: number;
}

export interface OwnershipPaths {
  /** The largest first, at most as many as were asked for. */
  paths: OwnershipPath[];
  /** How many further simple paths there are; null where they were too many to count. */
  more: number | null;
  /** Their shares together; null where they were too many to tell them from what loops add. */
  moreShare: number | null;
}

/** Steps of the search for paths beyond those shown. */
const STEPS_MAX = 200_000;
/** What an entry of no stated share counts in the order of paths, so that longer ones come later. */
const FAINT = 1e-9;

/**
 * The simple paths from a holder up to a subject's side, by depth-first search through what lies between the two (R. Read, R. Tarjan,
 * "Bounds on backtrack algorithms for listing cycles, paths, and spanning trees", Networks 5, 1975: a branch is entered only where the
 * subject can still be reached).
 * @param first the number of paths to be listed.
 */
export function ownershipPaths(
  matrix: OwnershipMatrix,
  { holder, subject, first }: { holder: number; subject: number; first: number },
): OwnershipPaths {
  const above = new Uint8Array(matrix.size);
  for (const entity of upstreamClosure(matrix, subject)) above[entity] = 1;
  if (above[holder] === 0 || holder === subject) return { paths: [], more: 0, moreShare: 0 };
  const best = bestProducts(matrix, subject, above);
  const found: (OwnershipPath & { order: number })[] = [];
  let [count, sum, steps, isWhole] = [0, 0, 0, true];
  const onPath = new Uint8Array(matrix.size);
  const entities = [holder];
  const entries: number[] = [];

  const add = (share: number, order: number): void => {
    count += 1;
    sum += share;
    if (found.length >= first && order <= found[found.length - 1]!.order) return;
    const path = { entities: [...entities], entries: [...entries], share, order };
    let at = found.length;
    while (at > 0 && isBefore(path, found[at - 1]!)) at -= 1;
    found.splice(at, 0, path);
    if (found.length > first) found.pop();
  };

  const branchesOf = (from: number): number[] => {
    const branches: number[] = [];
    for (let at = matrix.rowStart[from]!; at < matrix.rowStart[from + 1]!; at += 1) {
      if (above[matrix.rowSubject[at]!] === 1 && onPath[matrix.rowSubject[at]!] === 0) branches.push(at);
    }
    const worth = (at: number): number => weightOf(matrix, matrix.rowEntry[at]!) * best[matrix.rowSubject[at]!]!;
    return branches.sort((a, b) => worth(a) - worth(b) || b - a);
  };

  onPath[holder] = 1;
  const stack = [{ share: 1, order: 1, branches: branchesOf(holder) }];
  for (let top = stack.at(-1); top && isWhole; top = stack.at(-1)) {
    const at = top.branches.pop();
    if (at === undefined) {
      stack.pop();
      onPath[entities.pop()!] = 0;
      entries.pop();
      continue;
    }
    steps += 1;
    if (steps > STEPS_MAX) isWhole = false;
    const [to, entry] = [matrix.rowSubject[at]!, matrix.rowEntry[at]!];
    const share = top.share * matrix.minimum[entry]!;
    const order = top.order * weightOf(matrix, entry);
    entities.push(to);
    entries.push(entry);
    if (to === subject) {
      add(share, order);
      entities.pop();
      entries.pop();
    } else {
      onPath[to] = 1;
      stack.push({ share, order, branches: branchesOf(to) });
    }
  }
  const paths = found.map(({ order: _, ...path }) => path);
  const shown = paths.reduce((total, path) => total + path.share, 0);
  return isWhole
    ? { paths, more: count - paths.length, moreShare: count > paths.length ? Math.max(0, sum - shown) : 0 }
    : { paths, more: null, moreShare: null };
}

function isBefore(a: OwnershipPath & { order: number }, b: OwnershipPath & { order: number }): boolean {
  return a.order > b.order || (a.order === b.order && a.entities.length < b.entities.length);
}

function weightOf(matrix: OwnershipMatrix, entry: number): number {
  const minimum = matrix.minimum[entry]!;
  return minimum > 0 ? minimum : FAINT;
}

/** The largest product of shares from each entity to the subject: the order in which branches are tried. */
function bestProducts(matrix: OwnershipMatrix, subject: number, above: Uint8Array): Float64Array {
  const best = new Float64Array(matrix.size);
  best[subject] = 1;
  const queue = [subject];
  for (const entity of queue) {
    for (let entry = matrix.columnStart[entity]!; entry < matrix.columnStart[entity + 1]!; entry += 1) {
      const holder = matrix.holder[entry]!;
      if (above[holder] === 0 || best[holder]! > 0) continue;
      best[holder] = best[entity]! * weightOf(matrix, entry);
      queue.push(holder);
    }
  }
  return best;
}
