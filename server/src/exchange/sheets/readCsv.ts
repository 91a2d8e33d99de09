import { limits } from '@stemma/shared/limits';
import { sheetReasons } from '@stemma/shared/messages/sheets';
import { parse } from 'csv-parse/sync';
import { Refusal } from '../../work/refusal';
import { decode } from './decode';
import type { Grid } from './grid';

const SEPARATORS = [',', ';', '\t', '|'] as const;

/**
 * The cells of a .csv file as one grid, all of them text. Separated by comma, semicolon, tab or bar, whichever its first lines have most of: the
 * first one of a template, more of a file that has a title above its headings.
 */
export function readCsv(
  bytes: Uint8Array,
  { rows: most = limits.sheetRowsMax, lines = 1 }: { rows?: number; lines?: number } = {},
): Grid[] {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new Refusal(sheetReasons.zipAsCsv);
  const text = decode(bytes);
  const said = /^sep=(.)\r?\n/i.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  try {
    const delimiter = said?.[1] ?? separatorOf(body, lines);
    const rows: string[][] = parse(body, {
      delimiter,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: false,
      to: most + 2,
    });
    const read = delimiter === '|' ? rows.map(betweenBars) : rows;
    return [{ name: '', rows: read.map((cells, index) => ({ row: index + 1, cells })) }];
  } catch {
    throw new Refusal(sheetReasons.damaged);
  }
}

/** The cells of a row with bars round them, too; none of the line beneath headings, “|---|:--|”. */
function betweenBars(cells: readonly string[]): string[] {
  const trimmed = cells.map((cell) => cell.trim());
  if (trimmed.every((cell) => /^:?-*:?$/.test(cell))) return [];
  const from = trimmed[0] === '' ? 1 : 0;
  return trimmed.slice(from, from === 1 && trimmed.at(-1) === '' ? -1 : undefined);
}

/** The separator that stands most often outside of quotes in the first lines with content. */
function separatorOf(text: string, lines: number): string {
  const head = text
    .slice(0, 200_000)
    .trimStart()
    .replace(/"[^"]*"/g, '""')
    .split(/\r\n?|\n/, lines)
    .join('\n');
  const count = (separator: string): number => head.split(separator).length;
  return [...SEPARATORS].sort((a, b) => count(b) - count(a))[0] ?? ',';
}
