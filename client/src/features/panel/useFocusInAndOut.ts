import { useEffect, useRef, type RefObject } from 'react';
import { useFocusAsked, type OpenEntity } from '../../lib/entityPanel';

/** The focus goes into the panel when it opens, unless it only follows a selection, and back to where it was when it closes. */
export function useFocusInAndOut(panel: RefObject<HTMLElement | null>, open: OpenEntity | null): void {
  const before = useRef<HTMLElement | null>(null);
  const asked = useFocusAsked();
  const seen = useRef(0);
  const isOpen = open !== null;
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    if (isOpen && asked !== seen.current) {
      seen.current = asked;
      const now = document.activeElement;
      if (now instanceof HTMLElement && !element.contains(now)) before.current = now;
      // Once the dialog that asked for it has given the focus back.
      const timer = setTimeout(() => element.focus({ preventScroll: true }), 60);
      return () => clearTimeout(timer);
    }
    if (!isOpen && before.current) {
      const lost = document.activeElement === document.body || element.contains(document.activeElement);
      if (lost && before.current.isConnected) before.current.focus({ preventScroll: true });
      before.current = null;
    }
    return undefined;
  }, [panel, isOpen, asked]);
}
