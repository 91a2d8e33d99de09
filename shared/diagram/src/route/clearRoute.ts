import type { ChartLink } from '@stemma/shared/chart/link';
import { boundsOf, type Bounds, type Point } from '../geometry/box';
import { detours, sideways } from './detour';
import type { LabelShape } from '../label/linkLabel';
import { MANY_OBSTACLES, obstaclesOnRoute, type Cards } from './obstaclesOnRoute';
import { STEM_LENGTH, type PortOffsets } from './port';
import { cardBounds, portOf, type SceneCard } from '../scene/sceneParts';
import { facingSides } from './sides';
import { isUpright, NO_ANCHORS, type Side, type Anchor, type Anchors } from './anchor';
import { anchoredRoute } from './anchoredRoute';
import { routeAroundObstacles, type Detour } from './routeAround';

/** So many may be in the route of one without places of its own, as rows have many. */
const MANY_IN_ROW = 60;
/** With so few in the route of a link it is sought from all sides. */
const FEW = 3;
/** Space beside a label between two cards of a row. */
const BESIDE = 6;

/**
 * The plain route of a link that nobody gave bends, or where it would run behind cards the first route round that does not; so, too, where
 * its words do not fit between two cards of a row. `more` are routes round that it may take where other links run. It depends on where cards
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
  const inTheWay = obstaclesOnRoute(around, link, plain, MANY_IN_ROW);
  const routes = (boxes: readonly Bounds[]) => detours(portOf(from), portOf(to), slots, boxes);
  const narrow = label !== null && gapOfRow(from, to) < label.width + 2 * BESIDE;
  const more = () => [
    plain,
    ...routes([...inTheWay, cardBounds(from), cardBounds(to)]),
    ...sideways(portOf(from), portOf(to)),
  ];
  if (inTheWay.length === 0 && !narrow) return { path: plain, tried: null, more, isLost: false };
  const tried = [plain];
  const isRound = (route: Point[]) => {
    tried.push(route);
    return obstaclesOnRoute(around, link, route, 1).length === 0;
  };
  const round = inTheWay.length > MANY_IN_ROW ? undefined : routes(inTheWay).find(isRound);
  if (round || inTheWay.length === 0) return { path: round ?? plain, tried, more, isLost: false };
  if (inTheWay.length > MANY_OBSTACLES) return { path: plain, tried, more, isLost: true };
  const sought = between(around, link, { from, to, slots, isNear: inTheWay.length <= FEW });
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
    routeAroundObstacles(around, link, (inTheWay) => anchoredRoute(a, b, anchors, leaving, inTheWay));
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
