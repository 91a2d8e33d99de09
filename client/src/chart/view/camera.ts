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

/** Shows a chart whole at first; one that has to be laid out before is not seen until it is. */
export async function showWhole(
  canvas: CanvasRef,
  isLaidOut: (shown: CanvasController) => boolean,
  layOut: () => Promise<void>,
): Promise<void> {
  const shown = canvas.current;
  if (!shown) return;
  shown.camera.fit(undefined, false);
  if (shown.scene.cards.size === 0 || isLaidOut(shown)) return;
  shown.setShown(false);
  await layOut();
  canvas.current?.setShown(true);
}
