import { shiftedBends } from '../route/bends';
import type { Arrangement } from './types';
import type { Point } from '../geometry/box';

/** A layout elsewhere, as a whole. */
export function shifted({ nodes, links }: Arrangement, { x, y }: Point): Arrangement {
  return {
    nodes: new Map([...nodes].map(([key, at]) => [key, { x: at.x + x, y: at.y + y }])),
    links: new Map([...links].map(([key, route]) => [key, { ...route, points: shiftedBends(route.points, { x, y }) }])),
  };
}
