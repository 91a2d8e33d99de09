import { useState } from 'react';

/** Keys in the order in which they were last asked for: it is made anew only when some come or go, or `reason` is another. A row that is renamed stays where it is. */
export function useStableOrder(keys: readonly string[], reason: string): readonly string[] {
  const [kept, setKept] = useState({ keys, reason });
  if (kept.keys === keys && kept.reason === reason) return kept.keys;
  const before = new Set(kept.keys);
  if (kept.reason === reason && before.size === keys.length && keys.every((key) => before.has(key))) return kept.keys;
  setKept({ keys, reason });
  return keys;
}
