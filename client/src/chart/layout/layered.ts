import type { Arrangement } from '../model/commands';
import { assembled } from './assemble';
import { withStraightWays } from './straightWays';
import type { LaidPart } from './laidPart';
import { routesOf } from './routes';
import { crossings, type Way } from './crossings';
import { ORDERED, type Try } from './elkGraph';
import { layBy, layersOf } from './elkLaid';
import type { Part } from './order';
import { outOfFrames } from './outOfFrames';
import { plainGraph, plainWays } from './plainElk';
import { withoutKinks } from './kinks';
import { readingWay } from './mirror';
import { siblingsInOrder } from './siblings';
import { wallsFor } from './walls';
import { intruders } from './groups';
import { placesIn, rowsOf } from './rows';
import { untangled } from './untangled';
import type { Elk, LayoutInput } from './types';

/** Lays a chart out in layers, owners above, unconnected parts side by side. The same chart gives the same result, in whatever order it comes. */
export function layered(input: LayoutInput, elk: Elk): Promise<Arrangement> {
  const lay = async (part: Part) => {
    const seek = input.nodes.length <= SOUGHT_MAX;
    const laid = finished(part, await (seek ? layPart(part, elk) : layBy(part, elk, ORDERED)));
    const whole = part.groups.length ? withoutKinks(part, await groupsApart(part, laid, elk)) : laid;
    return input.straight ? withStraightWays(part, whole) : whole;
  };
  return assembled(input, lay, routesOf('layered', input));
}

function finished(part: Part, laid: LaidPart): LaidPart {
  return siblingsInOrder(part, readingWay(part, withoutKinks(part, laid)));
}

/** How elkjs looks for the ways of links once it is told in which order cards stand. Told also to mind the order in which they come, it minds that alone. */
const WALLED: readonly Try[] = [
  { ordered: false, thoroughness: 7, seed: 1 },
  { ordered: false, thoroughness: 20, seed: 2 },
  { ordered: false, thoroughness: 40, seed: 3 },
];

/** A laid part once more, the cards of each group together and no other card over its frame. */
async function groupsApart(part: Part, laid: LaidPart, elk: Elk): Promise<LaidPart> {
  const cards = new Map(part.nodes.map((node) => [node.key, node]));
  const over = ({ nodes }: LaidPart) => intruders(part.groups, cards, nodes).length;
  const walls = wallsFor(part, laid);
  const enough = crossings(waysOf(part, laid), 'all');
  let best: { laid: LaidPart; over: number; count: number } | null = null;
  for (const one of WALLED) {
    const again = await layBy(part, elk, { ...one, walls });
    const next = { laid: again, over: over(again), count: crossings(waysOf(part, again), 'all') };
    if (!best || next.over < best.over || (next.over === best.over && next.count < best.count)) best = next;
    if ((best.over === 0 && best.count <= enough) || part.nodes.length > SOUGHT_MAX) break;
  }
  return outOfFrames(part, best?.laid ?? laid);
}

/** On charts of up to so many cards an order with fewer crossings is looked for; beyond, looking takes longer than it is worth. */
const SOUGHT_MAX = 300;

/** Where else is looked for an order: on some charts far fewer links cross where cards stand as near below the tops as they can. */
const TRIES: readonly Try[] = [
  { ...ORDERED, isHigh: true },
  { ...ORDERED, isHigh: true, ordered: false },
];

/** From how many beginnings elkjs' layout by default is looked at. */
const DEFAULTS = 4;

/** Laid out so that few links cross, and then so that few siblings stand against their order. */
async function layPart(part: Part, elk: Elk): Promise<LaidPart> {
  const drafts = await draftsOf(part, elk, ORDERED);
  const first = await layBy(part, elk, drafts.untangled);
  const count = crossings(waysOf(part, first));
  if (count === 0) return first;
  let best = drafts.count < count ? { how: drafts.how, count: drafts.count } : { how: drafts.untangled, count };
  const seek = async (one: Try) => {
    const { how, count: plainly, untangled: other } = await draftsOf(part, elk, one);
    if (plainly < best.count) best = { how, count: plainly };
    const less = crossings(waysOf(part, await layBy(part, elk, { ...other, isDraft: true })));
    if (less < best.count) best = { how: other, count: less };
  };
  for (const one of TRIES) if (best.count > 0) await seek(one);
  for (let seed = 1; seed <= DEFAULTS && best.count > 0; seed++) {
    const byDefault = await layByDefault(part, elk, seed);
    if (byDefault.count < best.count) await seek(byDefault.how);
  }
  return best.how === drafts.untangled ? first : layBy(part, elk, best.how);
}

/** A way to lay a part out, with its crossings, and the same with its rows untangled. */
async function draftsOf(part: Part, elk: Elk, how: Try): Promise<{ how: Try; count: number; untangled: Try }> {
  const draft = await layBy(part, elk, { ...how, isDraft: true });
  const { rows, joined } = rowsOf(part, draft);
  const places = placesIn(untangled(rows, joined), joined);
  return {
    how,
    count: crossings(waysOf(part, draft)),
    untangled: { ...how, ordered: false, walls: { places, children: [], edges: [] } },
  };
}

/** How many links cross where elkjs is told nothing but the sizes of cards, and the way to have cards in the rows and the order it gives then. */
async function layByDefault({ nodes, edges }: Part, elk: Elk, seed: number): Promise<{ how: Try; count: number }> {
  const links = edges.map(({ link: { key }, holder, held }) => ({ key, from: holder, to: held }));
  const laid = await elk.layout(plainGraph({ nodes, links }, seed));
  const places = new Map((laid.children ?? []).map(({ id, x = 0, y = 0, width = 0 }) => [id, { x: x + width / 2, y }]));
  const how = { ...ORDERED, ordered: false, layers: layersOf(laid), walls: { places, children: [], edges: [] } };
  return { how, count: crossings(plainWays(laid, links)) };
}

function waysOf({ edges }: Part, { links }: LaidPart): Way[] {
  return edges.flatMap(({ link: { key, from, to } }) => {
    const path = links.get(key)?.path;
    return path ? [{ from, to, path }] : [];
  });
}
