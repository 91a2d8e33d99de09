import { limits } from '@stemma/shared/limits';
import { sheetReasons } from '@stemma/shared/messages/sheets';
import { parse } from 'csv-parse/sync';
import { Refusal } from '../../work/refusal';
import { decode } from './decode';
import type { Grid } from './grid';

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * The cells of a .csv file as one grid, all of them text. Separated by comma, semicolon or tab, whichever its first lines have most of: the
 * first one of a template, more of a file that has a title above its headings.
 */
export function readCsv(
  bytes: Uint8Array,
  { rows: most = limits.sheetRowsMax, lines = 1 }: { rows?: number; lines?: number } = {},
): Grid[] {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new Refusal(sheetReasons.notCsv);
  const text = decode(bytes);
  const said = /^sep=(.)\r?\n/i.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  try {
    const rows: string[][] = parse(body, {
      delimiter: said?.[1] ?? separatorOf(body, lines),
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: false,
      to: most + 2,
    });
    return [{ name: '', rows: rows.map((cells, index) => ({ row: index + 1, cells })) }];
  } catch {
    throw new Refusal(sheetReasons.damaged);
  }
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
