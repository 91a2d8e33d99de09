import type { Point } from '@stemma/diagram/geometry/box';
import { ANNOTATION, scaledPicture } from '@stemma/diagram/geometry/annotation';
import type { Scene, SceneCard } from '@stemma/diagram/scene/scene';
import { inSize, type Sized } from '../model/decor';
import type { Camera } from './camera';
import type { PointerTool } from './pointerTools';

/** A corner of a note or picture by which it is resized; signs say which. */
export interface ResizeHandle extends Point {
  right: 1 | -1;
  down: 1 | -1;
}

interface Surroundings {
  scene: Scene;
  camera: Camera;
  /** The note, picture or text box that can be resized now. */
  annotation(): string | null;
  changed(): void;
  done(key: string, size: Sized): void;
  /** It goes back to how it was. */
  undone(): void;
}

const REACH = { mouse: 9, touch: 20 } as const;

/** The four corners of a card. */
export function cornersOf({ x, y, shape }: SceneCard): ResizeHandle[] {
  return ([-1, 1] as const).flatMap((down) =>
    ([-1, 1] as const).map((right) => ({
      right,
      down,
      x: x + (right * shape.width) / 2,
      y: y + (down * shape.height) / 2,
    })),
  );
}

/** The size and place of a box one corner of which is dragged somewhere while the opposite one stays; pictures keep their shape. */
export function resized(from: Sized, { right, down }: ResizeHandle, to: Point, keepRatio: boolean): Sized {
  const [fixedX, fixedY] = [from.x - (right * from.width) / 2, from.y - (down * from.height) / 2];
  const size = (length: number) => Math.min(ANNOTATION.largest, Math.max(ANNOTATION.smallest, Math.round(length)));
  const [across, along] = [(to.x - fixedX) * right, (to.y - fixedY) * down];
  const { width, height } = keepRatio
    ? scaledPicture(from, timesAsLarge(from, across, along))
    : { width: size(across), height: size(along) };
  return {
    width,
    height,
    x: Math.round(fixedX + (right * width) / 2),
    y: Math.round(fixedY + (down * height) / 2),
  };
}

/** How many times as large a box is whose corner comes nearest to a place on the line from the opposite corner through it. */
function timesAsLarge({ width, height }: Sized, across: number, along: number): number {
  return (across * width + along * height) / (width ** 2 + height ** 2);
}

/** Resizing a selected note, picture or text box by its corners. */
export class ResizeTool implements PointerTool {
  private held: { card: SceneCard; corner: ResizeHandle; size: Sized | null } | null = null;

  constructor(private readonly around: Surroundings) {}

  /** Where it can be taken hold of. */
  corners(): ResizeHandle[] {
    const key = this.around.annotation();
    const card = key === null ? undefined : this.around.scene.cards.get(key);
    return card ? cornersOf(card) : [];
  }

  begin(event: PointerEvent): boolean {
    const key = this.around.annotation();
    const card = key === null ? undefined : this.around.scene.cards.get(key);
    if (!card) return false;
    const at = this.around.camera.toChart(event);
    const reach = REACH[event.pointerType === 'touch' ? 'touch' : 'mouse'] / this.around.camera.view().zoom;
    const corner = cornersOf(card).find((one) => Math.hypot(one.x - at.x, one.y - at.y) <= reach);
    if (!corner) return false;
    this.held = { card, corner, size: null };
    return true;
  }

  move(event: PointerEvent): void {
    const { held } = this;
    if (!held) return;
    const { scene, camera } = this.around;
    const { node, shape, x, y } = held.card;
    const from = { x, y, width: shape.width, height: shape.height };
    held.size = resized(from, held.corner, camera.toChart(event), node.typeName === 'Image');
    scene.tryCard(inSize(node, held.size));
    this.around.changed();
  }

  end(): void {
    const { held } = this;
    this.held = null;
    if (held?.size) this.around.done(held.card.node.key, held.size);
  }

  drop(): void {
    this.held = null;
    this.around.undone();
  }
}
