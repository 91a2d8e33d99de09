/** Repeatable random choices: the same seed gives the same sample (mulberry32; not for secrets). */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to but not 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(choices: readonly T[]): T {
    const chosen = choices[this.int(0, choices.length - 1)];
    if (chosen === undefined) throw new Error('There is nothing to pick from.');
    return chosen;
  }

  /** `count` different ones, fewer where there are not so many. */
  some<T>(choices: readonly T[], count: number): T[] {
    const left = [...choices];
    const chosen: T[] = [];
    while (chosen.length < count && left.length) chosen.push(...left.splice(this.int(0, left.length - 1), 1));
    return chosen;
  }

  /** `parts` whole percentages of at least 1 that sum to 100. */
  shares(parts: number): number[] {
    const cuts = this.some(
      Array.from({ length: 99 }, (_, index) => index + 1),
      parts - 1,
    ).sort((a, b) => a - b);
    return [...cuts, 100].map((cut, index) => cut - (cuts[index - 1] ?? 0));
  }
}
