import type { SceneCard } from '@stemma/shared/chart/geometry/scene';
import type { Palette } from '@stemma/shared/chart/palette';
import { outlineBadge, writeBadge, type Badge } from './folds';

/** What a badge on a card is about: its colour. */
export type BadgeTone = 'strong' | 'unknown' | 'warning';

/** A few words over a card's edge: at its upper right, or under its lower left where they warn. */
export interface CardBadge {
  text: string;
  tone: BadgeTone;
  place: 'above' | 'below';
}

const AMBER = { light: '#8A5A00', dark: '#E5AC4D' } as const;
const PALE_AMBER = { light: '#FFF4DC', dark: '#3A2E14' } as const;

/** How far the middle of a badge stands beyond the card's edge, in chart units: clear of the flag, and of the card's own label. */
const ABOVE = 7;
const BELOW = { plain: 1, underLabel: 20 } as const;

function belowOf({ node }: SceneCard): number {
  return node.label && node.labelVisible ? BELOW.underLabel : BELOW.plain;
}

function badgeOn(card: SceneCard, { text, place }: CardBadge): Badge {
  const width = 16 + text.length * 7.2;
  const side = place === 'above' ? 1 : -1;
  return {
    x: card.x + side * (card.shape.width / 2 - width / 2) + side * 4,
    y: place === 'above' ? card.y - card.shape.height / 2 - ABOVE : card.y + card.shape.height / 2 + belowOf(card),
    width,
    text,
  };
}

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
  badge: Badge,
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
