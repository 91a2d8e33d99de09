import type { ComponentLayout, Elk } from '../types';
import { type EdgePath, crossings } from './crossings';
import type { ConnectedComponent } from '../connectedComponents';
import { chainsOf } from './chains';
import { clusteredDrawing } from './clusteredDrawing';
import { layerCoordinates } from './layerCoordinates';
import { layerOrders } from './layerOrder';
import { layeredRoutes } from './layeredRoutes';
import { outOfFrames } from '../../group/outOfFrames';
import { removeKinks } from './removeKinks';
import { inReadingDirection } from './mirror';
import { placedByElk } from './slanted';

/**
 * A component in layers, owners above, links along the axes. The same component gives the same result, in whatever order it comes. `channel`
 * is the height of channels between layers, where it does not follow from the links in them.
 */
export async function layeredLayout(part: ConnectedComponent, elk: Elk, channel?: number): Promise<ComponentLayout> {
  const laid = removeKinks(part, await drawn(part, elk, channel));
  return outOfFrames(part, part.groups.length ? inReadingDirection(part, laid) : laid);
}

/** The cards of a component in layers so far apart, for straight links. */
export function placedForStraight(part: ConnectedComponent, elk: Elk, layers: number): Promise<ComponentLayout> {
  return part.groups.length ? layeredLayout(part, elk, layers / 2) : placedByElk(part, elk, layers);
}

/** How much longer than by default dot looks for an order of a component with groups, while any links cross. */
const EFFORTS = [1, 8];

/** The drawing of a component in which fewest links cross. */
async function drawn(part: ConnectedComponent, elk: Elk, channel?: number): Promise<ComponentLayout> {
  const chains = chainsOf(part).map((chain) =>
    channel === undefined ? chain : { ...chain, room: { width: 0, height: 0 } },
  );
  const drawings = part.groups.length
    ? EFFORTS.map((effort) => () => clusteredDrawing(part, chains, effort))
    : (await layerOrders(part, chains, elk)).map((order) => () => layerCoordinates(part, chains, order));
  let best: { laid: ComponentLayout; count: number } | null = null;
  for (const draw of drawings) {
    const laid = layeredRoutes(part, chains, await draw(), channel);
    const count = drawings.length > 1 ? crossings(routesOf(part, laid)) : 0;
    if (!best || count < best.count) best = { laid, count };
    if (count === 0) break;
  }
  return best?.laid ?? { width: 0, height: 0, nodes: new Map(), links: new Map() };
}

function routesOf({ edges }: ConnectedComponent, { links }: ComponentLayout): EdgePath[] {
  return edges.flatMap(({ link: { key, from, to } }) => {
    const path = links.get(key)?.path;
    return path ? [{ from, to, path }] : [];
  });
}
