import type { Point } from '../geometry/box';
import type { Arrangement, ComponentLayout } from './types';
import { assembleComponents, placeComponents, type LayoutRoutings, layoutRoutings } from './assemble';
import { circularLayout } from './circular/circular';
import { forceLayout } from './force/force';
import type { LayoutKind } from './kinds';
import { layeredLayout } from './layered/layered';
import { wholeComponent, type ConnectedComponent } from './connectedComponents';
import { straightRoutes, withStraightRoutes } from './straight/straightRoutes';
import { treeLayout } from './tree/tree';
import type { Elk, LayoutInput } from './types';

/** Lays a chart out in one of the ways, or finds the routes of straight links among cards that stand. */
export function arrangement(kind: LayoutKind, input: LayoutInput, elk: Elk): Promise<Arrangement> {
  const routes = layoutRoutings(kind, input);
  if (input.standing) return Promise.resolve(amongStanding(input, input.standing, routes));
  if (kind === 'tree') return assembleComponents(input, treeOf(input), routes);
  if (kind === 'force') return assembleComponents(input, (part) => forceLayout(part, elk), routes);
  if (kind === 'circular') return assembleComponents(input, circularLayout, routes);
  return layeredLayout(input, elk);
}

function treeOf({ straight }: LayoutInput): (part: ConnectedComponent) => ComponentLayout {
  return straight ? (part) => withStraightRoutes(part, treeLayout(part, true)) : (part) => treeLayout(part);
}

/** The cards where they stand, all in one, with the routes of their links. */
function amongStanding(input: LayoutInput, standing: ReadonlyMap<string, Point>, routes: LayoutRoutings): Arrangement {
  const nodes = new Map(standing);
  const layout = { nodes, links: straightRoutes(wholeComponent(input), nodes, input.staying), width: 0, height: 0 };
  return placeComponents(input, [layout], [{ x: 0, y: 0 }], routes);
}
