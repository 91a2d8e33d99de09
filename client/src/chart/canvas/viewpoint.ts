import type { Core } from 'cytoscape';
import type { Bounds, Point } from '@stemma/diagram/geometry/box';
import type { View } from './painter';
import { freeParts, largestFree, overWhole, prefersStill, type Insets, type ViewportSides } from './viewport';

const MOVE_TIME = 220;

/** Space left round what is brought into view, in CSS pixels. */
const REVEAL_MARGIN = 8;

/** A zoom, and where the chart's origin is then, in CSS pixels. */
export interface PanZoom {
  zoom: number;
  pan: Point;
}

/** What part of the chart is on screen, and how it gets there. Cytoscape keeps zoom and pan. */
export class Viewpoint {
  protected insets: Insets = { left: 48, top: 48, right: 48, bottom: 48 };

  /** Where the last move led to. */
  protected goal: PanZoom | null = null;

  constructor(
    protected readonly cy: Core,
    private readonly host: HTMLElement,
  ) {}

  /** Whether a chart point is in a free part of the screen. */
  shows(point: Point): boolean {
    const { zoom, panX, panY, width, height } = this.view();
    const [x, y] = [point.x * zoom + panX, point.y * zoom + panY];
    return freeParts(this.insets).some(
      ({ left, top, right, bottom }) => x >= left && x <= width - right && y >= top && y <= height - bottom,
    );
  }

  /** The chart point in the middle of the free part of the screen. */
  middle(): Point {
    const { x, y } = this.freeMiddle();
    const pan = this.cy.pan();
    const zoom = this.cy.zoom();
    return { x: Math.round((x - pan.x) / zoom), y: Math.round((y - pan.y) / zoom) };
  }

  /** Where a chart point is in the window, in CSS pixels. */
  toClient(point: Point): Point {
    const box = this.host.getBoundingClientRect();
    const { x, y } = this.cy.pan();
    return { x: box.left + point.x * this.cy.zoom() + x, y: box.top + point.y * this.cy.zoom() + y };
  }

  /** Which chart point is under a place in the window. */
  toChart(client: { clientX: number; clientY: number }): Point {
    const box = this.host.getBoundingClientRect();
    const pan = this.cy.pan();
    const zoom = this.cy.zoom();
    return { x: (client.clientX - box.left - pan.x) / zoom, y: (client.clientY - box.top - pan.y) / zoom };
  }

  /** Which chart point is under a place in the window; null where it is not the chart that is seen there. */
  under(client: { clientX: number; clientY: number }): Point | null {
    const seen = document.elementFromPoint(client.clientX, client.clientY);
    return seen && this.host.contains(seen) ? this.toChart(client) : null;
  }

  /** What is on screen now. */
  view(): View {
    const { x, y } = this.cy.pan();
    return { zoom: this.cy.zoom(), panX: x, panY: y, ...this.size(), ratio: window.devicePixelRatio || 1 };
  }

  protected size(): { width: number; height: number } {
    return { width: this.host.clientWidth, height: this.host.clientHeight };
  }

  protected freeMiddle(): Point {
    const { left, top, right, bottom } = this.largestFree();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  protected largestFree(): Bounds {
    return largestFree(this.size(), overWhole(this.insets));
  }

  protected now(): PanZoom {
    const { zoom, panX, panY } = this.view();
    return { zoom, pan: { x: panX, y: panY } };
  }

  /** Bounds of the chart on the screen as it is, or as it would be, with a margin. */
  protected onScreen(bounds: Bounds, margin = REVEAL_MARGIN, { zoom, pan }: PanZoom = this.now()): Bounds {
    return {
      left: bounds.left * zoom + pan.x - margin,
      top: bounds.top * zoom + pan.y - margin,
      right: bounds.right * zoom + pan.x + margin,
      bottom: bounds.bottom * zoom + pan.y + margin,
    };
  }

  /** Whether bounds are no larger than a free part of the screen, at the zoom as it is. */
  protected hasRoom(bounds: Bounds, insets: Insets): boolean {
    return freeParts(insets).some((part) => this.isRoomFor(bounds, part));
  }

  protected isRoomFor(bounds: Bounds, { left, top, right, bottom }: ViewportSides): boolean {
    const { width, height } = this.size();
    const box = this.onScreen(bounds);
    return box.right - box.left <= width - left - right && box.bottom - box.top <= height - top - bottom;
  }

  /** Moves the chart just so far that bounds are in a free part of the screen, the nearest one that has room for them. */
  protected moveTo(bounds: Bounds, insets: Insets): void {
    const { zoom, panX, panY, width, height } = this.view();
    const box = this.onScreen(bounds);
    const parts = freeParts(insets);
    const roomy = parts.filter((part) => this.isRoomFor(bounds, part));
    const [step = { x: 0, y: 0 }] = (roomy.length ? roomy : parts.slice(0, 1))
      .map(({ left, top, right, bottom }) => ({
        x: Math.max(0, left - box.left) - Math.max(0, box.right - (width - right)),
        y: Math.max(0, top - box.top) - Math.max(0, box.bottom - (height - bottom)),
      }))
      .sort((a, b) => Math.abs(a.x) + Math.abs(a.y) - Math.abs(b.x) - Math.abs(b.y));
    if (step.x || step.y) this.goTo({ zoom, pan: { x: panX + step.x, y: panY + step.y } }, true);
  }

  protected goTo(view: PanZoom, animated: boolean): void {
    this.goal = view;
    this.cy.stop();
    if (animated && !prefersStill()) this.cy.animate({ ...view, duration: MOVE_TIME, easing: 'ease-out' });
    else this.cy.viewport(view);
  }

  protected isGoingTo(goal: PanZoom): boolean {
    if (this.goal !== goal) return false;
    const { zoom, panX, panY } = this.view();
    return this.cy.animated() || (zoom === goal.zoom && Math.hypot(panX - goal.pan.x, panY - goal.pan.y) < 1);
  }
}
