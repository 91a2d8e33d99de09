import TinyQueue from 'tinyqueue';

/** Gives back first what costs least, of several that cost the same the one that came first: the same each time. */
export class LeastFirst<T> {
  private readonly queue: TinyQueue<{ one: T; cost: number; order: number }>;
  private count = 0;

  constructor() {
    this.queue = new TinyQueue([], (a, b) => a.cost - b.cost || a.order - b.order);
  }

  push(one: T, cost: number): void {
    this.queue.push({ one, cost, order: this.count++ });
  }

  pop(): T | undefined {
    return this.queue.pop()?.one;
  }
}
