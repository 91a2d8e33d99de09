import cytoscape, { type Core, type NodeSingular } from 'cytoscape';
import type { Point } from '@stemma/shared/chart/geometry/box';
import { Scene, type Setters } from '@stemma/shared/chart/geometry/scene';
import type { ChartDocument } from '../model/document';
import { foldedAway, withoutHidden } from '../model/explore';
import { sameSelection, type Selection } from '../model/selection';
import type { Bent } from './bending';
import { Camera } from './camera';
import { ChartHands, type Tool } from './chartHands';
import { gridStep, nodeOf, placeNode } from './elements';
import { createFlags } from './flags';
import { handleAt, handlesOf, type Handle } from './linking';
import { PLAIN_LOOK, type Look } from './look';
import { paint, READABLE } from './painter';
import { paletteOf } from './palette';
import { Picking } from './picking';
import type { Pulled } from './pulling';
import { STYLE } from './style';
import { prefersStill, ZOOM_MAX, ZOOM_MIN } from './viewport';

export type { Tool } from './chartHands';

/** What stands under the pointer or the keyboard's focus. */
export type Target = { kind: 'card' | 'link'; key: string } | { kind: 'canvas'; at: Point };

/** What the canvas tells about what a person does on it. Points are in chart units, `client` in the window's pixels. */
export interface CanvasEvents {
  select(selection: Selection): void;
  /** Cards were let go of at new places. */
  moved(places: ReadonlyMap<string, Point>): void;
  linked(pulled: Pulled): void;
  /** A link was bent, or its label moved along it. */
  bent(bent: Bent): void;
  /** What was tried out was given up: the document is to be shown again. */
  undone(): void;
  /** The badge of a folded card was pressed. */
  unfold(key: string): void;
  open(target: Target): void;
  menu(target: Target, client: Point): void;
  zoomed(zoom: number): void;
}

/** Which cards are folded, and which are hidden one by one. */
export interface Away {
  folded: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
}

const GLIDE_TIME = 220;

/** Cards that move less than this go at once. */
const GLIDE_MIN = 24;

/**
 * The chart on screen. Cytoscape keeps the viewport, finds what is under the pointer, drags, pinches and selects; the scene knows what
 * stands where; a canvas below Cytoscape's draws it, since a card holds more than one style of text and its links more than a line.
 */
export class CanvasController {
  readonly scene: Scene;
  readonly camera: Camera;
  private readonly cy: Core;
  private readonly canvas = document.createElement('canvas');
  private readonly context: CanvasRenderingContext2D | null;
  private readonly observer: ResizeObserver;
  private readonly flags = createFlags(() => this.repaint());
  private readonly endListening = new AbortController();
  private readonly hands: ChartHands;
  private readonly picking: Picking;
  private readonly painted = new Set<() => void>();
  private readonly dragged = new Map<string, Point>();
  private look = PLAIN_LOOK;
  private scheme: 'light' | 'dark' = 'light';
  private mode = { editing: false, tool: 'select' as Tool };
  private whole: ChartDocument | null = null;
  private away: Away = { folded: new Set(), hidden: new Set() };
  private frame = 0;
  private handles: Handle[] = [];
  private released = false;

  constructor(
    private readonly host: HTMLElement,
    setters: Setters,
    private readonly events: CanvasEvents,
  ) {
    this.scene = new Scene(setters);
    this.canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;pointer-events:none';
    this.canvas.setAttribute('aria-hidden', 'true');
    this.context = this.canvas.getContext('2d');
    const stage = document.createElement('div');
    stage.style.cssText = 'position:absolute;inset:0';
    host.append(this.canvas, stage);
    this.cy = cytoscape({
      container: stage,
      style: STYLE,
      minZoom: ZOOM_MIN,
      maxZoom: ZOOM_MAX,
      autoungrabify: true,
      layout: { name: 'preset' },
    });
    this.camera = new Camera(this.cy, host, this.scene);
    const { scene, camera } = this;
    this.picking = new Picking(this.cy, {
      linkAt: (point) => this.linkAt(point),
      shown: () => this.look.selection,
      select: (selection) => this.events.select(selection),
    });
    this.hands = new ChartHands(
      host,
      {
        ...events,
        scene,
        camera,
        tool: () => this.mode.tool,
        look: () => this.look,
        handles: () => this.handles,
        bendable: () => this.bendable(),
        changed: () => this.repaint(),
      },
      this.endListening.signal,
    );
    this.listen(stage);
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(host);
    this.resize();
  }

