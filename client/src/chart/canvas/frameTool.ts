import { FRAME, signOf, type Frame } from '@stemma/diagram/group/frames';
import type { Scene } from '@stemma/diagram/scene/scene';
import type { Camera } from './camera';
import type { PointerTool } from './pointerTools';

interface Surroundings {
  scene: Scene;
  camera: Camera;
  /** Whether groups answer to the pointer now. */
  active(): boolean;
  fold(key: string): void;
  choose(key: string, additive: boolean): void;
}

/** A press on a group's sign folds it; one on its name selects all that is in it. */
export class FrameTool implements PointerTool {
  private pressed: { key: string; sign: boolean } | null = null;

  constructor(private readonly around: Surroundings) {}

  begin(event: PointerEvent): boolean {
    const at = this.around.camera.toChart(event);
    this.pressed = this.around.active() && !this.around.scene.cardAt(at) ? this.under(at) : null;
    return this.pressed !== null;
  }

  move(): void {
    return;
  }

  end(event: PointerEvent): void {
    const { pressed } = this;
    this.pressed = null;
    const now = this.under(this.around.camera.toChart(event));
    if (!pressed || now?.key !== pressed.key) return;
    if (pressed.sign) this.around.fold(pressed.key);
    else this.around.choose(pressed.key, event.shiftKey || event.ctrlKey || event.metaKey);
  }

  drop(): void {
    this.pressed = null;
  }

  private under(at: { x: number; y: number }): { key: string; sign: boolean } | null {
    const frame = [...this.around.scene.frames()].reverse().find((one) => onHead(one, at));
    if (!frame) return null;
    const sign = signOf(frame);
    return { key: frame.key, sign: Math.hypot(at.x - sign.x, at.y - sign.y) <= FRAME.sign / 2 + 4 };
  }
}

function onHead({ bounds, shown }: Frame, { x, y }: { x: number; y: number }): boolean {
  const right = Math.min(bounds.right, bounds.left + FRAME.sign + 28 + shown.length * 8);
  return x >= bounds.left && x <= right && y >= bounds.top && y <= bounds.top + FRAME.head;
}
