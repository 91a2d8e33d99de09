import type { SceneCard } from '@stemma/shared/chart/geometry/scene';
import { FONTS } from './fonts';
import type { Palette } from './palette';

/** Height of a badge, in chart units. */
export const BADGE_HEIGHT = 20;

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
    context.roundRect(x - width / 2, y - BADGE_HEIGHT / 2, width, BADGE_HEIGHT, BADGE_HEIGHT / 2);
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
