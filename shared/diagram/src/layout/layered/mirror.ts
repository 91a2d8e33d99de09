import type { ComponentLayout } from '../types';
import { group, type Edge, type ConnectedComponent } from '../connectedComponents';

/**
 * The layout of a component, or its mirror image where more siblings then stand in the order of their shares, and else of their names, from the left
 * (LOOK.md). What crosses is the same in both.
 */
export function inReadingDirection(part: ConnectedComponent, layout: ComponentLayout): ComponentLayout {
  const { ordered, turned } = neighbourOrder(part, layout);
  return turned > ordered ? mirrored(layout) : layout;
}

/** How many neighbours of one owner, or of one held, stand in their order, and how many the other way round. */
export function neighbourOrder(
  { edges }: ConnectedComponent,
  { nodes }: ComponentLayout,
): { ordered: number; turned: number } {
  const count = { ordered: 0, turned: 0 };
  const compare = (siblings: readonly Edge[], keyOf: (edge: Edge) => string) => {
    for (let at = 1; at < siblings.length; at++) {
      const [a, b] = [siblings[at - 1], siblings[at]].map((edge) => edge && nodes.get(keyOf(edge)));
      if (!a || !b || a.x === b.x) continue;
      count[a.x < b.x ? 'ordered' : 'turned'] += 1;
    }
  };
  for (const siblings of group(edges, ({ holder }) => holder).values()) compare(siblings, ({ held }) => held);
  for (const owners of group([...edges].sort(byShare), ({ held }) => held).values()) {
    compare(owners, ({ holder }) => holder);
  }
  return count;
}

const byShare = (a: Edge, b: Edge) => b.link.share - a.link.share;

function mirrored(layout: ComponentLayout): ComponentLayout {
  const { width, nodes, links } = layout;
  const across = <P extends { x: number }>(point: P): P => ({ ...point, x: width - point.x });
  return {
    ...layout,
    nodes: new Map([...nodes].map(([key, point]) => [key, across(point)])),
    links: new Map(
      [...links].map(([key, route]) => [
        key,
        { ...route, path: route.path.map(across), label: route.label && across(route.label) },
      ]),
    ),
  };
}
