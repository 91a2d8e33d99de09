import type { ComponentLayout } from '../types';
import type { ConnectedComponent } from '../connectedComponents';
import { type Chain, chainsOf } from '../layered/chains';
import { clusteredDrawing } from '../layered/clusteredDrawing';
import { layerCoordinates } from '../layered/layerCoordinates';
import { layeredRoutes } from '../layered/layeredRoutes';
import { removeKinks } from '../layered/removeKinks';
import { branchLinks, treeOrder } from '../layered/treeOrder';
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
  const branches = branchLinks(part, chains);
  const isBranch = new Set(branches.values());
  const weightOf = (chain: Chain) => (isBranch.has(chain) ? BRANCH_WEIGHT : 1);
  const drawing = part.groups.length
    ? await clusteredDrawing(part, chains, 1, weightOf)
    : layerCoordinates(part, chains, treeOrder(part, chains, branches, levelsOf(part, chains)), weightOf);
  return outOfFrames(part, removeKinks(part, layeredRoutes(part, chains, drawing, channel)));
}

/** How many steps below the top each card stands: one below the lowest of those above it. */
function levelsOf({ nodes }: ConnectedComponent, chains: readonly Chain[]): Map<string, number> {
  const down = groupBy(chains, ({ upper }) => upper);
  const waiting = new Map<string, number>();
  for (const { lower } of chains) waiting.set(lower, (waiting.get(lower) ?? 0) + 1);
  const levels = new Map(nodes.map(({ key }) => [key, 0]));
  const open = nodes.flatMap(({ key }) => (waiting.has(key) ? [] : [key]));
  for (const key of open) {
    for (const { lower } of down.get(key) ?? []) {
      levels.set(lower, Math.max(levels.get(lower) ?? 0, (levels.get(key) ?? 0) + 1));
      const left = (waiting.get(lower) ?? 0) - 1;
      waiting.set(lower, left);
      if (left === 0) open.push(lower);
    }
  }
  return levels;
}
