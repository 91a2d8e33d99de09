import { boundsOf, type Bounds, type Point } from '../geometry/box';
import type { ComponentLayout } from './componentLayout';
import type { ConnectedComponent } from './connectedComponents';

/**
 * A laid part whose links begin and end on the edges of their cards: elkjs ends them at the label that hangs below a card, and words stand at a
 * fraction of the route as it is drawn.
 */
export function onEdges({ nodes, edges }: ConnectedComponent, laid: ComponentLayout): ComponentLayout {
  const boxes = new Map(
    nodes.flatMap(({ key, width, height }) => {
      const at = laid.nodes.get(key);
      return at ? [[key, boundsOf({ ...at, width, height })] as const] : [];
    }),
  );
  const links = new Map(laid.links);
  for (const { link, holder, held } of edges) {
    const [route, from, to] = [links.get(link.key), boxes.get(holder), boxes.get(held)];
    const [start, end] = [route?.path[0], route?.path.at(-1)];
    if (!route || !from || !to || !start || !end) continue;
    links.set(link.key, { ...route, path: [within(start, from), ...route.path.slice(1, -1), within(end, to)] });
  }
  return { ...laid, links };
}

function within({ x, y }: Point, { left, right, top, bottom }: Bounds): Point {
  return { x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)) };
}
