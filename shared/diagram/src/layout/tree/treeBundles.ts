import { grown, overlaps, union, type Bounds } from '../../geometry/box';
import { STEM_LENGTH } from '../../route/port';
import { nodeBox } from '../nodeBox';
import { group, type Edge } from '../connectedComponents';
import type { TreePlaces } from './treePlaces';

/** Space between two runs across, and between one and the cards that it passes. */
const APART = 14;

/** A run across from below an owner to an x. */
export interface HorizontalSegment {
  holder: string;
  x: number;
}

/**
 * By owner, the height at which its branches part, where all its other links (`runs`) may part there, too: clear of cards and of the bundles of
 * other owners. So each link has a leg of its own for its words.
 */
export function sharedBundles(
  segments: readonly HorizontalSegment[],
  branches: readonly Edge[],
  standing: TreePlaces,
): Map<string, number> {
  const bundles = new Map<string, Bounds>();
  for (const [holder, edges] of group(branches, (edge) => edge.holder)) {
    const ends = edges.flatMap(({ held }) => standing.nodes.get(held)?.x ?? []);
    const bundle = bundleOf(holder, ends, standing);
    if (bundle && bundle.left < bundle.right) bundles.set(holder, bundle);
  }
  const cards = [...standing.nodes].flatMap(([key, at]) => {
    const node = standing.sizes.get(key);
    return node ? [{ key, box: nodeBox(node, at) }] : [];
  });
  const heights = new Map<string, number>();
  for (const [holder, own] of group(segments, (segment) => segment.holder)) {
    const ends = own.map(({ x }) => x);
    const trunk = bundleOf(holder, ends, standing);
    if (!trunk) continue;
    const around = grown(trunk, APART);
    const isOther = ([key, box]: readonly [string, Bounds]) => key !== holder && overlaps(box, around);
    if ([...bundles].some(isOther) || cards.some(({ key, box }) => isOther([key, box]))) continue;
    bundles.set(holder, union([trunk, bundles.get(holder) ?? trunk]) ?? trunk);
    heights.set(holder, trunk.top);
  }
  return heights;
}

/** The level segment from below an owner's middle that reaches all of these. */
function bundleOf(holder: string, ends: readonly number[], { nodes, sizes }: TreePlaces): Bounds | null {
  const [at, node] = [nodes.get(holder), sizes.get(holder)];
  if (!at || !node) return null;
  const y = at.y + node.height / 2 + STEM_LENGTH;
  return { left: Math.min(at.x, ...ends), right: Math.max(at.x, ...ends), top: y, bottom: y };
}
