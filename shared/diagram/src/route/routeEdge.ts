import type { ChartLink, Routing } from '@stemma/shared/chart/link';
import { flatOf } from './bends';
import { clearRoute, routeAroundObstacles } from './clearRoute';
import type { Point } from '../geometry/box';
import { labelBounds } from '../label/labelPlace';
import { isSelfLoop, SELF_LOOP_ANCHORS, selfLoopReaches, selfLoopsOf, selfLoopRoute } from './selfLoop';
import { orthogonalPathOf } from '../geometry/orthogonalPath';
import { fixedRoute, type Route } from './route';
import { bendsInForce, fanOf, parallels } from './parallels';
import { pointAt } from '../geometry/polyline';
import { NO_PORT_OFFSETS, type Port } from './port';
import { orthogonalRoute } from './orthogonalRoute';
import { SEPARATION } from '../index/segmentIndex';
import { portOf, type SceneCard, type Setters } from '../scene/sceneParts';
import { hasFixedLabel, type LabelContext } from '../label/labelContext';
import { anchorsOf, type Anchor, type Anchors } from './anchor';
import { stemLength } from './stemLength';
import { anchoredRoute, type AnchoredStart, straightEnd } from './anchoredRoute';
import { routeStraightAround } from './straightRouteAround';
import { CARD } from '../geometry/card';
import { headsOf, LINK_LINE } from '../geometry/linkLine';

/** What stays free of links beside a card's rounded corner. */
const CORNER = 4;
/** How far an end gives way along its side that a person put at a place at which another link runs. */
const GIVES = SEPARATION.wide;

type LabelOf = Setters['label'];

/**
 * The route that a link between two cards would like to go: by its bends and anchors, `beside` others that run straight between the same two, else
 * one that it finds by itself; without any search where it is to be plain.
 */
export function routeEdge(
  around: LabelContext,
  link: ChartLink,
  ends: { from: SceneCard; to: SceneCard },
  how: { routing: Routing; beside: readonly ChartLink[]; isPlain?: boolean },
  labelOf: LabelOf,
): Route {
  return endBelowPills(plainOf(around, link, ends, how, labelOf), link, ends);
}

/** The route as if no label pills hung below the cards. */
function plainOf(
  around: LabelContext,
  link: ChartLink,
  { from, to }: { from: SceneCard; to: SceneCard },
  { routing, beside, isPlain = false }: { routing: Routing; beside: readonly ChartLink[]; isPlain?: boolean },
  labelOf: LabelOf,
): Route {
  const points = bendsInForce(link, routing);
  const anchors = anchorsOf(link);
  const [a, b] = [portOf(from), portOf(to)];
  if (isPlain && !isSelfLoop(link)) return fixedRoute(orthogonalRoute(a, b, points, routing, NO_PORT_OFFSETS, anchors));
  if (isSelfLoop(link)) return fixedRoute(loopOf(around, link, a, anchors, labelOf));
  if (routing === 'straight' && !points) return straightOf(around, link, { from, to }, { anchors, beside }, labelOf);
  const slots = around.ports.of(link.key);
  const plain = orthogonalRoute(a, b, points, routing, slots, anchors);
  if (points !== null) {
    const size = hasFixedLabel(link) ? labelOf(link) : null;
    return fixedRoute(plain, size && labelBounds(pointAt(plain, link.linkTextPosition), size));
  }
  const endRange: Route['endRange'] = (end, upright, at) => {
    const [least, most] = roomOf(end === 'from' ? a : b, upright, at);
    return anchors[end] ? [Math.max(least, at - GIVES), Math.min(most, at + GIVES)] : [least, most];
  };
  if (!anchors.from && !anchors.to) {
    const { path, tried, more, isLost } = clearRoute(around, link, plain, { from, to, slots }, labelOf(link));
    return {
      path,
      isFree: !isLost && orthogonalPathOf(path) !== null,
      isAlone: slots.isAlone,
      label: null,
      tried,
      more,
      endRange,
    };
  }
  const leaving = { slots, out: outOf(around, link, labelOf) };
  const { path, tried } = routeAroundObstacles(around, link, (obstacles) =>
    anchoredRoute(a, b, anchors, leaving, obstacles),
  );
  const isFree = orthogonalPathOf(path) !== null;
  return { path, isFree, isAlone: true, label: null, tried: tried.length > 1 ? tried : null, more: () => [], endRange };
}

/** The route of a straight link that nobody bent, round what is in between; side by side with others of the same two cards. */
function straightOf(
  around: LabelContext,
  link: ChartLink,
  ends: { from: SceneCard; to: SceneCard },
  { anchors, beside }: { anchors: Anchors; beside: readonly ChartLink[] },
  labelOf: LabelOf,
): Route {
  const [a, b] = [portOf(ends.from), portOf(ends.to)];
  const places = { from: stubAt(a, anchors.from), to: stubAt(b, anchors.to) };
  const alone = (bends: readonly Point[]) => [
    orthogonalRoute(a, b, flatOf(bends), 'straight', NO_PORT_OFFSETS, anchors),
  ];
  const index = beside.findIndex(({ key }) => key === link.key);
  const isOnward = link.from === beside[0]?.from;
  const labels = beside.map(labelOf);
  const [first, second] = isOnward ? [a, b] : [b, a];
  const fan = (bends: readonly Point[]) => parallels(first, second, labels, isOnward ? bends : [...bends].reverse());
  const half = fanOf(first, second, labels)?.half ?? 0;
  if (beside.length === 0 || !fan([])) {
    const { routes, tried } = routeStraightAround(around, { link, ends, half: 0, places }, alone);
    return { ...fixedRoute(routes[0] ?? []), tried };
  }
  const { routes: found, tried } = routeStraightAround(
    around,
    { link, ends, half, places },
    (bends) => fan(bends) ?? [],
  );
  const route = found[index] ?? [];
  return { ...fixedRoute(isOnward ? route : [...route].reverse()), tried };
}

