/** One way of doing what is measured; answers when it is done. */
export type Way = () => Promise<unknown>;

export interface Pair {
  /** Medians in milliseconds. */
  ours: number;
  theirs: number;
  /** Median of the ratios of neighbouring runs, ours to theirs. */
  ratio: number;
}

/**
 * Measures two ways side by side, alternating and swapping who goes first, so that whatever else the machine does hits both.
 * The first rounds warm up and do not count.
 */
export async function compare(ours: Way, theirs: Way, rounds = 15, warmUp = 3): Promise<Pair> {
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const first = round % 2 === 0;
    const a = await time(first ? ours : theirs);
    const b = await time(first ? theirs : ours);
    if (round >= warmUp) pairs.push(first ? { ours: a, theirs: b } : { ours: b, theirs: a });
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
  };
}

async function time(way: Way): Promise<number> {
  const start = performance.now();
  await way();
  return performance.now() - start;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 ? high : (low + high) / 2;
}

/** A row of the table: what was measured against what, and the most it may be (DESIGN §6). */
export interface BenchRow {
  what: string;
  measured: string;
  against: string;
  value: string;
  atMost: string;
  holds: boolean;
}

/** A row whose value is a ratio. */
export function ratioRow(what: string, against: string, pair: Pair, atMost: number): BenchRow {
  return {
    what,
    measured: `${pair.ours.toFixed(1)} ms`,
    against: `${against}: ${pair.theirs.toFixed(1)} ms`,
    value: `${pair.ratio.toFixed(2)} ×`,
    atMost: `${atMost} ×`,
    holds: pair.ratio <= atMost,
  };
}
