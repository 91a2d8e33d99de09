import type { Point } from '../geometry/box';
import { groupsAround } from './groups';
import type { LayoutGroup } from '../layout/types';

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
