import type { ComponentLayout, Elk, LayoutShape } from '../types';
import { type EdgePath, crossings } from './crossings';
import type { ConnectedComponent } from '../connectedComponents';
import { type Chain, chainsOf } from './chains';
import { clusteredDrawing } from './clusteredDrawing';
import { layerCoordinates } from './layerCoordinates';
import type { LayerOrder } from './layerOrder';
import { foldedOrders, layerOrders } from './layerOrders';
import { layeredRoutes } from './layeredRoutes';
import { outOfFrames } from '../../group/outOfFrames';
import { removeKinks } from './removeKinks';
import { inReadingDirection } from './mirror';
import { screenSize } from '../pack';
import { placedByElk } from './slanted';

/**
 * A component in layers, owners above, links along the axes. The same component gives the same result, in whatever order it comes. `channel`
 * is the height of channels between layers, where it does not follow from the links in them.
 */
export async function layeredLayout(part: ConnectedComponent, channel?: number): Promise<ComponentLayout> {
  const chains = drawnChains(part, channel);
  return part.groups.length
    ? finished(part, (await clustered(part, chains, channel)).laid)
    : finished(part, layered(part, chains, channel).laid);
}

/** Components of fewer cards have one shape. */
const FOLDED_MIN = 6;

/** A component in layers in several shapes, of which the best one among the other components is taken. */
export async function layeredShapes(part: ConnectedComponent): Promise<LayoutShape[]> {
  const chains = drawnChains(part);
  if (part.groups.length) return [shapeOf(part, await clustered(part, chains))];
  const isFolded = part.space.fold && part.nodes.length >= FOLDED_MIN;
  const folded = isFolded ? Array.from(foldedOrders(part, chains), (order) => draw(part, chains, order)) : [];
  return [...folded, layered(part, chains)].map((drawing) => shapeOf(part, drawing));
}

/** The cards of a component in layers so far apart, for straight links. */
export function placedForStraight(part: ConnectedComponent, elk: Elk, layers: number): Promise<ComponentLayout> {
  return part.groups.length ? layeredLayout(part, layers / 2) : placedByElk(part, elk, layers);
}

function drawnChains(part: ConnectedComponent, channel?: number): Chain[] {
  const chains = chainsOf(part);
  return channel === undefined ? chains : chains.map((chain) => ({ ...chain, room: { width: 0, height: 0 } }));
}

/** How much longer than by default dot looks for an order of a component with groups, while any links cross. */
const EFFORTS = [1, 8];

async function clustered(part: ConnectedComponent, chains: readonly Chain[], channel?: number): Promise<Drawing> {
  let best = NOTHING;
  for (const effort of EFFORTS) {
    const drawing = await clusteredDrawing(part, chains, effort);
    best = lessCrossed(best, drawingOf(part, layeredRoutes(part, chains, drawing, channel)));
    if (best.crossed === 0) break;
  }
  return best;
}

function layered(part: ConnectedComponent, chains: readonly Chain[], channel?: number): Drawing {
  let best = NOTHING;
  for (const order of layerOrders(part, chains)) best = lessCrossed(best, draw(part, chains, order, channel));
  return best;
}

function draw(part: ConnectedComponent, chains: readonly Chain[], order: LayerOrder, channel?: number): Drawing {
  return drawingOf(part, layeredRoutes(part, chains, layerCoordinates(part, chains, order), channel));
}

/** A drawing, and how many links cross in it. */
interface Drawing {
  laid: ComponentLayout;
  crossed: number;
}

const NOTHING: Drawing = { laid: { width: 0, height: 0, nodes: new Map(), links: new Map() }, crossed: Infinity };

function drawingOf({ edges }: ConnectedComponent, laid: ComponentLayout): Drawing {
  const routes = edges.flatMap(({ link: { key, from, to } }): EdgePath[] => {
    const path = laid.links.get(key)?.path;
    return path ? [{ from, to, path }] : [];
  });
  return { laid, crossed: crossings(routes) };
}

/** The drawing in which fewer links cross, and of two in which as many do the one that is seen larger. */
function lessCrossed(one: Drawing, other: Drawing): Drawing {
  const isLess = other.crossed - one.crossed || screenSize(other.laid) - screenSize(one.laid);
  return isLess < 0 ? other : one;
}

function shapeOf(part: ConnectedComponent, { laid, crossed }: Drawing): LayoutShape {
  return { ...finished(part, laid), crossed };
}

function finished(part: ConnectedComponent, laid: ComponentLayout): ComponentLayout {
  const straightened = removeKinks(part, laid);
  return outOfFrames(part, part.groups.length ? inReadingDirection(part, straightened) : straightened);
}
