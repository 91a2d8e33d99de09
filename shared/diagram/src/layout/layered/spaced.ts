/** A position wanted on a line, and how much it counts that it is had. */
export interface Wanted {
  at: number;
  weight?: number;
}

/**
 * Positions in the given order, each at least `apart` from the next and all within `low` and `high`, with the least sum of weighted squares of
 * how far they are from where they are wanted (pool adjacent violators: Barlow et al., Statistical Inference under Order Restrictions, 1972).
 * Where there is no room for all, they stand evenly.
 */
export function spaced(wanted: readonly Wanted[], apart: number, low = -Infinity, high = Infinity): number[] {
  const needed = (wanted.length - 1) * apart;
  if (high - low < needed) {
    const step = wanted.length > 1 ? Math.max(0, high - low) / (wanted.length - 1) : 0;
    const start = wanted.length > 1 ? low : (low + high) / 2;
    return wanted.map((_, index) => start + index * step);
  }
  const pools: { sum: number; weight: number; count: number }[] = [];
  wanted.forEach(({ at, weight = 1 }, index) => {
    let pool = { sum: (at - index * apart) * weight, weight, count: 1 };
    for (let last = pools.at(-1); last && last.sum / last.weight > pool.sum / pool.weight; last = pools.at(-1)) {
      pools.pop();
      pool = { sum: last.sum + pool.sum, weight: last.weight + pool.weight, count: last.count + pool.count };
    }
    pools.push(pool);
  });
  const bases = pools.flatMap(({ sum, weight, count }) => Array<number>(count).fill(sum / weight));
  return bases.map((base, index) => Math.min(Math.max(base, low), high - needed) + index * apart);
}
