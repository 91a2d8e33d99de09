import { boundsOf, type Bounds } from '@stemma/shared/chart/geometry/box';
import { behind } from '@stemma/shared/chart/geometry/run';
import type { Point } from '../model/commands';
import type { LaidPart } from './assemble';
import { group, type Part } from './order';
import type { LayoutNode } from './types';

/** Space that a link keeps from cards that are not its own. */
const CLEAR = 8;
/** Space between links of the same two cards, beside their words. */
const APART = 12;
/** Steps in which a bend is moved inwards. */
const STEP = 8;

/**
 * The links of a circle round the origin that are not straight: those that would run behind a card beside the line are bent towards the
 * middle, just so far that they do not, and where several join two cards they run beside each other.
 */
export function circleWays({ nodes, edges }: Part, places: ReadonlyMap<string, Point>): LaidPart['links'] {
  const boxes = nodes.map((node) => ({ key: node.key, box: boxOf(node, places.get(node.key)) }));
  const ways: LaidPart['links'] = new Map();
  for (const all of group(edges, ({ holder, held }) => pairOf(holder, held)).values()) {
    const between = Math.max(...all.map(({ link }) => link.label?.height ?? 0)) + APART;
    all.forEach(({ link }, at) => {
      const [from, to] = [places.get(link.from), places.get(link.to)];
      if (!from || !to) return;
      const others = boxes.filter(({ key }) => key !== link.from && key !== link.to).map(({ box }) => box);
      const aside = (at - (all.length - 1) / 2) * between * (link.from < link.to ? 1 : -1);
      const bend = bendOf(from, to, aside, others);
      if (bend) ways.set(link.key, { path: [from, bend, to], label: null, turned: false });
    });
  }
  return ways;
}

/** The same for two cards whichever of them comes first. */
export function pairOf(a: string, b: string): string {
  return a < b ? `${a}\n${b}` : `${b}\n${a}`;
}

/** Where a link is bent that runs `aside` of the line between two cards, and clear of others; null where it is straight. */
function bendOf(from: Point, to: Point, aside: number, others: readonly Bounds[]): Point | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const middle = {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * aside,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * aside,
  };
  const away = Math.hypot(middle.x, middle.y);
  for (let inwards = 0; inwards <= away; inwards += STEP) {
    const part = away === 0 ? 0 : 1 - inwards / away;
    const bend = { x: middle.x * part, y: middle.y * part };
    if (others.some((box) => behind(from, bend, box) || behind(bend, to, box))) continue;
    return inwards === 0 && aside === 0 ? null : bend;
  }
  return aside === 0 ? null : middle;
}

function boxOf({ width, height, drop }: LayoutNode, { x, y }: Point = { x: 0, y: 0 }): Bounds {
  const box = boundsOf({ x, y, width, height }, CLEAR);
  return { ...box, bottom: box.bottom + drop };
}
