import { flatOf } from '../bends';
import type { ChartLink, Routing } from '../link';
import { clearWay } from './clearWay';
import type { Point } from './box';
import { labelBounds } from './labelPlace';
import { isLoop, LOOP_SPOTS, loopReaches, loopsOf, loopWay } from './loop';
import { lineOf } from './line';
import { fixedWay, type LinkWay } from './linkWay';
import { bendsInForce, fanOf, parallels } from './parallels';
import { belowPills } from './pillEnd';
import { pointAt } from './polyline';
import { NO_SLOTS, type Port } from './port';
import { route } from './route';
import { APART } from './runIndex';
import { portOf, type SceneCard, type Setters } from './sceneParts';
import { areWordsPlaced, type Around } from './sceneRoom';
import { spotsOf, type Spot, type Spots } from './spot';
import { straightEnd } from './spotEnd';
import { lengthOut } from './spotLane';
import { spotWay, type Leaving } from './spotWay';
import { straightRound } from './straightRound';
import { wayRound } from './wayRound';

/** What stays free of links beside a card's rounded corner. */
const CORNER = 4;
/** How far an end gives way along its side that a person put at a place at which another link runs. */
const GIVES = APART.wide;

type LabelOf = Setters['label'];

/**
 * The way that a link between two cards would like to go: by its bends and spots, `beside` others that run straight between the same two, else
 * one that it finds by itself; without any search where it is to be plain.
 */
export function wayOf(
  around: Around,
  link: ChartLink,
  ends: { from: SceneCard; to: SceneCard },
  how: { routing: Routing; beside: readonly ChartLink[]; isPlain?: boolean },
  labelOf: LabelOf,
): LinkWay {
  return belowPills(plainOf(around, link, ends, how, labelOf), link, ends);
}

/** The way as if no label pills hung below the cards. */
function plainOf(
  around: Around,
  link: ChartLink,
  { from, to }: { from: SceneCard; to: SceneCard },
  { routing, beside, isPlain = false }: { routing: Routing; beside: readonly ChartLink[]; isPlain?: boolean },
  labelOf: LabelOf,
): LinkWay {
  const points = bendsInForce(link, routing);
  const spots = spotsOf(link);
  const [a, b] = [portOf(from), portOf(to)];
  if (isPlain && !isLoop(link)) return fixedWay(route(a, b, points, routing, NO_SLOTS, spots));
  if (isLoop(link)) return fixedWay(loopOf(around, link, a, spots, labelOf));
  if (routing === 'straight' && !points) return straightOf(around, link, { from, to }, { spots, beside }, labelOf);
  const slots = around.places.of(link.key);
  const plain = route(a, b, points, routing, slots, spots);
  if (points !== null) {
    const size = areWordsPlaced(link) ? labelOf(link) : null;
    return fixedWay(plain, size && labelBounds(pointAt(plain, link.linkTextPosition), size));
  }
  const room: LinkWay['room'] = (end, upright, at) => {
    const [least, most] = roomOf(end === 'from' ? a : b, upright, at);
    return spots[end] ? [Math.max(least, at - GIVES), Math.min(most, at + GIVES)] : [least, most];
  };
  if (!spots.from && !spots.to) {
    const { path, tried, more, isLost } = clearWay(around, link, plain, { from, to, slots }, labelOf(link));
    return {
      path,
      isFree: !isLost && lineOf(path) !== null,
      isAlone: slots.isAlone,
      words: null,
      tried,
      more,
      room,
    };
  }
  const leaving = { slots, out: outOf(around, link, labelOf) };
  const { path, tried } = wayRound(around, link, (inTheWay) => spotWay(a, b, spots, leaving, inTheWay));
  const isFree = lineOf(path) !== null;
  return { path, isFree, isAlone: true, words: null, tried: tried.length > 1 ? tried : null, more: () => [], room };
}

/** The way of a straight link that nobody bent, round what is in between; side by side with others of the same two cards. */
function straightOf(
  around: Around,
  link: ChartLink,
  ends: { from: SceneCard; to: SceneCard },
  { spots, beside }: { spots: Spots; beside: readonly ChartLink[] },
  labelOf: LabelOf,
): LinkWay {
  const [a, b] = [portOf(ends.from), portOf(ends.to)];
  const places = { from: stubAt(a, spots.from), to: stubAt(b, spots.to) };
  const alone = (bends: readonly Point[]) => [route(a, b, flatOf(bends), 'straight', NO_SLOTS, spots)];
  const index = beside.findIndex(({ key }) => key === link.key);
  const isOnward = link.from === beside[0]?.from;
  const labels = beside.map(labelOf);
  const [first, second] = isOnward ? [a, b] : [b, a];
  const fan = (bends: readonly Point[]) => parallels(first, second, labels, isOnward ? bends : [...bends].reverse());
  const half = fanOf(first, second, labels)?.half ?? 0;
  if (beside.length === 0 || !fan([])) {
    const { ways, tried } = straightRound(around, { link, ends, half: 0, places }, alone);
    return { ...fixedWay(ways[0] ?? []), tried };
  }
  const { ways, tried } = straightRound(around, { link, ends, half, places }, (bends) => fan(bends) ?? []);
  const way = ways[index] ?? [];
  return { ...fixedWay(isOnward ? way : [...way].reverse()), tried };
}

/** Where a straight link begins to lead elsewhere that leaves a card at a place of its own. */
function stubAt(port: Port, spot: Spot | null): Point | null {
  return (spot && straightEnd(port, spot)[1]) ?? null;
}

/** How far a link may be moved along an edge of a card, clear of its corners, from where it would like to leave. */
function roomOf(port: Port, upright: boolean, at: number): readonly [number, number] {
  const half = upright ? port.width / 2 - port.round - CORNER : port.height / 2 - 2 * CORNER;
  const middle = upright ? port.x : port.y;
  return [Math.min(at, middle - half), Math.max(at, middle + half)];
}

/** How far a link goes straight out of both cards. */
function outOf(around: Around, link: ChartLink, labelOf: LabelOf): Leaving['out'] {
  return { from: lengthOut(around, link, 'from', labelOf), to: lengthOut(around, link, 'to', labelOf) };
}

/** From a card to itself, along the axes however other links run: a straight way would lie behind the card. */
function loopOf(around: Around, link: ChartLink, port: Port, spots: Spots, labelOf: LabelOf): Point[] {
  const whole = { from: spots.from ?? LOOP_SPOTS.from, to: spots.to ?? LOOP_SPOTS.to };
  if (link.points) return route(port, port, link.points, 'orthogonal', NO_SLOTS, whole);
  if (spots.from || spots.to)
    return spotWay(port, port, whole, { slots: NO_SLOTS, out: outOf(around, link, labelOf) }, []);
  const loops = loopsOf(around, link.from);
  const at = loops.findIndex(({ key }) => key === link.key);
  const reaches = loopReaches(loops.map((loop) => labelOf(loop)?.width ?? 0));
  return loopWay(port, reaches[at] ?? 0, at);
}
