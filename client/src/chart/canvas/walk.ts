import type { Scene, SceneCard } from '@stemma/diagram/scene/scene';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Height of a band of cards that are read as one line. */
const LINE = 48;

/** The card after (or before) another as one reads a page; the first without one to start from, null past the end. */
export function nextCard(scene: Scene, from: string | null, backwards: boolean): string | null {
  const order = [...scene.cards.values()].sort((a, b) => Math.round(a.y / LINE) - Math.round(b.y / LINE) || a.x - b.x);
  const at = from === null ? -1 : order.findIndex((card) => card.node.key === from);
  const next = at === -1 ? (backwards ? order.length - 1 : 0) : backwards ? at - 1 : at + 1;
  return order[next]?.node.key ?? null;
}

/** The nearest card in a direction, what lies straight ahead before what lies aside; the first in reading order without one to start from. */
export function toward(scene: Scene, from: string | null, direction: Direction): string | null {
  const start = from === null ? undefined : scene.cards.get(from);
  return start ? nearest(start, scene.cards.values(), direction) : nextCard(scene, null, false);
}

/** The same among the cards that a link joins with it; null where none lies that way. */
export function alongLink(scene: Scene, from: string | null, direction: Direction): string | null {
  const start = from === null ? undefined : scene.cards.get(from);
  if (!start) return nextCard(scene, null, false);
  const joined = [...scene.links.values()].flatMap(({ link }) =>
    link.from === from ? (scene.cards.get(link.to) ?? []) : link.to === from ? (scene.cards.get(link.from) ?? []) : [],
  );
  return nearest(start, joined, direction);
}

function nearest(start: SceneCard, cards: Iterable<SceneCard>, direction: Direction): string | null {
  let best: { key: string; cost: number } | null = null;
  for (const card of cards) {
    if (card === start) continue;
    const { ahead, aside } = offset(start, card, direction);
    if (ahead <= 1) continue;
    const cost = ahead + aside * 2;
    if (!best || cost < best.cost) best = { key: card.node.key, cost };
  }
  return best?.key ?? null;
}

function offset(start: SceneCard, card: SceneCard, direction: Direction): { ahead: number; aside: number } {
  const dx = card.x - start.x;
  const dy = card.y - start.y;
  if (direction === 'up') return { ahead: -dy, aside: Math.abs(dx) };
  if (direction === 'down') return { ahead: dy, aside: Math.abs(dx) };
  return { ahead: direction === 'left' ? -dx : dx, aside: Math.abs(dy) };
}
