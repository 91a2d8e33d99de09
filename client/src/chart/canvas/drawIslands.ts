import { boundsOf, overlaps, within, type Bounds } from '@stemma/diagram/geometry/box';
import { writeText } from '@stemma/diagram/paint/drawCard';
import { islandText, type Island } from '@stemma/diagram/overview/islands';
import type { NameType } from '@stemma/diagram/overview/placeNames';
import type { CanvasTheme } from './canvasTheme';
import { strokeHalo } from './drawCondensed';

/** Space round a title, to the size of its type. */
const PAD = 0.6;

/** Draws islands as tiles, each with its title where no larger one's title is. */
export function drawIslands(
  context: CanvasRenderingContext2D,
  islands: readonly Island[],
  type: NameType,
  { palette, family }: Pick<CanvasTheme, 'palette' | 'family'>,
  strength: number,
): void {
  context.textBaseline = 'alphabetic';
  context.globalAlpha = strength;
  for (const { bounds } of islands) {
    context.beginPath();
    const { left, top, right, bottom } = bounds;
    const edge = type.size / 6;
    context.roundRect(left - edge, top - edge, right - left + 2 * edge, bottom - top + 2 * edge, edge);
    context.fillStyle = palette.card;
    context.fill();
    context.lineWidth = type.size / 11;
    context.strokeStyle = palette.border;
    context.stroke();
  }
  const taken: Bounds[] = [];
  for (const island of [...islands].sort((a, b) => b.entities - a.entities)) {
    const { left, top, right, bottom } = island.bounds;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const lines = [
      { text: island.name, font: `600 ${type.size}px ${family}`, color: palette.name },
      { text: islandText(island), font: `400 ${type.size}px ${family}`, color: palette.detail },
    ].map((line) => {
      context.font = line.font;
      return { ...line, width: context.measureText(line.text).width };
    });
    const shown = [lines, lines.slice(0, 1)].find((some) => {
      const width = Math.max(...some.map((line) => line.width));
      const box = boundsOf({ x, y, width, height: some.length * type.line }, PAD * type.size);
      const isFree =
        !taken.some((other) => overlaps(other, box)) &&
        (within(box, island.bounds) || islands.every((other) => other === island || !overlaps(other.bounds, box)));
      if (isFree) taken.push(box);
      return isFree;
    });
    shown?.forEach((line, at) => {
      context.font = line.font;
      context.fillStyle = line.color;
      const baseline = y + (at - shown.length / 2) * type.line + type.size * 0.93;
      const left = x - line.width / 2;
      strokeHalo(context, line.text, { left, baseline, size: type.size, halo: palette.card });
      writeText(context, line.text, left, baseline);
    });
  }
  context.globalAlpha = 1;
}
