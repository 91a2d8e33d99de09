import { overlaps } from '@stemma/shared/chart/geometry/box';
import { cardBounds, type Scene } from '@stemma/shared/chart/geometry/scene';

/** Whether nobody has placed the chart's cards yet: several stand on one spot, or most stand over another, as right after an import. */
export function needsLayout(scene: Scene): boolean {
  const cards = [...scene.cards.values()];
  if (cards.length < 2) return false;
  const spots = new Set(cards.map(({ x, y }) => `${x} ${y}`));
  if (spots.size <= cards.length / 2) return true;
  const covered = cards.filter((card) => {
    const bounds = cardBounds(card);
    return scene.cardsIn(bounds).some((other) => other !== card && overlaps(bounds, cardBounds(other)));
  });
  return covered.length > cards.length / 2;
}
