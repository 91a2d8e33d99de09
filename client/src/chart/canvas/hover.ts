import type { Point } from '@stemma/diagram/geometry/box';
import type { Scene } from '@stemma/diagram/scene/scene';
import type { Camera } from './camera';
import type { CanvasEvents, Target } from './canvasEvents';
import { handleAt, type Handle } from './linking';
import type { RenderState } from './renderState';

interface Surroundings {
  host: { style: Pick<CSSStyleDeclaration, 'cursor'> };
  scene: Scene;
  camera: Pick<Camera, 'toChart' | 'toClient' | 'view'>;
  look(): RenderState;
  handles(): readonly Handle[];
  /** Whether the pointer only looks: no tool is in hand. */
  plain(): boolean;
  /** Whether something is being dragged or drawn. */
  busy(): boolean;
  hovered(hovered: RenderState['hovered']): void;
  menu: CanvasEvents['menu'];
}

type Place = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** What stands under the pointer, and what the pointer looks like there. */
export class Hover {
  private place: Place | null = null;

  constructor(private readonly around: Surroundings) {}

  /** The card, link or empty place at a point. */
  targetAt(point: Point): Target {
    const card = this.around.scene.cardAt(point);
    if (card) return { kind: 'card', key: card.node.key };
    const link = this.linkAt(point);
    return link ? { kind: 'link', key: link } : { kind: 'canvas', at: point };
  }

  /** The link at a point. */
  linkAt(point: Point): string | undefined {
    return this.around.scene.linkAt(point, 6 / this.around.camera.view().zoom)?.link.key;
  }

  /** The pointer came to a place of the window. */
  move({ clientX, clientY }: Place): void {
    this.place = { clientX, clientY };
    this.again();
  }

  /** The pointer is not over the chart any more. */
  leave(): void {
    this.place = null;
    this.around.hovered(null);
  }

  /** What is under the pointer where that stands still may be other than it was: the view or the chart moved. */
  again(): void {
    if (!this.place || this.around.busy()) return;
    const point = this.around.camera.toChart(this.place);
    if (handleAt(this.around.handles(), point, 11)) return this.setCursor('crosshair');
    const target = this.targetAt(point);
    this.around.hovered(target.kind === 'canvas' ? null : target);
    this.setCursor(target.kind === 'canvas' ? '' : 'pointer');
  }

  /** The pointer's look where no tool gives it one. */
  setCursor(cursor: string): void {
    this.around.host.style.cursor = this.around.plain() ? cursor : 'crosshair';
  }

  /** A menu was asked for, by pointer, or by keyboard for the card with its focus or else one that is selected. */
  menu(event: Place & Pick<MouseEvent, 'button' | 'preventDefault'>): void {
    event.preventDefault();
    const { scene, camera, menu } = this.around;
    const { focused, selection } = this.around.look();
    const byKeyboard = event.button === 2 ? [] : [...(focused ? [focused] : []), ...selection.nodes];
    const card = byKeyboard.map((key) => scene.cards.get(key)).find((one) => one !== undefined);
    if (card) menu({ kind: 'card', key: card.node.key }, camera.toClient(card));
    else this.menuAt(event);
  }

  /** A finger was held on one place: not every browser asks for the menu then. Answers whether it was one finger. */
  held(event: Event): boolean {
    const fingers = 'touches' in event ? (event as TouchEvent).touches : null;
    const finger = fingers?.length === 1 ? fingers[0] : undefined;
    if (finger) this.menuAt(finger);
    return finger !== undefined;
  }

  private menuAt(place: Place): void {
    this.around.menu(this.targetAt(this.around.camera.toChart(place)), { x: place.clientX, y: place.clientY });
  }
}
