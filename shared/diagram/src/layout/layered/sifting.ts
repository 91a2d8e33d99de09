import { type Adjacency, compactRows } from './compactRows';
import type { RowGraph, RowItem, Rows } from './crossings';
import { RowOrder } from './rowOrder';

/** How often in one go each item is put where fewest links cross. */
const SIFTS = 20;

/** Rows with each of these items where fewest links cross, the others of its row and the other rows standing as they do, until nothing gets better. */
export function sift(start: Rows, joined: RowGraph, moves: (item: RowItem) => boolean): Rows {
  const order = new RowOrder(start, compactRows(joined));
  new Sifting(order).run(order, moves);
  return order.toRows();
}

/** Puts items where fewest links cross (C. Matuszewski, R. Schönfeld, P. Molitor, Using Sifting for k-Layer Straightline Crossing Minimization, 1999). */
export class Sifting {
  private readonly up: Reach;
  private readonly down: Reach;
  private readonly isUnsettled: Uint8Array;
  private readonly hasMoved: Uint8Array;
  private readonly buffer: Int32Array;

  /** For orders of the same rows as this one. */
  constructor({ rows, graph, place }: RowOrder) {
    const longest = Math.max(0, ...rows.map(({ length }) => length));
    this.up = new Reach(graph.up, longest);
    this.down = new Reach(graph.down, longest);
    this.isUnsettled = new Uint8Array(rows.length);
    this.hasMoved = new Uint8Array(place.length);
    this.buffer = new Int32Array(longest);
  }

  /** Puts items of rows that have changed, and of those next to these, where fewest links cross, until nothing gets better. */
  run(order: RowOrder, moves?: (item: RowItem) => boolean): void {
    const { isUnsettled, up, down } = this;
    const { rows, place, isChanged } = order;
    for (let row = 0; row < rows.length; row++)
      isUnsettled[row] = isChanged[row]! | (isChanged[row - 1] ?? 0) | (isChanged[row + 1] ?? 0);
    for (let time = 0; time < SIFTS && isUnsettled.includes(1); time++) {
      for (const [layer, row] of rows.entries()) {
        if (!isUnsettled[layer]) continue;
        isUnsettled[layer] = 0;
        up.begin(row, place);
        down.begin(row, place);
        const items = this.copyOf(row);
        for (let at = 0; at < row.length; at++) {
          const item = items[at]!;
          if (moves && !moves(item)) continue;
          const to = bestPlace(item, row, place, up, down);
          if (to === place[item]) continue;
          order.move(layer, item, to);
          up.measure(row);
          down.measure(row);
          isUnsettled.fill(1, Math.max(0, layer - 1), layer + 2);
        }
      }
    }
  }

  /** The items of a row whose links cross others, above it or below it. */
  tangled({ rows, place }: RowOrder, layer: number): RowItem[] {
    const { up, down } = this;
    const row = rows[layer]!;
    up.begin(row, place);
    down.begin(row, place);
    const tangled: RowItem[] = [];
    for (let at = 0; at < row.length; at++)
      if (up.isCrossed(row[at]!, at, row.length) || down.isCrossed(row[at]!, at, row.length)) tangled.push(row[at]!);
    return tangled;
  }

  /** Puts an item at another place in its row and takes along what it leads to, row by row below and above, each where fewest links cross on that side. */
  carry(order: RowOrder, row: number, item: RowItem, to: number, downFirst: boolean): void {
    order.move(row, item, to);
    for (const isDown of downFirst ? [true, false] : [false, true]) {
      const step = isDown ? 1 : -1;
      this.hasMoved.fill(0);
      this.hasMoved[item] = 1;
      for (let at = row + step; order.rows[at] && this.follow(order, at, isDown ? this.up : this.down); at += step);
    }
  }

  /** Puts what moved items lead to where fewest links cross on that side, and answers whether anything moved. */
  private follow(order: RowOrder, layer: number, reach: Reach): boolean {
    const { hasMoved } = this;
    const { starts, ends } = reach.near;
    const row = order.rows[layer]!;
    const items = this.copyOf(row);
    let isMoved = false;
    reach.begin(row, order.place);
    for (let at = 0; at < row.length; at++) {
      const item = items[at]!;
      let isNear = false;
      for (let end = starts[item]!; end < starts[item + 1]!; end++) if (hasMoved[ends[end]!]) isNear = true;
      if (!isNear) continue;
      const to = bestPlace(item, row, order.place, reach);
      if (to === order.place[item]) continue;
      order.move(layer, item, to);
      reach.measure(row);
      hasMoved[item] = 1;
      isMoved = true;
    }
    return isMoved;
  }

  private copyOf(row: Int32Array): Int32Array {
    this.buffer.set(row);
    return this.buffer;
  }
}

/** Where in its row an item's links cross fewest others, on one side or on both. */
function bestPlace(item: RowItem, row: Int32Array, place: Int32Array, one: Reach, other?: Reach): number {
  const from = place[item]!;
  let [best, least] = [from, 0];
  for (let step = 1; step >= -1; step -= 2) {
    let cost = 0;
    for (let at = from + step; at >= 0 && at < row.length; at += step) {
      if (one.isClear(item, at, step) && (!other || other.isClear(item, at, step))) break;
      const passed = row[at]!;
      cost -= step * (turned(item, passed, one.near, place) + (other ? turned(item, passed, other.near, place) : 0));
      if (cost < least) [best, least] = [at, cost];
    }
  }
  return best;
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

const FAR = 2 ** 30;

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

  begin(row: Int32Array, place: Int32Array): void {
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
  measure(row: Int32Array): void {
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

  /** Whether links of the item at this place of a row of so many cross others. */
  isCrossed(item: RowItem, at: number, count: number): boolean {
    return (
      (at > 0 && this.mostTo[at - 1]! > this.least[item]!) ||
      (at + 1 < count && this.leastFrom[at + 1]! < this.most[item]!)
    );
  }

  /** Whether an item crosses none of those from a place on, to the right or to the left. */
  isClear(item: RowItem, at: number, step: number): boolean {
    return step > 0 ? this.leastFrom[at]! >= this.most[item]! : this.mostTo[at]! <= this.least[item]!;
  }
}
