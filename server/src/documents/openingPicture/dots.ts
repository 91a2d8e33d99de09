import { num } from '@stemma/diagram/export/xml';
import { grown, type Bounds } from '@stemma/diagram/geometry/box';
import type { PlacedLayer } from './draw';

/** How near the dots of the ground come to each other on screen, and how far the ground reaches beyond a chart, in CSS pixels; how far dots are apart, in chart units. */
const [FINEST, REACH, APART] = [14, 2600, 24];

/** The dots of the canvas's ground (`showGrid`) at the zoom of each layer. */
export function dotsOf(layers: readonly PlacedLayer[], bounds: Bounds): string {
  return layers
    .map(({ id, zoom }) => {
      const step = APART * 4 ** Math.max(0, Math.ceil(Math.log(FINEST / (APART * zoom)) / Math.log(4)));
      const { left, top, right, bottom } = grown(bounds, REACH / zoom);
      const [dots, middle] = [`opening-dots-${id}`, num(step / 2)];
      const box = `x="${num(left)}" y="${num(top)}" width="${num(right - left)}" height="${num(bottom - top)}"`;
      return `<g class="${id}"><pattern id="${dots}" width="${num(step)}" height="${num(step)}" patternUnits="userSpaceOnUse"><circle cx="${middle}" cy="${middle}" r="${num(1.1 / zoom)}"/></pattern><rect ${box} fill="url(#${dots})"/></g>`;
    })
    .join('');
}
