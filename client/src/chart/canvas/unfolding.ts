import type { Point } from '@stemma/diagram/geometry/box';
import type { Camera } from './camera';
import { BADGE_HEIGHT, type PlacedBadge as Badge } from '@stemma/diagram/paint/badges';
import type { PointerTool } from './pointerTools';

interface Surroundings {
  camera: Camera;
  /** How much larger than their cards badges are. */
  scale(): number;
  /** Badges on screen, each with its card's key. */
  badges(): Iterable<readonly [string, Badge]>;
  done(key: string): void;
}

/** A press on a card's badge: unfolds what is folded behind it, brings its neighbours in. */
export class Unfolding implements PointerTool {
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
    const scale = this.around.scale();
    for (const [key, { x, y, width }] of this.around.badges()) {
      const [halfWidth, halfHeight] = [(width / 2) * scale + reach, (BADGE_HEIGHT / 2) * scale + reach];
      if (Math.abs(at.x - x) <= halfWidth && Math.abs(at.y - y) <= halfHeight) return key;
    }
    return null;
  }
}
