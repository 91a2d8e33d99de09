import cytoscape, { type Core } from 'cytoscape';
import { STYLE } from './style';
import { ZOOM_MAX, ZOOM_MIN } from './viewport';

/** Puts the canvas that is drawn on into its host, and over it Cytoscape's surface, which hears the pointer. */
export function openStage(host: HTMLElement): { canvas: HTMLCanvasElement; surface: HTMLElement; cy: Core } {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;pointer-events:none';
  canvas.setAttribute('aria-hidden', 'true');
  const surface = document.createElement('div');
  surface.style.cssText = 'position:absolute;inset:0';
  host.append(canvas, surface);
  const cy = cytoscape({
    container: surface,
    style: STYLE,
    minZoom: ZOOM_MIN,
    maxZoom: ZOOM_MAX,
    autoungrabify: true,
    layout: { name: 'preset' },
  });
  leaveUndrawn(cy);
  return { canvas, surface, cy };
}

/**
 * Keeps Cytoscape from looking with each picture which of its boxes, none of which is seen, are in view: of 3,000 that takes as long as all
 * that is drawn of 100. The rectangle of a selection stays. A Cytoscape that names these otherwise is slower and no other.
 */
function leaveUndrawn(cy: Core): void {
  const { renderer } = cy as Core & { renderer?: () => object };
  const nothing = () => undefined;
  Object.assign(renderer?.call(cy) ?? {}, { drawLayeredElements: nothing, drawCachedElements: nothing });
}
