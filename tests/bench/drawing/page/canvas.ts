import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { CanvasController } from '../../../../client/src/chart/canvas/controller';
import { createMeasure } from '../../../../client/src/chart/canvas/fonts';

const nothing = () => undefined;
const EVENTS = {
  ...{ select: nothing, moved: nothing, linked: nothing, open: nothing, menu: nothing, zoomed: nothing },
  ...{ bent: nothing, ended: nothing, resized: nothing, undone: nothing, unfold: nothing, expand: nothing },
};
/** The canvas of the product, on a page of its own. */
export function openCanvas(): { host: HTMLElement; canvas: CanvasController } {
  const host = newHost();
  const measure = createMeasure();
  const setters = { card: createCardSetter(measure), label: createLabelSetter(measure, '2026-01-01') };
  return { host, canvas: new CanvasController(host, setters, EVENTS) };
}

/** A place on the page for a canvas. */
export function newHost(): HTMLElement {
  const host = document.createElement('div');
  host.style.cssText = 'position:absolute;left:0;top:0;width:1280px;height:800px';
  document.body.append(host);
  return host;
}

/** Until what was asked for is drawn: all callbacks of the next frame have run, ours having been asked for before. */
export function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}
