import { simplified } from '../../geometry/polyline';
import type { ComponentLayout } from '../types';
import { type Edge, group } from '../connectedComponents';
import type { TreeLink, TreePlaces } from './treeLinks';
import { VerticalChannels } from './verticalChannels';
import { treeEnds, type TreeEnds } from './treeEnds';
import { grown, overlaps, union, type Bounds } from '../../geometry/box';
import { STEM_LENGTH } from '../../route/port';
import { nodeBox } from '../nodeBox';

/** Distance of the lowest lane above the row below it: room for an arrow; and of lanes from each other. */
const ARROW = 40;
export const LANE = 8;

/**
 * How the links of a tree go that can't find their route by themselves: down from the upper card, across, between the cards that stand on the way,
 * and down into the lower one. Links of one line part together, where the owner's branches do if that is free, else in a lane of their own
 * over the row below; lines of different names share no segment.
 */
export function treeRoutes(
  links: readonly TreeLink[],
  branches: readonly Edge[],
  standing: TreePlaces,
): ComponentLayout['links'] {
  const routes: ComponentLayout['links'] = new Map();
  const levelOf = (key: string) => standing.levels.get(key) ?? 0;
  const uprights = new VerticalChannels(standing);
  const all = planTreeLinks(links, branches, standing, uprights);
  const falling = all.filter(({ link }) => !link.aside);
  const bundles = sharedBundles(
    falling.map(({ link, column }) => ({ holder: link.upper, x: column })),
    branches,
    standing,
  );
  const lanes = new Map<string, number>();
  const count = new Map<number, number>();
  const laneOf = (gap: number, { line, aside, upper }: TreeLink): number => {
    const bundle = !aside && levelOf(upper) === gap ? bundles.get(upper) : undefined;
    if (bundle !== undefined) return bundle;
    const key = `${gap} ${line}`;
    const own = lanes.get(key) ?? count.get(gap) ?? 0;
    if (!lanes.has(key)) count.set(gap, own + 1);
    lanes.set(key, own);
    return (standing.rows[gap + 1] ?? 0) - ARROW - own * LANE;
  };
  // From far away the lowest lane and the outermost place: so links that come from one side do not cross.
  for (const { link } of [...all].reverse()) laneOf(levelOf(link.lower) - 1, link);
  for (const { link, column, upper, lower } of all) {
    const [from, to] = [standing.nodes.get(link.upper), standing.nodes.get(link.lower)];
    const [size, goal] = [standing.sizes.get(link.upper), standing.sizes.get(link.lower)];
    if (!from || !to || !size || !goal) continue;
    const [first, over] = [laneOf(levelOf(link.upper), link), laneOf(levelOf(link.lower) - 1, link)];
    const path = simplified([
      { x: upper, y: from.y + size.height / 2 },
      { x: upper, y: first },
      { x: column, y: first },
      { x: column, y: over },
      { x: lower, y: over },
      { x: lower, y: to.y - goal.height / 2 },
    ]);
    const { link: own, holder } = link.edge;
    routes.set(own.key, { path: link.rises ? path.reverse() : path, label: null, turned: own.from !== holder });
  }
  return routes;
}

/** A link with where it ends, and where it runs down past the rows in between. */
interface PlannedTreeLink extends TreeEnds {
  link: TreeLink;
  column: number;
}

/**
 * Links with their ends and columns, those between near cards first, so that they have the nearest places; all are taken among the
 * `uprights`, as are those of the branches.
 */
function planTreeLinks(
  links: readonly TreeLink[],
  branches: readonly Edge[],
  standing: TreePlaces,
  uprights: VerticalChannels,
): PlannedTreeLink[] {
  const x = (key: string) => standing.nodes.get(key)?.x ?? 0;
  const levelOf = (key: string) => standing.levels.get(key) ?? 0;
  for (const { holder, held } of branches) {
    uprights.take(x(holder), levelOf(holder), levelOf(holder), `owner ${holder}`);
    uprights.take(x(held), levelOf(holder), levelOf(held) - 1, `owner ${holder}`);
    uprights.segmentAcross(x(holder), x(held), levelOf(holder), `owner ${holder}`);
  }
  for (const { upper, aside } of links) {
    if (!aside) uprights.take(x(upper), levelOf(upper), levelOf(upper), `owner ${upper}`);
  }
  const ends = treeEnds(links, standing, uprights);
  const far = ({ upper, lower }: TreeLink) => Math.abs(x(upper) - x(lower));
  return [...links]
    .sort((a, b) => far(a) - far(b))
    .map((link) => {
      const { upper = 0, lower = 0 } = ends.get(link) ?? {};
      const [high, low] = [levelOf(link.upper), levelOf(link.lower)];
      const isFar = high < low - 1 && !link.isBranch;
      const column = isFar
        ? uprights.columnBetween({ upper, lower }, high, low, link.line, link.edge.link.label?.width ?? 0)
        : lower;
      uprights.take(column, high, low - 1, link.line);
      uprights.segmentAcross(upper, column, high, link.line);
      uprights.segmentAcross(column, lower, low - 1, link.line);
      return { link, upper, lower, column };
    });
}

/** Space between two runs across, and between one and the cards that it passes. */
const APART = 14;

/** A run across from below an owner to an x. */
interface HorizontalSegment {
  holder: string;
  x: number;
}

/**
 * By owner, the height at which its branches part, where all its other links (`runs`) may part there, too: clear of cards and of the bundles of
 * other owners. So each link has a leg of its own for its label.
 */
function sharedBundles(
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
    const bundle = bundleOf(holder, ends, standing);
    if (!bundle) continue;
    const around = grown(bundle, APART);
    const isOther = ([key, box]: readonly [string, Bounds]) => key !== holder && overlaps(box, around);
    if ([...bundles].some(isOther) || cards.some(({ key, box }) => isOther([key, box]))) continue;
    bundles.set(holder, union([bundle, bundles.get(holder) ?? bundle]) ?? bundle);
    heights.set(holder, bundle.top);
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
