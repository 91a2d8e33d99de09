import {
  type CrossingCount,
  type RowGraph,
  type RowItem,
  type Rows,
  crossingCountOf,
  hasFewerCrossings,
  positionsOf,
} from './crossings';

/** From so many beginnings a good order is looked for: from the one given, and from others at random. */
const BEGINNINGS = 4;
/** How often, from each, rows are shaken and put in order again: less often where that takes longer, for so many items in all. */
const SHAKES = { most: 200, items: 32_000 };
/** How far items are shaken, in items; by turns. */
const STRENGTHS = [0.3, 0.7, 1.5, 3, 10];
/** How far, for another beginning. */
const STRONGEST = 100;
/** A shake goes through the rows at most so often. */
const SHAKEN_TIMES = 4;
/** How often in one go each item is put where fewest links cross. */
const SIFTS = 20;

/** An order, and how tangled it is. */
interface Order {
  rows: Rows;
  tangle: CrossingCount;
}

/**
 * Rows in which fewer links cross, and fewer siblings and owners stand against their order: an order by chance is shaken again and again, by
 * the same numbers each time (iterated local search).
 */
export function minimizeCrossings(start: Rows, joined: RowGraph): Rows {
  const next = numbers();
  let best: Order = { rows: start, tangle: crossingCountOf(start, joined) };
  for (let at = 0; at < BEGINNINGS && !isFree(best); at++) {
    const begun = at === 0 ? best : shaken(start, joined, STRONGEST, next);
    best = bestFrom(begun, best, joined, next);
  }
  return best.rows;
}

/** The best order come upon from a beginning, going on each time from wherever no more links cross than before. */
function bestFrom(begun: Order, before: Order, joined: RowGraph, next: () => number): Order {
  let best = before;
  let last = begun;
  const shakes = Math.min(SHAKES.most, SHAKES.items / joined.up.length);
  for (let shake = 0; shake < shakes && !isFree(best); shake++) {
    const strength = STRENGTHS[shake % STRENGTHS.length] ?? 0;
    const order = shake === 0 ? sifted(last.rows, joined) : shaken(last.rows, joined, strength, next);
    if (order.tangle.crossings <= last.tangle.crossings) last = order;
    if (hasFewerCrossings(order.tangle, best.tangle)) best = order;
  }
  return best;
}

function isFree({ tangle }: Order): boolean {
  return tangle.crossings + tangle.astray === 0;
}

/** An order after items moved aside by chance, and all were put in order again. */
function shaken(start: Rows, joined: RowGraph, strength: number, next: () => number): Order {
  const rows = start.map((row) => [...row]);
  const times = 1 + Math.floor(next() * SHAKEN_TIMES);
  swept(rows, joined, { times, isDown: next() < 0.5 }, () => strength * (next() - 0.5));
  swept(rows, joined, { times: 2, isDown: next() < 0.5 });
  return sifted(rows, joined);
}

/**
 * Sorts rows from the top down and from the bottom up in turn by where what they are joined to stands, and by chance as far as `aside`
 * says; what is joined to nothing there stays.
 */
function swept(
  rows: Rows,
  { up, down }: RowGraph,
  { times, isDown }: { times: number; isDown: boolean },
  aside: () => number = () => 0,
): void {
  const place = positionsOf(rows);
  for (let time = 0; time < times; time++) {
    const goesDown = (time % 2 === 0) === isDown;
    const [near, back] = goesDown ? [up, down] : [down, up];
    for (const row of goesDown ? rows : [...rows].reverse()) {
      const joined = row.filter((item) => near[item]?.length);
      const middles = new Map(joined.map((item) => [item, middleOf(item, near[item] ?? [], back, place) + aside()]));
      joined.sort((a, b) => (middles.get(a) ?? 0) - (middles.get(b) ?? 0));
      row.forEach((item, at) => (row[at] = middles.has(item) ? (joined.shift() ?? item) : item));
      row.forEach((item, at) => (place[item] = at));
    }
  }
}

/** The middle of what an item is joined to, each joining it by a place of its own in the order in which a reader wants them. */
function middleOf(
  item: RowItem,
  near: readonly RowItem[],
  back: readonly RowItem[][],
  place: readonly number[],
): number {
  const sum = near.reduce((total, one) => {
    const others = back[one] ?? [];
    return total + (place[one] ?? 0) + (others.indexOf(item) + 1) / (others.length + 1);
  }, 0);
  return sum / near.length;
}

/** Rows with each of these items where fewest links cross, the others of its row and the other rows standing as they do, until nothing gets better. */
export function sift(start: Rows, joined: RowGraph, moves: (item: RowItem) => boolean = () => true): Rows {
  const rows = start.map((row) => [...row]);
  const place = positionsOf(rows);
  for (let time = 0, isBetter = true; time < SIFTS && isBetter; time++) {
    isBetter = false;
    for (const row of rows) {
      for (const item of row.filter(moves)) {
        const [from, to] = [place[item] ?? 0, bestPlace(item, row, joined, place)];
        if (from === to) continue;
        row.splice(from, 1);
        row.splice(to, 0, item);
        row.forEach((one, at) => (place[one] = at));
        isBetter = true;
      }
    }
  }
  return rows;
}

function sifted(start: Rows, joined: RowGraph): Order {
  const rows = sift(start, joined);
  return { rows, tangle: crossingCountOf(rows, joined) };
}

function bestPlace(item: RowItem, row: readonly RowItem[], { up, down }: RowGraph, place: readonly number[]): number {
  const from = place[item] ?? 0;
  let best = { at: from, cost: 0 };
  for (const step of [1, -1]) {
    let cost = 0;
    for (let at = from + step; at >= 0 && at < row.length; at += step) {
      const other = row[at] ?? item;
      cost -= step * (turned(up[item], up[other], place) + turned(down[item], down[other], place));
      if (cost < best.cost) best = { at, cost };
    }
  }
  return best.at;
}

/** How many more links of an item cross those of another while it stands left of it than would if it stood right of it. */
function turned(own: readonly RowItem[] = [], others: readonly RowItem[] = [], place: readonly number[]): number {
  let count = 0;
  for (const one of own) {
    for (const other of others) {
      const by = (place[one] ?? 0) - (place[other] ?? 0);
      if (by !== 0) count += by > 0 ? 1 : -1;
    }
  }
  return count;
}

/** Numbers from 0 to 1, the same ones each time (Lehmer). */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
