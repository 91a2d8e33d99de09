import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A field that is made anew on demand, by its key `round`, with the focus and caret where they were: the browser's own undo knows nothing of
 * what was typed before then.
 */
export function useFreshField() {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [round, setRound] = useState(0);
  useLayoutEffect(() => {
    const at = caret.current;
    if (at === null || !field.current) return;
    caret.current = null;
    field.current.focus({ preventScroll: true });
    field.current.setSelectionRange(at, at);
  }, [round]);
  const renew = () => {
    const now = field.current;
    caret.current = now && now === document.activeElement ? (now.selectionEnd ?? now.value.length) : null;
    setRound((before) => before + 1);
  };
  return { field, round, renew };
}
