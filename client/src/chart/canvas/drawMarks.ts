import { LINK_LINE } from '@stemma/diagram/geometry/linkLine';
import type { SceneLink } from '@stemma/diagram/scene/scene';
import type { Mark } from '../model/compare';
import type { PlacedCard } from '@stemma/diagram/paint/drawCard';
import { trace } from './trace';
import type { Palette } from '@stemma/diagram/paint/palette';
import { dot, ringCard } from './rings';

type Marks = ReadonlyMap<string, Mark>;

/** Colours of what came, went and changed, on light and on dark ground. */
const COLORS = {
  light: { added: '#2B8A3E', removed: '#C92A2A', changed: '#B35900' },
  dark: { added: '#51CF66', removed: '#FF8787', changed: '#FFA94D' },
} as const;

/** Draws a broad band under the links that are marked; those that went are broken lines. */
export function markLinks(
  context: CanvasRenderingContext2D,
  links: readonly SceneLink[],
  marks: Marks,
  { scheme }: Palette,
  zoom: number,
): void {
  for (const { link, path } of links) {
    const mark = marks.get(link.key);
    if (!mark) continue;
    const band = new Path2D();
    trace(band, path, LINK_LINE.bend);
    context.strokeStyle = COLORS[scheme][mark];
    context.globalAlpha = 0.4;
    context.lineWidth = Math.max(7, 4 / zoom);
    context.setLineDash(mark === 'removed' ? [10, 8] : []);
    context.stroke(band);
  }
  context.globalAlpha = 1;
  context.setLineDash([]);
}

/** Draws a ring round the cards that are marked, and a sign at the corner: plus, minus, or a dot for what changed. */
export function markCards(
  context: CanvasRenderingContext2D,
  cards: readonly PlacedCard[],
  marks: Marks,
  { scheme, canvas }: Palette,
  zoom: number,
): void {
  for (const { card, x, y } of cards) {
    const mark = marks.get(card.node.key);
    if (!mark) continue;
    const { width, height, corner } = card.shape;
    const dash = mark === 'removed' ? [7, 5] : [];
    ringCard(context, card.shape, { x, y }, 4, { color: COLORS[scheme][mark], width: Math.max(2.5, 1.5 / zoom), dash });
    drawSign(context, mark, x - width / 2 + Math.min(corner, 12) - 6, y - height / 2 - 3, COLORS[scheme][mark], canvas);
  }
}

function drawSign(
  context: CanvasRenderingContext2D,
  mark: Mark,
  x: number,
  y: number,
  color: string,
  ground: string,
): void {
  dot(context, { x, y }, 9, color, { color: ground, width: 2 });
  if (mark === 'changed') return dot(context, { x, y }, 2.5, ground);
  context.beginPath();
  context.moveTo(x - 4, y);
  context.lineTo(x + 4, y);
  if (mark === 'added') {
    context.moveTo(x, y - 4);
    context.lineTo(x, y + 4);
  }
  context.stroke();
}
