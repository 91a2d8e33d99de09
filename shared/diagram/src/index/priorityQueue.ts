import TinyQueue from 'tinyqueue';

interface Queued<T> {
  one: T;
  cost: number;
  order: number;
}

/** Gives back first what costs least, of several that cost the same the one that came first: the same each time. */
export class PriorityQueue<T> {
  private readonly queue = new TinyQueue<Queued<T>>([], (a, b) => a.cost - b.cost || a.order - b.order);
  private count = 0;

  push(one: T, cost: number): void {
    this.queue.push({ one, cost, order: this.count++ });
  }

  pop(): T | undefined {
    return this.queue.pop()?.one;
  }
}
