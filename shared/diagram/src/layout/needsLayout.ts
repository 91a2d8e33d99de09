import { overlaps } from '../geometry/box';
import { cardBounds, type Scene, type SceneCard } from '../scene/scene';

/** Whether nobody has placed the chart's entities yet: several stand on one spot, or most stand over another, as right after an import. */
export function needsLayout(scene: Scene): boolean {
  const isEntity = (card: SceneCard) => !card.shape.annotation;
  const cards = [...scene.cards.values()].filter(isEntity);
  if (cards.length < 2) return false;
  const anchors = new Set(cards.map(({ x, y }) => `${x} ${y}`));
  if (anchors.size <= cards.length / 2) return true;
  const covered = cards.filter((card) => {
    const bounds = cardBounds(card);
    return scene
      .cardsIn(bounds)
      .some((other) => other !== card && isEntity(other) && overlaps(bounds, cardBounds(other)));
  });
  return covered.length > cards.length / 2;
}
