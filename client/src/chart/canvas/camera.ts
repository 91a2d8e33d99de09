import type { Core } from 'cytoscape';
import { overlaps, within, type Bounds, type Point } from '@stemma/diagram/geometry/box';
import { cardBounds } from '@stemma/diagram/scene/sceneParts';
import { READABLE } from '@stemma/diagram/overview/legibility';
import { pointAt } from '@stemma/diagram/geometry/polyline';
import type { Scene } from '@stemma/diagram/scene/scene';
import { namesOnScreen } from './names';
import { openingView } from './openingView';
import type { View } from './painter';
import {
  areaOf,
  fitView,
  freeParts,
  largestFree,
  overWhole,
  prefersStill,
  ZOOM_MAX,
  ZOOM_MIN,
  type Insets,
  type ViewportSides,
  type Size,
} from './viewport';

const MOVE_TIME = 220;

/** So near, a chart that is seen whole need not be left for one of its cards. */
const NEAR = READABLE * 1.25;

/** Space left round what is brought into view, in CSS pixels. */
const REVEAL_MARGIN = 8;

/** What of a chart is in view: the chart point in the middle of the screen, and how large it is drawn. */
export interface ViewOfChart {
  zoom: number;
  x: number;
  y: number;
  /** The width of the screen, in CSS pixels. */
  width: number;
}

interface Goal {
  zoom: number;
  pan: Point;
}

/** What part of the chart is on screen, and how it gets there. Cytoscape keeps zoom and pan. */
export class Camera {
  private insets: Insets = { left: 48, top: 48, right: 48, bottom: 48 };

  /** Where the last move led to. */
  private goal: Goal | null = null;
  private route: { from: Goal; to: Goal } | null = null;
  /** What was on screen before the whole chart was brought out from under something, and where that led. */
  private uncovered: { from: Goal; to: Goal } | null = null;
  /** The cards that were looked for last, and where that led. */
  private located: { keys: readonly string[]; to: Goal; isWhole: boolean; free: number } | null = null;

  constructor(
    private readonly cy: Core,
    private readonly host: HTMLElement,
    private readonly scene: Scene,
  ) {}

  /** Parts of the screen that bars and panels cover. */
  setInsets(insets: Insets): void {
    this.insets = insets;
    this.locateAgain();
  }

  /** Shows the whole chart, or these cards, with a margin. */
  fit(keys?: Iterable<string>, animated = true): void {
    const bounds = this.scene.bounds(keys);
    const insets = keys ? this.insets : overWhole(this.insets);
    if (bounds) this.goTo(fitView(bounds, this.size(), insets), animated);
  }

  /** Shows what a chart opens on. */
  showAtFirst(): void {
    const view = openingView(this.scene, this.size(), this.insets, namesOnScreen(this.scene));
    if (view) this.goTo(view, false);
  }

  /** What is in view now. */
  viewOfChart(): ViewOfChart {
    const { zoom, panX, panY, width, height } = this.view();
    return { zoom, x: (width / 2 - panX) / zoom, y: (height / 2 - panY) / zoom, width };
  }

  /** Shows what was in view once; answers whether it did: not on a screen that is much wider or narrower, nor where nothing can be read of it or no card is there any more. */
  restore({ zoom, x, y, width: before }: ViewOfChart): boolean {
    const { width, height } = this.size();
    if (zoom < RESTORED_LEAST || Math.abs(Math.log2(width / before)) > 0.5) return false;
    const [across, down] = [width / 2 / zoom, height / 2 / zoom];
    const seen = { left: x - across, top: y - down, right: x + across, bottom: y + down };
    if (this.scene.cardsIn(seen).length === 0) return false;
    this.goTo({ zoom, pan: { x: width / 2 - x * zoom, y: height / 2 - y * zoom } }, false);
    return true;
  }

  /** Zooms by a factor round the middle of the screen. */
  zoomBy(factor: number): void {
    this.zoomTo(this.cy.zoom() * factor);
  }

