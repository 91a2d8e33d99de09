import { boundsOf, type Bounds, type Point } from '../geometry/box';
import { CARD } from '../geometry/card';
import { nearestFreePlace } from './nearestFreePlace';

const [WIDE, HIGH] = [CARD.maxWidth + 40, 160];
/** How many places to the right are tried before the nearest free one anywhere is taken. */
const PLACES = 60;
/** Room that a card yet to be named is given. */
const ROOM = { width: CARD.maxWidth + 16, height: 88 };
/** Least distance of a row from its card's middle. */
const APART = 120;

/** Whether something stands in a box, or a link goes through it. */
export interface Taken {
  cards: (box: Bounds) => boolean;
  links: (box: Bounds) => boolean;
}

/**
 * The centre of the next card in the row below a card, or above it: beside the last of those that stand there already, to the right,
 * else straight below or above. Places that a link goes through come last.
 */
export function placeInRow(card: Point, side: 'below' | 'above', row: readonly Point[], taken: Taken): Point {
  const direction = side === 'below' ? 1 : -1;
  const inRow = row.filter(({ y }) => direction * (y - card.y) >= APART);
  const last = [...inRow].sort((a, b) => b.x - a.x)[0];
  const first = last ? { x: last.x + WIDE, y: last.y } : { x: card.x, y: card.y + direction * HIGH };
  return nearestRight(first, taken) ?? nearestFreePlace(first, (at) => !taken.cards(boundsOf({ ...at, ...ROOM })));
}

/** The centre of the next card of a row that nothing links: to the right of the last one. */
export function placeBeside(last: Point, taken: Taken): Point {
  const first = { x: last.x + WIDE, y: last.y };
  return nearestRight(first, taken) ?? nearestFreePlace(first, (at) => !taken.cards(boundsOf({ ...at, ...ROOM })));
}

function nearestRight({ x, y }: Point, taken: Taken): Point | undefined {
  const places = Array.from({ length: PLACES }, (_, at) => ({ x: Math.round(x + (at * WIDE) / 4), y: Math.round(y) }));
  const isFree = (at: Point) => !taken.cards(boundsOf({ ...at, ...ROOM }));
  const near = places.slice(0, 12);
  return near.find((at) => isFree(at) && !taken.links(boundsOf({ ...at, ...ROOM }))) ?? places.find(isFree);
}
