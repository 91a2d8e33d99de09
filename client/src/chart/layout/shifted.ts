import { shiftedBends } from '@stemma/shared/chart/bends';
import type { Arrangement, Point } from '../model/commands';

/** A layout elsewhere, as a whole. */
export function shifted({ nodes, links }: Arrangement, { x, y }: Point): Arrangement {
  return {
    nodes: new Map([...nodes].map(([key, at]) => [key, { x: at.x + x, y: at.y + y }])),
    links: new Map([...links].map(([key, route]) => [key, { ...route, points: shiftedBends(route.points, { x, y }) }])),
  };
}
