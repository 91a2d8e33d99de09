import type { SceneCard } from '../scene/sceneParts';
import {
  AMBER,
  BADGE_HEIGHT,
  badgeOn,
  PALE_AMBER,
  PALE_RED,
  RED,
  standsOf,
  type BadgeTone,
  type CardBadge,
  type PlacedBadge,
} from './badges';
import type { PaintContext, PaintTheme } from './paintContext';

type BadgeTheme<Path, Image> = Pick<PaintTheme<Path, Image>, 'palette' | 'fonts' | 'centering'>;

/** Draws the badges of cards; `scale` is how much larger than the card they are, so that they are read from afar: they grow away from it. */
export function drawBadges<Path, Image>(
  context: PaintContext<Path, Image>,
  cards: readonly SceneCard[],
  badges: ReadonlyMap<string, readonly CardBadge[]>,
  theme: BadgeTheme<Path, Image>,
  scale = 1,
): void {
  for (const card of cards) {
    for (const one of badges.get(card.node.key) ?? []) drawBadge(context, badgeOn(card, one), one, theme, scale);
  }
}

function drawBadge<Path, Image>(
  context: PaintContext<Path, Image>,
  badge: PlacedBadge,
  { tone, place }: CardBadge,
  theme: BadgeTheme<Path, Image>,
  scale: number,
): void {
  const { palette } = theme;
  const { scheme } = palette;
  const { isRight, isBelow } = standsOf(place);
  const side = isRight ? 1 : -1;
  const foot = isBelow ? -1 : 1;
  const anchor = { x: badge.x + (side * badge.width) / 2, y: badge.y + (foot * BADGE_HEIGHT) / 2 };
  context.save();
  if (scale !== 1) {
    if (isBelow) context.translate(0, BADGE_HEIGHT / 2);
    context.translate(anchor.x, anchor.y);
    context.scale(scale, scale);
    context.translate(-anchor.x, -anchor.y);
  }
  outlineBadge(context, badge);
  const outlined = OUTLINED[tone];
  context.fillStyle = outlined?.ground[scheme] ?? (tone === 'unknown' ? AMBER[scheme] : palette.accent);
  context.fill();
  if (outlined) {
    context.lineWidth = 1;
    context.strokeStyle = outlined.line[scheme];
    context.stroke();
  }
  writeBadge(context, badge, outlined?.line[scheme] ?? onAccent(scheme), theme);
  context.restore();
}

/** Badges that warn have a pale ground and a line. */
const OUTLINED: Partial<
  Record<BadgeTone, { line: typeof AMBER | typeof RED; ground: typeof PALE_AMBER | typeof PALE_RED }>
> = {
  warning: { line: AMBER, ground: PALE_AMBER },
  danger: { line: RED, ground: PALE_RED },
};

/** The colour of text on the accent's ground. */
export function onAccent(scheme: 'light' | 'dark'): string {
  return scheme === 'dark' ? '#0B0F13' : '#ffffff';
}

/** The outline of a badge, as the path to be filled. */
export function outlineBadge<Path, Image>(context: PaintContext<Path, Image>, { x, y, width }: PlacedBadge): void {
  context.beginPath();
  context.roundRect(x - width / 2, y - BADGE_HEIGHT / 2, width, BADGE_HEIGHT, BADGE_HEIGHT / 2);
}

/** The text of a badge in its middle. */
export function writeBadge<Path, Image>(
  context: PaintContext<Path, Image>,
  { x, y, text }: PlacedBadge,
  color: string,
  { fonts, centering }: Pick<BadgeTheme<Path, Image>, 'fonts' | 'centering'>,
): void {
  context.fillStyle = color;
  context.font = fonts.labelStrong;
  context.direction = 'ltr';
  context.textAlign = 'center';
  context.textBaseline = centering === 'canvas' ? 'middle' : 'alphabetic';
  context.fillText(text, x, centering === 'canvas' ? y + 0.5 : y + 4.5);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
}
