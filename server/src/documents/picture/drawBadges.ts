import type { CardBadge } from '@stemma/diagram/paint/badges';
import { AMBER, BADGE_HEIGHT, badgeOn, PALE_AMBER } from '@stemma/diagram/paint/badges';
import type { SceneCard } from '@stemma/diagram/scene/scene';
import type { Face } from '@stemma/diagram/geometry/text';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { INK } from './ink';

/** Draws words over the edges of cards as the screen does. */
export function drawBadges(
  context: SKRSContext2D,
  cards: readonly SceneCard[],
  badges: ReadonlyMap<string, readonly CardBadge[]>,
  fonts: Record<Face, string>,
): void {
  for (const card of cards) {
    for (const badge of badges.get(card.node.key) ?? []) drawBadge(context, card, badge, fonts);
  }
}

function drawBadge(context: SKRSContext2D, card: SceneCard, badge: CardBadge, fonts: Record<Face, string>): void {
  const { x, y, width, text } = badgeOn(card, badge);
  const isWarning = badge.tone === 'warning';
  context.beginPath();
  context.roundRect(x - width / 2, y - BADGE_HEIGHT / 2, width, BADGE_HEIGHT, BADGE_HEIGHT / 2);
  context.fillStyle = isWarning ? PALE_AMBER.light : badge.tone === 'unknown' ? AMBER.light : INK.accent;
  context.fill();
  if (isWarning) {
    context.lineWidth = 1;
    context.strokeStyle = AMBER.light;
    context.stroke();
  }
  context.font = fonts.labelStrong;
  context.fillStyle = isWarning ? AMBER.light : '#ffffff';
  context.direction = 'ltr';
  context.textAlign = 'center';
  context.fillText(text, x, y + 4.5);
  context.textAlign = 'left';
}
