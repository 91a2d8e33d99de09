import type { Point } from '../geometry/box';
import { lengthOf } from '../geometry/polyline';

/** By what bundles take their turns: what comes first counts most. */
export type Rank = readonly (number | string)[];

interface Ranked {
  rank: Rank;
}

/** The rank of a bundle whose links would like to go these routes: bundles of short links come first, those of one length by where they leave. */
export function bundleRank(key: string, routes: readonly (readonly Point[])[]): Rank {
  const { x = 0, y = 0 } = routes[0]?.[0] ?? {};
  return [Math.round(Math.max(...routes.map(lengthOf))), Math.round(y), Math.round(x), key];
}

/** Below 0 where one bundle comes before the other. */
export function compareRanks({ rank: one }: Ranked, { rank: other }: Ranked): number {
  for (const [at, value] of one.entries()) {
    const against = other[at] ?? '';
    if (value !== against) return value < against ? -1 : 1;
  }
  return 0;
}

/** Where a bundle stands among those from `start` on, or would. */
export function rankPosition(queue: readonly Ranked[], bundle: Ranked, start: number): number {
  let [low, high] = [start, queue.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = queue[middle];
    if (at && compareRanks(at, bundle) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
