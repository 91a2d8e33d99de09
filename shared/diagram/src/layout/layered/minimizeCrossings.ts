import { type Adjacency, type CompactRows, compactRows, crossingCountOf, positionsOf } from './compactRows';
import { type CrossingCount, type RowGraph, type RowItem, type Rows, hasFewerCrossings } from './crossings';

/** From so many beginnings a good order is looked for: from the one given, and from others at random. */
const BEGINNINGS = 3;
/** How often, from each, rows are shaken and put in order again: less often where that takes longer, for so many items in all. */
const SHAKES = { most: 200, items: 32_000 };
/** After so many shakes that made nothing better a beginning is left: the more the fewer items there are. */
const PATIENCE = { least: 40, items: 12_000 };
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
  const graph = compactRows(joined);
  let best: Order = { rows: start, tangle: crossingCountOf(start, graph) };
  for (let at = 0; at < BEGINNINGS && !isFree(best); at++) {
    const begun = at === 0 ? best : shaken(start, graph, STRONGEST, next);
    best = bestFrom(begun, best, graph, next);
  }
  return best.rows;
}

/** The best order come upon from a beginning, going on each time from wherever no more links cross than before. */
function bestFrom(begun: Order, before: Order, graph: CompactRows, next: () => number): Order {
  let best = before;
  let last = begun;
  const shakes = Math.min(SHAKES.most, SHAKES.items / countOf(graph));
  const patience = Math.max(PATIENCE.least, PATIENCE.items / countOf(graph));
  for (let shake = 0, idle = 0; shake < shakes && idle < patience && !isFree(best); shake++) {
    const strength = STRENGTHS[shake % STRENGTHS.length] ?? 0;
    const order = shake === 0 ? sifted(last.rows, graph) : shaken(last.rows, graph, strength, next);
    idle = hasFewerCrossings(order.tangle, last.tangle) ? 0 : idle + 1;
    if (order.tangle.crossings <= last.tangle.crossings) last = order;
    if (hasFewerCrossings(order.tangle, best.tangle)) best = order;
  }
  return best;
}

function isFree({ tangle }: Order): boolean {
  return tangle.crossings + tangle.astray === 0;
}

function countOf({ up }: CompactRows): number {
  return up.starts.length - 1;
}

/** An order after items moved aside by chance, and all were put in order again. */
function shaken(start: Rows, graph: CompactRows, strength: number, next: () => number): Order {
  const rows = start.map((row) => [...row]);
  const times = 1 + Math.floor(next() * SHAKEN_TIMES);
  swept(rows, graph, { times, isDown: next() < 0.5 }, () => strength * (next() - 0.5));
  swept(rows, graph, { times: 2, isDown: next() < 0.5 });
  return sifted(rows, graph);
}

/**
 * Sorts rows from the top down and from the bottom up in turn by where what they are joined to stands, and by chance as far as `aside`
 * says; what is joined to nothing there stays.
 */
function swept(
  rows: Rows,
  { up, down }: CompactRows,
  { times, isDown }: { times: number; isDown: boolean },
  aside: () => number = () => 0,
): void {
  const place = positionsOf(rows, up.starts.length - 1);
  const middles = new Float64Array(place.length);
  for (let time = 0; time < times; time++) {
    const goesDown = (time % 2 === 0) === isDown;
    const near = goesDown ? up : down;
    const isJoined = (item: RowItem) => near.starts[item] !== near.starts[item + 1];
    for (const row of goesDown ? rows : rows.toReversed()) {
      const joined = row.filter(isJoined);
      for (const item of joined) middles[item] = middleOf(item, near, place) + aside();
      joined.sort((a, b) => middles[a]! - middles[b]!);
      for (let at = 0, taken = 0; at < row.length; at++) {
        if (isJoined(row[at]!)) row[at] = joined[taken++]!;
        place[row[at]!] = at;
      }
    }
  }
}

/** The middle of what an item is joined to, each joining it by a place of its own in the order in which a reader wants them. */
function middleOf(item: RowItem, { starts, ends, ranks }: Adjacency, place: Int32Array): number {
  const [first, last] = [starts[item]!, starts[item + 1]!];
  let sum = 0;
  for (let at = first; at < last; at++) sum = sum + place[ends[at]!]! + ranks[at]!;
  return sum / (last - first);
}

/** Rows with each of these items where fewest links cross, the others of its row and the other rows standing as they do, until nothing gets better. */
export function sift(start: Rows, joined: RowGraph, moves?: (item: RowItem) => boolean): Rows {
  return siftRows(start, compactRows(joined), moves);
}

