import type { Point } from '@stemma/shared/chart/geometry/box';
import type { Scene, SceneCard } from '@stemma/shared/chart/geometry/scene';
import type { Camera } from './camera';
import { FONTS } from './fonts';
import type { Hand } from './hands';
import type { Palette } from './palette';

const HEIGHT = 20;

/** Where the badge of a folded card stands: over its lower edge, at the right. */
export function badgeOf(card: SceneCard, count: number): { x: number; y: number; width: number; text: string } {
  const text = `+${count}`;
  const width = 16 + text.length * 7.5;
  return {
    x: card.x + card.shape.width / 2 - Math.min(card.shape.corner, 20) - width / 2,
    y: card.y + card.shape.height / 2,
    width,
    text,
  };
}

/** Draws on each folded card how many cards are away behind it. */
export function drawFolds(
  context: CanvasRenderingContext2D,
  cards: readonly SceneCard[],
  folds: ReadonlyMap<string, number>,
  palette: Palette,
): void {
  for (const card of cards) {
    const count = folds.get(card.node.key);
    if (!count) continue;
    const { x, y, width, text } = badgeOf(card, count);
    context.beginPath();
    context.roundRect(x - width / 2, y - HEIGHT / 2, width, HEIGHT, HEIGHT / 2);
    context.fillStyle = palette.accent;
    context.fill();
    context.fillStyle = palette.scheme === 'dark' ? '#0B0F13' : '#ffffff';
    context.font = FONTS.labelStrong;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, x, y + 0.5);
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
  }
}

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
        Math.abs(at.y - badge.y) <= HEIGHT / 2 + reach
      )
        return key;
    }
    return null;
  }
}
