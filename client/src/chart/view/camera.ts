import type { ViewOfChart } from '../canvas/camera';
import type { CanvasController } from '../canvas/controller';

/** The canvas on screen, once it is there. */
export interface CanvasRef {
  current: CanvasController | null;
}

const STEP = 1.25;

export const zoomOut = ({ current }: CanvasRef) => current?.camera.zoomBy(1 / STEP);
export const zoomIn = ({ current }: CanvasRef) => current?.camera.zoomBy(STEP);
export const zoomFull = ({ current }: CanvasRef) => current?.camera.zoomTo(1);
export const fitWhole = ({ current }: CanvasRef) => current?.camera.fit();

/** A level as it is shown: in steps of one hundredth, so that what is finer draws no bar anew. */
export const shownZoom = (level: number): number => Math.round(level * 100) / 100;

/** Shows a chart at first: what was `lastSeen` of it, else the whole where that can be read, else its top. One that has to be laid out before is not seen until it is. */
export async function openView(
  canvas: CanvasRef,
  isLaidOut: (shown: CanvasController) => boolean,
  layOut: () => Promise<void>,
  lastSeen: ViewOfChart | null = null,
): Promise<void> {
  const shown = canvas.current;
  if (!shown) return;
  if (!lastSeen || !shown.camera.restore(lastSeen)) shown.camera.showAtFirst();
  if (shown.scene.cards.size === 0 || isLaidOut(shown)) return;
  shown.setShown(false);
  await layOut();
  canvas.current?.camera.showAtFirst();
  canvas.current?.setShown(true);
}
