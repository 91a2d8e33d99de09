import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { useEditor } from '../editor';

/** Pixels that a press may wander and still be a click. */
const SLACK = 5;

/** What is carried, and where the pointer is in the window. */
export interface Carried<T> {
  thing: T;
  x: number;
  y: number;
}

/**
 * Carries a thing from a menu onto the chart by mouse or pen. `drop` hears the chart point it was let go over; over anything else, or by
 * Escape, nothing happens. Fingers scroll the menu instead.
 */
export function useDragOut<T>(drop: (thing: T, at: { x: number; y: number }) => void) {
  const { canvas } = useEditor();
  const [carried, setCarried] = useState<Carried<T> | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const begin = (thing: T) => (pressed: ReactPointerEvent) => {
    if (pressed.button !== 0 || pressed.pointerType === 'touch') return;
    let carrying = false;
    const move = (event: PointerEvent) => {
      const away = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
      carrying ||= away > SLACK;
      if (carrying) setCarried({ thing, x: event.clientX, y: event.clientY });
    };
    const release = (event: PointerEvent) => {
      const at = carrying ? canvas.current?.camera.under(event) : null;
      end();
      if (at) drop(thing, at);
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !carrying) return;
      event.stopPropagation();
      end();
    };
    const end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', giveUp, true);
      setCarried(null);
    };
    stop.current = end;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', giveUp, true);
  };
  return { carried, begin };
}
