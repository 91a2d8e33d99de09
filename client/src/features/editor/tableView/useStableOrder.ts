import { useState } from 'react';

/** Keys in the order in which they were last asked for: it is made anew only when some come or go, or `reason` is another. A row that is renamed stays where it is. */
export function useStableOrder(keys: readonly string[], reason: string): readonly string[] {
  const [last, setLast] = useState({ keys, reason });
  if (last.keys === keys && last.reason === reason) return last.keys;
  const before = new Set(last.keys);
  if (last.reason === reason && before.size === keys.length && keys.every((key) => before.has(key))) return last.keys;
  setLast({ keys, reason });
  return keys;
}
