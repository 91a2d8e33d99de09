import { union, type Bounds, type Point } from '../geometry/box';
import type { ComponentLayout, Arrangement } from './types';
import { shiftedBends } from '../route/bends';

/** A layout that takes up these rectangles, moved so that the upper left corner of them all is nought. */
export function translateToOrigin(
  { nodes, links }: Omit<ComponentLayout, 'width' | 'height'>,
  boxes: Iterable<Bounds>,
): ComponentLayout {
  const { left, top, right, bottom } = union(boxes) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const moved = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  return {
    width: right - left,
    height: bottom - top,
    nodes: new Map([...nodes].map(([key, at]) => [key, moved(at)])),
    links: new Map(
      [...links].map(([key, route]) => [
        key,
        { ...route, path: route.path.map(moved), label: route.label && moved(route.label) },
      ]),
    ),
  };
}

/** A layout elsewhere, as a whole. */
export function shifted({ nodes, links }: Arrangement, { x, y }: Point): Arrangement {
  return {
    nodes: new Map([...nodes].map(([key, at]) => [key, { x: at.x + x, y: at.y + y }])),
    links: new Map([...links].map(([key, route]) => [key, { ...route, points: shiftedBends(route.points, { x, y }) }])),
  };
}
