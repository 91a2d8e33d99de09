import { boundsOf, overlaps, type Bounds } from '../geometry/box';
import { CARD } from '../geometry/card';
import type { Point } from '../geometry/box';
import { nearestFreePlace } from './nearestFreePlace';

const ROW = 6;
const [WIDE, HIGH] = [CARD.maxWidth + 40, 160];
/** Least distance of the middles of two cards that stand one over the other. */
const APART = 120;
/** Room that a card brought in is given. */
const ROOM = { width: CARD.maxWidth + 24, height: 120 };

export interface NeighbourSides {
  above: readonly string[];
  below: readonly string[];
  beside: readonly string[];
}

/**
 * Centres for new cards round one that stands: rows above it, rows below it, a column beside it, each at the nearest place that is clear
 * of what stands already and of each other; what belongs above or below is nowhere else as long as there is room. Nothing else moves.
 */
export function placesAround(
  middle: Point,
  { above, below, beside }: NeighbourSides,
  taken: (box: Bounds) => boolean,
): Map<string, Point> {
  const places = new Map<string, Point>();
  const boxes: Bounds[] = [];
  const isClear = (point: Point) => {
    const box = boundsOf({ ...point, ...ROOM });
    return !taken(box) && !boxes.some((other) => overlaps(other, box));
  };
  const put = (key: string, { x, y }: Point, direction: 1 | -1 | 0 = 0) => {
    const wanted = { x: Math.round(x), y: Math.round(y) };
    const onSide = (point: Point) => direction === 0 || direction * (point.y - middle.y) >= APART;
    const found = nearestFreePlace(wanted, (point) => onSide(point) && isClear(point));
    const at = direction === 0 || isClear(found) ? found : nearestFreePlace(wanted, isClear);
    places.set(key, at);
    boxes.push(boundsOf({ ...at, ...ROOM }));
  };
  const rows = (keys: readonly string[], direction: 1 | -1) =>
    keys.forEach((key, at) => {
      const row = Math.floor(at / ROW);
      const inRow = Math.min(ROW, keys.length - row * ROW);
      const x = middle.x + ((at % ROW) - (inRow - 1) / 2) * WIDE;
      put(key, { x, y: middle.y + direction * (row + 1) * HIGH }, direction);
    });
  rows(below, 1);
  rows(above, -1);
  beside.forEach((key, at) =>
    put(key, { x: middle.x + (1 + (at % 2)) * WIDE, y: middle.y + Math.floor(at / 2) * HIGH }),
  );
  return places;
}
