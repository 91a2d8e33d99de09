import { intersection, type Bounds } from '../../geometry/box';
import type { ExportTheme } from '../exportTheme';
import { textSvg } from '../svg/textSvg';
import { num } from '../xml';
import { TYPE, widthAt } from './pageType';
import { POINTS_PER_MM } from './paper';
import type { PlannedPage } from './planPages';

const ACCENT = '#006D75';
/** How far cut marks stand off the crop, and how long they are, in points. */
const MARK = { off: 3, long: 11 } as const;

/** Where a part of the chart stands on a page, in points. */
export function onPage({ left, top, right, bottom }: Bounds, { at, crop, scale }: PlannedPage): Bounds {
  const x = (value: number) => (at.x + (value - crop.left) * scale) * POINTS_PER_MM;
  const y = (value: number) => (at.y + (value - crop.top) * scale) * POINTS_PER_MM;
  return { left: x(left), right: x(right), top: y(top), bottom: y(bottom) };
}

/** Marks at the corners of a tile by which it is cut, marks where the next ones begin, and their names beside them. */
export function cutMarks(page: PlannedPage, all: readonly PlannedPage[], theme: ExportTheme): string[] {
  const { left, top, right, bottom } = onPage(page.crop, page);
  const { off, long } = MARK;
  const line = (x1: number, y1: number, x2: number, y2: number, dashes = '') =>
    `<path d="M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}" fill="none" stroke="${dashes ? ACCENT : theme.label}" stroke-width="0.5"${dashes}/>`;
  const corners = [left, right].flatMap((x) =>
    [top, bottom].flatMap((y) => {
      const [outX, outY] = [x === left ? -1 : 1, y === top ? -1 : 1];
      return [line(x + outX * off, y, x + outX * (off + long), y), line(x, y + outY * off, x, y + outY * (off + long))];
    }),
  );
  const dashes = ' stroke-dasharray="2 1.5"';
  const words = (name: string, x: number, y: number, anchor: 'middle' | 'end' | undefined) =>
    textSvg(name, x, y, TYPE.small, ACCENT, 600, anchor);
  const beside = all.flatMap((other, at): string[] => {
    if (!other.tile || !page.tile || other.part !== page.part) return [];
    const [across, down] = [other.tile.column - page.tile.column, other.tile.row - page.tile.row];
    if (Math.abs(across) + Math.abs(down) !== 1) return [];
    const begins = onPage(other.crop, page);
    const name = `${other.tile.name}, page ${at + 1}`;
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    if (down !== 0) {
      const [edge, out, to] = down > 0 ? [begins.top, bottom, 1] : [begins.bottom, top, -1];
      return [
        line(left - off, edge, left - off - long, edge, dashes),
        line(right + off, edge, right + off + long, edge, dashes),
        words(name, middle.x, out + to * (off + 7) + (to > 0 ? 3 : 0), 'middle'),
      ];
    }
    const edge = across > 0 ? begins.left : begins.right;
    return [
      line(edge, top - off, edge, top - off - long, dashes),
      line(edge, bottom + off, edge, bottom + off + long, dashes),
      words(other.tile.name, across > 0 ? right + off : left - off, middle.y, across > 0 ? undefined : 'end'),
    ];
  });
  return [...corners, ...beside];
}

/** The part of the chart that another page shows, on an overview, in points, with what it is called. */
export interface GridField {
  box: Bounds;
  label: string;
}

export function gridFields(page: PlannedPage, all: readonly PlannedPage[]): GridField[] {
  if (page.kind !== 'overview') return [];
  return all.flatMap((other, at) =>
    other.kind === 'overview'
      ? []
      : [{ box: onPage(intersection(other.crop, page.crop), page), label: gridLabel(other, at + 1) }],
  );
}

/** The parts of the chart that the other pages show, drawn over its overview with their names and numbers. */
export function pageGrid(fields: readonly GridField[], theme: ExportTheme, factor: number): string[] {
  const size = GRID_TYPE * factor;
  return [
    ...fields.map(
      ({ box: { left, top, right, bottom } }) =>
        `<rect x="${num(left)}" y="${num(top)}" width="${num(right - left)}" height="${num(bottom - top)}" fill="${ACCENT}" fill-opacity="0.04" stroke="${ACCENT}" stroke-width="${num(0.9 * factor)}"/>`,
    ),
    ...fields.map(({ box, label }) => {
      const width = widthAt(label, size, true, theme) + size;
      return [
        `<rect x="${num(box.left)}" y="${num(box.top)}" width="${num(width)}" height="${num(size * 1.7)}" fill="${ACCENT}"/>`,
        textSvg(label, box.left + size / 2, box.top + size * 1.2, size, '#ffffff', 600),
      ].join('');
    }),
  ];
}

/** Size of the names of pages on an overview, in points on A4. */
export const GRID_TYPE = 9;

function gridLabel({ tile, part }: PlannedPage, number: number): string {
  return tile && !part ? `${tile.name} · ${number}` : String(number);
}
