import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

const CONTROLS = 'input, button';

/** A control's place in its row: buttons are counted from the end, as some rows have fewer fields than others. */
export function placeOf(control: Element, row: Element): number {
  const controls = [...row.querySelectorAll(CONTROLS)];
  const at = controls.indexOf(control);
  return control.tagName === 'BUTTON' ? at - controls.length : at;
}

/** The control at a place of a row; its first where it has none there. */
export function controlAt(row: Element, place: number): HTMLElement | undefined {
  const controls = [...row.querySelectorAll<HTMLElement>(CONTROLS)];
  return controls.at(place) ?? controls[0];
}

/** Where the row with the focus goes, the same place of the row that follows gets it, or of the one before; without any row, the table itself. */
export function useRowFocus(table: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const held = useRef<{ key: string; index: number; place: number } | null>(null);
  useLayoutEffect(() => {
    const left = held.current;
    if (!left) return;
    const index = keys.indexOf(left.key);
    if (index >= 0) {
      held.current = { ...left, index };
      return;
    }
    held.current = null;
    const row = table.current?.querySelector(`[data-index="${Math.min(left.index, keys.length - 1)}"]`);
    (row ? controlAt(row, left.place) : table.current)?.focus();
  }, [table, keys]);
  const onFocus = ({ currentTarget: row, target }: FocusEvent, key: string) => {
    held.current = { key, index: keys.indexOf(key), place: placeOf(target, row) };
  };
  const onBlur = () => {
    held.current = null;
  };
  return { onFocus, onBlur };
}
