import { CARD } from '@stemma/diagram/geometry/card';
import type { Point } from '@stemma/diagram/geometry/box';
import type { Scene, SceneCard } from '@stemma/diagram/scene/scene';

/** Which end of the new link the card is that it is pulled out of. */
export type PullSide = 'holds' | 'heldBy';

export interface Handle extends Point {
  card: SceneCard;
  side: PullSide;
}

/** Where links can be pulled out of a card: below it to what it holds, above it to who holds it. */
export function handlesOf(card: SceneCard): Handle[] {
  const half = card.shape.height / 2;
  const drop = card.shape.pill ? CARD.pillDrop : 0;
  return [
    { card, side: 'holds', x: card.x, y: card.y + half + drop + 12 },
    { card, side: 'heldBy', x: card.x, y: card.y - half - 12 },
  ];
}

/** The handle within reach of a point. `reach` in chart units. */
export function handleAt(handles: readonly Handle[], point: Point, reach: number): Handle | undefined {
  return handles.find((handle) => Math.hypot(handle.x - point.x, handle.y - point.y) <= reach);
}

/** A link being drawn: from which card, which way, and where the pointer is. */
export interface Pull {
  card: SceneCard;
  side: PullSide;
  at: Point;
  target: SceneCard | null;
}

/** The pull with the pointer at another place; cards it may end at are targets. */
export function pulled(pull: Pull, at: Point, scene: Scene): Pull {
  const under = scene.cardAt(at);
  return { ...pull, at, target: under && under.node.key !== pull.card.node.key ? under : null };
}

/** Both ends of the line that shows a pull. */
export function pullLine(pull: Pull): { from: Point; to: Point; target: string | null } {
  const half = pull.card.shape.height / 2;
  const from = { x: pull.card.x, y: pull.card.y + (pull.side === 'holds' ? half : -half) };
  const { target } = pull;
  const to = target
    ? { x: target.x, y: target.y + (target.y > pull.card.y ? -1 : 1) * (target.shape.height / 2) }
    : pull.at;
  return { from, to, target: target?.node.key ?? null };
}
