import cytoscape, { type Core, type EventObject, type NodeSingular } from 'cytoscape';
import type { Point } from '../geometry/box';
import { Scene, type SceneCard, type Setters } from '../geometry/scene';
import type { ChartDocument } from '../model/document';
import { emptySelection, sameSelection, selectionOf, type Selection } from '../model/selection';
import { createFlags } from './flags';
import { handleAt, handlesOf, pulled, pullLine, type Handle, type Pull, type PullSide } from './linking';
import { paint, READABLE, type Look, type View } from './painter';
import { paletteOf } from './palette';
import { fitView, prefersStill, ZOOM_MAX, ZOOM_MIN, type Insets } from './viewport';

/** What stands under the pointer or the keyboard's focus. */
export type Target = { kind: 'card' | 'link'; key: string } | { kind: 'canvas'; at: Point };

/** What the canvas tells about what a person does on it. Points are in chart units, `client` in the window's pixels. */
export interface CanvasEvents {
  select(selection: Selection): void;
  /** Cards were let go of at new places. */
  moved(places: ReadonlyMap<string, Point>): void;
  /** A link was drawn from a card to another, or to an empty place. */
  linked(pull: { key: string; side: PullSide; target: string | null; at: Point; client: Point }): void;
  open(target: Target): void;
  menu(target: Target, client: Point): void;
  zoomed(zoom: number): void;
}

const STYLE: cytoscape.StylesheetJson = [
  {
    selector: 'core',
    style: {
      'active-bg-opacity': 0,
      'active-bg-color': '#006D75',
      'active-bg-size': 0,
      'selection-box-color': '#006D75',
      'selection-box-opacity': 0.1,
      'selection-box-border-color': '#006D75',
      'selection-box-border-width': 1,
      'outside-texture-bg-color': '#fff',
      'outside-texture-bg-opacity': 0,
    },
  },
  {
    selector: 'node',
    style: { shape: 'rectangle', width: 'data(width)', height: 'data(height)', opacity: 0, 'overlay-opacity': 0 },
  },
];

const NO_INSETS: Insets = { left: 48, top: 48, right: 48, bottom: 48 };

/**
 * The chart on screen. Cytoscape keeps the viewport, finds what is under the pointer, drags, pinches and selects; the scene knows what
 * stands where; a canvas below Cytoscape's draws it, since a card holds more than one style of text and its links more than a line.
 */
export class CanvasController {
  readonly scene: Scene;
  private readonly cy: Core;
  private readonly canvas = document.createElement('canvas');
  private readonly context: CanvasRenderingContext2D | null;
  private readonly observer: ResizeObserver;
  private readonly flags = createFlags(() => this.repaint());
  private readonly endListening = new AbortController();
  private look: Look = {
    selection: emptySelection,
    hovered: null,
    focused: null,
    related: null,
    drawing: null,
    glide: null,
    handles: [],
    curved: false,
  };
  private scheme: 'light' | 'dark' = 'light';
  private editing = false;
  private linkTool = false;
  private insets = NO_INSETS;
  private frame = 0;
  private pull: Pull | null = null;
  private handles: Handle[] = [];
  private linkKeys = new Set<string>();
  private telling = false;
  private syncing = false;
  private readonly dragged = new Map<string, Point>();
  private released = false;

  constructor(
    private readonly host: HTMLElement,
    setters: Setters,
    private readonly events: CanvasEvents,
  ) {
    this.scene = new Scene(setters);
    this.canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;pointer-events:none';
    this.canvas.setAttribute('aria-hidden', 'true');
    host.append(this.canvas);
    this.context = this.canvas.getContext('2d');
    const stage = document.createElement('div');
    stage.style.cssText = 'position:absolute;inset:0';
    host.append(stage);
    this.cy = cytoscape({
      container: stage,
      style: STYLE,
      minZoom: ZOOM_MIN,
      maxZoom: ZOOM_MAX,
      autoungrabify: true,
      layout: { name: 'preset' },
    });
    this.listen(stage);
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(host);
    this.resize();
  }

  /** Shows a document. With `glide`, cards move to their new places over 200 ms, unless the person wants no motion. */
  update(chart: ChartDocument, glide = false): void {
    const from = new Map([...this.scene.cards].map(([key, { x, y }]) => [key, { x, y }]));
    const { added, changed, removed } = this.scene.update(chart);
    this.look = { ...this.look, curved: chart.props.routing === 'curved' };
    this.cy.batch(() => {
      for (const key of removed) this.cy.getElementById(key).remove();
      for (const card of changed) this.placeNode(this.cy.getElementById(card.node.key), card);
      if (added.length)
        this.cy.add(
          added.map((card) => ({ group: 'nodes' as const, data: nodeData(card), position: { x: card.x, y: card.y } })),
        );
    });
    if (glide && changed.length && !prefersStill()) this.glide(from);
    this.repaint();
  }

