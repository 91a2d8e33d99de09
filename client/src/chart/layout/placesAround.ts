import { boundsOf, overlaps, type Bounds } from '@stemma/shared/chart/geometry/box';
import { CARD } from '@stemma/shared/chart/geometry/card';
import type { Point } from '../model/commands';
import { nearby } from './nearby';

const ROW = 6;
const [WIDE, HIGH] = [CARD.maxWidth + 40, 160];
/** Room that a card brought in is given. */
const ROOM = { width: CARD.maxWidth + 24, height: 120 };

export interface Around {
  above: readonly string[];
  below: readonly string[];
  beside: readonly string[];
}

/**
 * Centres for new cards round one that stands: rows above it, rows below it, a column beside it, each at the nearest place that is clear
 * of what stands already and of each other. Nothing else moves.
 */
export function placesAround(
  middle: Point,
  { above, below, beside }: Around,
  taken: (box: Bounds) => boolean,
): Map<string, Point> {
  const places = new Map<string, Point>();
  const boxes: Bounds[] = [];
  const put = (key: string, wanted: Point) => {
    const at = nearby({ x: Math.round(wanted.x), y: Math.round(wanted.y) }, (point) => {
      const box = boundsOf({ ...point, ...ROOM });
      return !taken(box) && !boxes.some((other) => overlaps(other, box));
    });
    places.set(key, at);
    boxes.push(boundsOf({ ...at, ...ROOM }));
  };
  const rows = (keys: readonly string[], direction: 1 | -1) =>
    keys.forEach((key, at) => {
      const row = Math.floor(at / ROW);
      const inRow = Math.min(ROW, keys.length - row * ROW);
      const x = middle.x + ((at % ROW) - (inRow - 1) / 2) * WIDE;
      put(key, { x, y: middle.y + direction * (row + 1) * HIGH });
    });
  rows(below, 1);
  rows(above, -1);
  beside.forEach((key, at) =>
    put(key, { x: middle.x + (1 + (at % 2)) * WIDE, y: middle.y + Math.floor(at / 2) * HIGH }),
  );
  return places;
}
