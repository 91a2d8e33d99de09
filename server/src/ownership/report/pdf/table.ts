import type { TableBlock } from '../blocks';
import { writeLine } from './lines';
import type { Sheets, TypeStyle } from './sheet';
import { fontOf, PAGE, CONTENT_BOX } from './sheet';

const CELL: TypeStyle = { size: 9, weight: 400, color: '#17212B', line: 12.5 };
const HEAD: TypeStyle = { ...CELL, weight: 600, color: '#5B6876' };
const QUIET: TypeStyle = { ...CELL, color: '#5B6876' };
/** What stands under the first line of a cell: sources, reasons. */
const UNDER: TypeStyle = { ...CELL, size: 8, color: '#5B6876', line: 11 };
const PAD = 4;
const RULE = '#D3DAE1';

interface Line {
  text: string;
  style: TypeStyle;
}

/** Writes a table as wide as the page; its headings come again on each page, and a row that is higher than a page goes on over it. */
export function writeTable(sheets: Sheets, { widths, headings, rows, numbers = [], quiet = -1 }: TableBlock): void {
  const all = widths.reduce((sum, width) => sum + width, 0);
  const columns: { left: number; width: number }[] = [];
  let left: number = PAGE.left;
  for (const width of widths) {
    columns.push({ left, width: (width / all) * CONTENT_BOX.width });
    left += (width / all) * CONTENT_BOX.width;
  }
  const cellsOf = (texts: readonly string[], style: TypeStyle): Line[][] =>
    texts.map((text, at) => {
      const [first = '', ...under] = text.split('\n');
      const room = (columns[at]?.width ?? 0) - 2 * PAD;
      const own = at === quiet ? QUIET : style;
      const lines = (text: string, by: TypeStyle) =>
        sheets.linesOf(text, by, room).map((line) => ({ text: line, style: by }));
      return [...lines(first, own), ...under.flatMap((text) => lines(text, UNDER))];
    });
  const heads = headings && cellsOf(headings, HEAD);
  const writeRow = (cells: Line[][], isHead: boolean): void => {
    const rest = cells.map((lines) => [...lines]);
    do {
      const whole = Math.max(...rest.map(heightOf)) + 2 * PAD;
      const context = sheets.page(Math.min(whole, CONTENT_BOX.height / 2));
      if (heads && !isHead && sheets.y === PAGE.top) {
        writeRow(heads, true);
        continue;
      }
      const room = PAGE.height - PAGE.bottom - sheets.y - 2 * PAD;
      const taken = rest.map((lines) => takeWithin(lines, room));
      const height = Math.max(...taken.map(heightOf)) + 2 * PAD;
      for (const [at, lines] of taken.entries()) {
        let { y } = sheets;
        const { left: from = PAGE.left, width = 0 } = columns[at] ?? {};
        for (const { text, style } of lines) {
          context.font = fontOf(style);
          context.fillStyle = style.color;
          const place = { left: from + (at === 0 ? 0 : PAD), width: width - (at === 0 ? PAD : 2 * PAD) };
          writeLine(context, text, { ...place, baseline: y + PAD + style.size }, numbers.includes(at));
          y += style.line;
        }
      }
      sheets.y += height;
      context.fillStyle = RULE;
      context.fillRect(PAGE.left, sheets.y - 0.5, CONTENT_BOX.width, isHead ? 1 : 0.5);
    } while (rest.some((lines) => lines.length > 0));
  };
  if (heads) writeRow(heads, true);
  for (const row of rows) writeRow(cellsOf(row, CELL), false);
  sheets.y += 8;
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { style }) => sum + style.line, 0);
}

/** Takes from the front of the lines what the room holds, one line at least. */
function takeWithin(lines: Line[], room: number): Line[] {
  const taken: Line[] = [];
  let height = 0;
  while (lines[0] && (taken.length === 0 || height + lines[0].style.line <= room)) {
    height += lines[0].style.line;
    taken.push(lines.shift()!);
  }
  return taken;
}
