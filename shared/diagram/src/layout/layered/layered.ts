import type { ComponentLayout, Elk } from '../types';
import { type EdgePath, crossings } from './crossings';
import type { ConnectedComponent } from '../connectedComponents';
import { chainsOf } from './chains';
import { clusteredDrawing } from './clusteredDrawing';
import { layerCoordinates } from './layerCoordinates';
import { type LayerOrder, foldedOrder, isFolded, isSought, layerOrders } from './layerOrder';
import { layeredRoutes } from './layeredRoutes';
import { outOfFrames } from '../../group/outOfFrames';
import { removeKinks } from './removeKinks';
import { inReadingDirection } from './mirror';
import { screenSize } from '../pack';
import { placedByElk } from './slanted';

/**
 * A component in layers, owners above, links along the axes. The same component gives the same result, in whatever order it comes. `channel`
 * is the height of channels between layers, where it does not follow from the links in them. Without elkjs its orders are not tried.
 */
export async function layeredLayout(
  part: ConnectedComponent,
  elk: Elk | null,
  channel?: number,
): Promise<ComponentLayout> {
  const laid = removeKinks(part, await drawn(part, elk, channel));
  return outOfFrames(part, part.groups.length ? inReadingDirection(part, laid) : laid);
}

/** The cards of a component in layers so far apart, for straight links. */
export function placedForStraight(part: ConnectedComponent, elk: Elk, layers: number): Promise<ComponentLayout> {
  return part.groups.length ? layeredLayout(part, elk, layers / 2) : placedByElk(part, elk, layers);
}

/** How much longer than by default dot looks for an order of a component with groups, while any links cross. */
const EFFORTS = [1, 8];

/** The drawing of a component in which fewest links cross, or where it can be folded the one that is seen larger for few crossings more. */
async function drawn(part: ConnectedComponent, elk: Elk | null, channel?: number): Promise<ComponentLayout> {
  const chains = chainsOf(part).map((chain) =>
    channel === undefined ? chain : { ...chain, room: { width: 0, height: 0 } },
  );
  const draw = async (order: LayerOrder) =>
    layeredRoutes(part, chains, await layerCoordinates(part, chains, order), channel);
  let best: Drawing | null = null;
  if (part.groups.length) {
    for (const effort of EFFORTS) {
      const drawing = await clusteredDrawing(part, chains, effort);
      best = lessCrossed(part, best, layeredRoutes(part, chains, drawing, channel));
      if (best.crossed === 0) break;
    }
    return best?.laid ?? NOTHING;
  }
  const folded = isFolded(part) ? await draw(await foldedOrder(part, chains)) : null;
  if (folded && crossings(routesOf(part, folded)) === 0) return folded;
  for await (const order of layerOrders(part, chains, elk)) {
    const laid = await draw(order);
    if (!isSought(part)) return laid;
    if (folded && !best && WORTH * costOf(part, folded) < costOf(part, laid)) return folded;
    best = lessCrossed(part, best, laid);
    if (best.crossed === 0) break;
  }
  return best?.laid ?? NOTHING;
}

/** A folded drawing in which links cross is taken where it is seen so many times as large. */
const WORTH = 1.1;
/** How much more than its part of all links it counts that links cross, where a drawing is chosen by its size. */
const CROSSED = 3;

/** How large a drawing is on a screen, and how tangled. */
function costOf(part: ConnectedComponent, laid: ComponentLayout): number {
  const crossed = crossings(routesOf(part, laid)) / Math.max(1, part.edges.length);
  return screenSize(laid, part.share) * (1 + CROSSED * crossed);
}

/** A drawing, and how many links cross in it. */
interface Drawing {
  laid: ComponentLayout;
  crossed: number;
}

const NOTHING: ComponentLayout = { width: 0, height: 0, nodes: new Map(), links: new Map() };

function lessCrossed(part: ConnectedComponent, best: Drawing | null, laid: ComponentLayout): Drawing {
  const crossed = crossings(routesOf(part, laid));
  return best && best.crossed <= crossed ? best : { laid, crossed };
}

function routesOf({ edges }: ConnectedComponent, { links }: ComponentLayout): EdgePath[] {
  return edges.flatMap(({ link: { key, from, to } }) => {
    const path = links.get(key)?.path;
    return path ? [{ from, to, path }] : [];
  });
}
