import { boundsOf, overlaps, within, type Bounds, type Point } from '@stemma/diagram/geometry/box';
import { writeText } from '@stemma/diagram/paint/drawCard';
import { islandText, type Island } from '@stemma/diagram/overview/islands';
import { LETTERS_MIN, type NameSetter, type NameType } from '@stemma/diagram/overview/placeNames';
import { clip } from '@stemma/diagram/geometry/text';
import type { CanvasTheme } from './canvasTheme';
import { strokeHalo } from '@stemma/diagram/paint/drawCondensed';

/** Space round a title, to the size of its type. */
const PAD = 0.6;

interface TitleLine {
  text: string;
  font: string;
  width: number;
  isName: boolean;
}

/** A title at a place: on its tile, or beside it. */
interface Title {
  lines: readonly TitleLine[];
  x: number;
  y: number;
  box: Bounds;
  isWithin: boolean;
}

/** Draws islands as tiles, each with its title: on it, on more lines or shortened where it is narrow, else beside it where nothing else is. */
export function drawIslands(
  context: CanvasRenderingContext2D,
  islands: readonly Island[],
  type: NameType,
  { palette, family }: Pick<CanvasTheme, 'palette' | 'family'>,
  { names, strength }: { names: NameSetter; strength: number },
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
    const others = islands.filter((other) => other !== island).map(({ bounds: tile }) => tile);
    const isFree = ({ box, isWithin }: Title) =>
      !taken.some((other) => overlaps(other, box)) &&
      (isWithin ? within(box, island.bounds) : others.every((tile) => !overlaps(tile, box)));
    const title = first(titlesOf(context, island, type, family, names), isFree);
    if (!title) continue;
    taken.push(title.box);
    title.lines.forEach(({ text, font, width, isName }, at) => {
      context.font = font;
      context.fillStyle = isName ? palette.name : palette.detail;
      const baseline = title.y + (at - title.lines.length / 2) * type.line + type.size * 0.93;
      const left = title.x - width / 2;
      strokeHalo(context, text, {
        left,
        baseline,
        size: type.size,
        halo: title.isWithin ? palette.card : palette.canvas,
      });
      writeText(context, text, left, baseline);
    });
  }
  context.globalAlpha = 1;
}

function first<T>(all: Iterable<T>, is: (one: T) => boolean): T | undefined {
  for (const one of all) if (is(one)) return one;
  return undefined;
}

/** The titles that an island may have, the best first, each measured as it is asked for: its name and what it holds, its name alone on fewer or more lines, what of its name there is room for. */
function* titlesOf(
  context: CanvasRenderingContext2D,
  island: Island,
  type: NameType,
  family: string,
  names: NameSetter,
): Generator<Title> {
  const { left, top, right, bottom } = island.bounds;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const line = (text: string, isName = true): TitleLine => {
    const font = `${isName ? 600 : 400} ${type.size}px ${family}`;
    context.font = font;
    return { text, font, width: context.measureText(text).width, isName };
  };
  const at = (lines: readonly TitleLine[], place: Point, isWithin: boolean): Title => {
    const size = { width: Math.max(...lines.map(({ width }) => width)), height: lines.length * type.line };
    return { lines, ...place, isWithin, box: boundsOf({ ...place, ...size }, PAD * type.size) };
  };
  const [whole, detail] = [line(island.name), line(islandText(island), false)];
  yield at([whole, detail], { x, y }, true);
  const broken = names.whole(island.name).map(({ lines }) => lines.map((text) => line(text)));
  for (const lines of broken) yield at([...lines, detail], { x, y }, true);
  yield at([whole], { x, y }, true);
  for (const lines of broken) yield at(lines, { x, y }, true);
  const away = type.line / 2 + PAD * type.size;
  for (const beside of [bottom + away, top - away]) yield at([whole], { x, y: beside }, false);
  const aside = whole.width / 2 + PAD * type.size;
  for (const beside of [right + aside, left - aside]) yield at([whole], { x: beside, y }, false);
  const cut = clip(island.name, 'name', (right - left - 2 * PAD * type.size) / type.scale, names.measure);
  if (cut.length >= Math.min(LETTERS_MIN, island.name.length)) yield at([line(cut)], { x, y }, true);
}
