import { useEffect } from 'react';
import type { CanvasRef } from './camera';

/** What a panel beside the chart is about. */
interface Shown {
  kind: 'card' | 'link';
  key: string;
}

/**
 * What a panel is about, and would cover as it opens or gets wider, moves out from under it, just so far; the chart is where it was once the
 * panel closes, unless it was moved since. `room` is what the panel covers, in CSS pixels.
 */
export function useOutFromUnder(canvas: CanvasRef, shown: Shown | null, room: number): void {
  const kind = shown?.kind;
  const key = shown?.key;
  useEffect(() => {
    const camera = canvas.current?.camera;
    if (!camera) return;
    if (key === undefined) camera.goBack();
    else camera.giveWay(() => camera[kind === 'link' ? 'revealLink' : 'reveal'](key));
  }, [canvas, kind, key, room]);
}
