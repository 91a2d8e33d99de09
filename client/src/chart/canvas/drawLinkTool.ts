import type { Point } from '@stemma/diagram/geometry/box';
import type { Scene } from '@stemma/diagram/scene/scene';
import type { Camera } from './camera';
import type { PointerTool } from './pointerTools';
import { handleAt, pulled, pullLine, type Handle, type Pull, type PullSide } from './linking';

/**
 * A link that was pulled out of a card: to another card, or to an empty place. A handle that was only pressed (`isPressed`) says the place
 * beside its card. `at` in chart units.
 */
export interface DrawnLink {
  key: string;
  side: PullSide;
  target: string | null;
  at: Point;
  isPressed?: true;
}

interface Surroundings {
  scene: Scene;
  camera: Camera;
  /** Handles that can be seen now; none while links can't be drawn. */
  handles(): readonly Handle[];
  /** Whether any place of a card starts a link. */
  everywhere(): boolean;
  changed(): void;
  done(pulled: DrawnLink): void;
}

const REACH = { mouse: 11, touch: 22 } as const;

/** How far from its card's edge the middle of a new one stands whose handle was only pressed: room for the label of the link. */
const BESIDE = 110;

/** Pulling links out of cards with mouse, pen or finger. */
export class DrawLinkTool implements PointerTool {
  private pull: Pull | null = null;
  /** The handle that was pressed, as long as the pointer is on it. */
  private pressed: Handle | undefined;

  constructor(private readonly around: Surroundings) {}

  /** The line to be drawn for the link under way. */
  line(): ReturnType<typeof pullLine> | null {
    return this.pull && pullLine(this.pull);
  }

  begin(event: PointerEvent): boolean {
    const { scene, camera } = this.around;
    const at = camera.toChart(event);
    const handle = event.pointerType === 'touch' ? this.touched(at) : handleAt(this.around.handles(), at, REACH.mouse);
    const card = handle?.card ?? (this.around.everywhere() ? scene.cardAt(at) : undefined);
    if (!card) return false;
    this.pull = { card, side: handle?.side ?? 'holds', at, target: null };
    this.pressed = handle;
    this.around.changed();
    return true;
  }

  move(event: PointerEvent): void {
    if (!this.pull) return;
    const at = this.around.camera.toChart(event);
    if (this.pressed && !handleAt([this.pressed], at, REACH.mouse)) this.pressed = undefined;
    this.pull = pulled(this.pull, at, this.around.scene);
    this.around.changed();
  }

  end(event: PointerEvent): void {
    if (!this.pull) return;
    const { card, side, at, target } = pulled(this.pull, this.around.camera.toChart(event), this.around.scene);
    const isPress = this.pressed !== undefined && handleAt([this.pressed], at, REACH.mouse) !== undefined;
    this.drop();
    if (isPress) {
      const away = card.shape.height / 2 + BESIDE;
      const beside = { x: card.x, y: card.y + (side === 'holds' ? away : -away) };
      return this.around.done({ key: card.node.key, side, target: null, at: beside, isPressed: true });
    }
    const far = Math.hypot(at.x - card.x, at.y - card.y) > card.shape.height;
    const inside = this.around.scene.cardAt(at)?.node.key === card.node.key;
    if (target || (far && !inside)) {
      this.around.done({ key: card.node.key, side, target: target?.node.key ?? null, at });
    }
  }

  /** The handle under a finger: 44 CSS pixels wide at any zoom, but for the part that is its card's. */
  private touched(at: Point): Handle | undefined {
    const { scene, camera } = this.around;
    const near = handleAt(this.around.handles(), at, REACH.touch / Math.min(1, camera.view().zoom));
    const isOnCard = near && scene.cardAt(at)?.node.key === near.card.node.key;
    return isOnCard ? handleAt([near], at, REACH.mouse) : near;
  }

  drop(): void {
    this.pull = null;
    this.pressed = undefined;
    this.around.changed();
  }
}
