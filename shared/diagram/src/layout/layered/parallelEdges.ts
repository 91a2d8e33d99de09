import type { Point } from '../../geometry/box';
import { simplified } from '../../geometry/polyline';
import { group, type Edge, startsAlone } from '../connectedComponents';
import type { LayoutNode, ComponentLayout } from '../types';

/** Links by which one owner holds one card: they are laid out as one, so that they don't push each other aside level by level. */
export type ParallelEdges = readonly [Edge, ...Edge[]];

interface Size {
  width: number;
  height: number;
}

/** A bundle's route as laid out, and the room kept free on it for the label of its links. */
export interface ParallelRoute {
  path: readonly Point[];
  /** Which of its points is right before the room, in the channel where the links part. */
  into: number;
  room: Size & Point;
  /** How much of the room's height is below the label. */
  arrow: number;
}

/** Room of a link without labels beside others, and for its turn to its own labels. */
const BARE = 16;
const TURN = 14;
/** How far apart links of a bundle enter where other links enter beside them, and where they run across on the way there. */
const CLOSE = 14;
const LANE = 8;

/** Links of the same owner to the same card, those with a head at the owner apart, in the order of the first of each. */
export function parallelEdgesOf(edges: readonly Edge[]): ParallelEdges[] {
  const pairs = group(edges, (edge) => `${edge.holder}\n${edge.held}\n${startsAlone(edge)}`);
  return [...pairs.values()].flatMap(([first, ...rest]) => (first ? [[first, ...rest] as const] : []));
}

/** Room for the label of all links of a bundle beside each other, and for their heads below it; none where there is one link without labels. */
export function labelSpace(bundle: ParallelEdges, arrow: number): Size {
  const sizes = bundle.map(({ link: { label } }) => label ?? { width: 0, height: 0 });
  const height = Math.max(...sizes.map((size) => size.height));
  if (bundle.length > 1) return { width: sum(bundle.map(widthOf)), height: height + arrow + TURN };
  const [{ width } = { width: 0 }] = sizes;
  return bundle[0].link.label ? { width: width + 8, height: height + arrow } : { width: 0, height: 0 };
}

/** How far the links of a bundle stand from each other at most where they enter a card beside others. */
export function fanWidth({ length }: ParallelEdges): number {
  return (length - 1) * CLOSE;
}

/** How far from the middle of their label's room the links of a bundle run through it, from the left. */
export function offsetsOf(bundle: ParallelEdges): number[] {
  const widths = bundle.map(widthOf);
  let left = -sum(widths) / 2;
  return widths.map((width) => (left += width) - width / 2);
}

/**
 * The routes of a bundle's links: as one as far as the room for their labels, each through its own labels, and from there side by side into
 * the card that is held, also where the bundle turns once more: one line with one head would be read as one link. `arriving` is how many bundles enter that card.
 */
export function parallelRoutes(
  bundle: ParallelEdges,
  { path, into, room, arrow }: ParallelRoute,
  held: { node: LayoutNode; x: number } | undefined,
  arriving: number,
): ComponentLayout['links'] {
  const middle = room.x + room.width / 2;
  const top = room.y + TURN;
  const start = path[into]?.y ?? 0;
  const after = start < room.y ? room.y + room.height - 4 : top - TURN / 2;
  const rest = simplified([{ x: middle, y: after }, ...path.slice(into + 1)]).slice(1);
  const goal = path.at(-1) ?? { x: middle, y: after };
  const isLast = start < goal.y && leadsIn(rest, room.width / 2);
  const reach = held ? Math.max(0, held.node.width / 2 - held.node.corner) : 0;
  const offsets = offsetsOf(bundle);
  const fits = arriving === 1 && offsets.every((by) => Math.abs(middle + by - (held?.x ?? middle)) <= reach);
  return new Map(
    bundle.map((edge, index) => {
      const x = middle + (offsets[index] ?? 0);
      const { link } = edge;
      const place = index - (bundle.length - 1) / 2;
      const aside = place * CLOSE;
      const entry = fits && rest.length === 1 ? x : goal.x + aside;
      const whole = [
        ...path.slice(0, into),
        { x, y: start },
        { x, y: after },
        { x: isLast ? entry : middle + aside, y: after },
        ...(isLast ? [{ x: entry, y: goal.y }] : beside(rest, place)),
      ];
      const label = link.label && { x, y: top + (room.height - TURN - arrow) / 2 };
      return [link.key, { path: simplified(whole), label, turned: link.from !== edge.holder }];
    }),
  );
}

/** Whether nothing but a card comes after a segment, or a turn to the side by no more than `aside` before it. */
function leadsIn([first, , last, ...more]: readonly Point[], aside: number): boolean {
  return !last || (more.length === 0 && !!first && Math.abs(last.x - first.x) <= aside);
}

/** A route that begins with an upright segment beside this one, so that links at their places round it do not cross. */
function beside(path: readonly Point[], place: number): Point[] {
  const last = path.length - 1;
  const onward = Math.sign((path[last]?.y ?? 0) - (path[0]?.y ?? 0));
  return path.map(({ x, y }, at) => {
    const level = at % 2 === 0 ? at : at - 1;
    const [start, end] = [path[level], path[level + 1]];
    const direction = start && end ? Math.sign(end.x - start.x) : 0;
    return { x: x + place * CLOSE, y: at === last ? y : y - onward * direction * place * LANE };
  });
}

function widthOf({ link: { label } }: Edge): number {
  return label ? label.width + 8 : BARE;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
