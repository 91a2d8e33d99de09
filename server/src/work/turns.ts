interface Waiting {
  owner: string;
  start: () => void;
}

/**
 * Lets at most so many pieces of work run at once, and one of each owner: the others wait, and owners take turns, so that nobody's many
 * requests hold up another's one (fair queueing).
 */
export function turns(atOnce: number): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  const waiting: Waiting[] = [];
  const running = new Set<string>();
  const next = () => {
    if (running.size >= atOnce) return;
    const at = waiting.findIndex(({ owner }) => !running.has(owner));
    const [first] = at < 0 ? [] : waiting.splice(at, 1);
    if (!first) return;
    // What the same owner asked for besides has its turn after what others wait for.
    const own = waiting.filter(({ owner }) => owner === first.owner);
    if (own.length > 0)
      waiting.splice(0, waiting.length, ...waiting.filter(({ owner }) => owner !== first.owner), ...own);
    running.add(first.owner);
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
      next();
    }
  };
}
