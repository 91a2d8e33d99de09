import type { ChartGroup } from '@stemma/shared/chart/chart';
import { union, type Bounds } from '../geometry/box';
import { clip, type Measure } from '../geometry/text';

/**
 * Measures of the frame round a group's cards, in chart units. A segment of a link nearer to a border than `clear`, for longer than `along`,
 * would be read as the border.
 */
export const FRAME = { pad: 18, head: 30, corner: 12, sign: 18, clear: 8, along: 12 } as const;

/** A group drawn as a frame round its cards: those that lie in others come after these. */
export interface Frame {
  key: string;
  name: string;
  /** Its name as far as there is room. */
  shown: string;
  bounds: Bounds;
  /** The cards in it and in the groups within, by their keys. */
  cards: ReadonlySet<string>;
}

/** The frames of a chart's groups, round their cards and the frames within. A group none of whose cards is shown has none. */
export function framesOf(
  groups: readonly ChartGroup[],
  boxOf: (key: string) => Bounds | null,
  measure: Measure = (text) => text.length * 7,
): Frame[] {
  const byKey = new Map(groups.map((group) => [group.key, group]));
  const known = new Map<string, Omit<Frame, 'key' | 'name' | 'shown'> | null>();
  const frameOf = (key: string, within: ReadonlySet<string>): Omit<Frame, 'key' | 'name' | 'shown'> | null => {
    const done = known.get(key);
    if (done !== undefined) return done;
    const cards = new Set<string>();
    const boxes: Bounds[] = [];
    for (const member of byKey.get(key)?.members ?? []) {
      const inner = byKey.has(member) && !within.has(member) ? frameOf(member, new Set([...within, member])) : null;
      const box = inner?.bounds ?? (byKey.has(member) ? null : boxOf(member));
      if (!box) continue;
      boxes.push(box);
      for (const card of inner?.cards ?? [member]) cards.add(card);
    }
    const around = union(boxes);
    const frame = around && {
      cards,
      bounds: {
        left: around.left - FRAME.pad,
        right: around.right + FRAME.pad,
        top: around.top - FRAME.pad - FRAME.head + 6,
        bottom: around.bottom + FRAME.pad,
      },
    };
    known.set(key, frame);
    return frame;
  };
  return groups
    .flatMap(({ key, name }) => {
      const frame = frameOf(key, new Set([key]));
      const room = frame ? frame.bounds.right - frame.bounds.left - FRAME.sign - 36 : 0;
      return frame ? [{ key, name, shown: clip(name, 'labelStrong', room, measure), ...frame }] : [];
    })
    .sort((a, b) => b.cards.size - a.cards.size || area(b.bounds) - area(a.bounds));
}

/** Where a group's fold sign stands: the middle of it. */
export function signOf({ bounds }: Frame): { x: number; y: number } {
  return { x: bounds.left + 8 + FRAME.sign / 2, y: bounds.top + FRAME.head / 2 };
}

function area({ left, right, top, bottom }: Bounds): number {
  return (right - left) * (bottom - top);
}
