import { entityTint } from '@stemma/shared/entities/tint';
import { CARD } from '@stemma/diagram/geometry/card';
import type { PlacedCard } from '@stemma/diagram/paint/drawCard';
import { cardFill, type Palette } from '@stemma/diagram/paint/palette';

/** Zoom below which cards are drawn as plain blocks. */
export const TINY = 0.08;

/** How much of the screen a card takes at least, in CSS pixels. */
const DOT = { width: 2, height: 3 } as const;

/** Draws cards too small to read: body, tinted square, a bar for each line of the name; or only a tinted body when tiny. Many at once, one stroke for each colour. */
export function drawSimpleCards(
  context: CanvasRenderingContext2D,
  cards: readonly PlacedCard[],
  palette: Palette,
  zoom: number,
): void {
  const tiny = zoom < TINY;
  const bodies = new Map<string, Path2D>();
  const squares = new Map<string, Path2D>();
  const outlines = new Path2D();
  const bars = new Path2D();
  for (const { card, x, y } of cards) {
    const { shape, node } = card;
    const left = x - shape.width / 2;
    const top = y - shape.height / 2;
    const tint = entityTint(node.typeName, palette.scheme, node.party);
    const body = pathFor(bodies, tiny ? tint.front : cardFill(node.fillColor, palette));
    if (tiny) {
      const [width, height] = [Math.max(shape.width, DOT.width / zoom), Math.max(shape.height, DOT.height / zoom)];
      body.rect(x - width / 2, y - height / 2, width, height);
      continue;
    }
    body.roundRect(left, top, shape.width, shape.height, shape.corner);
    outlines.roundRect(left, top, shape.width, shape.height, shape.corner);
    pathFor(squares, tint.front).roundRect(
      left + shape.iconX + 4,
      y + shape.iconY + 4,
      CARD.icon - 8,
      CARD.icon - 8,
      shape.corner,
    );
    const step = Math.min(CARD.nameLine, 44 / shape.lines.length);
    shape.lines.forEach((line, at) => {
      const width = Math.min(shape.width - shape.textX - 14, line.length * 7);
      bars.rect(left + shape.textX, y + (at - shape.lines.length / 2) * step + 4, width, 8);
    });
  }
  for (const [color, path] of bodies) fill(context, path, color);
  context.lineWidth = 1 / zoom;
  context.strokeStyle = palette.bar;
  context.stroke(outlines);
  for (const [color, path] of squares) fill(context, path, color);
  fill(context, bars, palette.bar);
}

function pathFor(paths: Map<string, Path2D>, color: string): Path2D {
  let path = paths.get(color);
  if (!path) paths.set(color, (path = new Path2D()));
  return path;
}

function fill(context: CanvasRenderingContext2D, path: Path2D, color: string): void {
  context.fillStyle = color;
  context.fill(path);
}
