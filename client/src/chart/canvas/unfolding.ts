import type { Point } from '@stemma/shared/chart/geometry/box';
import type { Camera } from './camera';
import { BADGE_HEIGHT, type Badge } from './folds';
import type { Hand } from './hands';

interface Surroundings {
  camera: Camera;
  /** Badges on screen, each with its card's key. */
  badges(): Iterable<readonly [string, Badge]>;
  done(key: string): void;
}

/** A press on a card's badge: unfolds what is folded behind it, brings its neighbours in. */
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
    for (const [key, badge] of this.around.badges()) {
      if (Math.abs(at.x - badge.x) <= badge.width / 2 + reach && Math.abs(at.y - badge.y) <= BADGE_HEIGHT / 2 + reach)
        return key;
    }
    return null;
  }
}
