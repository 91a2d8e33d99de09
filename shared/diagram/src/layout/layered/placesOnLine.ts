import { PriorityQueue } from '../../index/priorityQueue';
import { cheapestCirculation, type Circulation, type Network } from './networkSimplex';

/** That one thing stands at least so far before another; whole numbers. */
export interface SeparationConstraint {
  before: number;
  after: number;
  gap: number;
}

/** That each unit between two things counts so much. */
export interface Attraction {
  one: number;
  other: number;
  weight: number;
}

/** All best placements of things while one of them stays: where each stands in one, and how far before and after that it stands in others. */
export interface BestPlaces {
  places: Float64Array;
  before: Float64Array;
  after: Float64Array;
}

/**
 * Where so many things stand on a line, by their numbers, so that what is attracted is as near as separations allow: the sum of weighted
 * distances is least. It is the dual of a circulation (Gansner et al. 1993 solve the same for layers and for x coordinates). `fixed` stays.
 */
export function bestPlacesOnLine(
  count: number,
  separations: readonly SeparationConstraint[],
  attractions: readonly Attraction[],
  fixed: number,
): BestPlaces {
  const network = networkOf(count, separations, attractions);
  const circulation = cheapestCirculation(network);
  return {
    places: circulation.potential.map((potential) => -potential),
    before: slackFrom(fixed, network, circulation, -1),
    after: slackFrom(fixed, network, circulation, 1),
  };
}

/** The same, in the middle between the first and the last place that each thing can have in one of the best placements. */
export function middlePlacesOnLine(...input: Parameters<typeof bestPlacesOnLine>): Float64Array {
  const { places, before, after } = bestPlacesOnLine(...input);
  return places.map((place, at) => {
    const aside = (after[at]! - before[at]!) / 2;
    return Number.isFinite(aside) ? place + aside : place;
  });
}

function networkOf(
  nodes: number,
  separations: readonly SeparationConstraint[],
  attractions: readonly Attraction[],
): Network {
  const both = attractions.flatMap(({ one, other, weight }) => [
    { from: one, to: other, capacity: weight },
    { from: other, to: one, capacity: weight },
  ]);
  return {
    nodes,
    from: [...separations.map(({ before }) => before), ...both.map(({ from }) => from)],
    to: [...separations.map(({ after }) => after), ...both.map(({ to }) => to)],
    cost: [...separations.map(({ gap }) => -gap), ...both.map(() => 0)],
    capacity: [...separations.map(() => Infinity), ...both.map(({ capacity }) => capacity)],
  };
}

/** How far each thing can be moved one way while one stays and all stays as good: shortest paths over what is left of the arcs (Dijkstra). */
function slackFrom(start: number, network: Network, { flow, potential }: Circulation, way: 1 | -1): Float64Array {
  const { nodes, from, to, cost, capacity } = network;
  const room: { to: number; length: number }[][] = Array.from({ length: nodes }, () => []);
  const add = (before: number, after: number, length: number) => {
    const [a, b] = way > 0 ? [before, after] : [after, before];
    room[a]?.push({ to: b, length: Math.max(0, length) });
  };
  for (const [arc, a] of from.entries()) {
    const b = to[arc]!;
    const reduced = cost[arc]! + potential[a]! - potential[b]!;
    if (flow[arc]! < capacity[arc]!) add(b, a, reduced);
    if (flow[arc]! > 0) add(a, b, -reduced);
  }
  const slack = new Float64Array(nodes).fill(Infinity);
  const isSettled = new Uint8Array(nodes);
  const open = new PriorityQueue<number>();
  slack[start] = 0;
  open.push(start, 0);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (isSettled[at]) continue;
    isSettled[at] = 1;
    for (const { to: next, length } of room[at] ?? []) {
      const far = slack[at]! + length;
      if (far >= slack[next]!) continue;
      slack[next] = far;
      open.push(next, far);
    }
  }
  return slack;
}
