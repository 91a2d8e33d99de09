import { writeExactly } from './fonts';
import type { View } from './painter';

interface Surroundings {
  canvas: HTMLCanvasElement;
  view(): View;
  /** The host has another size. */
  resized(): void;
  draw(context: CanvasRenderingContext2D, view: View): void;
}

/** The canvas that the chart is drawn on: as large as its host, drawn at most once a frame, and who wants to know of it. */
export class RenderLoop {
  private readonly context: CanvasRenderingContext2D | null;
  private readonly observer: ResizeObserver;
  private readonly listeners = new Set<() => void>();
  private frame = 0;

  constructor(
    host: HTMLElement,
    private readonly around: Surroundings,
  ) {
    this.context = around.canvas.getContext('2d');
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(host);
  }

  /** Takes the host's size over and draws at once. */
  resize(): void {
    const { canvas } = this.around;
    const { width, height, ratio } = this.around.view();
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    this.around.resized();
    this.draw();
  }

  /** Draws with the next frame. */
  repaint(): void {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  /** Draws at once. */
  draw(): void {
    if (!this.context) return;
    writeExactly(this.context);
    this.around.draw(this.context, this.around.view());
    for (const listener of this.listeners) listener();
  }

  /** Calls the listener whenever the chart was drawn anew. Answers how to stop. */
  onPaint(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Hides or shows the canvas. */
  setShown(shown: boolean): void {
    this.around.canvas.style.visibility = shown ? '' : 'hidden';
  }

  end(): void {
    cancelAnimationFrame(this.frame);
    this.observer.disconnect();
  }
}
