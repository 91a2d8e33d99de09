import type { PlacedBadge as Badge } from '@stemma/diagram/paint/badges';
import { onAccent, outlineBadge, writeBadge } from '@stemma/diagram/paint/drawBadges';
import type { SceneCard } from '@stemma/diagram/scene/scene';
import type { CanvasTheme } from './canvasTheme';

/** At so much of its size a badge can still be read. */
const SMALLEST = 0.7;

/** How much larger than its card a badge is at a zoom, so that it is read from afar. */
export function badgeScale(zoom: number): number {
  return Math.max(1, SMALLEST / zoom);
}

/** Where the badge of a folded card stands: over its lower edge, at the right. */
export function badgeOf(card: SceneCard, count: number): Badge {
  return badgeAt(card, `+${count}`, 1);
}

/** Where the badge of neighbours elsewhere stands: over the card's lower edge, at the left. */
export function expansionBadgeOf(card: SceneCard, text: string): Badge {
  return badgeAt(card, text, -1);
}

function badgeAt(card: SceneCard, text: string, side: 1 | -1): Badge {
  const width = 16 + text.length * 7.5;
  return {
    x: card.x + side * (card.shape.width / 2 - Math.min(card.shape.corner, 20) - width / 2),
    y: card.y + card.shape.height / 2,
    width,
    text,
  };
}

/** Draws on each folded card how many cards are away behind it; `scale` is how much larger than the card, so that it is seen from afar. */
export function drawFolds(
  context: CanvasRenderingContext2D,
  cards: readonly SceneCard[],
  folds: ReadonlyMap<string, number>,
  theme: CanvasTheme,
  scale: number,
): void {
  for (const card of cards) {
    const count = folds.get(card.node.key);
    if (!count) continue;
    const badge = badgeOf(card, count);
    context.save();
    context.translate(badge.x, badge.y);
    context.scale(scale, scale);
    context.translate(-badge.x, -badge.y);
    outlineBadge(context, badge);
    context.fillStyle = theme.palette.accent;
    context.fill();
    writeBadge(context, badge, onAccent(theme.palette.scheme), theme);
    context.restore();
  }
}

/** Draws on a card how many of its neighbours could come, or go again: outlined, as nothing of them is on the chart. */
export function drawExpansion(context: CanvasRenderingContext2D, badge: Badge, theme: CanvasTheme): void {
  const { palette } = theme;
  outlineBadge(context, badge);
  context.fillStyle = palette.card;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = palette.accent;
  context.stroke();
  writeBadge(context, badge, palette.accent, theme);
}