  /** Shows a document. With `glide`, cards move to their new places over 220 ms, unless the person wants no motion. */
  update(whole: ChartDocument, glide = false): void {
    this.whole = whole;
    const away = foldedAway(whole, this.away.folded);
    const chart = withoutHidden(whole, new Set([...away.hidden, ...this.away.hidden]));
    const from = new Map([...this.scene.cards].map(([key, { x, y }]) => [key, { x, y }]));
    const { added, changed, removed } = this.scene.update(chart);
    this.look = { ...this.look, folds: away.counts, curved: chart.props.routing === 'curved' };
    this.cy.batch(() => {
      for (const key of removed) this.cy.getElementById(key).remove();
      for (const card of changed) placeNode(this.cy.getElementById(card.node.key), card);
      if (added.length) this.cy.add(added.map(nodeOf));
    });
    const moved = changed.filter(({ node, x, y }) => {
      const start = from.get(node.key);
      return start !== undefined && Math.hypot(start.x - x, start.y - y) > GLIDE_MIN;
    });
    if (glide && moved.length && !prefersStill())
      this.glide(new Map(moved.map(({ node }) => [node.key, from.get(node.key) ?? node])));
    this.repaint();
  }

  /** Leaves cards out of sight: those behind folded ones, and those hidden one by one. */
  setAway(away: Away): void {
    this.away = away;
    if (this.whole) this.update(this.whole);
  }

  setSelection(selection: Selection): void {
    if (sameSelection(selection, this.look.selection)) return;
    this.picking.take(selection);
    this.setLook({ selection });
  }

  setMode({ editing, tool }: { editing: boolean; tool: Tool }): void {
    this.mode = { editing, tool: tool === 'link' && !editing ? 'select' : tool };
    this.cy.autoungrabify(!editing || this.mode.tool !== 'select');
    this.look = { ...this.look, pins: editing };
    this.setCursor('');
    this.repaint();
  }

  /** Hides the chart while nothing on it stands where it will. */
  setShown(shown: boolean): void {
    this.canvas.style.visibility = shown ? '' : 'hidden';
  }

  setScheme(scheme: 'light' | 'dark'): void {
    this.scheme = scheme;
    this.repaint();
  }

  /** Fades everything but these to 25 %; null for nothing faded. */
  setRelated(related: Look['related']): void {
    this.setLook({ related });
  }

  /** Shows what came, went or changed; null for nothing. */
  setMarks(marks: Look['marks']): void {
    this.setLook({ marks });
  }

  /** Draws the keyboard's focus round a card, and brings it into view. */
  setFocused(focused: string | null): void {
    this.setLook({ focused });
    if (focused) this.camera.reveal(focused);
  }

  /** Calls the listener whenever the chart was drawn anew. Answers how to stop. */
  onPaint(listener: () => void): () => void {
    this.painted.add(listener);
    return () => this.painted.delete(listener);
  }

  /** Ends everything; the host is left empty. */
  destroy(): void {
    cancelAnimationFrame(this.frame);
    this.endListening.abort();
    this.observer.disconnect();
    this.cy.destroy();
    this.host.replaceChildren();
  }

  private setLook(change: Partial<Look>): void {
    this.look = { ...this.look, ...change };
    this.repaint();
  }

  private glide(from: ReadonlyMap<string, Point>): void {
    const start = performance.now();
    const step = () => {
      const part = Math.min(1, (performance.now() - start) / GLIDE_TIME);
      this.look = { ...this.look, glide: part < 1 ? { from, part } : null };
      this.draw();
      if (part < 1) requestAnimationFrame(step);
    };
    this.look = { ...this.look, glide: { from, part: 0 } };
    requestAnimationFrame(step);
  }

