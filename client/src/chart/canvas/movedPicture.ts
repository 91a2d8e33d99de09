import type { View } from './painter';

/** The pixels of a canvas as it was drawn last, put where they are after the view moved. */
export class MovedPicture {
  /** When it was taken, on the clock of `performance.now`. */
  readonly since = performance.now();
  private readonly copy = document.createElement('canvas');

  constructor(
    drawn: HTMLCanvasElement,
    private readonly view: View,
  ) {
    [this.copy.width, this.copy.height] = [drawn.width, drawn.height];
    this.copy.getContext('2d')?.drawImage(drawn, 0, 0);
  }

  /** Draws it for another view; what was not in view before stays empty. */
  draw(context: CanvasRenderingContext2D, to: View): void {
    const { scale, x, y } = shiftOf(this.view, to);
    const { width, height } = this.copy;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.clearRect(0, 0, width, height);
    context.drawImage(this.copy, x, y, width * scale, height * scale);
  }
}

/** Where the picture of a view lies in another one, in pixels of the device: every chart point comes to lie where it is to be drawn. */
export function shiftOf(from: View, to: View): { scale: number; x: number; y: number } {
  const scale = to.zoom / from.zoom;
  return { scale, x: (to.panX - from.panX * scale) * to.ratio, y: (to.panY - from.panY * scale) * to.ratio };
}
