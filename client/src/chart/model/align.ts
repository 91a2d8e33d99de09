import type { Point } from '@stemma/diagram/geometry/box';

/** A card's middle and size, in chart units. */
export interface Placed extends Point {
  width: number;
  height: number;
}

export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Where cards stand once their edges or middles are on one line: the outermost edge, or the middle of all. */
export function aligned(cards: ReadonlyMap<string, Placed>, how: Alignment): Map<string, Point> {
  const all = [...cards.values()];
  const left = Math.min(...all.map((card) => card.x - card.width / 2));
  const right = Math.max(...all.map((card) => card.x + card.width / 2));
  const top = Math.min(...all.map((card) => card.y - card.height / 2));
  const bottom = Math.max(...all.map((card) => card.y + card.height / 2));
  const place: Record<Alignment, (card: Placed) => Point> = {
    left: ({ y, width }) => ({ x: left + width / 2, y }),
    center: ({ y }) => ({ x: (left + right) / 2, y }),
    right: ({ y, width }) => ({ x: right - width / 2, y }),
    top: ({ x, height }) => ({ x, y: top + height / 2 }),
    middle: ({ x }) => ({ x, y: (top + bottom) / 2 }),
    bottom: ({ x, height }) => ({ x, y: bottom - height / 2 }),
  };
  return new Map([...cards].map(([key, card]) => [key, rounded(place[how](card))]));
}

/** Where cards stand with the same space between all that follow each other; the outermost two stay. */
export function distributed(cards: ReadonlyMap<string, Placed>, along: 'x' | 'y'): Map<string, Point> {
  const size = along === 'x' ? 'width' : 'height';
  const order = [...cards].sort(([a, one], [b, other]) => one[along] - other[along] || (a < b ? -1 : 1));
  const [first, last] = [order[0]?.[1], order.at(-1)?.[1]];
  if (!first || !last || order.length < 3) return new Map();
  const inner = order.slice(1, -1);
  const taken = inner.reduce((sum, [, card]) => sum + card[size], 0);
  const start = first[along] + first[size] / 2;
  const gap = (last[along] - last[size] / 2 - start - taken) / (order.length - 1);
  let edge = start + gap;
  const places = new Map<string, Point>();
  for (const [key, card] of inner) {
    const middle = edge + card[size] / 2;
    places.set(key, rounded(along === 'x' ? { x: middle, y: card.y } : { x: card.x, y: middle }));
    edge += card[size] + gap;
  }
  return places;
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
