interface Waiting {
  owner: string;
  start: () => void;
}

/**
 * Lets at most so many pieces of work run at once, and one of each owner. The others wait; next comes what waited longest of the owner who was
 * served longest ago (round robin), so that nobody's many requests hold up another's one.
 */
export function limitConcurrency(atOnce: number): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  const waiting: Waiting[] = [];
  const running = new Set<string>();
  /** When an owner was served last, of those who run or wait. */
  const served = new Map<string, number>();
  let count = 0;
  const turnOf = ({ owner }: Waiting) => served.get(owner) ?? 0;
  const next = () => {
    if (running.size >= atOnce) return;
    const ready = waiting.filter(({ owner }) => !running.has(owner));
    const first = ready.toSorted((a, b) => turnOf(a) - turnOf(b))[0];
    if (!first) return;
    waiting.splice(waiting.indexOf(first), 1);
    running.add(first.owner);
    served.set(first.owner, (count += 1));
    first.start();
    next();
  };
  return async (owner, work) => {
    await new Promise<void>((start) => {
      waiting.push({ owner, start });
      next();
    });
    try {
      return await work();
    } finally {
      running.delete(owner);
      if (!waiting.some((other) => other.owner === owner)) served.delete(owner);
      next();
    }
  };
}