  private listen(stage: HTMLElement): void {
    const { cy } = this;
    const { signal } = this.endListening;
    cy.on('viewport', () => {
      this.events.zoomed(cy.zoom());
      this.repaint();
    });
    cy.on('dbltap', (event) => this.events.open(this.targetAt(event.position)));
    cy.on('mousemove', (event) => this.hover(event.position));
    cy.on('drag', 'node', ({ target }: { target: NodeSingular }) => {
      this.dragged.set(target.id(), { ...target.position() });
      this.repaint();
    });
    cy.on('dragfree', 'node', () => this.letGo());
    stage.addEventListener('pointerleave', () => this.setHovered(null), { signal });
    this.host.addEventListener('contextmenu', (event) => this.menu(event), { signal });
  }

  private letGo(): void {
    if (this.released) return;
    this.released = true;
    queueMicrotask(() => {
      this.released = false;
      const places = new Map([...this.dragged].map(([key, { x, y }]) => [key, { x: Math.round(x), y: Math.round(y) }]));
      this.dragged.clear();
      if (places.size) this.events.moved(places);
    });
  }

  private hover(point: Point): void {
    if (this.look.drawing || this.dragged.size) return;
    if (handleAt(this.handles, point, 11)) return this.setCursor('crosshair');
    const target = this.targetAt(point);
    this.setHovered(target.kind === 'canvas' ? null : target);
    this.setCursor(target.kind === 'canvas' ? '' : 'pointer');
  }

  private setCursor(cursor: string): void {
    this.host.style.cursor = this.mode.tool === 'select' ? cursor : 'crosshair';
  }

  private setHovered(hovered: Look['hovered']): void {
    if (hovered?.key !== this.look.hovered?.key) this.setLook({ hovered });
  }

  private targetAt(point: Point): Target {
    const card = this.scene.cardAt(point);
    if (card) return { kind: 'card', key: card.node.key };
    const link = this.linkAt(point);
    return link ? { kind: 'link', key: link } : { kind: 'canvas', at: point };
  }

  private linkAt(point: Point): string | undefined {
    return this.scene.linkAt(point, 6 / this.cy.zoom())?.link.key;
  }

  private menu(event: MouseEvent): void {
    event.preventDefault();
    const byKeyboard = event.button === 2 ? null : this.look.focused;
    const card = byKeyboard ? this.scene.cards.get(byKeyboard) : undefined;
    if (card) this.events.menu({ kind: 'card', key: card.node.key }, this.camera.toClient(card));
    else this.events.menu(this.targetAt(this.camera.toChart(event)), { x: event.clientX, y: event.clientY });
  }

  private resize(): void {
    const { width, height, ratio } = this.camera.view();
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.cy.resize();
    this.draw();
  }

  private repaint(): void {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  private draw(): void {
    if (!this.context || this.cy.destroyed()) return;
    if (this.dragged.size) this.scene.move(this.dragged);
    this.look = { ...this.look, ...this.hands.underWay(), grips: this.shownGrips() };
    this.handles = this.shownHandles();
    const view = this.camera.view();
    const grid = gridStep(view.zoom);
    this.host.style.backgroundSize = `${grid}px ${grid}px`;
    this.host.style.backgroundPosition = `${view.panX}px ${view.panY}px`;
    this.host.dataset['view'] = `${view.zoom} ${view.panX} ${view.panY}`;
    const ink = { palette: paletteOf(this.scheme), flag: this.flags };
    paint(this.context, view, this.scene, { ...this.look, handles: this.handles }, ink);
    for (const listener of this.painted) listener();
  }

  private shownHandles(): Handle[] {
    const { editing, tool } = this.mode;
    if (!editing || tool !== 'select' || this.look.drawing || this.dragged.size || this.cy.zoom() < READABLE) return [];
    const { hovered, selection } = this.look;
    const keys = new Set(hovered?.kind === 'card' ? [hovered.key] : []);
    if (selection.nodes.size === 1) for (const key of selection.nodes) keys.add(key);
    return [...keys].flatMap((key) => this.scene.cards.get(key) ?? []).flatMap(handlesOf);
  }

  /** The link that can be bent now. */
  private bendable(): string | null {
    const { nodes, links } = this.look.selection;
    const [key] = links;
    const can = this.mode.editing && this.mode.tool === 'select' && this.cy.zoom() >= READABLE;
    return can && links.size === 1 && nodes.size === 0 ? (key ?? null) : null;
  }

  private shownGrips(): Look['grips'] {
    return this.dragged.size || this.look.glide ? [] : this.hands.grips();
  }
}