  setSelection(selection: Selection): void {
    if (sameSelection(selection, this.look.selection)) return;
    this.look = { ...this.look, selection };
    this.linkKeys = new Set(selection.links);
    this.syncing = true;
    this.cy.batch(() => {
      this.cy.nodes(':selected').forEach((node) => {
        if (!selection.nodes.has(node.id())) node.unselect();
      });
      for (const key of selection.nodes) this.cy.getElementById(key).select();
    });
    this.syncing = false;
    this.repaint();
  }

  setMode(mode: { editing: boolean; linkTool: boolean }): void {
    this.editing = mode.editing;
    this.linkTool = mode.editing && mode.linkTool;
    this.cy.autoungrabify(!mode.editing || mode.linkTool);
    this.host.style.cursor = this.linkTool ? 'crosshair' : '';
    this.repaint();
  }

  setScheme(scheme: 'light' | 'dark'): void {
    this.scheme = scheme;
    this.repaint();
  }

  /** Fades everything but these to 25 %; null for nothing faded. */
  setRelated(related: Look['related']): void {
    this.look = { ...this.look, related };
    this.repaint();
  }

  /** Draws the keyboard's focus round a card, and brings it into view. */
  setFocused(key: string | null): void {
    this.look = { ...this.look, focused: key };
    if (key) this.reveal(key);
    this.repaint();
  }

  /** Parts of the screen that bars and panels cover. */
  setInsets(insets: Insets): void {
    this.insets = insets;
  }

  /** Shows the whole chart, or these cards, with a margin. */
  fit(keys?: Iterable<string>, animated = true): void {
    const bounds = this.scene.bounds(keys);
    if (!bounds) return;
    this.goTo(fitView(bounds, { width: this.cy.width(), height: this.cy.height() }, this.insets), animated);
  }

  /** Zooms by a factor round the middle of the screen. */
  zoomBy(factor: number): void {
    this.zoomTo(this.cy.zoom() * factor);
  }

