import type { View } from './painter';

const FINEST = 14;

/** Puts the dots of the background where the chart's own places are. */
export function showGrid(host: HTMLElement, { zoom, panX, panY }: View): void {
  const step = gridStep(zoom);
  host.style.backgroundSize = `${step}px ${step}px`;
  host.style.backgroundPosition = `${panX}px ${panY}px`;
}

/** Distance of the background's dots in CSS pixels: 24 units, coarser where they would run together. */
function gridStep(zoom: number): number {
  const fine = 24 * zoom;
  return fine * 4 ** Math.max(0, Math.ceil(Math.log(FINEST / fine) / Math.log(4)));
}
