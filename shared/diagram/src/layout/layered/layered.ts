import type { Arrangement, ComponentLayout } from '../types';
import { assembleComponents, layoutRoutings } from '../assemble';
import { withStraightRoutes } from '../straight/straightRoutes';
import { crossings, type EdgePath } from './crossings';
import { FIRST_ATTEMPT, type OrderAttempt } from './elkGraph';
import { layeredByElk, layersOf } from './elkLayered';
import type { ConnectedComponent } from '../connectedComponents';
import { outOfFrames } from '../../group/outOfFrames';
import { plainGraph, plainRoutes } from './plainElk';
import { removeKinks } from './removeKinks';
import { inReadingDirection } from './mirror';
import { siblingsInOrder } from './siblings';
import { groupBoundaryNodes } from '../../group/groupBoundaryNodes';
import { intruders } from '../../group/groups';
import { placesIn, rowsOf } from './rows';
import { minimizeCrossings } from './minimizeCrossings';
import type { Elk, LayoutInput } from '../types';

/** Lays a chart out in layers, owners above, unconnected parts side by side. The same chart gives the same result, in whatever order it comes. */
export function layeredLayout(input: LayoutInput, elk: Elk): Promise<Arrangement> {
  const lay = async (part: ConnectedComponent) => {
    const seek = input.nodes.length <= SOUGHT_MAX;
    const laid = finished(part, await (seek ? layPart(part, elk) : layeredByElk(part, elk, FIRST_ATTEMPT)));
    const whole = part.groups.length ? removeKinks(part, await groupsApart(part, laid, elk)) : laid;
    return input.straight ? withStraightRoutes(part, whole) : whole;
  };
  return assembleComponents(input, lay, layoutRoutings('layered', input));
}

function finished(part: ConnectedComponent, laid: ComponentLayout): ComponentLayout {
  return siblingsInOrder(part, inReadingDirection(part, removeKinks(part, laid)));
}

/** How elkjs looks for the routes of links once it is told in which order cards stand. Told also to mind the order in which they come, it minds that alone. */
const WALLED: readonly OrderAttempt[] = [
  { ordered: false, thoroughness: 7, seed: 1 },
  { ordered: false, thoroughness: 20, seed: 2 },
  { ordered: false, thoroughness: 40, seed: 3 },
];

/** A laid part once more, the cards of each group together and no other card over its frame. */
async function groupsApart(part: ConnectedComponent, laid: ComponentLayout, elk: Elk): Promise<ComponentLayout> {
  const cards = new Map(part.nodes.map((node) => [node.key, node]));
  const over = ({ nodes }: ComponentLayout) => intruders(part.groups, cards, nodes).length;
  const walls = groupBoundaryNodes(part, laid);
  const enough = crossings(routesOf(part, laid), 'all');
  let best: { laid: ComponentLayout; over: number; count: number } | null = null;
  for (const one of WALLED) {
    const again = await layeredByElk(part, elk, { ...one, walls });
    const next = { laid: again, over: over(again), count: crossings(routesOf(part, again), 'all') };
    if (!best || next.over < best.over || (next.over === best.over && next.count < best.count)) best = next;
    if ((best.over === 0 && best.count <= enough) || part.nodes.length > SOUGHT_MAX) break;
  }
  return outOfFrames(part, best?.laid ?? laid);
}

/** On charts of up to so many cards an order with fewer crossings is looked for; beyond, looking takes longer than it is worth. */
const SOUGHT_MAX = 300;

/** Where else is looked for an order: on some charts far fewer links cross where cards stand as near below the tops as they can. */
const TRIES: readonly OrderAttempt[] = [
  { ...FIRST_ATTEMPT, isHigh: true },
  { ...FIRST_ATTEMPT, isHigh: true, ordered: false },
];

/** From how many beginnings elkjs' layout by default is looked at. */
const DEFAULTS = 4;

/** Laid out so that few links cross, and then so that few siblings stand against their order. */
async function layPart(part: ConnectedComponent, elk: Elk): Promise<ComponentLayout> {
  const drafts = await draftsOf(part, elk, FIRST_ATTEMPT);
  const first = await layeredByElk(part, elk, drafts.untangled);
  const count = crossings(routesOf(part, first));
  if (count === 0) return first;
  let best = drafts.count < count ? { how: drafts.how, count: drafts.count } : { how: drafts.untangled, count };
  const seek = async (one: OrderAttempt) => {
    const { how, count: plainly, untangled: other } = await draftsOf(part, elk, one);
    if (plainly < best.count) best = { how, count: plainly };
    const less = crossings(routesOf(part, await layeredByElk(part, elk, { ...other, isDraft: true })));
    if (less < best.count) best = { how: other, count: less };
  };
  for (const one of TRIES) if (best.count > 0) await seek(one);
  for (let seed = 1; seed <= DEFAULTS && best.count > 0; seed++) {
    const byDefault = await layByDefault(part, elk, seed);
    if (byDefault.count < best.count) await seek(byDefault.how);
  }
  return best.how === drafts.untangled ? first : layeredByElk(part, elk, best.how);
}

/** A way to lay a part out, with its crossings, and the same with its rows untangled. */
async function draftsOf(
  part: ConnectedComponent,
  elk: Elk,
  how: OrderAttempt,
): Promise<{ how: OrderAttempt; count: number; untangled: OrderAttempt }> {
  const draft = await layeredByElk(part, elk, { ...how, isDraft: true });
  const { rows, joined } = rowsOf(part, draft);
  const places = placesIn(minimizeCrossings(rows, joined), joined);
  return {
    how,
    count: crossings(routesOf(part, draft)),
    untangled: { ...how, ordered: false, walls: { places, children: [], edges: [] } },
  };
}

/** How many links cross where elkjs is told nothing but the sizes of cards, and the way to have cards in the rows and the order it gives then. */
async function layByDefault(
  { nodes, edges }: ConnectedComponent,
  elk: Elk,
  seed: number,
): Promise<{ how: OrderAttempt; count: number }> {
  const links = edges.map(({ link: { key }, holder, held }) => ({ key, from: holder, to: held }));
  const laid = await elk.layout(plainGraph({ nodes, links }, seed));
  const places = new Map((laid.children ?? []).map(({ id, x = 0, y = 0, width = 0 }) => [id, { x: x + width / 2, y }]));
  const how = { ...FIRST_ATTEMPT, ordered: false, layers: layersOf(laid), walls: { places, children: [], edges: [] } };
  return { how, count: crossings(plainRoutes(laid, links)) };
}

function routesOf({ edges }: ConnectedComponent, { links }: ComponentLayout): EdgePath[] {
  return edges.flatMap(({ link: { key, from, to } }) => {
    const path = links.get(key)?.path;
    return path ? [{ from, to, path }] : [];
  });
}
