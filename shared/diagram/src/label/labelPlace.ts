import { grown, holds, within, type Bounds, type Point } from '../geometry/box';
import { LINK_LINE } from '../geometry/linkLine';
import { lengthOf, pointAt } from '../geometry/polyline';

/** What of a link's last segment stays in view beside its label, the arrow on it. */
const ARROW = 18;

/**
 * Where a label may stand on its link, best first, as fractions of the route: where it was put, else upright before
 * the held card, or on the way `across` where links from several holders arrive side by side. For so long from its start as the link runs
 * together with others of its owner (`shared`), its label would be read as theirs.
 */
export function labelFractions(
  path: readonly Point[],
  wanted: number,
  size: { width: number; height: number },
  { fixed, across, shared }: { fixed: boolean; across: boolean; shared: number },
): number[] {
  const total = lengthOf(path);
  if (total === 0) return [0.5];
  const middles: { fraction: number; length: number; upright: boolean }[] = [];
  let walked = 0;
  for (let at = 1; at < path.length; at++) {
    const [a, b] = [path[at - 1], path[at]];
    const length = a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0;
    const upright = a && b ? Math.abs(b.y - a.y) >= Math.abs(b.x - a.x) : true;
    const own = { from: Math.max(walked, Math.min(shared, walked + length)), to: walked + length };
    middles.push({ fraction: (own.from + own.to) / 2 / total, length: own.to - own.from, upright });
    walked += length;
  }
  const last = middles.at(-1);
  const longest = middles.reduce(
    (best, one) => (one.length > best.length ? one : best),
    middles[0] ?? { fraction: 0.5, length: 0, upright: true },
  );
  const isLong = last && last.length >= (last.upright ? size.height : size.width) + ARROW;
  const own = isLong ? [...along(last, total), longest.fraction] : [longest.fraction];
  if (across) own.unshift(longest.fraction);
  const first = fixed || wanted !== 0.5 ? [wanted, ...own] : own;
  return [...first, 0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2, 0.9, 0.1];
}

/** How far apart places are at which a label is tried all along its link, in chart units, and how many they are at most. */
const TRIED = { step: 12, most: 24 };

/** All along the part of its route that a link shares with no other (from `shared` on), as fractions of the route, those about its middle first. */
export function ownFractions(path: readonly Point[], shared: number): number[] {
  const total = lengthOf(path);
  const own = total - Math.min(shared, total);
  const count = Math.min(TRIED.most, Math.floor(own / TRIED.step));
  const all = Array.from({ length: count }, (_, at) => (at + 0.5) / count);
  all.sort((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5) || a - b);
  return all.map((part) => (shared + part * own) / total);
}

/** A segment's middle, then nearer to either end of it, where two labels find room above each other. */
function along(segment: { fraction: number; length: number }, total: number): number[] {
  const part = segment.length / total;
  return [0, -0.26, 0.2].map((shift) => segment.fraction + shift * part);
}

/** How far off the middle a label is tried that finds no room there, in steps of so many chart units. */
const ASIDE = 6;
/** So much of a label at least stands on either side of its link: of its width where that runs upright, else of its height. */
const ON_LINK = { upright: 8, level: 2 } as const;

/**
 * How bad it is what a label does at a place: that it hides where its own link turns, or a piece of the `bundle` on which its link runs together
 * with another one of its owner, hides a piece of a frame's border, its own link's arrow or a piece of another link that runs up or down, stands
 * in the middle of such a bundle, where it is read as the labels of all (`shared`), or in the line of one that runs level into its label, whose it
 * would seem to be.
 */
export const LABEL_PENALTY = { bend: 1, bundle: 2, frame: 4, cut: 8, shared: 12, inLine: 40 } as const;
/** So near to a segment the middle of a label is on it. */
const ON_BUNDLE = 3;

/** How bad it is that a label hides a piece of a segment on which its link runs together with another one of its owner. */
export function penaltyOnBundle(segment: Bounds, label: Bounds): number {
  const middle = { x: (label.left + label.right) / 2, y: (label.top + label.bottom) / 2 };
  return holds(grown(segment, ON_BUNDLE), middle) ? LABEL_PENALTY.shared : LABEL_PENALTY.bundle;
}

/**
 * The first of the places, the best and then the `others`, where the label does no harm, in the middle of its link or, where other links run close by, a little to one
 * side, so that it still stands on its own, or next to it where it runs alone; else, of those that are not `taken`, the one where it does the least `harm`; the first of all where everything is. In small steps.
 */
export function* placingLabel(
  path: readonly Point[],
  { best, others, shared }: { best: readonly number[]; others: readonly number[]; shared: number },
  size: { width: number; height: number },
  taken: (bounds: Bounds) => boolean,
  harm: (bounds: Bounds) => number,
): Generator<void, Point> {
  const [places, more] = [best, others].map((fractions) => fractions.map((fraction) => pointAt(path, fraction)));
  const alone = best.flatMap((fraction, at) => (fraction * lengthOf(path) >= shared ? (places?.[at] ?? []) : []));
  let least: { at: Point; harm: number } | null = null;
  for (const at of tried(places ?? [], more ?? [], alone, size)) {
    yield;
    const bounds = labelBounds(at, size);
    if (taken(bounds)) continue;
    const done = harm(bounds);
    if (!least || done < least.harm) least = { at, harm: done };
    if (done === 0) break;
  }
  const found = least?.at ?? places?.[0];
  return { x: found?.x ?? 0, y: found?.y ?? 0 };
}

type Place = Point & { upright: boolean };

function* tried(
  places: readonly Place[],
  others: readonly Place[],
  alone: readonly Place[],
  size: { width: number; height: number },
): Generator<Point> {
  yield* places;
  yield* others;
  for (const place of places) yield* aside(place, size);
  for (const place of [...alone, ...others]) yield* nextTo(place, size);
  for (const place of others) yield* aside(place, size);
}

/** Places beside a middle, across its link, the nearest first. */
function aside({ x, y, upright }: Place, { width, height }: { width: number; height: number }): Point[] {
  const most = upright ? width / 2 - ON_LINK.upright : height / 2 - ON_LINK.level;
  const places: Point[] = [];
  for (let off = ASIDE; off <= most; off += ASIDE) {
    for (const by of [-off, off]) places.push(upright ? { x: x + by, y } : { x, y: y + by });
  }
  return places;
}

/** How far a label stands from an upright link that it does not cover, clear of its arrow. */
const NEXT = LINK_LINE.head.half + 1;

/** The places on either side of a link that runs upright. */
function nextTo({ x, y, upright }: Place, { width }: { width: number }): Point[] {
  const aside = width / 2 + NEXT;
  return upright ? [x - aside, x + aside].map((there) => ({ x: there, y })) : [];
}

/** The rectangle of a label by its middle. */
export function labelBounds(at: Point, size: { width: number; height: number }): Bounds {
  return {
    left: at.x - size.width / 2,
    right: at.x + size.width / 2,
    top: at.y - size.height / 2,
    bottom: at.y + size.height / 2,
  };
}

/** Whether the label of a link are all on a page; cut off they would say something else, as 5 % for 75 %. */
export function isLabelOn(
  page: Bounds,
  { label }: { label: (Point & { shape: { width: number; height: number } }) | null },
): boolean {
  return label === null || within(labelBounds(label, label.shape), page);
}
