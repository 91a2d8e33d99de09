import type { Bounds, Point } from '@stemma/shared/chart/geometry/box';
import { labelBounds } from '@stemma/shared/chart/geometry/labelPlace';
import { behind } from '@stemma/shared/chart/geometry/run';
import type { LaidPart } from './laidPart';
import type { TreeLink } from './treeLinks';
import type { Uprights } from './treeUprights';

/** Space between words and a run beside them. */
const CLEAR = 4;
/** What of a last run stays in view below its words, the arrow on it. */
const BELOW_WORDS = 18;

/**
 * Where the words of a link stand on its run into the lower card, as those of branches do: in its middle or right above the arrow, where
 * no other link is near. Null where there is no room, or the link ends elsewhere.
 */
export function wordsBeforeArrow(
  { edge: { link }, isBranch, rises }: TreeLink,
  path: readonly Point[],
  { ways, uprights, gap }: { ways: LaidPart['links']; uprights: Uprights; gap: number },
): Point | null {
  const [before, end] = path.slice(-2);
  const size = link.label;
  if (rises || !size || !before || !end || before.x !== end.x) return null;
  // Those that are not branches leave room for as many words on the one beside them.
  if (!uprights.isAlone(end.x, gap, isBranch ? size.width / 2 + CLEAR : size.width)) return null;
  const heights = [(before.y + end.y) / 2, end.y - BELOW_WORDS - size.height / 2];
  const places = heights.map((y) => ({ x: end.x, y }));
  return (
    places.find((place) => {
      const words = labelBounds(place, size);
      const isOnRun = words.top >= before.y && words.bottom <= end.y - BELOW_WORDS;
      return isOnRun && ![...ways].some(([key, { path: other }]) => key !== link.key && passes(other, words));
    }) ?? null
  );
}

function passes(path: readonly Point[], words: Bounds): boolean {
  return path.some((end, at) => at > 0 && behind(path[at - 1] ?? end, end, words));
}
