import { compactRows } from './compactRows';
import { type CrossingCount, type RowGraph, type Rows, hasFewerCrossings } from './crossings';
import { RowOrder } from './rowOrder';
import { Sifting } from './sifting';
import { Sweep } from './sweep';

/** From so many beginnings a good order is looked for: from the one given, and from others at random; from that alone among more items. */
const BEGINNINGS = { most: 3, quick: 2, items: 800 };
/** How often, from all of them, rows are shaken and put in order again; from each, less often where that takes longer, for so many items in all. */
const SHAKES = { most: 45, items: 60_000 };
/** How often single items are moved at most, in the same way; after so many in turn that made nothing better no more are. */
const MOVES = { most: 800, items: 400_000, idle: 200 };
/** How often a move is taken after which one more pair of links crosses: from there less tangled orders are come upon. */
const WORSE = 1 / 12;
/** Where a good order is enough, so many moves. */
const QUICK = { most: 150, idle: 40 };
/** How far items are shaken, in items; by turns. */
const STRENGTHS = [0.3, 0.7, 1.5, 3, 10];
/** How far, for another beginning. */
const STRONGEST = 100;
/** A shake goes through the rows at most so often. */
const SHAKEN_TIMES = 4;

/**
 * Rows in which fewer links cross, and fewer siblings and owners stand against their order: orders by chance are shaken again and again, then
 * single items moved with what they lead to, by the same numbers each time (iterated local search).
 */
export function minimizeCrossings(start: Rows, joined: RowGraph, isQuick = false): Rows {
  const search = new Search(new RowOrder(start, compactRows(joined)));
  search.run(isQuick);
  return search.best.toRows();
}

/** The search for an order, and the best one come upon. */
class Search {
  readonly best: RowOrder;
  private least: CrossingCount;
  private readonly next = numbers();
  private readonly sifting: Sifting;
  private readonly sweep: Sweep;
  /** Where the search has come to, and what is tried from there. */
  private readonly last: RowOrder;
  private readonly tried: RowOrder;

  constructor(private readonly start: RowOrder) {
    this.least = start.counted();
    [this.best, this.last, this.tried] = [start.copy(), start.copy(), start.copy()];
    this.sifting = new Sifting(start);
    this.sweep = new Sweep(start.graph);
  }

  run(isQuick: boolean): void {
    const { count } = this.start;
    const beginnings = count > BEGINNINGS.items ? 1 : isQuick ? BEGINNINGS.quick : BEGINNINGS.most;
    for (let at = 0; at < beginnings && !this.isFree(); at++) {
      if (at > 0) this.shake(this.last, STRONGEST);
      this.shakeOn(Math.min(SHAKES.most / beginnings, SHAKES.items / count));
    }
    this.last.become(this.best);
    const { most, idle } = isQuick ? QUICK : MOVES;
    this.moveOn(Math.min(most, MOVES.items / count), idle);
  }

  private isFree(): boolean {
    return this.least.crossings + this.least.astray === 0;
  }

  /** Shakes rows again and again, going on each time from wherever no more links cross than before. */
  private shakeOn(shakes: number): void {
    let count = this.last.counted();
    for (let shake = 0; shake < shakes && !this.isFree(); shake++) {
      this.tried.become(this.last);
      if (shake === 0) this.sifting.run(this.tried.changed());
      else this.shake(this.tried, STRENGTHS[shake % STRENGTHS.length] ?? 0);
      count = this.take(count);
    }
  }

  /** Moves items one by one, with what they lead to, where links cross. */
  private moveOn(most: number, patience: number): void {
    const { tried, last, next } = this;
    let count = last.counted();
    for (let move = 0, idle = 0; move < most && idle < patience && !this.isFree(); move++) {
      tried.become(last);
      const row = this.tangledRow();
      const tangled = this.sifting.tangled(tried, row);
      const among = tangled.length ? tangled : tried.rows[row]!;
      const item = among[Math.floor(next() * among.length)]!;
      this.sifting.carry(tried, row, item, Math.floor(next() * tried.rows[row]!.length), next() < 0.5);
      this.sifting.run(tried);
      const before = count;
      count = this.take(count, next() < WORSE ? 1 : 0);
      idle = hasFewerCrossings(count, before) ? 0 : idle + 1;
    }
  }

  /** A row above or below which links cross, or any if none do. */
  private tangledRow(): number {
    const { last, next } = this;
    const crossed = last.rows.flatMap((_, row) => (last.crossedBelow(row) ? [row, row + 1] : []));
    const among = crossed.length ? crossed : [...last.rows.keys()];
    return among[Math.floor(next() * among.length)]!;
  }

  /** Goes on from what was tried if no more links, or so many more, cross in it. */
  private take(before: CrossingCount, worse = 0): CrossingCount {
    const count = this.tried.counted();
    if (hasFewerCrossings(count, this.least)) {
      this.least = count;
      this.best.become(this.tried);
    }
    if (count.crossings > before.crossings + worse) return before;
    this.last.become(this.tried);
    return count;
  }

  /** Moves items aside by chance, and puts all in order again. */
  private shake(order: RowOrder, strength: number): void {
    const { next, sweep } = this;
    const times = 1 + Math.floor(next() * SHAKEN_TIMES);
    sweep.run(order, { times, isDown: next() < 0.5 }, () => strength * (next() - 0.5));
    sweep.run(order, { times: 2, isDown: next() < 0.5 });
    this.sifting.run(order);
  }
}

/** Numbers from 0 to 1, the same ones each time (Lehmer). */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
