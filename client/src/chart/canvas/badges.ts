import type { CardBadge, PlacedBadge } from '@stemma/diagram/paint/badges';
import { AMBER, badgeOn, PALE_AMBER } from '@stemma/diagram/paint/badges';
import type { SceneCard } from '@stemma/diagram/scene/scene';
import type { Palette } from '@stemma/diagram/paint/palette';
import { outlineBadge, writeBadge } from './folds';

/** Draws the badges of cards; `scale` is how much larger than the card they are, so that they are read from afar. */
export function drawBadges(
  context: CanvasRenderingContext2D,
  cards: readonly SceneCard[],
  badges: ReadonlyMap<string, readonly CardBadge[]>,
  palette: Palette,
  scale: number,
): void {
  for (const card of cards) {
    for (const one of badges.get(card.node.key) ?? []) drawBadge(context, badgeOn(card, one), one, palette, scale);
  }
}

function drawBadge(
  context: CanvasRenderingContext2D,
  badge: PlacedBadge,
  { tone, place }: CardBadge,
  palette: Palette,
  scale: number,
): void {
  const amber = AMBER[palette.scheme];
  const anchor = { x: badge.x + (place === 'above' ? 1 : -1) * (badge.width / 2), y: badge.y };
  context.save();
  context.translate(anchor.x, anchor.y);
  context.scale(scale, scale);
  context.translate(-anchor.x, -anchor.y);
  outlineBadge(context, badge);
  context.fillStyle = tone === 'warning' ? PALE_AMBER[palette.scheme] : tone === 'unknown' ? amber : palette.accent;
  context.fill();
  if (tone === 'warning') {
    context.lineWidth = 1;
    context.strokeStyle = amber;
    context.stroke();
  }
  const onStrong = palette.scheme === 'dark' ? '#0B0F13' : '#ffffff';
  writeBadge(context, badge, tone === 'warning' ? amber : onStrong);
  context.restore();
}
