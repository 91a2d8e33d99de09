import { cardBounds, type SceneCard, type SceneLink } from '../../scene/scene';
import { overlaps, union, type Bounds, type Point } from '../../geometry/box';
import { labelBounds } from '../../label/labelPlace';
import { LINK_LINE } from '../../geometry/linkLine';
import { lengthOf, nearestOnPath } from '../../geometry/polyline';
import { segmentsOf } from '../../geometry/segment';
import { gluedCard, type Glued } from './pptxEnds';

/** A card on the slide, by the id of its shape. */
export interface OnSlide {
  id: number;
  card: SceneCard;
}

/** What a slide shows of a link: the whole of it, or a part that ends where the slide does. */
export interface LinkPart {
  link: SceneLink;
  /** The cards it is attached to; null where it leads out. */
  from: OnSlide | null;
  to: OnSlide | null;
}

/** Shorter parts, in chart units, are none. */
const LEAST = 2;

/** The parts of a link that reach onto a slide of these cards and this part of the chart. */
export function partsOf(link: SceneLink, cards: ReadonlyMap<string, OnSlide>, bounds: Bounds): LinkPart[] {
  const [from, to] = [cards.get(link.link.from) ?? null, cards.get(link.link.to) ?? null];
  if (from && to) return [{ link, from, to }];
  const shown = union([bounds, ...[from, to].flatMap((one) => (one ? cardBounds(one.card) : []))]) ?? bounds;
  const parts = within(link.path, shown).map(({ path, isFirst, isLast }) => ({
    link: { ...link, path, label: null },
    from: isFirst ? from : null,
    to: isLast ? to : null,
  }));
  const { label } = link;
  if (!label || !overlaps(labelBounds(label, label.shape), bounds)) return parts;
  const away = parts.map(({ link: { path } }) => nearestOnPath(path, label).distance);
  const worded = away.indexOf(Math.min(...away));
  return parts.map((part, at) => (at === worded ? { ...part, link: { ...part.link, label } } : part));
}

/** What an end of a part is glued to: its card, or a joint of its own where it leads out. */
export function endOf(part: LinkPart, end: 'from' | 'to', joint: (middle: Point) => Glued): Glued {
  const card = part[end];
  if (card) return gluedCard(card.id, card.card);
  const { path } = part.link;
  const [tip, before] = end === 'from' ? [path[0], path[1]] : [path.at(-1), path.at(-2)];
  if (!tip || !before) throw new RangeError('A link has a way of two points at least.');
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const out = LINK_LINE.width / 2 / length;
  return joint({ x: tip.x + (tip.x - before.x) * out, y: tip.y + (tip.y - before.y) * out });
}

/** The parts of a route in a rectangle, and whether they begin or end where it does. */
function within(path: readonly Point[], bounds: Bounds): { path: Point[]; isFirst: boolean; isLast: boolean }[] {
  const parts: { path: Point[]; isFirst: boolean; isLast: boolean }[] = [];
  let open: Point[] | null = null;
  let isFirst = false;
  const close = (isLast: boolean) => {
    if (open && lengthOf(open) >= LEAST) parts.push({ path: open, isFirst, isLast });
    open = null;
  };
  for (const [at, [a, b]] of segmentsOf(path).entries()) {
    const [first, last] = partWithin(a, b, bounds);
    if (first >= last) {
      close(false);
      continue;
    }
    if (first > 0) close(false);
    if (!open) {
      open = [between(a, b, first)];
      isFirst = at === 0 && first === 0;
    }
    open.push(between(a, b, last));
    if (last < 1) close(false);
  }
  close(true);
  return parts;
}

/** From which to which part of a straight segment, 0 to 1, it is in a rectangle; the second is not greater where it isn't. */
function partWithin(a: Point, b: Point, { left, right, top, bottom }: Bounds): [number, number] {
  let [first, last] = [0, 1];
  for (const [start, length, low, high] of [
    [a.x, b.x - a.x, left, right],
    [a.y, b.y - a.y, top, bottom],
  ] as const) {
    if (length === 0) {
      if (start < low || start > high) return [1, 0];
      continue;
    }
    const [one, other] = [(low - start) / length, (high - start) / length];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  return [first, last];
}

function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}
