import type { CardStyle } from '@stemma/shared/chart/style';
import { ENTITY_TYPES, type EntityType } from '@stemma/shared/entities/typeNames';
import { outlineCorners, outlineOf } from '@stemma/diagram/geometry/outline';

const HEIGHT = 56;
const MARGIN = 32;

/** A chart's cards and lines as few SVG paths: one for all lines, one a type and ground for its cards. */
export interface Shapes {
  viewBox: string;
  lines: string;
  /** `ground` is the place of its ground among those of the style; none for a card without one. */
  cards: readonly { type: EntityType; ground?: number; path: string }[];
}

/** What of a style shapes follow. */
interface ShapedBy {
  cards: CardStyle;
  /** Each with the indexes of its cards. */
  grounds: readonly { cards: readonly number[] }[];
}

const PLAIN: ShapedBy = { cards: 'icon', grounds: [] };

interface Card {
  x: number;
  y: number;
  width: number;
  type: EntityType;
}

/**
 * Shapes of a thumbnail.
 * @param cards x, y, width, index into ENTITY_TYPES, four numbers a card
 * @param lines indexes of two cards, two numbers a line
 * @param style what cards are shaped by
 * @param least the smallest field shown, so that a chart of two cards does not become a poster
 */
export function thumbnailShapes(
  cards: readonly number[],
  lines: readonly number[],
  style: ShapedBy = PLAIN,
  least: { width: number; height: number } = { width: 720, height: 400 },
): Shapes | undefined {
  const read = readCards(cards);
  if (read.length === 0) return undefined;
  const groundOf = new Map(style.grounds.flatMap(({ cards: own }, ground) => own.map((at) => [at, ground] as const)));
  const byLook = new Map<string, { type: EntityType; ground?: number; paths: string[] }>();
  read.forEach((card, at) => {
    const ground = groundOf.get(at);
    const key = `${card.type} ${ground}`;
    const look = byLook.get(key) ?? { type: card.type, ...(ground !== undefined && { ground }), paths: [] };
    look.paths.push(style.cards === 'symbol' ? symbolPath(card) : cardPath(card));
    byLook.set(key, look);
  });
  return {
    viewBox: viewBox(read, least),
    lines: linePaths(read, lines),
    cards: [...byLook.values()].map(({ paths, ...look }) => ({ ...look, path: paths.join('') })),
  };
}

function readCards(numbers: readonly number[]): Card[] {
  const cards: Card[] = [];
  for (let at = 0; at + 3 < numbers.length; at += 4) {
    const [x = 0, y = 0, width = 0, kind = 0] = numbers.slice(at, at + 4);
    cards.push({ x, y, width, type: ENTITY_TYPES[kind] ?? 'Custom' });
  }
  return cards;
}

function viewBox(cards: readonly Card[], least: { width: number; height: number }): string {
  const left = Math.min(...cards.map((card) => card.x));
  const right = Math.max(...cards.map((card) => card.x + card.width));
  const top = Math.min(...cards.map((card) => card.y));
  const bottom = Math.max(...cards.map((card) => card.y + HEIGHT));
  const width = Math.max(right - left + 2 * MARGIN, least.width);
  const height = Math.max(bottom - top + 2 * MARGIN, least.height);
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height].map(Math.round).join(' ');
}

/** A circle where the card stands. */
function symbolPath({ x, y, width }: Card): string {
  const r = HEIGHT / 2;
  return `M${x + width / 2 - r} ${y + r}a${r} ${r} 0 1 1 ${HEIGHT} 0a${r} ${r} 0 1 1 ${-HEIGHT} 0z`;
}

function cardPath({ x, y, width, type }: Card): string {
  const corners = outlineCorners(outlineOf({ typeName: type }), { left: x, top: y, width, height: HEIGHT });
  if (corners) return `M${corners.map((corner) => `${corner.x} ${corner.y}`).join('L')}z`;
  const r = type === 'Individual' ? HEIGHT / 2 : 8;
  const [across, down] = [width - 2 * r, HEIGHT - 2 * r];
  const corner = `a${r} ${r} 0 0 1`;
  return `M${x + r} ${y}h${across}${corner} ${r} ${r}v${down}${corner} ${-r} ${r}h${-across}${corner} ${-r} ${-r}v${-down}${corner} ${r} ${-r}z`;
}

function linePaths(cards: readonly Card[], lines: readonly number[]): string {
  const paths: string[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const from = cards[lines[at] ?? -1];
    const to = cards[lines[at + 1] ?? -1];
    if (from && to && from !== to) paths.push(linePath(from, to));
  }
  return paths.join('');
}

/** Down and across between cards of different rows, across and down between neighbours of one row. */
function linePath(from: Card, to: Card): string {
  const [fromMiddle, toMiddle] = [from.x + from.width / 2, to.x + to.width / 2];
  if (Math.abs(to.y - from.y) > HEIGHT) {
    const down = to.y > from.y;
    const start = from.y + (down ? HEIGHT : 0);
    const end = to.y + (down ? 0 : HEIGHT);
    return `M${fromMiddle} ${start}V${(start + end) / 2}H${toMiddle}V${end}`;
  }
  const right = toMiddle > fromMiddle;
  const start = from.x + (right ? from.width : 0);
  const end = to.x + (right ? 0 : to.width);
  return `M${start} ${from.y + HEIGHT / 2}H${(start + end) / 2}V${to.y + HEIGHT / 2}H${end}`;
}