function siftRows(start: Rows, { up, down }: CompactRows, moves: (item: RowItem) => boolean = () => true): Rows {
  const rows = start.map((row) => [...row]);
  const place = positionsOf(rows, up.starts.length - 1);
  const isUnsettled = rows.map(() => true);
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  const reaches = [new Reach(up, longest), new Reach(down, longest)] as const;
  for (let time = 0; time < SIFTS && isUnsettled.includes(true); time++) {
    for (const [layer, row] of rows.entries()) {
      if (!isUnsettled[layer]) continue;
      isUnsettled[layer] = false;
      for (const reach of reaches) reach.begin(row, place);
      for (const item of row.filter(moves)) {
        const [from, to] = [place[item]!, bestPlace(item, row, reaches, place)];
        if (from === to) continue;
        const step = from < to ? 1 : -1;
        for (let at = from; at !== to; at += step) place[(row[at] = row[at + step]!)] = at;
        place[(row[to] = item)] = to;
        for (const reach of reaches) reach.measure(row);
        for (let near = Math.max(0, layer - 1); near <= layer + 1 && near < rows.length; near++)
          isUnsettled[near] = true;
      }
    }
  }
  return rows;
}

/** How far to the left and right the neighbours of a row's items in another row stand, which stays while the row is sorted. */
class Reach {
  private readonly least: Int32Array;
  private readonly most: Int32Array;
  /** By place in the row, the least of the items from there on, and the most of those up to there. */
  private readonly leastFrom: Int32Array;
  private readonly mostTo: Int32Array;

  constructor(
    readonly near: Adjacency,
    longest: number,
  ) {
    const count = near.starts.length;
    [this.least, this.most] = [new Int32Array(count), new Int32Array(count)];
    [this.leastFrom, this.mostTo] = [new Int32Array(longest), new Int32Array(longest)];
  }

  begin(row: readonly RowItem[], place: Int32Array): void {
    const { starts, ends } = this.near;
    for (const item of row) {
      let [least, most] = [FAR, -FAR];
      for (let at = starts[item]!; at < starts[item + 1]!; at++) {
        const end = place[ends[at]!]!;
        if (end < least) least = end;
        if (end > most) most = end;
      }
      this.least[item] = least;
      this.most[item] = most;
    }
    this.measure(row);
  }

  /** After the row's order has changed. */
  measure(row: readonly RowItem[]): void {
    const { least, most, leastFrom, mostTo } = this;
    for (let at = 0, far = -FAR; at < row.length; at++) {
      const own = most[row[at]!]!;
      mostTo[at] = far = own > far ? own : far;
    }
    for (let at = row.length - 1, far = FAR; at >= 0; at--) {
      const own = least[row[at]!]!;
      leastFrom[at] = far = own < far ? own : far;
    }
  }

  /** Whether an item crosses none of those from a place on, to the right or to the left. */
  isClear(item: RowItem, at: number, step: number): boolean {
    return step > 0 ? this.leastFrom[at]! >= this.most[item]! : this.mostTo[at]! <= this.least[item]!;
  }
}

const FAR = 2 ** 30;

function sifted(start: Rows, graph: CompactRows): Order {
  const rows = siftRows(start, graph);
  return { rows, tangle: crossingCountOf(rows, graph) };
}

function bestPlace(
  item: RowItem,
  row: readonly RowItem[],
  [up, down]: readonly [Reach, Reach],
  place: Int32Array,
): number {
  const from = place[item]!;
  let best = { at: from, cost: 0 };
  for (const step of [1, -1]) {
    let cost = 0;
    for (let at = from + step; at >= 0 && at < row.length; at += step) {
      if (up.isClear(item, at, step) && down.isClear(item, at, step)) break;
      const other = row[at]!;
      cost -= step * (turned(item, other, up.near, place) + turned(item, other, down.near, place));
      if (cost < best.cost) best = { at, cost };
    }
  }
  return best.at;
}

/** How many more links of an item cross those of another while it stands left of it than would if it stood right of it. */
function turned(item: RowItem, other: RowItem, { starts, ends }: Adjacency, place: Int32Array): number {
  const [first, last] = [starts[other]!, starts[other + 1]!];
  let count = 0;
  for (let own = starts[item]!; own < starts[item + 1]!; own++) {
    const at = place[ends[own]!]!;
    for (let end = first; end < last; end++) {
      const by = at - place[ends[end]!]!;
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
