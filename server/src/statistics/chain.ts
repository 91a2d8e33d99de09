/**
 * The keys of the longest chain along the steps, first to last; none without steps. Steps that close a circle are passed over, so
 * each key comes once and the work grows with the number of steps.
 */
export function longestChain(steps: readonly (readonly [string, string])[]): string[] {
  const next = new Map<string, string[]>();
  for (const [from, to] of steps) {
    if (from === to) continue;
    const followers = next.get(from);
    if (followers) followers.push(to);
    else next.set(from, [to]);
  }
  const best = new Map<string, { length: number; then: string | null }>();
  const entered = new Set<string>();
  for (const start of next.keys()) {
    const stack = [start];
    while (stack.length > 0) {
      const key = stack.at(-1) ?? start;
      const waiting = entered.has(key) ? [] : (next.get(key) ?? []).filter((to) => !entered.has(to) && !best.has(to));
      if (!entered.has(key) && !best.has(key)) {
        entered.add(key);
        for (const to of waiting) stack.push(to);
        if (waiting.length) continue;
      }
      stack.pop();
      if (best.has(key)) continue;
      best.set(key, bestFrom(next.get(key) ?? [], best));
    }
  }
  let key = [...best].sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? null;
  const chain: string[] = [];
  for (; key !== null; key = best.get(key)?.then ?? null) chain.push(key);
  return chain;
}

function bestFrom(followers: readonly string[], best: ReadonlyMap<string, { length: number }>) {
  let chosen: { length: number; then: string | null } = { length: 1, then: null };
  for (const then of followers) {
    const known = best.get(then);
    if (known && known.length + 1 > chosen.length) chosen = { length: known.length + 1, then };
  }
  return chosen;
}
