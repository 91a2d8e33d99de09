import { union, type Bounds, type Point } from '../geometry/box';
import type { ComponentLayout } from './componentLayout';

/** A laid part that takes up these rectangles, moved so that the upper left corner of them all is nought. */
export function translateToOrigin(
  { nodes, links, layers }: Omit<ComponentLayout, 'width' | 'height'>,
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
    ...(layers && { layers }),
  };
}
