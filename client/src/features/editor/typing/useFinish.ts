import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How far a pointer may go, in CSS pixels, and still have pressed something rather than dragged it. */
const SLACK = 5;
/** What may be pressed while something is typed: what moves the chart, and what the field itself opens. */
const BESIDE = '[role="group"][aria-label="Zoom"], canvas[role="img"], [role="tooltip"]';

/** Calls `finish` once something else is pressed; the chart may be dragged and zoomed meanwhile. */
export function useFinish(typed: RefObject<HTMLElement | null>, finish: () => void): void {
  const onPressed = useEffectEvent(finish);
  useEffect(() => {
    let down: { x: number; y: number } | null = null;
    const isOutside = ({ target }: Event) =>
      target instanceof Element && !typed.current?.contains(target) && target.closest(BESIDE) === null;
    const begin = (event: PointerEvent) => {
      down = isOutside(event) ? { x: event.clientX, y: event.clientY } : null;
    };
    const end = (event: PointerEvent) => {
      const pressed = down && Math.hypot(event.clientX - down.x, event.clientY - down.y) <= SLACK;
      down = null;
      if (pressed) onPressed();
    };
    document.addEventListener('pointerdown', begin, true);
    document.addEventListener('pointerup', end, true);
    return () => {
      document.removeEventListener('pointerdown', begin, true);
      document.removeEventListener('pointerup', end, true);
    };
  }, [typed]);
}
