import type { Point } from '../geometry/box';
import { FRAME } from './frames';
import { SPACE } from '../layout/space';
import { groupColumns, type InRows } from './groupColumns';
import type { LayoutNode } from '../layout/types';

/**
 * Cards in rows moved to the right, as little as may be, until no card stands within the sides of a group that it doesn't belong to. What
 * hangs under a card, by `ownerOf`, goes along with it.
 */
export function inColumns(
  laid: InRows,
  sizes: ReadonlyMap<string, LayoutNode>,
  ownerOf: ReadonlyMap<string, string>,
): Map<string, Point> {
  const items = groupColumns(laid);
  const pushed = (wanted: ReadonlyMap<string, number>): Map<string, number> => {
    const reached: number[] = [];
    const found = new Map<string, number>();
    for (const item of items) {
      const rows = Array.from({ length: item.last - item.first + 1 }, (_, at) => item.first + at);
      const edge = Math.max(...rows.map((row) => reached[row] ?? -Infinity));
      if ('card' in item) {
        const half = (sizes.get(item.card)?.width ?? 0) / 2;
        const x = Math.max(wanted.get(item.card) ?? 0, edge + half);
        found.set(item.card, x);
        reached[item.first] = x + half + SPACE.cards;
      } else {
        const pad = item.side === 'left' ? FRAME.pad : FRAME.pad + GAP - SPACE.cards;
        for (const row of rows) reached[row] = edge + pad;
      }
    }
    return found;
  };
  const at = new Map([...laid.places].map(([key, { x }]) => [key, x]));
  const once = pushed(at);
  const byRow = [...laid.rows].sort((a, b) => a[1] - b[1]);
  const along = new Map<string, number>();
  for (const [key] of byRow) {
    const owner = ownerOf.get(key);
    const own = (once.get(key) ?? 0) - (at.get(key) ?? 0);
    along.set(key, Math.max(own, (owner && along.get(owner)) || 0));
  }
  const twice = pushed(new Map([...at].map(([key, x]) => [key, x + (along.get(key) ?? 0)])));
  return new Map([...laid.places].map(([key, { x, y }]) => [key, { x: twice.get(key) ?? x, y }]));
}

/** Space between a frame and the next card. */
const GAP = 18;
