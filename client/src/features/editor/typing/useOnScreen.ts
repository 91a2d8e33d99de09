import { useLayoutEffect, type RefObject } from 'react';
import type { Point } from '@stemma/diagram/geometry/box';
import type { CanvasController } from '../../../chart/canvas/controller';
import { useEditor } from '../editor';

/** Space kept free round what floats over the chart, in CSS pixels. */
const MARGIN = 8;
/** Room below the field that its suggestions want. */
const BELOW = 240;

/**
 * Keeps what floats over the stage at a place of the chart while that is moved and zoomed, and whole on the stage. `place` says the place's
 * centre in chart units; `moved` hears how the chart stands then.
 */
export function useOnScreen(
  floating: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  place: (canvas: CanvasController) => Point | null,
  moved: (canvas: CanvasController, toStage: (point: Point) => Point) => void = () => undefined,
): void {
  const editor = useEditor();
  useLayoutEffect(() => {
    const put = () => {
      const canvas = editor.canvas.current;
      const [box, inner] = [floating.current, field.current];
      const stage = box?.offsetParent;
      const at = canvas && place(canvas);
      if (!canvas || !box || !inner || !stage || !at) return;
      const corner = stage.getBoundingClientRect();
      const toStage = (point: Point) => {
        const { x, y } = canvas.camera.toClient(point);
        return { x: x - corner.left, y: y - corner.top };
      };
      const zoom = canvas.camera.view().zoom;
      box.style.setProperty('--zoom', String(Math.min(1.4, Math.max(1, zoom))));
      const [width, height] = [box.offsetWidth, inner.offsetHeight];
      const { x, y } = toStage(at);
      const left = clamp(x - width / 2, MARGIN, stage.clientWidth - width - MARGIN);
      const top = clamp(y - height / 2, MARGIN, stage.clientHeight - height - MARGIN);
      box.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
      const isLow = top + height + BELOW > stage.clientHeight && top > BELOW;
      box.dataset['opens'] = isLow ? 'above' : 'below';
      moved(canvas, toStage);
    };
    put();
    return editor.canvas.current?.onPaint(put);
  });
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
