import { writeExactly } from './fonts';
import { MovedPicture } from './movedPicture';
import type { View } from './painter';

/** Milliseconds above which a drawing is slow: while the view moves, its picture is moved instead, as maps do. */
const SLOW = 32;
/** Milliseconds without a move after which the chart is drawn again. */
const STILL_AFTER = 120;
/** While the view goes on moving, the chart is drawn again after so many times as long as that takes. */
const REST = 4;

interface Surroundings {
  canvas: HTMLCanvasElement;
  view(): View;
  /** The host has another size. */
  resized(): void;
  draw(context: CanvasRenderingContext2D, view: View): void;
  /** The view that is seen now, drawn or moved. */
  seen(view: View): void;
}

/** The canvas that the chart is drawn on: as large as its host, drawn at most once a frame, and who wants to know of it. */
export class RenderLoop {
  private readonly context: CanvasRenderingContext2D | null;
  private readonly observer: ResizeObserver;
  private readonly listeners = new Set<() => void>();
  private frame = 0;
  /** Whether more than the view has changed since the chart was drawn. */
  private isStale = false;
  /** Milliseconds that drawing took. */
  private cost = 0;
  private picture: MovedPicture | null = null;
  private view: View | null = null;
  private still: ReturnType<typeof setTimeout> | undefined;

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
    this.isStale = true;
    this.ask();
  }

  /** Shows another view with the next frame: of a chart that is slow to draw the picture as it was, and the chart once the view is still. */
  move(): void {
    this.ask();
  }

  /** Whether what is on screen is a picture that was moved, so that the chart is drawn soon. */
  get isMoving(): boolean {
    return this.picture !== null;
  }

  /** Draws at once. */
  draw(): void {
    if (!this.context) return;
    clearTimeout(this.still);
    this.isStale = false;
    this.picture = null;
    this.view = this.around.view();
    const start = performance.now();
    writeExactly(this.context);
    this.around.draw(this.context, this.view);
    this.cost = performance.now() - start;
    this.show(this.view);
  }

  private ask(): void {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      if (this.isStale || !this.movePicture()) this.draw();
    });
  }

  /** Answers whether it did. */
  private movePicture(): boolean {
    if (!this.context || !this.view || this.cost < SLOW) return false;
    if (this.picture && performance.now() - this.picture.since > this.cost * REST) return false;
    this.picture ??= new MovedPicture(this.around.canvas, this.view);
    const view = this.around.view();
    this.picture.draw(this.context, view);
    this.show(view);
    clearTimeout(this.still);
    this.still = setTimeout(() => this.repaint(), STILL_AFTER);
    return true;
  }

  private show(view: View): void {
    this.around.seen(view);
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
    clearTimeout(this.still);
    this.observer.disconnect();
  }
}
