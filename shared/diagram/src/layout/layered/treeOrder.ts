import { groupBy } from '@stemma/shared/groupBy';
import type { ConnectedComponent, Edge } from '../connectedComponents';
import type { Chain } from './chains';
import { compactRows } from './compactRows';
import { crossingCountOf } from './rowOrder';
import { hasFewerCrossings } from './crossings';
import { type LayerOrder, orderOf } from './layerOrder';
import { sift } from './sifting';

/** By card, the chain by which it hangs under an owner: the first by share of those that lead down to it. */
export function branchLinks({ edges }: ConnectedComponent, chains: readonly Chain[]): Map<string, Chain> {
  const chainOf = new Map<Edge, Chain>(chains.flatMap((chain) => chain.bundle.map((edge) => [edge, chain] as const)));
  const branches = new Map<string, Chain>();
  for (const edge of [...edges].sort((a, b) => b.link.share - a.link.share)) {
    const chain = chainOf.get(edge);
    if (chain && chain.lower === edge.held && !branches.has(edge.held)) branches.set(edge.held, chain);
  }
  return branches;
}

/** At which of its cards' columns, 0 the upper one's and 1 the lower one's, a link passes the layers between before it is sifted. */
const PASSING = [1, 0, 0.5];

/**
 * The order of cards that stand in these layers, by the tree of their largest holders: each one's branches side by side; other links pass where
 * fewest cross.
 */
export function treeOrder(
  part: ConnectedComponent,
  chains: readonly Chain[],
  branches: ReadonlyMap<string, Chain>,
  layers: ReadonlyMap<string, number>,
): LayerOrder {
  const columns = columnsOf(part, branches);
  const isBranch = new Set(branches.values());
  const orders = PASSING.map((at) => {
    const order = orderOf(part, chains, layers, columns, (chain) => (isBranch.has(chain) ? 1 : at));
    const passing = new Set(
      order.chains.flatMap((items, chain) => (isBranch.has(chains[chain]!) ? [] : items.slice(1, -1))),
    );
    const rows = sift(order.rows, order.joined, (item) => passing.has(item));
    return { order: { ...order, rows }, count: crossingCountOf(rows, compactRows(order.joined)) };
  });
  return orders.reduce((best, one) => (hasFewerCrossings(one.count, best.count) ? one : best)).order;
}

/** By card, in columns from the left: each that holds nothing has one of its own, an owner stands over the middle of its branches. */
function columnsOf({ nodes }: ConnectedComponent, branches: ReadonlyMap<string, Chain>): Map<string, number> {
  const below = groupBy(
    nodes.flatMap(({ key }) => (branches.has(key) ? [key] : [])),
    (key) => branches.get(key)?.upper,
  );
  const ordered: string[] = [];
  const stack = nodes.flatMap(({ key }) => (branches.has(key) ? [] : [key])).reverse();
  for (let key = stack.pop(); key !== undefined; key = stack.pop()) {
    ordered.push(key);
    stack.push(...(below.get(key) ?? []).toReversed());
  }
  const leaves = ordered.filter((key) => !below.has(key));
  const columns = new Map(leaves.map((key, at) => [key, at]));
  for (const key of ordered.toReversed()) {
    const own = below.get(key);
    if (own) columns.set(key, ((columns.get(own[0]!) ?? 0) + (columns.get(own.at(-1)!) ?? 0)) / 2);
  }
  return columns;
}
