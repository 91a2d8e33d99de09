import type { ChartLink } from '@stemma/shared/chart/link';
import { boundsOf, type Bounds, type Point, byPlace, sameBounds } from '../geometry/box';
import type { LabelShape } from '../label/linkLabel';
import { MANY_OBSTACLES, obstaclesOnRoute, type Cards } from './obstaclesOnRoute';
import { STEM_LENGTH, type PortOffsets, type Port } from './port';
import { cardBounds, portOf, type SceneCard } from '../scene/sceneParts';
import { isUpright, NO_ANCHORS, type Side, type Anchor, type Anchors, facingSides } from './anchor';
import { anchoredRoute } from './anchoredRoute';
import { simplified } from '../geometry/polyline';

/** So many may be in the route of one without places of its own, as rows have many. */
const MANY_IN_ROW = 60;
/** With so few in the route of a link it is sought from all sides. */
const FEW = 3;
/** Space beside a label between two cards of a row. */
const BESIDE = 6;

/**
 * The plain route of a link that nobody gave bends, or where it would run behind cards the first route round that does not; so, too, where
 * its label does not fit between two cards of a row. `more` are routes round that it may take where other links run. It depends on where cards
 * stand alone, so that a chart is drawn the same each time: on those that lie on one of the routes that were `tried`, null where the first was
 * clear. Where many stand in the way and none leads round (`isLost`), nothing has been laid out there.
 */
export function clearRoute(
  around: Cards,
  link: ChartLink,
  plain: Point[],
  { from, to, slots }: { from: SceneCard; to: SceneCard; slots: PortOffsets },
  label: LabelShape | null,
): { path: Point[]; tried: Point[][] | null; more: () => Point[][]; isLost: boolean } {
  const obstacles = obstaclesOnRoute(around, link, plain, MANY_IN_ROW);
  const routes = (boxes: readonly Bounds[]) => detours(portOf(from), portOf(to), slots, boxes);
  const narrow = label !== null && gapOfRow(from, to) < label.width + 2 * BESIDE;
  const more = () => [
    plain,
    ...routes([...obstacles, cardBounds(from), cardBounds(to)]),
    ...sideways(portOf(from), portOf(to)),
  ];
  if (obstacles.length === 0 && !narrow) return { path: plain, tried: null, more, isLost: false };
  const tried = [plain];
  const isRound = (route: Point[]) => {
    tried.push(route);
    return obstaclesOnRoute(around, link, route, 1).length === 0;
  };
  const round = obstacles.length > MANY_IN_ROW ? undefined : routes(obstacles).find(isRound);
  if (round || obstacles.length === 0) return { path: round ?? plain, tried, more, isLost: false };
  if (obstacles.length > MANY_OBSTACLES) return { path: plain, tried, more, isLost: true };
  const sought = between(around, link, { from, to, slots, isNear: obstacles.length <= FEW });
  tried.push(...(sought?.tried ?? []));
  return { path: sought?.isClear ? sought.path : plain, tried, more, isLost: false };
}

/**
 * A route with few bends round all cards between two: from the sides of both by which the plain route would lead, or where something stands close
 * before these and little else is in between (`isNear`), from any.
 */
function between(
  around: Cards,
  link: ChartLink,
  { from, to, slots, isNear }: { from: SceneCard; to: SceneCard; slots: PortOffsets; isNear: boolean },
): Detour | null {
  const [a, b] = [portOf(from), portOf(to)];
  const sides = facingSides(boundsOf(a), boundsOf(b));
  if (!sides) return null;
  const at = (side: Side, shift: number): Anchor => ({ side, along: 0.5, shift: isUpright(side) ? shift : 0 });
  const leaving = { slots, out: { from: STEM_LENGTH + slots.further, to: STEM_LENGTH } };
  const seek = (anchors: Anchors) =>
    routeAroundObstacles(around, link, (obstacles) => anchoredRoute(a, b, anchors, leaving, obstacles));
  const facing = seek({ from: at(sides.from, slots.from), to: at(sides.to, slots.to) });
  if (facing.isClear || !isNear) return facing;
  const any = seek(NO_ANCHORS);
  return { ...any, tried: [...facing.tried, ...any.tried] };
}

