import type { Point } from '../geometry/box';
import { groupsAround } from './groups';
import type { LayoutGroup, LayoutNode } from '../layout/types';
import { FRAME } from './frames';
import { SPACE } from '../layout/nodeBox';

/** Cards that were laid out in rows without regard to their groups. `rows` has each card's row from the top. */
export interface InRows {
  groups: readonly LayoutGroup[];
  places: ReadonlyMap<string, Point>;
  rows: ReadonlyMap<string, number>;
}

/** A side of a group: it goes straight down through the group's rows, with its own cards on the one hand of it and all others on the other. */
export interface GroupSide {
  group: string;
  side: 'left' | 'right';
  first: number;
  last: number;
}

/** What has a place between left and right: a card, or a side of a group, with the row or rows in which it stands. */
export type ColumnItem = { card: string; first: number; last: number } | GroupSide;

/** Where something wants to stand, itself or the groups around it; `key` tells those of one place apart. */
interface Want {
  key: string;
  x: number;
}

/**
 * Cards and the sides of groups from left to right, so that in each row the cards of a group stand between its sides and no others do.
 * Each group stands where its cards stood in the middle.
 */
export function groupColumns({ groups, places, rows }: InRows): ColumnItem[] {
  const around = groupsAround(groups);
  const middles = new Map(groups.map(({ key, cards }) => [key, middleOf(cards, places)]));
  const wantsOf = (keys: readonly string[]): Want[] => keys.map((key) => ({ key, x: middles.get(key) ?? 0 }));
  const items: { item: ColumnItem; wants: Want[] }[] = [...rows].map(([card, row]) => ({
    item: { card, first: row, last: row },
    wants: [...wantsOf(around.get(card) ?? []), { key: card, x: places.get(card)?.x ?? 0 }],
  }));
  for (const one of groups) {
    const own = one.cards.map((card) => rows.get(card) ?? 0);
    const span = { first: Math.min(...own), last: Math.max(...own) };
    const wants = wantsOf([...groupsOver(one, groups), one.key]);
    for (const side of ['left', 'right'] as const) {
      const x = side === 'left' ? -Infinity : Infinity;
      items.push({ item: { group: one.key, side, ...span }, wants: [...wants, { key: side, x }] });
    }
  }
  return items.sort((a, b) => compareWants(a.wants, b.wants)).map(({ item }) => item);
}

function middleOf(cards: readonly string[], places: ReadonlyMap<string, Point>): number {
  const xs = cards.map((key) => places.get(key)?.x ?? 0);
  return xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length);
}

/** The groups in which another lies. */
function groupsOver(one: LayoutGroup, groups: readonly LayoutGroup[]): string[] {
  const before = groups.slice(0, groups.indexOf(one));
  return before.filter(({ cards }) => one.cards.every((card) => cards.includes(card))).map(({ key }) => key);
}

/** What is in one group is not parted by what isn't. */
function compareWants(a: readonly Want[], b: readonly Want[]): number {
  for (const [at, one] of a.entries()) {
    const other = b[at];
    if (!other || one.key === other.key) continue;
    return one.x - other.x || (one.key < other.key ? -1 : 1);
  }
  return 0;
}

/**
 * Cards in rows moved to the right, as little as may be, until no card stands within the sides of a group that it doesn't belong to. What
 * hangs under a card, by `ownerOf`, goes along with it.
 */
export function inColumns(
  layout: InRows,
  sizes: ReadonlyMap<string, LayoutNode>,
  ownerOf: ReadonlyMap<string, string>,
): Map<string, Point> {
  const items = groupColumns(layout);
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
  const at = new Map([...layout.places].map(([key, { x }]) => [key, x]));
  const once = pushed(at);
  const byRow = [...layout.rows].sort((a, b) => a[1] - b[1]);
  const along = new Map<string, number>();
  for (const [key] of byRow) {
    const owner = ownerOf.get(key);
    const own = (once.get(key) ?? 0) - (at.get(key) ?? 0);
    along.set(key, Math.max(own, (owner && along.get(owner)) || 0));
  }
  const twice = pushed(new Map([...at].map(([key, x]) => [key, x + (along.get(key) ?? 0)])));
  return new Map([...layout.places].map(([key, { x, y }]) => [key, { x: twice.get(key) ?? x, y }]));
}

/** Space between a frame and the next card. */
const GAP = 18;
