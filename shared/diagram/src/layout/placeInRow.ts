import { boundsOf, type Bounds, type Point } from '../geometry/box';
import { CARD } from '../geometry/card';
import { nearestFreePlace } from './nearestFreePlace';

const [WIDE, HIGH] = [CARD.maxWidth + 40, 160];
/** How many places to the right are tried before the nearest free one anywhere is taken. */
const PLACES = 60;
/** Among so many of them one is sought that no link goes through. */
const NEAR = 12;
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
  return nearestFree(first, taken);
}

/** The centre of the next card of a row that nothing links: to the right of the last one. */
export function placeBeside(last: Point, taken: Taken): Point {
  return nearestFree({ x: last.x + WIDE, y: last.y }, taken);
}

/** The first free place to the right, of the next ones rather one that no link goes through, else the nearest one anywhere. */
function nearestFree({ x, y }: Point, taken: Taken): Point {
  const places = Array.from({ length: PLACES }, (_, at) => ({ x: Math.round(x + (at * WIDE) / 4), y: Math.round(y) }));
  const isFree = (at: Point) => !taken.cards(boundsOf({ ...at, ...ROOM }));
  const isClear = (at: Point) => isFree(at) && !taken.links(boundsOf({ ...at, ...ROOM }));
  return places.slice(0, NEAR).find(isClear) ?? places.find(isFree) ?? nearestFreePlace({ x, y }, isFree);
}
