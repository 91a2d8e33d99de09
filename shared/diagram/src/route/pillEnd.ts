import type { ChartLink } from '@stemma/shared/chart/link';
import type { Point } from '../geometry/box';
import { CARD } from '../geometry/card';
import { headsOf, LINK_LINE } from '../geometry/linkLine';
import type { Route } from './route';
import type { SceneCard } from '../scene/sceneParts';

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
export function endBelowPills(route: Route, link: ChartLink, { from, to }: Ends): Route {
  const { atStart, atEnd } = headsOf(link);
  const pilled = { from: atStart && from.shape.pill ? from : null, to: atEnd && to.shape.pill ? to : null };
  if (!pilled.from && !pilled.to) return route;
  const cut = ([...path]: Point[]): Point[] => {
    if (pilled.from) path.splice(0, 1, ...below(pilled.from, path[0], path[1]));
    if (pilled.to) path.splice(-1, 1, ...below(pilled.to, path.at(-1), path.at(-2)));
    return path;
  };
  const path = cut(route.path);
  const room: Route['room'] = (end, upright, at) => {
    const whole = route.room(end, upright, at);
    const [card, place] = [pilled[end], end === 'from' ? path[0] : path.at(-1)];
    return card && place && upright && place.y > card.y ? onOneSide(card, at, whole) : whole;
  };
  return { ...route, path, room, more: () => route.more().map(cut) };
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
