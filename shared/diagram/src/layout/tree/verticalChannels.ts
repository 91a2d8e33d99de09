import type { TreeEnds } from './treeEnds';
import type { TreePlaces } from './treeLinks';

/** Space that an upright segment keeps from cards that it passes, and from those of other lines. */
const CLEAR = 14;
const APART = 12;
/** How many places near either end are looked at, and how long a detour a crossing is worth. */
const TRIED = 14;
const CROSSING = 100;
/** How long a detour room for labels is worth, and the space that they keep. */
const CRAMPED = { each: 40, all: 160 };
const BESIDE_LABEL = 6;
/** So many runs find room side by side at a card before the next one is looked at. */
const BESIDE = 8;

/** What runs up or down in the gaps between the rows of a tree, so that no two lines take one place. */
export class VerticalChannels {
  private readonly gaps: { x: number; line: string }[][] = [];
  private readonly across: { left: number; right: number; line: string }[][] = [];

  constructor(private readonly standing: TreePlaces) {}

  /** Takes a place in the gaps from the one below row `first` to the one below row `last`. */
  take(x: number, first: number, last: number, line: string): void {
    for (let gap = first; gap <= last; gap++) {
      const segments = (this.gaps[gap] ??= []);
      if (!segments.some((segment) => segment.x === x && segment.line === line)) segments.push({ x, line });
    }
  }

  /** Notes that a line runs across in a gap from one place to another. */
  segmentAcross(from: number, to: number, gap: number, line: string): void {
    (this.across[gap] ??= []).push({ left: Math.min(from, to), right: Math.max(from, to), line });
  }

  /** Whether another line, any for null, has a segment within `apart` of a place in these gaps. */
  isTaken(x: number, first: number, last: number, line: string | null, apart = APART): boolean {
    for (let gap = first; gap <= last; gap++) {
      if (this.gaps[gap]?.some((segment) => segment.line !== line && Math.abs(segment.x - x) < apart)) return true;
    }
    return false;
  }

  /** Whether nothing but what lies on one line with a place runs within `reach` of it in a gap. */
  isAlone(x: number, gap: number, reach: number): boolean {
    return (this.gaps[gap] ?? []).every((segment) => Math.abs(segment.x - x) < 1 || Math.abs(segment.x - x) >= reach);
  }

  /**
   * Where a segment goes from the gap below row `high` to the one above row `low`, off all cards between and all other lines: near one of its
   * ends, where it and its runs across to these cross the fewest lines.
   */
  columnBetween({ upper, lower }: TreeEnds, high: number, low: number, line: string, label: number): number {
    const { nodes, sizes, levels } = this.standing;
    const cards: [number, number][] = [];
    for (const [key, at] of nodes) {
      const level = levels.get(key) ?? 0;
      if (level <= high || level >= low) continue;
      const half = (sizes.get(key)?.width ?? 0) / 2 + CLEAR;
      cards.push([at.x - half, at.x + half]);
    }
    const steps = Array.from({ length: BESIDE }, (_, step) => step * APART);
    const beside = cards.flatMap(([left, right]) => steps.flatMap((step) => [left - step, right + step]));
    const passes = (at: number) => cards.every(([left, right]) => at <= left || at >= right);
    // Below the gap in which it parts from its owner's others a link is on its own, so that its label is read as its.
    const isOwn = (at: number) => !this.isTaken(at, high, high, line) && !this.isTaken(at, high + 1, low - 1, null);
    const isFree = (at: number) => passes(at) && isOwn(at);
    const near = (x: number) => {
      const nearX = steps.flatMap((step) => [x - step, x + step]);
      return [...nearX, ...beside].sort((a, b) => Math.abs(a - x) - Math.abs(b - x) || a - b);
    };
    const gaps = Array.from({ length: low - high }, (_, gap) => high + gap);
    const cramped = (at: number): number => {
      const beside = gaps.filter((gap) => !this.isAlone(at, gap, label / 2 + BESIDE_LABEL)).length;
      return CRAMPED.each * beside + (beside === gaps.length ? CRAMPED.all : 0);
    };
    const around = [near(lower), near(upper)];
    const free = around.flatMap((tried) => firstOf(tried, isFree, TRIED));
    const cost = (at: number) =>
      CROSSING * this.crossings(at, { upper, lower }, high, low, line) +
      (label > 0 ? cramped(at) : 0) +
      Math.abs(at - lower) +
      Math.abs(at - upper);
    const costs = free.map((at) => [at, cost(at)] as const).sort((a, b) => a[1] - b[1]);
    return costs[0]?.[0] ?? around[0]?.find(passes) ?? lower;
  }

  /** How many other lines a link would cross that runs down at a place. */
  private crossings(at: number, { upper, lower }: TreeEnds, high: number, low: number, line: string): number {
    const between = (gap: number, from: number, to: number) =>
      (this.gaps[gap] ?? []).filter(
        (segment) => segment.line !== line && segment.x > Math.min(from, to) && segment.x < Math.max(from, to),
      ).length;
    let sum = between(high, upper, at) + between(low - 1, at, lower);
    for (let gap = high; gap < low; gap++) {
      sum += (this.across[gap] ?? []).filter((run) => run.line !== line && run.left < at && at < run.right).length;
    }
    return sum;
  }
}

function firstOf(all: readonly number[], isGood: (one: number) => boolean, count: number): number[] {
  const found: number[] = [];
  for (const one of all) {
    if (found.length === count) break;
    if (!found.includes(one) && isGood(one)) found.push(one);
  }
  return found;
}
