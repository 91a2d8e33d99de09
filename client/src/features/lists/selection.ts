/** The chosen rows of a list, and the row that the next Shift click reaches from. */
export interface Selection {
  keys: ReadonlySet<string>;
  anchor: number | null;
}

export const NOTHING: Selection = { keys: new Set(), anchor: null };

/** Chooses a row or takes it out. */
export function toggled({ keys }: Selection, key: string, index: number): Selection {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: index };
}

/** Adds all rows from the anchor to a row, as far as they have been read. */
export function reached(selection: Selection, index: number, keyAt: (index: number) => string | undefined): Selection {
  const from = selection.anchor ?? index;
  const next = new Set(selection.keys);
  for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
    const key = keyAt(at);
    if (key) next.add(key);
  }
  return { keys: next, anchor: selection.anchor ?? index };
}
