import type { Adjacency, CompactRows } from './compactRows';
import type { RowItem } from './crossings';
import type { RowOrder } from './rowOrder';

/**
 * Sorts rows from the top down and from the bottom up in turn by where what they are joined to stands, and by chance as far as `aside`
 * says; what is joined to nothing there stays.
 */
export class Sweep {
  private readonly middles: Float64Array;
  private readonly joined: Int32Array;

  constructor(private readonly graph: CompactRows) {
    this.middles = new Float64Array(graph.up.starts.length);
    this.joined = new Int32Array(graph.up.starts.length);
  }

  run(order: RowOrder, { times, isDown }: { times: number; isDown: boolean }, aside: () => number = () => 0): void {
    const count = order.rows.length;
    for (let time = 0; time < times; time++) {
      const goesDown = (time % 2 === 0) === isDown;
      const near = goesDown ? this.graph.up : this.graph.down;
      for (let at = 0; at < count; at++) this.sort(order, goesDown ? at : count - 1 - at, near, aside);
    }
    order.changed();
  }

  private sort({ rows, place }: RowOrder, row: number, near: Adjacency, aside: () => number): void {
    const { middles, joined } = this;
    const { starts } = near;
    const items = rows[row]!;
    let count = 0;
    for (let slot = 0; slot < items.length; slot++) {
      const item = items[slot]!;
      if (starts[item] === starts[item + 1]) continue;
      const middle = (middles[item] = middleOf(item, near, place) + aside());
      let at = count++;
      for (; at > 0 && middles[joined[at - 1]!]! > middle; at--) joined[at] = joined[at - 1]!;
      joined[at] = item;
    }
    for (let slot = 0, taken = 0; slot < items.length; slot++) {
      const own = items[slot]!;
      const item = starts[own] === starts[own + 1] ? own : joined[taken++]!;
      items[slot] = item;
      place[item] = slot;
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
