import type { ComponentLayout } from '../types';
import type { ConnectedComponent, Edge } from '../connectedComponents';
import { type Chain, chainsOf } from '../layered/chains';
import { clusteredDrawing } from '../layered/clusteredDrawing';
import { compactRows, crossingCountOf } from '../layered/compactRows';
import { hasFewerCrossings } from '../layered/crossings';
import { layerCoordinates } from '../layered/layerCoordinates';
import { type LayerOrder, orderOf } from '../layered/layerOrder';
import { layeredRoutes } from '../layered/layeredRoutes';
import { sift } from '../layered/minimizeCrossings';
import { removeKinks } from '../layered/removeKinks';
import { outOfFrames } from '../../group/outOfFrames';
import { groupBy } from '@stemma/shared/groupBy';

/** How much more it counts that the branches of a tree run straight than that other links do. */
const BRANCH_WEIGHT = 100;

/**
 * A component as a tree: each card under the owner with the largest share, every level at one height. An owner stands above all that it
 * holds, outside of loops. `channel` is the height of channels between levels, where it does not follow from the links in them.
 */
export async function treeLayout(part: ConnectedComponent, channel?: number): Promise<ComponentLayout> {
  const chains = chainsOf(part).map((chain) =>
    channel === undefined ? chain : { ...chain, room: { width: 0, height: 0 } },
  );
  const branches = branchesOf(part, chains);
  const isBranch = new Set(branches.values());
  const weightOf = (chain: Chain) => (isBranch.has(chain) ? BRANCH_WEIGHT : 1);
  const drawing = part.groups.length
    ? await clusteredDrawing(part, chains, 1, weightOf)
    : await layerCoordinates(part, chains, treeOrder(part, chains, branches), weightOf);
  return outOfFrames(part, removeKinks(part, layeredRoutes(part, chains, drawing, channel)));
}

/** By card, the chain by which it hangs under an owner: the first by share of those that lead down to it. */
function branchesOf({ edges }: ConnectedComponent, chains: readonly Chain[]): Map<string, Chain> {
  const chainOf = new Map<Edge, Chain>(chains.flatMap((chain) => chain.bundle.map((edge) => [edge, chain] as const)));
  const branches = new Map<string, Chain>();
  for (const edge of [...edges].sort((a, b) => b.link.share - a.link.share)) {
    const chain = chainOf.get(edge);
    if (chain && chain.lower === edge.held && !branches.has(edge.held)) branches.set(edge.held, chain);
  }
  return branches;
}

/** At which of its cards' columns, 0 the upper one's and 1 the lower one's, a link passes the levels between before it is sifted. */
const PASSING = [1, 0, 0.5];

/** Levels one below the lowest owner, each card's branches side by side in them; other links pass where fewest cross. */
function treeOrder(
  part: ConnectedComponent,
  chains: readonly Chain[],
  branches: ReadonlyMap<string, Chain>,
): LayerOrder {
  const levels = levelsOf(part, chains);
  const columns = columnsOf(part, branches);
  const placeOf = (key: string) => ({ x: columns.get(key) ?? 0, y: levels.get(key) ?? 0 });
  const isBranch = new Set(branches.values());
  const nodes = new Map(part.nodes.map(({ key }, index) => [String(index), placeOf(key)]));
  const orders = PASSING.map((at) => {
    const splines = chains.map((chain, index) => {
      const [from, to] = [placeOf(chain.upper), placeOf(chain.lower)];
      const x = isBranch.has(chain) ? to.x : from.x + at * (to.x - from.x);
      return [
        String(index),
        [
          { x, y: from.y },
          { x, y: to.y },
        ],
      ] as const;
    });
    const order = orderOf(part, chains, { nodes, splines: new Map(splines) });
    const passing = new Set(
      order.chains.flatMap((items, chain) => (isBranch.has(chains[chain]!) ? [] : items.slice(1, -1))),
    );
    const rows = sift(order.rows, order.joined, (item) => passing.has(item));
    return { ...order, rows, count: crossingCountOf(rows, compactRows(order.joined)) };
  });
  return orders.reduce((best, order) => (hasFewerCrossings(order.count, best.count) ? order : best));
}

/** How many steps below the top each card stands: one below the lowest of those above it. */
function levelsOf({ nodes }: ConnectedComponent, chains: readonly Chain[]): Map<string, number> {
  const up = groupBy(chains, ({ lower }) => lower);
  const levels = new Map<string, number>();
  const levelOf = (key: string): number => {
    const known = levels.get(key);
    if (known !== undefined) return known;
    const level = Math.max(-1, ...(up.get(key) ?? []).map(({ upper }) => levelOf(upper))) + 1;
    levels.set(key, level);
    return level;
  };
  for (const { key } of nodes) levelOf(key);
  return levels;
}

/** By card, in columns from the left: each that holds nothing has one of its own, an owner stands over the middle of its branches. */
function columnsOf({ nodes }: ConnectedComponent, branches: ReadonlyMap<string, Chain>): Map<string, number> {
  const below = groupBy(
    nodes.flatMap(({ key }) => (branches.has(key) ? [key] : [])),
    (key) => branches.get(key)?.upper,
  );
  const columns = new Map<string, number>();
  let next = 0;
  const place = (key: string): number => {
    const own = (below.get(key) ?? []).map(place);
    const column = own.length ? ((own[0] ?? 0) + (own.at(-1) ?? 0)) / 2 : next++;
    columns.set(key, column);
    return column;
  };
  for (const { key } of nodes) if (!branches.has(key)) place(key);
  return columns;
}
