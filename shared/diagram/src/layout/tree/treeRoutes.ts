import { simplified } from '../../geometry/polyline';
import type { ComponentLayout } from '../componentLayout';
import type { Edge } from '../connectedComponents';
import type { TreeLink } from './treeLinks';
import type { TreePlaces } from './treePlaces';
import { planTreeLinks } from './treePlan';
import { sharedBundles } from './treeBundles';
import { VerticalChannels } from './verticalChannels';

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
