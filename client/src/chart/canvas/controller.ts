import type { Core } from 'cytoscape';
import { holds, type Point } from '@stemma/diagram/geometry/box';
import { inSteps } from '@stemma/diagram/index/work';
import type { Scene } from '@stemma/diagram/scene/scene';
import type { LayoutRequest } from '@stemma/diagram/layout/runLayout';
import type { Island } from '@stemma/diagram/overview/islands';
import type { Arrangement } from '@stemma/diagram/layout/types';
import { endFirstView } from '../../lib/firstView';
import type { ChartDocument } from '../model/document';
import { emptySelection, sameSelection, selectionOf, type Selection } from '../model/selection';
import type { CanvasEvents } from './canvasEvents';
import { Camera } from './camera';
import { CardBoxes } from './cardBoxes';
import { ChartPointerTools, type ToolName } from './chartPointerTools';
import { onDoubleTap } from './doubleTap';
import { Dragging } from './dragging';
import { RenderLoop } from './renderLoop';
import { createFlags } from './flags';
import { EditTargets } from './editTargets';
import { showGrid } from './grid';
import { animate, movedFar } from './animation';
import type { Handle } from './linking';
import { PLAIN_RENDER_STATE, type RenderState } from './renderState';
import { namesOnScreen } from './names';
import { paint, type View } from './painter';
import { paletteOf } from '@stemma/diagram/paint/palette';
import { SelectionSync } from './selectionSync';
import { Hover } from './hover';
import { createPictures, type FetchPicture } from './pictures';
import { Scenes, type SceneAndFileSetters } from './scenes';
import { VisibleChart, type Visibility } from './visibleChart';
import { openStage } from './stage';
import { moveByTwoFingers } from './twoFingers';
import { prefersStill } from './viewport';
import { zoomByWheel } from './wheelZoom';

export type { ToolName } from './chartPointerTools';
export type { Visibility } from './visibleChart';
export type { CanvasEvents, Target } from './canvasEvents';

/**
 * The chart on screen. Cytoscape keeps the viewport, finds what is under the pointer, drags, pinches and selects; the scene knows what
 * stands where; a canvas below Cytoscape's draws it, since a card holds more than one style of text and its links more than a line.
 */
export class CanvasController {
  readonly scene: Scene;
  readonly camera: Camera;
  private readonly cy: Core;
  private readonly boxes: CardBoxes;
  private readonly renderLoop: RenderLoop;
  private readonly flags = createFlags(() => this.repaint());
  private readonly endListening = new AbortController();
  private readonly tools: ChartPointerTools;
  private readonly picking: SelectionSync;
  private readonly pointing: Hover;
  private readonly dragging: Dragging;
  private readonly shown = new VisibleChart();
  private readonly scenes: Scenes;
  private readonly grasp: EditTargets;
  private readonly pictures: ReturnType<typeof createPictures>;
  private look: RenderState = { ...PLAIN_RENDER_STATE, repaint: () => this.repaint() };
  private scheme: 'light' | 'dark' = 'light';
  private mode = { editing: false, tool: 'select' as ToolName };
  private related: RenderState['related'] = null;
  private picked: Selection = emptySelection;
  private handles: Handle[] = [];
  /** The document that is to be shown once nothing is dragged any more. */
  private owed: ChartDocument | null = null;
  /** The style that it is to be drawn by then. */
  private owedStyle: SceneAndFileSetters | null = null;

  constructor(
    private readonly host: HTMLElement,
    setters: SceneAndFileSetters,
    private readonly events: CanvasEvents,
    fetchPicture: FetchPicture = () => Promise.reject(new Error('No pictures here.')),
  ) {
    this.scenes = new Scenes(setters, this.shown);
    this.scene = this.scenes.onScreen;
    const { canvas, surface, cy } = openStage(host);
    this.cy = cy;
    this.boxes = new CardBoxes(cy);
    this.camera = new Camera(this.cy, host, this.scene);
    const { scene, camera } = this;
    this.pictures = createPictures(fetchPicture, () => this.repaint());
    this.grasp = new EditTargets(scene, camera, (key) => this.shown.standsFor(key) !== undefined);
    this.dragging = new Dragging(
      this.cy,
      () => this.repaint(),
      (places) => events.moved(this.shown.places(places)),
    );
    const select = (selection: Selection) => events.select(this.shown.meant(selection));
    this.pointing = new Hover({
      host,
      scene,
      camera,
      look: () => this.look,
      handles: () => this.handles,
      plain: () => this.mode.tool === 'select',
      busy: () => this.look.drawing !== null || this.dragging.busy,
      hovered: (hovered) => this.hover(hovered),
      menu: (target, client) => events.menu(target, client),
    });
    this.picking = new SelectionSync(this.cy, {
      linkAt: (point) => this.pointing.linkAt(point),
      isTiled: (point) => this.islandAt(point) !== undefined,
      shown: () => this.look.selection,
      select,
    });
    this.tools = new ChartPointerTools(
      host,
      {
        ...events,
        select,
        chooseGroup: (key, additive) =>
          events.select(selectionOf([...(additive ? this.picked.nodes : []), ...this.shown.cardsOf(key)])),
        scene,
        camera,
        tool: () => this.mode.tool,
        look: () => this.look,
        handles: () => this.handles,
        bendable: () => this.grasp.bendable(this.look, this.mode),
        resizable: () => this.grasp.resizable(this.look, this.mode),
        changed: () => this.repaint(),
        openLink: (key) => events.open({ kind: 'link', key }),
        letGo: () => {
          if (this.owedStyle) this.restyle(this.owedStyle);
          if (this.owed) this.update(this.owed);
        },
      },
      this.endListening.signal,
    );
    this.listen(surface);
    this.renderLoop = new RenderLoop(host, {
      canvas,
      view: () => camera.view(),
      resized: () => void cy.resize(),
      draw: (context, view) => this.draw(context, view),
      seen: (view) => this.seen(view),
    });
    this.renderLoop.resize();
  }

