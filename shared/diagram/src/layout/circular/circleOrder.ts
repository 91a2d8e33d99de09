import type { Edge, ConnectedComponent } from '../connectedComponents';
import type { LayoutNode } from '../types';

/** Each card is tried at every place so often, unless nothing comes of it before. */
const ROUNDS = 6;

/**
 * The cards of a part in the order in which they stand round a circle: those that are linked near each other, with few links crossing.
 * Beginning with the reading order, each card goes where its links cross fewest others and are shortest. The first card stays the first.
 */
export function circleOrder({ nodes, edges }: ConnectedComponent): LayoutNode[] {
  const [first] = nodes;
  if (!first) return [];
  let order = nodes.map(({ key }) => key);
  const linked = edges.filter(({ holder, held }) => holder !== held);
  for (let round = 0; round < ROUNDS; round++) {
    const before = order.join('\n');
    for (const { key } of nodes) order = bestPlaced(key, order, linked);
    if (order.join('\n') === before) break;
  }
  const start = order.indexOf(first.key);
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  return [...order.slice(start), ...order.slice(0, start)].flatMap((key) => byKey.get(key) ?? []);
}

/** How many pairs of links cross where cards stand round a circle in this order; links are straight there. */
export function circleCrossings(order: readonly string[], edges: readonly Edge[]): number {
  const at = new Map(order.map((key, place) => [key, place]));
  const chords = edges.map((edge) => chordOf(edge, at));
  let count = 0;
  chords.forEach((one, index) => {
    for (const other of chords.slice(index + 1)) if (cross(one, other)) count++;
  });
  return count;
}

type Chord = readonly [number, number];

function chordOf({ holder, held }: Edge, at: ReadonlyMap<string, number>): Chord {
  const [a, b] = [at.get(holder) ?? 0, at.get(held) ?? 0];
  return a < b ? [a, b] : [b, a];
}

function cross([a, b]: Chord, [c, d]: Chord): boolean {
  return (a < c && c < b && b < d) || (c < a && a < d && d < b);
}

function bestPlaced(key: string, order: readonly string[], edges: readonly Edge[]): string[] {
  const own = edges.filter(({ holder, held }) => holder === key || held === key);
  const others = edges.filter(({ holder, held }) => holder !== key && held !== key);
  const rest = order.filter((one) => one !== key);
  const cost = (place: number): number => {
    const at = new Map(rest.map((one, index) => [one, index < place ? index : index + 1]));
    at.set(key, place);
    const chords = others.map((edge) => chordOf(edge, at));
    let sum = 0;
    for (const edge of own) {
      const chord = chordOf(edge, at);
      const apart = chord[1] - chord[0];
      sum += Math.min(apart, order.length - apart) / order.length ** 2;
      for (const other of chords) if (cross(chord, other)) sum++;
    }
    return sum;
  };
  const now = order.indexOf(key);
  let best = { place: now, cost: cost(now) };
  for (let place = 0; place <= rest.length; place++) {
    const one = place === now ? best.cost : cost(place);
    if (one < best.cost - 1e-9) best = { place, cost: one };
  }
  return [...rest.slice(0, best.place), key, ...rest.slice(best.place)];
}
