import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { controlAt, placeOf, useRowFocus } from './useRowFocus';

const ROW = 40;

/**
 * The rows of the table twin of which only those in view exist, and the one with the focus. Up and Down go to the same place in the next
 * row, Page Up and Page Down by a screen. Where the selection is made elsewhere its first row comes into view.
 */
export function useTableRows(keys: readonly string[], selected: ReadonlySet<string>) {
  const scroll = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const virtual = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 8,
    scrollPaddingStart: ROW,
    rangeExtractor: (range) => {
      const at = focused.current === null ? -1 : keys.indexOf(focused.current);
      return [...new Set([...(at < 0 ? [] : [at]), ...defaultRangeExtractor(range)])].sort((a, b) => a - b);
    },
  });
  const first = keys.findIndex((key) => selected.has(key));
  const firstKey = keys[first];
  useEffect(() => {
    const inside = scroll.current?.contains(document.activeElement) ?? false;
    if (firstKey !== undefined && !inside) virtual.scrollToIndex(first, { align: 'auto' });
  }, [firstKey, first, virtual]);

  const go = (from: HTMLElement, to: number) => {
    const row = from.closest('[role="row"]');
    const place = row ? placeOf(from, row) : 0;
    virtual.scrollToIndex(to);
    requestAnimationFrame(() => {
      const next = scroll.current?.querySelector(`[data-index="${to}"]`);
      const control = next ? controlAt(next, place) : undefined;
      control?.focus();
      if (control instanceof HTMLInputElement && control.type !== 'checkbox') control.select();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const control = event.target as HTMLElement;
    const index = Number(control.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
    const page = Math.max(1, Math.floor((scroll.current?.clientHeight ?? ROW) / ROW) - 2);
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[event.key];
    if (step === undefined || event.altKey || control.getAttribute('aria-expanded') === 'true') return;
    go(control, Math.max(0, Math.min(keys.length - 1, index + step)));
    event.preventDefault();
    event.stopPropagation();
  };
  const rowFocus = useRowFocus(scroll, keys);
  const onFocus = (event: FocusEvent, key: string) => {
    focused.current = key;
    rowFocus.onFocus(event, key);
  };
  return { scroll, virtual, onKeyDown, onFocus, onBlur: rowFocus.onBlur };
}
