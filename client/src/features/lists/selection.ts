/** The chosen rows of a list, and the row that the next Shift click reaches from. */
export interface RowSelection {
  keys: ReadonlySet<string>;
  anchor: number | null;
}

export const NOTHING: RowSelection = { keys: new Set(), anchor: null };

/** Chooses a row or takes it out. */
export function toggled({ keys }: RowSelection, key: string, index: number): RowSelection {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: index };
}

/** Adds all rows from the anchor to a row, as far as they have been read. */
export function reached(
  selection: RowSelection,
  index: number,
  keyAt: (index: number) => string | undefined,
): RowSelection {
  const from = selection.anchor ?? index;
  const next = new Set(selection.keys);
  for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
    const key = keyAt(at);
    if (key) next.add(key);
  }
  return { keys: next, anchor: selection.anchor ?? index };
}
