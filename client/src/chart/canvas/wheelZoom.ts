import type { Core } from 'cytoscape';
import { ZOOM_MAX, ZOOM_MIN } from './viewport';

/** By how much a notch of the wheel zooms. */
const NOTCH = 1.17;
/** What browsers report for a notch, in CSS pixels; trackpads report less, again and again. */
const PIXELS = 100;
/** A line and a page in CSS pixels, for wheels that are reported in these. */
const [LINE, PAGE] = [33, 400];
/** A pinch on a trackpad comes as a wheel with Ctrl, in steps of a few pixels. */
const PINCH = 6;

/** Zooms by the wheel to the pointer, by one step a notch on every machine: Cytoscape's own guesses the device, and zooms by half and more. */
export function zoomByWheel(host: HTMLElement, cy: Core, signal: AbortSignal): void {
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const box = host.getBoundingClientRect();
    const renderedPosition = { x: event.clientX - box.left, y: event.clientY - box.top };
    const level = Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, cy.zoom() * factorOf(event)));
    cy.stop();
    cy.zoom({ level, renderedPosition });
  };
  host.addEventListener('wheel', onWheel, { capture: true, passive: false, signal });
}

/** How much larger a chart gets by a turn of the wheel; at most by two notches at once. */
export function factorOf({ deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const unit = deltaMode === 1 ? LINE : deltaMode === 2 ? PAGE : 1;
  const isPinch = ctrlKey && Math.abs(deltaY) < PIXELS / 2;
  const notches = (-deltaY * unit * (isPinch ? PINCH : 1)) / PIXELS;
  return NOTCH ** Math.max(-2, Math.min(2, notches));
}