  /** Works out in short steps what a document will look like, so that `update` shows this very one without a pause; `isOpening` to show it soon. */
  async prepare(whole: ChartDocument, isOpening = false): Promise<void> {
    const cards = await this.scenes.prepare(whole, isOpening);
    if (isOpening) await inSteps(this.boxes.adding(cards));
  }

  /** Works out and shows the routes and labels that an opened chart was shown without (`prepare`); `current` gives its document, null once it is closed. */
  async refine(current: () => ChartDocument | null): Promise<void> {
    for (let whole = current(); whole && this.scenes.isOpening; whole = current()) {
      await this.scenes.prepare(whole);
      if (current() === whole) this.update(whole);
    }
  }

  /**
   * Shows a document. With `glide`, cards move to their new places over 220 ms, unless the person wants no motion. One that comes while
   * something is dragged is shown once that is let go of, so that nothing slips out of a hand.
   */
  update(whole: ChartDocument, glide = false): void {
    this.owed = this.dragging.busy || this.tools.busy ? whole : null;
    if (this.owed) return;
    if (this.owedStyle) this.restyle(this.owedStyle);
    const { chart, folds } = this.shown.take(whole);
    const from = new Map([...this.scene.cards].map(([key, { x, y }]) => [key, { x, y }]));
    const changes = this.scenes.show(whole, chart);
    this.look = { ...this.look, related: this.shown.near(this.related), selection: this.shown.seen(this.picked) };
    this.look = { ...this.look, folds };
    this.boxes.update(changes, (key) => this.scene.cards.has(key));
    if (changes.added.length) this.picking.take(this.look.selection);
    if (glide && !prefersStill()) this.glide(movedFar(changes.changed, from));
    this.pointing.again();
    this.repaint();
  }

  /** Draws the chart by another style; while something is dragged, once that is let go of. */
  restyle(setters: SceneAndFileSetters): void {
    this.owedStyle = this.dragging.busy || this.tools.busy ? setters : null;
    if (this.owedStyle) return;
    this.boxes.update(this.scenes.restyle(setters), (key) => this.scene.cards.has(key));
    this.repaint();
  }

  /** Leaves cards out of sight: those behind folded ones, and those hidden one by one. */
  setAway(away: Visibility): void {
    this.shown.away = away;
    if (this.shown.whole) this.update(this.shown.whole);
  }

  setSelection(selection: Selection): void {
    this.picked = selection;
    const seen = this.shown.seen(selection);
    if (sameSelection(seen, this.look.selection)) return;
    this.picking.take(seen);
    this.setLook({ selection: seen });
  }

  setMode({ editing, tool }: { editing: boolean; tool: ToolName }): void {
    this.mode = { editing, tool: tool === 'link' && !editing ? 'select' : tool };
    this.dragging.allow(editing && this.mode.tool === 'select');
    this.look = { ...this.look, pins: editing, signs: true };
    this.pointing.setCursor('');
    this.repaint();
  }

  /** Hides the chart while nothing on it stands where it will. */
  setShown(shown: boolean): void {
    this.renderLoop.setShown(shown);
  }

  setScheme(scheme: 'light' | 'dark'): void {
    this.scheme = scheme;
    this.repaint();
  }

  /** Fades everything but these to 25 %; null for nothing faded. */
  setRelated(related: RenderState['related']): void {
    this.related = related;
    this.setLook({ related: this.shown.near(related) });
  }

  /** Shows what came, went or changed; null for nothing. */
  setMarks(marks: RenderState['marks']): void {
    this.setLook({ marks });
  }

  /** Shows words over the edges of cards. */
  setBadges(badges: RenderState['badges']): void {
    this.setLook({ badges });
  }

  /** Shows on a card how many neighbours could come or go. */
  setExpansion(expansion: RenderState['expansion']): void {
    this.setLook({ expansion });
  }

