import { grown, overlaps, union, type Bounds } from '../geometry/box';
import { GridIndex } from '../index/gridIndex';

/** A card with what it is told by; null for one that stands on no band. */
export interface BandMember {
  key: string;
  value: string | null;
  bounds: Bounds;
}

/** A rectangle behind cards of one value. */
export interface Band {
  value: string;
  bounds: Bounds;
  /** The cards on it. */
  cards: ReadonlySet<string>;
  /** Whether its word has room above the cards, in `BAND.head`. */
  hasHead: boolean;
}

/**
 * Measures of bands in chart units: how far one reaches beyond its cards, how much more above them where its word has room, and how far apart
 * two of its cards may stand. Both together are no more than the margin that files have round a chart.
 */
export const BAND = { pad: 8, head: 16, gap: 200, corner: 10 } as const;

/** Beyond so many cards there are no bands. */
const CARDS_MAX = 2_000;

/** A band while it grows: its rectangle without a margin. */
interface Growing {
  /** That of the card it began with. */
  key: string;
  value: string;
  tight: Bounds;
  cards: Set<string>;
}

/**
 * Bands behind cards of one value: rectangles that hold these alone. Agglomerative clustering by single linkage, the nearest cards first: two
 * clusters become one where the rectangle round both has no card of another value in it and no other band. Cards that stand far from their
 * like have a band of their own.
 */
export function bandsOf(members: readonly BandMember[]): Band[] {
  if (members.length > CARDS_MAX) return [];
  const index = new GridIndex();
  const byKey = new Map(members.map((member) => [member.key, member]));
  for (const { key, bounds } of members) index.set(key, bounds);
  const bandOf = new Map<string, Growing>();
  for (const { key, value, bounds } of members) {
    if (value !== null) bandOf.set(key, { key, value, tight: bounds, cards: new Set([key]) });
  }
  const all = new Map(bandOf);
  const bands = new GridIndex();
  for (const { key, tight } of all.values()) bands.set(key, tight);
  const isFree = (tight: Bounds, one: Growing, other: Growing): boolean => {
    for (const key of index.query(tight)) if (byKey.get(key)?.value !== one.value) return false;
    for (const key of bands.query(tight)) {
      const band = all.get(key);
      if (band && band !== one && band !== other && overlaps(band.tight, tight)) return false;
    }
    return true;
  };
  for (const [from, to] of neighbours(members, index, byKey)) {
    const [one, other] = [bandOf.get(from), bandOf.get(to)];
    if (!one || !other || one === other) continue;
    const tight = union([one.tight, other.tight]);
    if (!tight || !isFree(tight, one, other)) continue;
    for (const key of other.cards) {
      one.cards.add(key);
      bandOf.set(key, one);
    }
    one.tight = tight;
    bands.set(one.key, tight);
    bands.delete(other.key);
    all.delete(other.key);
  }
  return [...all.values()].map(({ value, tight, cards }) => {
    const padded = grown(tight, BAND.pad);
    const head = { ...padded, top: padded.top - BAND.head, bottom: padded.top };
    const hasHead = [...index.query(head)].length === 0;
    return { value, cards, hasHead, bounds: hasHead ? { ...padded, top: head.top } : padded };
  });
}

/** Pairs of cards of one value that stand near each other, the nearest first. */
function neighbours(
  members: readonly BandMember[],
  index: GridIndex,
  byKey: ReadonlyMap<string, BandMember>,
): [string, string][] {
  const pairs: { pair: [string, string]; gap: number }[] = [];
  for (const { key, value, bounds } of members) {
    if (value === null) continue;
    for (const near of index.query(grown(bounds, BAND.gap))) {
      const other = byKey.get(near);
      if (near <= key || other?.value !== value) continue;
      pairs.push({ pair: [key, near], gap: gapOf(bounds, other.bounds) });
    }
  }
  return pairs.sort((a, b) => a.gap - b.gap || (a.pair.join() < b.pair.join() ? -1 : 1)).map(({ pair }) => pair);
}

function gapOf(a: Bounds, b: Bounds): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right);
  const down = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return across + down;
}
