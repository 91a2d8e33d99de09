import type { Point } from '../geometry/box';
import type { Arrangement, ComponentLayout } from './types';
import { assembleComponents, placeComponents, type LayoutRoutings, layoutRoutings } from './assemble';
import { circularLayout } from './circular/circular';
import { forceLayout } from './force/force';
import type { LayoutKind } from './kinds';
import { layeredShapes, placedForStraight } from './layered/layered';
import { wholeComponent, type ConnectedComponent } from './connectedComponents';
import { slantedLayout } from './layered/slanted';
import { straightRoutes } from './straight/straightRoutes';
import { treeLayout } from './tree/tree';
import type { Elk, LayoutInput, LayoutShape } from './types';

/** Lays out a component; `straight` where the chart's links run straight. */
type RunLayout = (
  part: ConnectedComponent,
  parameters: { elk: Elk; straight: boolean },
) => ComponentLayout | Promise<ComponentLayout | readonly LayoutShape[]>;

/** To add a layout: a line here, one in `kinds.ts`, and its name in the client's `layoutActions.ts`. */
const LAYOUTS: Record<LayoutKind, RunLayout> = {
  layered: (part, { elk, straight }) =>
    straight ? slantedLayout(part, (layers) => placedForStraight(part, elk, layers)) : layeredShapes(part),
  tree: (part, { straight }) =>
    straight ? slantedLayout(part, (layers) => treeLayout(part, layers / 2)) : treeLayout(part),
  force: (part, { elk }) => forceLayout(part, elk),
  circular: circularLayout,
};

/** Lays a chart out in one of the ways, or finds the routes of straight links among cards that stand. */
export async function arrangement(kind: LayoutKind, input: LayoutInput, elk: Elk): Promise<Arrangement> {
  const routes = layoutRoutings(kind, input);
  if (input.standing) return amongStanding(input, input.standing, routes);
  const parameters = { elk, straight: input.straight ?? false };
  return assembleComponents(input, (part) => LAYOUTS[kind](part, parameters), routes);
}

/** The cards where they stand, all in one, with the routes of their links. */
function amongStanding(input: LayoutInput, standing: ReadonlyMap<string, Point>, routes: LayoutRoutings): Arrangement {
  const nodes = new Map(standing);
  const layout = { nodes, links: straightRoutes(wholeComponent(input), nodes, input.staying), width: 0, height: 0 };
  return placeComponents(input, [layout], [{ x: 0, y: 0 }], routes);
}
