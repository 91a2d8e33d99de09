import type { KeyboardEvent } from 'react';
import type { OutlineRow } from '../model/outline';

interface TreeKeys {
  rows: readonly OutlineRow[];
  /** The row that has the focus. */
  at: number;
  /** How many rows are in view. */
  page: () => number;
  go: (to: number) => void;
  toggle: (row: OutlineRow) => void;
  select: (row: OutlineRow) => void;
  open: (row: OutlineRow) => void;
}

/** What keys do in a tree (WAI-ARIA Authoring Practices, Tree View). */
export function useTreeKeys({ rows, at, page, go, toggle, select, open }: TreeKeys) {
  return (event: KeyboardEvent) => {
    const row = rows[at];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      PageDown: () => go(at + page()),
      PageUp: () => go(at - page()),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => (row.children > 0 && !row.isOpen ? toggle(row) : go(at + (row.isOpen ? 1 : 0))),
      ArrowLeft: () => (row.isOpen ? toggle(row) : go(parentOf(rows, at))),
      Enter: () => open(row),
      ' ': () => select(row),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
}

function parentOf(rows: readonly OutlineRow[], index: number): number {
  const level = rows[index]?.level ?? 1;
  for (let one = index - 1; one >= 0; one--) if ((rows[one]?.level ?? 1) < level) return one;
  return index;
}