  /** Zooms to a level round the middle of the screen; 1 is 100 %. */
  zoomTo(level: number): void {
    const zoom = Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, level));
    const middle = { x: this.cy.width() / 2, y: this.cy.height() / 2 };
    const pan = this.cy.pan();
    const factor = zoom / this.cy.zoom();
    this.goTo(
      { zoom, pan: { x: middle.x - (middle.x - pan.x) * factor, y: middle.y - (middle.y - pan.y) * factor } },
      true,
    );
  }

  /** Brings cards to the middle of the free part of the screen, readable. */
  center(keys: readonly string[]): void {
    const bounds = this.scene.bounds(keys);
    if (!bounds) return;
    const zoom = Math.max(this.cy.zoom(), Math.min(1, READABLE * 2));
    const { width, height } = { width: this.cy.width(), height: this.cy.height() };
    const x = this.insets.left + (width - this.insets.left - this.insets.right) / 2;
    const y = this.insets.top + (height - this.insets.top - this.insets.bottom) / 2;
    this.goTo(
      {
        zoom,
        pan: { x: x - ((bounds.left + bounds.right) / 2) * zoom, y: y - ((bounds.top + bounds.bottom) / 2) * zoom },
      },
      true,
    );
  }

  /** The chart point in the middle of the free part of the screen. */
  middle(): Point {
    const pan = this.cy.pan();
    const zoom = this.cy.zoom();
    const x = this.insets.left + (this.cy.width() - this.insets.left - this.insets.right) / 2;
    const y = this.insets.top + (this.cy.height() - this.insets.top - this.insets.bottom) / 2;
    return { x: Math.round((x - pan.x) / zoom), y: Math.round((y - pan.y) / zoom) };
  }

  /** Where a chart point is in the window, in CSS pixels. */
  toClient(point: Point): Point {
    const box = this.host.getBoundingClientRect();
    const { x, y } = this.cy.pan();
    return { x: box.left + point.x * this.cy.zoom() + x, y: box.top + point.y * this.cy.zoom() + y };
  }

  /** Ends everything; the host is left empty. */
  destroy(): void {
    cancelAnimationFrame(this.frame);
    this.endListening.abort();
    this.observer.disconnect();
    this.cy.destroy();
    this.host.replaceChildren();
  }

  private goTo(view: { zoom: number; pan: Point }, animated: boolean): void {
    this.cy.stop();
    if (animated && !prefersStill()) this.cy.animate({ ...view, duration: 220, easing: 'ease-out' });
    else this.cy.viewport(view);
  }

  /** Moves the chart just so far that a card is in the free part of the screen. */
  reveal(key: string): void {
    const card = this.scene.cards.get(key);
    if (!card) return;
    const at = this.toClient(card);
    const box = this.host.getBoundingClientRect();
    const [halfWidth, halfHeight] = [
      (card.shape.width / 2) * this.cy.zoom() + 8,
      (card.shape.height / 2) * this.cy.zoom() + 8,
    ];
    const dx =
      Math.max(0, box.left + this.insets.left + halfWidth - at.x) -
      Math.max(0, at.x + halfWidth - (box.right - this.insets.right));
    const dy =
      Math.max(0, box.top + this.insets.top + halfHeight - at.y) -
      Math.max(0, at.y + halfHeight - (box.bottom - this.insets.bottom));
    if (dx || dy) this.goTo({ zoom: this.cy.zoom(), pan: { x: this.cy.pan().x + dx, y: this.cy.pan().y + dy } }, true);
  }

  private placeNode(node: NodeSingular, card: SceneCard): void {
    const data = nodeData(card);
    if (node.data('width') !== data.width || node.data('height') !== data.height) node.data(data);
    node.position({ x: card.x, y: card.y });
  }

  private glide(from: ReadonlyMap<string, Point>): void {
    const start = performance.now();
    const step = () => {
      const part = Math.min(1, (performance.now() - start) / 220);
      this.look = { ...this.look, glide: part < 1 ? { from, part } : null };
      this.draw();
      if (part < 1) requestAnimationFrame(step);
    };
    this.look = { ...this.look, glide: { from, part: 0 } };
    requestAnimationFrame(step);
  }

  private listen(stage: HTMLElement): void {
    const { cy } = this;
    cy.on('viewport', () => {
      this.events.zoomed(cy.zoom());
      this.repaint();
    });
    cy.on('select unselect', 'node', () => this.tell());
    cy.on('tap', (event) => this.tapped(event));
    cy.on('dbltap', (event) => this.events.open(this.targetAt(event.position)));
    cy.on('mousemove', (event) => this.hover(event.position));
    cy.on('drag', 'node', ({ target }: { target: NodeSingular }) => {
      this.dragged.set(target.id(), { ...target.position() });
      this.repaint();
    });
    cy.on('dragfree', 'node', () => this.letGo());
    const signal = this.endListening.signal;
    const early = { capture: true, signal } as const;
    stage.addEventListener('pointerleave', () => this.setHovered(null), { signal });
    this.host.addEventListener('pointerdown', (event) => this.startPull(event), early);
    this.host.addEventListener('pointermove', (event) => this.movePull(event), early);
    this.host.addEventListener('pointerup', (event) => this.endPull(event), early);
    this.host.addEventListener('pointercancel', () => this.dropPull(), early);
    for (const kind of ['mousedown', 'touchstart', 'mousemove', 'touchmove'] as const) {
      this.host.addEventListener(kind, (event) => this.pull && event.stopPropagation(), early);
    }
    this.host.addEventListener('contextmenu', (event) => this.menu(event), { signal });
  }

  private tapped(event: EventObject): void {
    if (event.target !== this.cy) {
      if (!isAdditive(event)) this.linkKeys.clear();
      this.tell();
      return;
    }
    const link = this.scene.linkAt(event.position, 6 / this.cy.zoom());
    const additive = isAdditive(event);
    if (!additive) this.linkKeys.clear();
    if (link) {
      if (additive && this.linkKeys.has(link.link.key)) this.linkKeys.delete(link.link.key);
      else this.linkKeys.add(link.link.key);
    }
    this.tell();
  }

  /** Tells the selection once everything that belongs to one gesture has happened. */
  private tell(): void {
    if (this.telling || this.syncing) return;
    this.telling = true;
    queueMicrotask(() =>
      setTimeout(() => {
        this.telling = false;
        if (this.cy.destroyed()) return;
        const nodes = this.cy.nodes(':selected').map((node) => node.id());
        const selection = selectionOf(nodes, this.linkKeys);
        if (!sameSelection(selection, this.look.selection)) this.events.select(selection);
      }, 0),
    );
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
    if (this.pull || this.dragged.size) return;
    if (handleAt(this.handles, point, 11)) return this.setCursor('crosshair');
    const card = this.scene.cardAt(point);
    const link = card ? undefined : this.scene.linkAt(point, 6 / this.cy.zoom());
    this.setHovered(card ? { kind: 'card', key: card.node.key } : link ? { kind: 'link', key: link.link.key } : null);
    this.setCursor(card || link ? 'pointer' : '');
  }

  private setCursor(cursor: string): void {
    this.host.style.cursor = this.linkTool ? 'crosshair' : cursor;
  }

  private setHovered(hovered: Look['hovered']): void {
    if (hovered?.key === this.look.hovered?.key) return;
    this.look = { ...this.look, hovered };
    this.repaint();
  }

  private targetAt(point: Point): Target {
    const card = this.scene.cardAt(point);
    if (card) return { kind: 'card', key: card.node.key };
    const link = this.scene.linkAt(point, 6 / this.cy.zoom());
    return link ? { kind: 'link', key: link.link.key } : { kind: 'canvas', at: point };
  }

  private menu(event: MouseEvent): void {
    event.preventDefault();
    const byKeyboard = event.button !== 2 && this.look.focused;
    const card = byKeyboard ? this.scene.cards.get(byKeyboard) : undefined;
    if (card) this.events.menu({ kind: 'card', key: card.node.key }, this.toClient(card));
    else this.events.menu(this.targetAt(this.toChart(event)), { x: event.clientX, y: event.clientY });
  }

  private toChart(event: { clientX: number; clientY: number }): Point {
    const box = this.host.getBoundingClientRect();
    const pan = this.cy.pan();
    const zoom = this.cy.zoom();
    return { x: (event.clientX - box.left - pan.x) / zoom, y: (event.clientY - box.top - pan.y) / zoom };
  }

  private startPull(event: PointerEvent): void {
    if (!this.editing || event.button !== 0) return;
    const at = this.toChart(event);
    const handle = handleAt(this.handles, at, event.pointerType === 'touch' ? 20 : 11);
    const card = handle?.card ?? (this.linkTool ? this.scene.cardAt(at) : undefined);
    if (!card) return;
    this.pull = { card, side: handle?.side ?? 'holds', at, target: null };
    this.host.setPointerCapture(event.pointerId);
    this.repaint();
  }

  private movePull(event: PointerEvent): void {
    if (!this.pull) return;
    this.pull = pulled(this.pull, this.toChart(event), this.scene);
    this.repaint();
  }

  private endPull(event: PointerEvent): void {
    const { pull } = this;
    if (!pull) return;
    const client = { x: event.clientX, y: event.clientY };
    const { card, side, at, target } = pulled(pull, this.toChart(event), this.scene);
    this.dropPull();
    const far = Math.hypot(at.x - pull.card.x, at.y - pull.card.y) > card.shape.height;
    const inside = this.scene.cardAt(at)?.node.key === card.node.key;
    if (target || (far && !inside))
      this.events.linked({ key: card.node.key, side, target: target?.node.key ?? null, at, client });
  }

  private dropPull(): void {
    this.pull = null;
    this.repaint();
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.host;
    const ratio = window.devicePixelRatio || 1;
    this.canvas.width = Math.round(clientWidth * ratio);
    this.canvas.height = Math.round(clientHeight * ratio);
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
    this.handles = this.shownHandles();
    const view = this.view();
    const drawing = this.pull && pullLine(this.pull);
    const grid = 24 * view.zoom * (view.zoom < READABLE ? 4 : 1);
    this.host.style.backgroundSize = `${grid}px ${grid}px`;
    this.host.style.backgroundPosition = `${view.panX}px ${view.panY}px`;
    this.host.dataset['view'] = `${view.zoom} ${view.panX} ${view.panY}`;
    paint(
      this.context,
      view,
      this.scene,
      { ...this.look, drawing, handles: this.handles },
      { palette: paletteOf(this.scheme), flag: this.flags },
    );
  }

  private shownHandles(): Handle[] {
    if (!this.editing || this.linkTool || this.pull || this.dragged.size || this.cy.zoom() < READABLE) return [];
    const keys = new Set(this.look.hovered?.kind === 'card' ? [this.look.hovered.key] : []);
    if (this.look.selection.nodes.size === 1) for (const key of this.look.selection.nodes) keys.add(key);
    return [...keys].flatMap((key) => this.scene.cards.get(key) ?? []).flatMap(handlesOf);
  }

  private view(): View {
    const { x, y } = this.cy.pan();
    return {
      zoom: this.cy.zoom(),
      panX: x,
      panY: y,
      width: this.host.clientWidth,
      height: this.host.clientHeight,
      ratio: window.devicePixelRatio || 1,
    };
  }
}

function nodeData({ node, shape }: SceneCard) {
  return { id: node.key, width: shape.width, height: shape.height };
}

function isAdditive(event: EventObject): boolean {
  const { shiftKey, ctrlKey, metaKey } = event.originalEvent as MouseEvent;
  return shiftKey || ctrlKey || metaKey;
}