/** Where a straight link begins to lead elsewhere that leaves a card at a place of its own. */
function stubAt(port: Port, anchor: Anchor | null): Point | null {
  return (anchor && straightEnd(port, anchor)[1]) ?? null;
}

/** How far a link may be moved along an edge of a card, clear of its corners, from where it would like to leave. */
function roomOf(port: Port, upright: boolean, at: number): readonly [number, number] {
  const half = upright ? port.width / 2 - port.round - CORNER : port.height / 2 - 2 * CORNER;
  const middle = upright ? port.x : port.y;
  return [Math.min(at, middle - half), Math.max(at, middle + half)];
}

/** How far a link goes straight out of both cards. */
function outOf(around: LabelContext, link: ChartLink, labelOf: LabelOf): AnchoredStart['out'] {
  return { from: stemLength(around, link, 'from', labelOf), to: stemLength(around, link, 'to', labelOf) };
}

/** From a card to itself, along the axes however other links run: a straight route would lie behind the card. */
function loopOf(around: LabelContext, link: ChartLink, port: Port, anchors: Anchors, labelOf: LabelOf): Point[] {
  const whole = { from: anchors.from ?? SELF_LOOP_ANCHORS.from, to: anchors.to ?? SELF_LOOP_ANCHORS.to };
  if (link.points) return orthogonalRoute(port, port, link.points, 'orthogonal', NO_PORT_OFFSETS, whole);
  if (anchors.from || anchors.to)
    return anchoredRoute(port, port, whole, { slots: NO_PORT_OFFSETS, out: outOf(around, link, labelOf) }, []);
  const loops = selfLoopsOf(around, link.from);
  const at = loops.findIndex(({ key }) => key === link.key);
  const reaches = selfLoopReaches(loops.map((loop) => labelOf(loop)?.width ?? 0));
  return selfLoopRoute(port, reaches[at] ?? 0, at);
}

/** What is so near to a card's lower edge, in chart units, is on it. */
const ON_EDGE = 1;
/** Space beside a pill, so that no head reaches into it. */
const BESIDE = LINK_LINE.head.half + 2;

/** The cards at a link's ends. */
interface Ends {
  from: SceneCard;
  to: SceneCard;
}

/** A link's routes, those that end with an arrow head where a label pill hangs below a card cut to below it; they stay there as they are moved, and others beside it. */
function endBelowPills(route: Route, link: ChartLink, { from, to }: Ends): Route {
  const { atStart, atEnd } = headsOf(link);
  const pilled = { from: atStart && from.shape.pill ? from : null, to: atEnd && to.shape.pill ? to : null };
  if (!pilled.from && !pilled.to) return route;
  const cut = ([...path]: Point[]): Point[] => {
    if (pilled.from) path.splice(0, 1, ...below(pilled.from, path[0], path[1]));
    if (pilled.to) path.splice(-1, 1, ...below(pilled.to, path.at(-1), path.at(-2)));
    return path;
  };
  const path = cut(route.path);
  const endRange: Route['endRange'] = (end, upright, at) => {
    const whole = route.endRange(end, upright, at);
    const [card, place] = [pilled[end], end === 'from' ? path[0] : path.at(-1)];
    return card && place && upright && place.y > card.y ? onOneSide(card, at, whole) : whole;
  };
  return { ...route, path, endRange, more: () => route.more().map(cut) };
}

/** Where an end comes out from under a card's pill on the way to its next bend; as it is where it doesn't stand under it. */
function below(card: SceneCard, end: Point | undefined, next: Point | undefined): Point[] {
  if (!end) return [];
  const edge = card.y + card.shape.height / 2;
  const [off, reach] = [end.x - card.x, pillReach(card)];
  if (!next || Math.abs(end.y - edge) > ON_EDGE || Math.abs(off) >= reach) return [end];
  if (next.y - end.y <= CARD.pillDrop) return [end];
  const [aside, down] = [next.x - end.x, next.y - end.y];
  const beside = aside === 0 ? 1 : (Math.sign(aside) * reach - off) / aside;
  const part = Math.min(CARD.pillDrop / down, beside);
  return [{ x: end.x + aside * part, y: end.y + down * part }];
}

/** Of the room along a lower side what lies under the pill, or on that side of it, where the end stands. */
function onOneSide(card: SceneCard, at: number, [least, most]: readonly [number, number]): readonly [number, number] {
  const [left, right] = [card.x - pillReach(card), card.x + pillReach(card)];
  if (at <= left) return [least, Math.min(most, left)];
  return at >= right ? [Math.max(least, right), most] : [Math.max(least, left), Math.min(most, right)];
}

function pillReach({ shape }: SceneCard): number {
  return shape.pillWidth / 2 + BESIDE;
}
