import cytoscape, { type Core, type EventObject, type NodeSingular } from 'cytoscape';
import type { Point } from '@stemma/shared/chart/geometry/box';
import { Scene, type SceneCard, type Setters } from '@stemma/shared/chart/geometry/scene';
import type { ChartDocument } from '../model/document';
import { emptySelection, sameSelection, selectionOf, type Selection } from '../model/selection';
import { Camera } from './camera';
import { createFlags } from './flags';
import { handleAt, handlesOf, type Handle } from './linking';
import { paint, READABLE, type Look } from './painter';
import { paletteOf } from './palette';
import { Pulling, type Pulled } from './pulling';
import { STYLE } from './style';
import { prefersStill, ZOOM_MAX, ZOOM_MIN } from './viewport';

/** What stands under the pointer or the keyboard's focus. */
export type Target = { kind: 'card' | 'link'; key: string } | { kind: 'canvas'; at: Point };

/** What the canvas tells about what a person does on it. Points are in chart units, `client` in the window's pixels. */
export interface CanvasEvents {
  select(selection: Selection): void;
  /** Cards were let go of at new places. */
  moved(places: ReadonlyMap<string, Point>): void;
  linked(pulled: Pulled): void;
  open(target: Target): void;
  menu(target: Target, client: Point): void;
  zoomed(zoom: number): void;
}

const GLIDE_TIME = 220;

/** Cards that move less than this go at once. */
const GLIDE_MIN = 24;

const PLAIN_LOOK: Look = {
  selection: emptySelection,
  hovered: null,
  focused: null,
  related: null,
  drawing: null,
  glide: null,
  handles: [],
  curved: false,
  marks: null,
};

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
  private readonly pulling: Pulling;
  private readonly painted = new Set<() => void>();
  private readonly dragged = new Map<string, Point>();
  private look = PLAIN_LOOK;
  private scheme: 'light' | 'dark' = 'light';
  private mode = { editing: false, linkTool: false };
  private frame = 0;
  private handles: Handle[] = [];
  private linkKeys = new Set<string>();
  private telling = false;
  private syncing = false;
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
    this.pulling = new Pulling(
      host,
      {
        scene: this.scene,
        camera: this.camera,
        handles: () => this.handles,
        everywhere: () => this.mode.linkTool,
        changed: () => this.repaint(),
        done: (pulled) => this.events.linked(pulled),
      },
      this.endListening.signal,
    );
    this.listen(stage);
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(host);
    this.resize();
  }

  /** Shows a document. With `glide`, cards move to their new places over 220 ms, unless the person wants no motion. */
  update(chart: ChartDocument, glide = false): void {
    const from = new Map([...this.scene.cards].map(([key, { x, y }]) => [key, { x, y }]));
    const { added, changed, removed } = this.scene.update(chart);
    this.look = { ...this.look, curved: chart.props.routing === 'curved' };
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

  setSelection(selection: Selection): void {
    if (sameSelection(selection, this.look.selection)) return;
    this.linkKeys = new Set(selection.links);
    this.syncing = true;
    this.cy.batch(() => {
      this.cy.nodes(':selected').forEach((node) => {
        if (!selection.nodes.has(node.id())) node.unselect();
      });
      for (const key of selection.nodes) this.cy.getElementById(key).select();
    });
    this.syncing = false;
    this.setLook({ selection });
  }

  setMode(mode: { editing: boolean; linkTool: boolean }): void {
    this.mode = { editing: mode.editing, linkTool: mode.editing && mode.linkTool };
    this.cy.autoungrabify(!mode.editing || mode.linkTool);
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
    cy.on('select unselect', 'node', () => this.tell());
    cy.on('tap', (event) => this.tapped(event));
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

  private tapped(event: EventObject): void {
    const { shiftKey, ctrlKey, metaKey } = event.originalEvent;
    const additive = shiftKey || ctrlKey || metaKey;
    if (!additive) this.linkKeys.clear();
    const link = event.target === this.cy ? this.linkAt(event.position) : undefined;
    if (link && !(additive && this.linkKeys.delete(link))) this.linkKeys.add(link);
    this.tell();
  }

  /** Tells the selection once everything that belongs to one gesture has happened. */
  private tell(): void {
    if (this.telling || this.syncing) return;
    this.telling = true;
    setTimeout(() => {
      this.telling = false;
      if (this.cy.destroyed()) return;
      const nodes = this.cy.nodes(':selected').map((node) => node.id());
      const selection = selectionOf(nodes, this.linkKeys);
      if (!sameSelection(selection, this.look.selection)) this.events.select(selection);
    }, 0);
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
    this.host.style.cursor = this.mode.linkTool ? 'crosshair' : cursor;
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
    this.look = { ...this.look, drawing: this.pulling.line() };
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
    const { editing, linkTool } = this.mode;
    if (!editing || linkTool || this.look.drawing || this.dragged.size || this.cy.zoom() < READABLE) return [];
    const { hovered, selection } = this.look;
    const keys = new Set(hovered?.kind === 'card' ? [hovered.key] : []);
    if (selection.nodes.size === 1) for (const key of selection.nodes) keys.add(key);
    return [...keys].flatMap((key) => this.scene.cards.get(key) ?? []).flatMap(handlesOf);
  }
}

function nodeOf(card: SceneCard) {
  return { group: 'nodes' as const, data: nodeData(card), position: { x: card.x, y: card.y } };
}

function nodeData({ node, shape }: SceneCard) {
  return { id: node.key, width: shape.width, height: shape.height };
}

function placeNode(node: NodeSingular, card: SceneCard): void {
  const data = nodeData(card);
  if (node.data('width') !== data.width || node.data('height') !== data.height) node.data(data);
  node.position({ x: card.x, y: card.y });
}

const FINEST_GRID = 14;

/** Distance of the background's dots in CSS pixels: 24 units, coarser where they would run together. */
function gridStep(zoom: number): number {
  const fine = 24 * zoom;
  return fine * 4 ** Math.max(0, Math.ceil(Math.log(FINEST_GRID / fine) / Math.log(4)));
}
