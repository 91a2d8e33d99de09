import type { ComponentTransitions, Elimination } from './transitions';
import { PIVOT_MIN } from './transitions';

interface Pivot {
  /** Holders of the entity that were eliminated later, and their shares at that time. */
  above: [place: number, share: number][];
  /** Entities eliminated later that it holds of, and its shares in them. */
  below: [place: number, share: number][];
  pivot: number;
}

/**
 * The elimination of `denseElimination` on what is not 0, each time of the entity with the fewest pairs of neighbours (H. Markowitz, "The
 * elimination form of the inverse", Management Science 3, 1957).
 */
export function sparseElimination({ size, from, to, share, exit }: ComponentTransitions): Elimination | undefined {
  const out = Array.from({ length: size }, () => new Map<number, number>());
  const into = Array.from({ length: size }, () => new Set<number>());
  for (let at = 0; at < share.length; at += 1) {
    const [j, i] = [from[at]!, to[at]!];
    if (i === j) continue;
    out[j]!.set(i, (out[j]!.get(i) ?? 0) + share[at]!);
    into[i]!.add(j);
  }
  const leaving = Float64Array.from(exit);
  const place = new Int32Array(size).fill(-1);
  const order: number[] = [];
  const steps: { holders: Map<number, number>; held: [number, number][]; pivot: number }[] = [];
  const queue = new FewestLinks(size, (entity) => out[entity]!.size * into[entity]!.size);
  for (let p = queue.take(); p !== undefined; p = queue.take()) {
    const holders = out[p]!;
    let pivot = leaving[p]!;
    for (const value of holders.values()) pivot += value;
    if (!(pivot > PIVOT_MIN)) return undefined;
    const held: [number, number][] = [];
    for (const j of into[p]!) {
      const row = out[j]!;
      const through = row.get(p)!;
      row.delete(p);
      held.push([j, through]);
      const factor = through / pivot;
      for (const [i, value] of holders) {
        if (i === j) continue;
        row.set(i, (row.get(i) ?? 0) + factor * value);
        into[i]!.add(j);
      }
      leaving[j]! += factor * leaving[p]!;
    }
    for (const i of holders.keys()) into[i]!.delete(p);
    place[p] = order.length;
    order.push(p);
    steps.push({ holders, held, pivot });
    for (const [j] of held) queue.update(j);
    for (const i of holders.keys()) queue.update(i);
  }
  const pivots = steps.map(({ holders, held, pivot }): Pivot => ({
    above: [...holders].map(([i, value]) => [place[i]!, value]),
    below: held.map(([j, value]) => [place[j]!, value]),
    pivot,
  }));

  const sorted = (values: Float64Array): Float64Array => Float64Array.from(order, (entity) => values[entity]!);
  const unsorted = (values: Float64Array): Float64Array => Float64Array.from(place, (at) => values[at]!);
  return {
    visits: (amounts) => {
      const b = sorted(amounts);
      for (let p = 0; p < size; p += 1) spread(b, p, pivots[p]!.above, pivots[p]!.pivot);
      for (let p = size - 1; p >= 0; p -= 1) gather(b, p, pivots[p]!.below, pivots[p]!.pivot);
      return unsorted(b);
    },
    values: (worth) => {
      const b = sorted(worth);
      for (let p = 0; p < size; p += 1) spread(b, p, pivots[p]!.below, pivots[p]!.pivot);
      for (let p = size - 1; p >= 0; p -= 1) gather(b, p, pivots[p]!.above, pivots[p]!.pivot);
      return unsorted(b);
    },
    returns: () => unsorted(returnsOf(pivots)),
  };
}

function spread(b: Float64Array, p: number, entries: readonly [number, number][], pivot: number): void {
  const part = b[p]! / pivot;
  if (part !== 0) for (const [at, value] of entries) b[at]! += part * value;
}

function gather(b: Float64Array, p: number, entries: readonly [number, number][], pivot: number): void {
  let sum = b[p]!;
  for (const [at, value] of entries) sum += b[at]! * value;
  b[p] = sum / pivot;
}

/** The diagonal of the inverse: for each entity only those are walked that a unit of it can pass after its elimination. */
function returnsOf(pivots: readonly Pivot[]): Float64Array {
  const size = pivots.length;
  const found = new Float64Array(size);
  const b = new Float64Array(size);
  const marked = new Int32Array(size).fill(-1);
  for (let i = 0; i < size; i += 1) {
    const reached = [i];
    marked[i] = i;
    for (const at of reached) {
      for (const [next] of [...pivots[at]!.above, ...pivots[at]!.below]) {
        if (marked[next] === i) continue;
        marked[next] = i;
        reached.push(next);
      }
    }
    reached.sort((a, c) => a - c);
    b[i] = 1;
    for (const at of reached) spread(b, at, pivots[at]!.above, pivots[at]!.pivot);
    for (let at = reached.length - 1; at >= 0; at -= 1) {
      gather(b, reached[at]!, pivots[reached[at]!]!.below, pivots[reached[at]!]!.pivot);
    }
    found[i] = b[i]!;
    for (const at of reached) b[at] = 0;
  }
  return found;
}

/** Entities by a changing weight, the lightest first; buckets, as weights are small integers. */
class FewestLinks {
  private readonly buckets: Set<number>[] = [];
  private readonly weightOf: Int32Array;
  private lowest = 0;

  constructor(
    size: number,
    private readonly weigh: (entity: number) => number,
  ) {
    this.weightOf = new Int32Array(size).fill(-1);
    for (let entity = 0; entity < size; entity += 1) this.place(entity);
  }

  take(): number | undefined {
    for (; this.lowest < this.buckets.length; this.lowest += 1) {
      for (const entity of this.buckets[this.lowest] ?? []) {
        this.buckets[this.lowest]!.delete(entity);
        return entity;
      }
    }
    return undefined;
  }

  update(entity: number): void {
    this.buckets[this.weightOf[entity]!]!.delete(entity);
    this.place(entity);
  }

  private place(entity: number): void {
    const weight = Math.min(this.weigh(entity), 1 << 20);
    this.weightOf[entity] = weight;
    (this.buckets[weight] ??= new Set()).add(entity);
    this.lowest = Math.min(this.lowest, weight);
  }
}
