import type { Point } from '@stemma/shared/chart/geometry/box';
import type { SceneLink } from '@stemma/shared/chart/geometry/scene';
import { Trunks } from '@stemma/shared/chart/geometry/trunks';
import type { SvgInk } from './ink';
import { num } from './xml';

/** How far bends are rounded, how long an arrow head is and half its width, in chart units, as on screen. */
const BEND = 6;
const HEAD = { length: 9, half: 4 } as const;

/** How far a line ends within its head, so that it does not reach out beside the tip. */
const INTO_HEAD = 2;

/** The ways of links with their heads, those of one look as one path: where they run together they are one line, as on screen. */
export function linksSvg(links: readonly SceneLink[], curved: boolean, ink: SvgInk): string[] {
  const strokes = new Map<string, { color: string; dashed: boolean; trunks: Trunks<SvgPath> }>();
  const heads = new Map<string, string>();
  for (const { link, path } of links) {
    const color = ink.link(link.color);
    const key = `${color} ${link.dashed}`;
    const stroke = strokes.get(key) ?? { color, dashed: link.dashed, trunks: new Trunks(new SvgPath()) };
    strokes.set(key, stroke);
    const atEnd = link.arrowType === 'Normal' || link.arrowType === 'Double';
    const atStart = link.arrowType === 'Reversed' || link.arrowType === 'Double';
    const way = shortened(path, atStart, atEnd);
    if (curved) stroke.trunks.addCurved(way);
    else stroke.trunks.add(way, BEND);
    const tips = (atEnd ? headOf(path.at(-2), path.at(-1)) : '') + (atStart ? headOf(path[1], path[0]) : '');
    if (tips) heads.set(color, (heads.get(color) ?? '') + tips);
  }
  return [
    ...[...strokes.values()].map(({ color, dashed, trunks }) => {
      const dashes = dashed ? ' stroke-dasharray="6 4"' : '';
      return `<path d="${trunks.toPath().way}" fill="none" stroke="${color}" stroke-width="1.5" stroke-linejoin="round"${dashes}/>`;
    }),
    ...[...heads].map(([color, tips]) => `<path d="${tips}" fill="${color}"/>`),
  ];
}

/** A path in the words of SVG. */
class SvgPath {
  way = '';

  moveTo(x: number, y: number): void {
    this.way += `M${num(x)} ${num(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.way += `L${num(x)} ${num(y)}`;
  }

  quadraticCurveTo(cornerX: number, cornerY: number, x: number, y: number): void {
    this.way += `Q${num(cornerX)} ${num(cornerY)} ${num(x)} ${num(y)}`;
  }
}

function shortened(path: readonly Point[], atStart: boolean, atEnd: boolean): Point[] {
  const way = [...path];
  const [first, second, before, last] = [path[0], path[1], path.at(-2), path.at(-1)];
  if (atEnd && before && last) way[way.length - 1] = pulledBack(before, last);
  if (atStart && first && second) way[0] = pulledBack(second, first);
  return way;
}

function pulledBack(before: Point, end: Point): Point {
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  const part = length === 0 ? 0 : Math.min(HEAD.length - INTO_HEAD, length) / length;
  return { x: end.x - (end.x - before.x) * part, y: end.y - (end.y - before.y) * part };
}

function headOf(before: Point | undefined, tip: Point | undefined): string {
  if (!before || !tip) return '';
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const [ux, uy] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const [x, y] = [tip.x - ux * HEAD.length, tip.y - uy * HEAD.length];
  const side = (sign: number) => `${num(x - sign * uy * HEAD.half)} ${num(y + sign * ux * HEAD.half)}`;
  return `M${num(tip.x)} ${num(tip.y)}L${side(1)}L${side(-1)}Z`;
}