/** The space between two cards of which neither stands above the other; any is enough where one does. */
function gapOfRow(from: SceneCard, to: SceneCard): number {
  const [a, b] = [from, to].map(({ x, y, shape: { width, height } }) => boundsOf({ x, y, width, height }));
  if (!a || !b || b.top - a.bottom >= 16 || a.top - b.bottom >= 16) return Infinity;
  const gap = Math.max(b.left - a.right, a.left - b.right);
  return gap >= 0 ? gap : Infinity;
}

/** Space that a route round keeps from the cards that it passes. */
const CLEAR = 16;
/** How much higher a route over more cards runs than one over fewer. */
const STEP = 18;
/** How far from a card's middle a route over a row leaves and arrives, so that it does not meet one that goes on from there. */
const ASIDE = 16;

/**
 * Routes of a link that stand in for its plain one where that would run behind cards (`obstacles`), best first: across just over the held
 * card, along a lane beside what is in the way, or for cards in a row over or under them.
 */
function detours(from: Port, to: Port, slots: PortOffsets, obstacles: readonly Bounds[]): Point[][] {
  const [a, b] = [boundsOf(from), boundsOf(to)];
  const [startX, endX] = [from.x + slots.from, to.x + slots.to];
  if (b.top - a.bottom >= 16)
    return upright(startX, a.bottom, endX, b.top, Math.min(STEM_LENGTH, (b.top - a.bottom) / 2));
  if (a.top - b.bottom >= 16)
    return upright(startX, a.top, endX, b.bottom, -Math.min(STEM_LENGTH, (a.top - b.bottom) / 2));
  const boxes = [a, b, ...obstacles];
  const away = STEM_LENGTH + STEP * Math.min(3, obstacles.length);
  const over = Math.min(...boxes.map(({ top }) => top)) - away;
  const under = Math.max(...boxes.map(({ bottom }) => bottom)) + away;
  const side = startX <= endX ? ASIDE : -ASIDE;
  return [
    arch(startX + side, a.top, endX - side, b.top, over - slots.further),
    arch(startX + side, a.bottom, endX - side, b.bottom, under + slots.further),
  ];

  function upright(x: number, y: number, toX: number, toY: number, bundle: number): Point[][] {
    const [first, last] = [y + bundle + Math.sign(bundle) * slots.further, toY - bundle];
    const lanes = obstacles.flatMap(({ left, right }) => [left - CLEAR, right + CLEAR]);
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
function sideways(from: Port, to: Port): Point[][] {
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

/** Round so many cards a route is sought at most. */
const MOST = 20;

/** A route round cards. */
interface Detour {
  path: Point[];
  /** All routes that were tried for it, itself among them. */
  tried: Point[][];
  /** Whether it passes behind no card of others. */
  isClear: boolean;
}

/**
 * A route that is sought anew with each card that it came to run behind, until it is clear; where it can't be, the one that passes fewest.
 * `seek` finds one past such cards.
 */
export function routeAroundObstacles(
  around: Cards,
  link: ChartLink,
  seek: (obstacles: readonly Bounds[]) => Point[],
): Detour {
  const tried: Point[][] = [];
  let obstacles: Bounds[] = [];
  let best: { path: Point[]; met: number } | null = null;
  for (;;) {
    const path = seek(obstacles);
    tried.push(path);
    const met = obstaclesOnRoute(around, link, path, MOST);
    if (!best || met.length < best.met) best = { path, met: met.length };
    const more = met.filter((one) => !obstacles.some((other) => sameBounds(one, other)));
    if (more.length === 0 || obstacles.length + more.length > MOST)
      return { path: best.path, tried, isClear: best.met === 0 };
    obstacles = [...obstacles, ...more].sort(byPlace);
  }
}
