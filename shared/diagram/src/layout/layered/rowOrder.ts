import type { Adjacency, CompactRows } from './compactRows';
import type { CrossingCount, RowItem, Rows } from './crossings';

/** The items of rows from left to right, and how tangled they are; what changes is counted again between the rows next to it alone. */
export class RowOrder {
  /** By row, its items, and whether it has changed since it was counted. */
  readonly rows: readonly Int32Array[];
  readonly isChanged: Uint8Array;
  /** By item, how many stand left of it in its row. */
  readonly place: Int32Array;
  /** By row, how many links cross below it, and how many pairs of its items' neighbours there stand against their order. */
  private readonly crossed: Int32Array;
  private readonly turned: Int32Array;
  private readonly items: Int32Array;
  private readonly sums: Int32Array;

  constructor(
    rows: Rows,
    readonly graph: CompactRows,
  ) {
    this.items = Int32Array.from(rows.flat());
    let first = 0;
    this.rows = rows.map(({ length }) => this.items.subarray(first, (first += length)));
    this.place = new Int32Array(graph.up.starts.length - 1);
    for (const row of rows) for (let at = 0; at < row.length; at++) this.place[row[at]!] = at;
    this.isChanged = new Uint8Array(rows.length).fill(1);
    this.crossed = new Int32Array(rows.length);
    this.turned = new Int32Array(rows.length);
    this.sums = new Int32Array(Math.max(0, ...rows.map(({ length }) => length)) + 1);
  }

  get count(): number {
    return this.items.length;
  }

  /** Takes the order of another one of the same rows. */
  become(other: RowOrder): void {
    this.items.set(other.items);
    this.place.set(other.place);
    this.isChanged.set(other.isChanged);
    this.crossed.set(other.crossed);
    this.turned.set(other.turned);
  }

  copy(): RowOrder {
    const copy = new RowOrder(
      this.rows.map((row) => [...row]),
      this.graph,
    );
    copy.become(this);
    return copy;
  }

  toRows(): Rows {
    return this.rows.map((row) => [...row]);
  }

  /** All rows are counted anew next time. */
  changed(): this {
    this.isChanged.fill(1);
    return this;
  }

  /** Puts an item of a row at another place in it. */
  move(row: number, item: RowItem, to: number): void {
    const { place } = this;
    const items = this.rows[row]!;
    const from = place[item]!;
    const step = from < to ? 1 : -1;
    for (let at = from; at !== to; at += step) place[(items[at] = items[at + step]!)] = at;
    place[(items[to] = item)] = to;
    this.isChanged[row] = 1;
  }

  counted(): CrossingCount {
    const { rows, isChanged, crossed, turned, graph } = this;
    const count = { crossings: 0, astray: 0 };
    for (let row = 0; row + 1 < rows.length; row++) {
      if (isChanged[row] || isChanged[row + 1]) {
        crossed[row] = this.crossingsBelow(row);
        turned[row] = this.inversions(rows[row]!, graph.down) + this.inversions(rows[row + 1]!, graph.up);
      }
      count.crossings += crossed[row]!;
      count.astray += turned[row]!;
    }
    isChanged.fill(0);
    return count;
  }

  /** How many links crossed below a row when it was counted. */
  crossedBelow(row: number): number {
    return this.crossed[row] ?? 0;
  }

  /** Pairs of links that cross between a row and the next one, counted by a binary indexed tree (P. M. Fenwick, 1994). */
  private crossingsBelow(row: number): number {
    const { place, sums } = this;
    const { starts, ends } = this.graph.down;
    const items = this.rows[row]!;
    const size = this.rows[row + 1]!.length;
    sums.fill(0, 0, size + 1);
    let [count, seen] = [0, 0];
    for (let slot = 0; slot < items.length; slot++) {
      const [first, last] = [starts[items[slot]!]!, starts[items[slot]! + 1]!];
      for (let end = first; end < last; end++) {
        count += seen;
        for (let at = place[ends[end]!]! + 1; at > 0; at -= at & -at) count -= sums[at]!;
      }
      for (let end = first; end < last; end++)
        for (let at = place[ends[end]!]! + 1; at <= size; at += at & -at) sums[at] = sums[at]! + 1;
      seen += last - first;
    }
    return count;
  }

  /** Pairs of the neighbours of one of these items that stand against their order. */
  private inversions(items: Int32Array, { starts, ends }: Adjacency): number {
    const { place } = this;
    let count = 0;
    for (let slot = 0; slot < items.length; slot++) {
      const last = starts[items[slot]! + 1]!;
      for (let at = starts[items[slot]!]!; at < last; at++) {
        const own = place[ends[at]!]!;
        for (let next = at + 1; next < last; next++) if (place[ends[next]!]! < own) count += 1;
      }
    }
    return count;
  }
}

export function crossingCountOf(rows: Rows, graph: CompactRows): CrossingCount {
  return new RowOrder(rows, graph).counted();
}
