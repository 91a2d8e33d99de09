import type { Core } from 'cytoscape';
import { overlaps, within, type Bounds, type Point } from '@stemma/diagram/geometry/box';
import { cardBounds } from '@stemma/diagram/scene/sceneParts';
import { READABLE } from '@stemma/diagram/overview/legibility';
import { pointAt } from '@stemma/diagram/geometry/polyline';
import type { Scene } from '@stemma/diagram/scene/scene';
import { namesOnScreen } from './names';
import { openingView } from './openingView';
import { Viewpoint, type PanZoom } from './viewpoint';
import { areaOf, fitView, freeParts, overWhole, ZOOM_MAX, ZOOM_MIN, type Insets, type Size } from './viewport';

/** So near, a chart that is seen whole need not be left for one of its cards. */
const NEAR = READABLE * 1.25;

/** What of a chart is in view: the chart point in the middle of the screen, and how large it is drawn. */
export interface ViewOfChart {
  zoom: number;
  x: number;
  y: number;
  /** The width of the screen, in CSS pixels. */
  width: number;
}

/** Moves to what is to be seen of a chart. */
export class Camera extends Viewpoint {
  private route: { from: PanZoom; to: PanZoom } | null = null;
  /** What was on screen before the whole chart was brought out from under something, and where that led. */
  private uncovered: { from: PanZoom; to: PanZoom } | null = null;
  /** The cards that were looked for last, and where that led. */
  private located: { keys: readonly string[]; to: PanZoom; isWhole: boolean; free: number } | null = null;

  constructor(
    cy: Core,
    host: HTMLElement,
    private readonly scene: Scene,
  ) {
    super(cy, host);
  }

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
  private giveBack(from: PanZoom): void {
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

  private showWhole(from: PanZoom): void {
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
}

/** What was left smaller than this is not shown again. */
const RESTORED_LEAST = 0.1;