  /** Zooms to a level round the middle of the screen; 1 is 100 %. */
  zoomTo(level: number): void {
    const zoom = Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, level));
    const { width, height } = this.size();
    const pan = this.cy.pan();
    const factor = zoom / this.cy.zoom();
    const x = width / 2 - (width / 2 - pan.x) * factor;
    const y = height / 2 - (height / 2 - pan.y) * factor;
    this.goTo({ zoom, pan: { x, y } }, true);
  }

  /** Brings cards to the middle of the free part of the screen, readable. */
  center(keys: readonly string[], animated = true): void {
    const bounds = this.scene.bounds(keys);
    if (!bounds) return;
    const zoom = Math.max(this.cy.zoom(), READABLE * 2);
    const { x, y } = this.freeMiddle();
    const pan = {
      x: x - ((bounds.left + bounds.right) / 2) * zoom,
      y: y - ((bounds.top + bounds.bottom) / 2) * zoom,
    };
    this.goTo({ zoom, pan }, animated);
  }

  /** Shows where cards stand: on the whole chart where that can be read, else in the middle. Again as less of the screen is free, unless the chart was moved since. */
  locate(keys: readonly string[]): void {
    const bounds = this.scene.bounds();
    const whole = bounds && fitView(bounds, this.size(), overWhole(this.insets));
    const isWhole = whole !== null && whole.zoom >= NEAR;
    if (isWhole) this.goTo(whole, false);
    else this.center(keys, false);
    if (this.goal) this.located = { keys, to: this.goal, isWhole, free: areaOf(this.largestFree()) };
  }

  private locateAgain(): boolean {
    const { located } = this;
    if (!located || !this.isGoingTo(located.to)) return false;
    if (located.isWhole || areaOf(this.largestFree()) < located.free) this.locate(located.keys);
    return true;
  }

  /** Brings a chart point to the middle of the free part of the screen, at once. */
  lookAt(point: Point): void {
    const zoom = this.cy.zoom();
    const { x, y } = this.freeMiddle();
    this.goTo({ zoom, pan: { x: x - point.x * zoom, y: y - point.y * zoom } }, false);
  }

  /** Moves the chart just so far that a card is in the free part of the screen. */
  reveal(key: string): void {
    this.revealAll([key]);
  }

  /**
   * Moves the chart just so far that all of these cards are in the free part of the screen, or zooms out for it where they can still be
   * read then, or could not before; otherwise the last of them alone is brought into view.
   */
  revealAll(keys: readonly string[]): void {
    const bounds = this.scene.bounds(keys);
    const last = keys.at(-1);
    if (!bounds || last === undefined) return;
    const { zoom } = this.view();
    if (keys.length === 1 || this.hasRoom(bounds, this.insets)) return this.moveTo(bounds, this.insets);
    const whole = fitView(bounds, this.size(), this.insets);
    if (whole.zoom < Math.min(READABLE, zoom / 2)) this.revealAll([last]);
    else this.goTo(whole, true);
  }

  /** Moves the chart just so far that a place of it, yet empty, is in the free part of the screen. */
  revealPlace(bounds: Bounds): void {
    this.moveTo(bounds, this.insets);
  }

  /** Whether a chart point is in a free part of the screen. */
  shows(point: Point): boolean {
    const { zoom, panX, panY, width, height } = this.view();
    const [x, y] = [point.x * zoom + panX, point.y * zoom + panY];
    return freeParts(this.insets).some(
      ({ left, top, right, bottom }) => x >= left && x <= width - right && y >= top && y <= height - bottom,
    );
  }

  /** Brings all of these cards into the free part of the screen, however small they get; nearer where they could not be read. */
  showAll(keys: readonly string[]): void {
    const isWhole = keys.length >= this.scene.cards.size;
    const bounds = this.scene.bounds(isWhole ? undefined : keys);
    if (!bounds) return;
    const insets = isWhole ? overWhole(this.insets) : this.insets;
    const { zoom } = this.view();
    const whole = fitView(bounds, this.size(), insets);
    if (this.hasRoom(bounds, insets) && (zoom >= READABLE || whole.zoom <= zoom)) this.moveTo(bounds, insets);
    else this.goTo(whole, true);
  }

  /**
   * Brings the whole chart into the free part of the screen where it was in view on a screen of this size, and some card no longer is, or is
   * under one of these covers, in CSS pixels. Where there is more room again, and the chart was not moved since, it is as it was, or larger.
   */
  keepInView(before: Size, covers: readonly Bounds[]): void {
    if (this.locateAgain()) return;
    const uncovered = this.uncovered && this.isGoingTo(this.uncovered.to) ? this.uncovered : null;
    const size = this.size();
    if (uncovered && (size.width > before.width || size.height > before.height)) return this.giveBack(uncovered.from);
    const aim = this.goal && this.isGoingTo(this.goal) ? this.goal : this.now();
    const boxes = [...this.scene.cards.values()].map((card) => this.onScreen(cardBounds(card), 0, aim));
    const isOn = ({ width, height }: Size) => {
      const screen = { left: 0, top: 0, right: width, bottom: height };
      return boxes.every((box) => within(box, screen));
    };
    const isCovered = boxes.some((box) => covers.some((cover) => overlaps(box, cover)));
    if (isOn(before) && (isCovered || !isOn(size))) this.showWhole(uncovered?.from ?? aim);
  }

  /** Shows the chart as it was, where nothing covers it there, else as large as there is room. */
  private giveBack(from: Goal): void {
    const bounds = this.scene.bounds();
    if (!bounds) return;
    const { width, height } = this.size();
    const insets = overWhole(this.insets);
    const box = this.onScreen(bounds, 0, from);
    const hasRoom = freeParts(insets).some(({ left, top, right, bottom }) =>
      within(box, { left, top, right: width - right, bottom: height - bottom }),
    );
    if (hasRoom) return this.goTo(from, true);
    const to = fitView(bounds, { width, height }, insets);
    this.goTo(to, true);
    this.uncovered = { from, to };
  }

  private showWhole(from: Goal): void {
    this.goal = null;
    this.showAll([...this.scene.cards.keys()]);
    if (this.goal) this.uncovered = { from, to: this.goal };
  }

  /** Brings a link's two cards into view; leaves the chart as it is where the link's words, or its middle, are seen already. */
  revealLink(key: string): void {
    const shown = this.scene.links.get(key);
    if (!shown) return;
    if (!this.shows(shown.label ?? pointAt(shown.path, 0.5))) this.revealAll([shown.link.from, shown.link.to]);
  }

  /** Makes a move that is taken back by `goBack`. */
  giveWay(move: () => void): void {
    const { goal, route } = this;
    const begun = goal && this.isGoingTo(goal) ? goal : this.now();
    const before = route && this.isGoingTo(route.to) ? route.from : begun;
    this.goal = null;
    move();
    if (this.goal) this.route = { from: before, to: this.goal };
    else this.goal = goal;
  }

  /** Takes back what `giveWay` moved, unless the chart was moved since. */
  goBack(): void {
    const { route } = this;
    this.route = null;
    if (route && this.isGoingTo(route.to)) this.goTo(route.from, true);
  }

  /** Makes a move; answers how it is taken back, which answers whether it was: not where the chart was moved since. */
  movedFor(move: () => void): () => boolean {
    const from = this.goal && this.isGoingTo(this.goal) ? this.goal : this.now();
    this.goal = null;
    move();
    const to = this.goal ?? from;
    this.goal = to;
    return () => {
      const isThere = this.isGoingTo(to);
      if (isThere && to !== from) this.goTo(from, true);
      return isThere;
    };
  }

  private isGoingTo(goal: Goal): boolean {
    if (this.goal !== goal) return false;
    const { zoom, panX, panY } = this.view();
    return this.cy.animated() || (zoom === goal.zoom && Math.hypot(panX - goal.pan.x, panY - goal.pan.y) < 1);
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

  private size(): { width: number; height: number } {
    return { width: this.host.clientWidth, height: this.host.clientHeight };
  }

  private freeMiddle(): Point {
    const { left, top, right, bottom } = this.largestFree();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  private largestFree(): Bounds {
    return largestFree(this.size(), overWhole(this.insets));
  }

  private now(): Goal {
    const { zoom, panX, panY } = this.view();
    return { zoom, pan: { x: panX, y: panY } };
  }

  /** Bounds of the chart on the screen as it is, or as it would be, with a margin. */
  private onScreen(bounds: Bounds, margin = REVEAL_MARGIN, { zoom, pan }: Goal = this.now()): Bounds {
    return {
      left: bounds.left * zoom + pan.x - margin,
      top: bounds.top * zoom + pan.y - margin,
      right: bounds.right * zoom + pan.x + margin,
      bottom: bounds.bottom * zoom + pan.y + margin,
    };
  }

  /** Whether bounds are no larger than a free part of the screen, at the zoom as it is. */
  private hasRoom(bounds: Bounds, insets: Insets): boolean {
    return freeParts(insets).some((part) => this.isRoomFor(bounds, part));
  }

  private isRoomFor(bounds: Bounds, { left, top, right, bottom }: ViewportSides): boolean {
    const { width, height } = this.size();
    const box = this.onScreen(bounds);
    return box.right - box.left <= width - left - right && box.bottom - box.top <= height - top - bottom;
  }

  /** Moves the chart just so far that bounds are in a free part of the screen, the nearest one that has room for them. */
  private moveTo(bounds: Bounds, insets: Insets): void {
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

  private goTo(view: Goal, animated: boolean): void {
    this.goal = view;
    this.cy.stop();
    if (animated && !prefersStill()) this.cy.animate({ ...view, duration: MOVE_TIME, easing: 'ease-out' });
    else this.cy.viewport(view);
  }
}

/** What was left smaller than this is not shown again. */
const RESTORED_LEAST = 0.1;
