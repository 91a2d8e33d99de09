import type { Point } from '@stemma/shared/chart/geometry/box';
import type { Scene } from '@stemma/shared/chart/geometry/scene';
import type { Camera } from './camera';
import { BADGE_HEIGHT, badgeOf } from './folds';
import type { Hand } from './hands';

interface Surroundings {
  scene: Scene;
  camera: Camera;
  folds(): ReadonlyMap<string, number>;
  done(key: string): void;
}

/** A press on the badge of a folded card unfolds it. */
export class Unfolding implements Hand {
  private pressed: string | null = null;

  constructor(private readonly around: Surroundings) {}

  begin(event: PointerEvent): boolean {
    this.pressed = this.badgeAt(this.around.camera.toChart(event), event.pointerType === 'touch' ? 12 : 2);
    return this.pressed !== null;
  }

  move(): void {
    return;
  }

  end(event: PointerEvent): void {
    const { pressed } = this;
    this.pressed = null;
    if (pressed && this.badgeAt(this.around.camera.toChart(event), 12) === pressed) this.around.done(pressed);
  }

  drop(): void {
    this.pressed = null;
  }

  private badgeAt(at: Point, reach: number): string | null {
    for (const [key, count] of this.around.folds()) {
      const card = this.around.scene.cards.get(key);
      const badge = card && badgeOf(card, count);
      if (
        badge &&
        Math.abs(at.x - badge.x) <= badge.width / 2 + reach &&
        Math.abs(at.y - badge.y) <= BADGE_HEIGHT / 2 + reach
      )
        return key;
    }
    return null;
  }
}
