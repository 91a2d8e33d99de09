import { boundsOf, type Bounds, type Point } from '../geometry/box';
import { simplified } from '../geometry/polyline';
import { STEM_LENGTH, type Port, type PortOffsets } from './port';

/** Space that a route round keeps from the cards that it passes. */
const CLEAR = 16;
/** How much higher a way over more cards runs than one over fewer. */
const STEP = 18;
/** How far from a card's middle a way over a row leaves and arrives, so that it does not meet one that goes on from there. */
const ASIDE = 16;

/**
 * Routes of a link that stand in for its plain one where that would run behind cards (`inTheWay`), best first: across just over the held
 * card, along a lane beside what is in the way, or for cards in a row over or under them.
 */
export function detours(from: Port, to: Port, slots: PortOffsets, inTheWay: readonly Bounds[]): Point[][] {
  const [a, b] = [boundsOf(from), boundsOf(to)];
  const [startX, endX] = [from.x + slots.from, to.x + slots.to];
  if (b.top - a.bottom >= 16)
    return upright(startX, a.bottom, endX, b.top, Math.min(STEM_LENGTH, (b.top - a.bottom) / 2));
  if (a.top - b.bottom >= 16)
    return upright(startX, a.top, endX, b.bottom, -Math.min(STEM_LENGTH, (a.top - b.bottom) / 2));
  const boxes = [a, b, ...inTheWay];
  const away = STEM_LENGTH + STEP * Math.min(3, inTheWay.length);
  const over = Math.min(...boxes.map(({ top }) => top)) - away;
  const under = Math.max(...boxes.map(({ bottom }) => bottom)) + away;
  const side = startX <= endX ? ASIDE : -ASIDE;
  return [
    arch(startX + side, a.top, endX - side, b.top, over - slots.further),
    arch(startX + side, a.bottom, endX - side, b.bottom, under + slots.further),
  ];

  function upright(x: number, y: number, toX: number, toY: number, bundle: number): Point[][] {
    const [first, last] = [y + bundle + Math.sign(bundle) * slots.further, toY - bundle];
    const lanes = inTheWay.flatMap(({ left, right }) => [left - CLEAR, right + CLEAR]);
    lanes.sort((one, other) => Math.abs(one - toX) - Math.abs(other - toX) || one - other);
    return [
      arch(x, y, toX, toY, last),
      ...lanes.map((lane) =>
        simplified([
          { x, y },
          { x, y: first },
          { x: lane, y: first },
          { x: lane, y: last },
          { x: toX, y: last },
          { x: toX, y: toY },
        ]),
      ),
    ];
  }
}

/** Ways out of a side of both cards and along a lane beside them, for cards above each other with much between them. */
export function sideways(from: Port, to: Port): Point[][] {
  const [a, b] = [boundsOf(from), boundsOf(to)];
  const lanes = [
    [Math.max(a.right, b.right) + STEM_LENGTH, a.right, b.right],
    [Math.min(a.left, b.left) - STEM_LENGTH, a.left, b.left],
  ] as const;
  return lanes.map(([lane, start, end]) => [
    { x: start, y: from.y },
    { x: lane, y: from.y },
    { x: lane, y: to.y },
    { x: end, y: to.y },
  ]);
}

function arch(startX: number, startY: number, endX: number, endY: number, level: number): Point[] {
  return simplified([
    { x: startX, y: startY },
    { x: startX, y: level },
    { x: endX, y: level },
    { x: endX, y: endY },
  ]);
}
