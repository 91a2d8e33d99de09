import type { ChartLink } from '../link';
import { boundsOf, overlaps, type Bounds, type Point } from './box';
import { detours, sideways } from './detour';
import type { GridIndex } from './gridIndex';
import type { LabelShape } from './linkLabel';
import type { Slots } from './port';
import { runBounds } from './run';
import { cardBounds, portOf, type SceneCard } from './sceneParts';

/** So many cards in the way are not gone round: nothing has been laid out there yet. */
export const MANY = 12;
/** So many may be in the way of one without places of its own, as rows have many. */
const MANY_IN_ROW = 60;
/** Space beside a label between two cards of a row. */
const BESIDE = 6;

/** What stands on a chart. */
export interface Cards {
  readonly cards: ReadonlyMap<string, SceneCard>;
  readonly cardIndex: GridIndex;
}

/**
 * The plain way of a link that nobody gave bends, or where it would run behind cards the first way round that does not; so, too, where
 * its words do not fit between two cards of a row. `more` are ways round that it may take where other links run. It depends on where cards
 * stand alone, so that a chart is drawn the same each time: on those that lie on one of the ways that were `tried`, null where the first was
 * clear. Where many stand in the way and none leads round (`isLost`), nothing has been laid out there.
 */
export function clearWay(
  around: Cards,
  link: ChartLink,
  plain: Point[],
  { from, to, slots }: { from: SceneCard; to: SceneCard; slots: Slots },
  label: LabelShape | null,
): { path: Point[]; tried: Point[][] | null; more: () => Point[][]; isLost: boolean } {
  const inTheWay = passed(around, link, plain, MANY_IN_ROW);
  const ways = (boxes: readonly Bounds[]) => detours(portOf(from), portOf(to), slots, boxes);
  const narrow = label !== null && gapOfRow(from, to) < label.width + 2 * BESIDE;
  const more = () => [
    plain,
    ...ways([...inTheWay, cardBounds(from), cardBounds(to)]),
    ...sideways(portOf(from), portOf(to)),
  ];
  if (inTheWay.length === 0 && !narrow) return { path: plain, tried: null, more, isLost: false };
  const tried = [plain];
  const isRound = (way: Point[]) => {
    tried.push(way);
    return passed(around, link, way, 1).length === 0;
  };
  const round = inTheWay.length > MANY_IN_ROW ? undefined : ways(inTheWay).find(isRound);
  return { path: round ?? plain, tried, more, isLost: !round && inTheWay.length > MANY };
}

/** So near to a card a way along the axes counts as behind it. */
export const PASSING = 2;

/** The cards of others that a way runs behind, at most so many and one more. */
export function passed({ cards, cardIndex }: Cards, link: ChartLink, way: readonly Point[], most = MANY): Bounds[] {
  const found = new Map<string, Bounds>();
  for (let at = 1; at < way.length && found.size <= most; at++) {
    const [a, b] = [way[at - 1], way[at]];
    if (!a || !b) continue;
    const run = runBounds(a, b, PASSING);
    for (const key of cardIndex.query(run)) {
      const card = cards.get(key);
      if (key === link.from || key === link.to || !card || card.shape.plate) continue;
      if (overlaps(cardBounds(card), run)) found.set(key, cardBounds(card));
      if (found.size > most) break;
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, bounds]) => bounds);
}

/** The space between two cards of which neither stands above the other; any is enough where one does. */
function gapOfRow(from: SceneCard, to: SceneCard): number {
  const [a, b] = [from, to].map(({ x, y, shape: { width, height } }) => boundsOf({ x, y, width, height }));
  if (!a || !b || b.top - a.bottom >= 16 || a.top - b.bottom >= 16) return Infinity;
  const gap = Math.max(b.left - a.right, a.left - b.right);
  return gap >= 0 ? gap : Infinity;
}
