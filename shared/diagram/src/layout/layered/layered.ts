import type { Arrangement, ComponentLayout, Elk, LayoutInput } from '../types';
import { assembleComponents, layoutRoutings } from '../assemble';
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
import { slantedLayout } from './slanted';
import { siblingsInOrder } from './siblings';

/** Lays a chart out in layers, owners above, unconnected parts side by side. The same chart gives the same result, in whatever order it comes. */
export function layeredLayout(input: LayoutInput, elk: Elk): Promise<Arrangement> {
  const lay = (part: ConnectedComponent) =>
    input.straight ? slantedLayout(part, elk, (channel) => upright(part, elk, channel)) : upright(part, elk);
  return assembleComponents(input, lay, layoutRoutings('layered', input));
}

/** A component with links along the axes; `channel` is the height of channels between layers, where it does not follow from the links in them. */
async function upright(part: ConnectedComponent, elk: Elk, channel?: number): Promise<ComponentLayout> {
  const layout = removeKinks(part, await drawn(part, elk, channel));
  return outOfFrames(part, siblingsInOrder(part, inReadingDirection(part, layout)));
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
  let best: { layout: ComponentLayout; count: number } | null = null;
  for (const draw of drawings) {
    const layout = layeredRoutes(part, chains, await draw(), channel);
    const count = drawings.length > 1 ? crossings(routesOf(part, layout)) : 0;
    if (!best || count < best.count) best = { layout, count };
    if (count === 0) break;
  }
  return best?.layout ?? { width: 0, height: 0, nodes: new Map(), links: new Map() };
}

function routesOf({ edges }: ConnectedComponent, { links }: ComponentLayout): EdgePath[] {
  return edges.flatMap(({ link: { key, from, to } }) => {
    const path = links.get(key)?.path;
    return path ? [{ from, to, path }] : [];
  });
}