  /** Draws the keyboard's focus round a card, and brings it into view. */
  setFocused(focused: string | null): void {
    this.setLook({ focused });
    if (focused) this.camera.reveal(focused);
  }

  /** Calls the listener whenever the chart was drawn anew. Answers how to stop. */
  onPaint(listener: () => void): () => void {
    return this.renderLoop.onPaint(listener);
  }

  /** Calls the listener whenever other parts of the chart come into view, until the canvas is destroyed. */
  onMove(listener: () => void): void {
    this.cy.on('viewport', listener);
  }

  /** Gives the keyboard to the chart. */
  focus(): void {
    this.host.focus({ preventScroll: true });
  }

  /** Ends everything; the host is left empty. */
  destroy(): void {
    this.renderLoop.end();
    this.endListening.abort();
    this.cy.destroy();
    this.host.replaceChildren();
  }

  private setLook(change: Partial<RenderState>): void {
    this.look = { ...this.look, ...change };
    this.repaint();
  }

  private glide(from: ReadonlyMap<string, Point>): void {
    if (from.size === 0) return;
    animate((part) => {
      this.look = { ...this.look, glide: part < 1 ? { from, part } : null };
      if (part > 0) this.renderLoop.draw();
    });
  }

  private listen(surface: HTMLElement): void {
    const { cy } = this;
    const { signal } = this.endListening;
    cy.on('viewport', () => {
      this.events.zoomed(cy.zoom());
      this.pointing.again();
      this.renderLoop.move();
    });
    cy.on('tap', ({ position }) => {
      const island = this.islandAt(position);
      if (island) this.camera.fit(island.cards);
    });
    onDoubleTap(cy, (point) => this.events.open(this.pointing.targetAt(point)));
    cy.on('mousemove', ({ originalEvent }) => this.pointing.move(originalEvent));
    zoomByWheel(this.host, cy, signal);
    moveByTwoFingers(this.host, cy, signal);
    surface.addEventListener('pointerleave', () => this.pointing.leave(), { signal });
    // Cytoscape takes the focus from wherever it is as it is pressed; the keys are the chart's then.
    cy.on('tapstart', () => this.focus());
    // A finger held in one place opens a menu: it drags nothing from under that.
    cy.on('taphold', ({ originalEvent }) => {
      if (this.pointing.held(originalEvent)) this.dragging.pause(signal);
    });
    this.host.addEventListener('contextmenu', (event) => this.pointing.menu(event), { signal });
  }

  /** The island that is seen as a tile at a place. */
  private islandAt(at: Point): Island | undefined {
    const islands = namesOnScreen(this.scene).islands(this.cy.zoom(), this.scene);
    return islands.find(({ bounds }) => holds(bounds, at));
  }

  /** What is on screen without these cards, for a file; the screen stays as it is. */
  sceneForFile(hidden: ReadonlySet<string>, pale: ReadonlySet<string>): Scene {
    return this.scenes.forFile(hidden, pale);
  }

  /** What is asked of a layout of the chart, in the cards that are on screen. */
  asked({ only, pinned, ...how }: LayoutRequest): LayoutRequest {
    return { ...how, only: only && this.shown.asked(only), pinned: this.shown.pinned(pinned) };
  }

  /** A layout of what is on screen, as one of the whole chart. */
  arranged(arrangement: Arrangement): Arrangement {
    return this.shown.arranged(arrangement);
  }

  /** How many cards on screen stand for these: one for all of a folded group. */
  countOf(keys: ReadonlySet<string>): number {
    return this.shown.countOf(keys);
  }

  /** What is meant by a card of the screen: itself, or all that a folded group's card stands for. */
  meant(key: string): readonly string[] {
    return this.shown.standsFor(key) ?? [key];
  }

  private hover(hovered: RenderState['hovered']): void {
    if (hovered?.key === this.look.hovered?.key) return;
    if (this.renderLoop.isMoving) this.look = { ...this.look, hovered };
    else this.setLook({ hovered });
  }

  private repaint(): void {
    this.renderLoop.repaint();
  }

  private draw(context: CanvasRenderingContext2D, view: View): void {
    if (this.cy.destroyed()) return;
    if (this.dragging.busy) this.scene.move(this.dragging.places);
    const still = !this.dragging.busy && !this.look.glide;
    this.look = {
      ...this.look,
      ...this.tools.inProgress(),
      ...(still ? this.tools.grips() : { grips: [], ends: [], corners: [] }),
    };
    this.handles = this.dragging.busy ? [] : this.grasp.handles(this.look, this.mode);
    const theme = { palette: paletteOf(this.scheme), flag: this.flags, picture: this.pictures };
    paint(context, view, this.scene, { ...this.look, handles: this.handles }, theme);
  }

  private seen(view: View): void {
    showGrid(this.host, view);
    this.host.dataset['view'] = `${view.zoom} ${view.panX} ${view.panY}`;
    endFirstView();
  }
}
