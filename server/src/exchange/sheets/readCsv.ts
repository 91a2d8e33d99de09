import { limits } from '@stemma/shared/limits';
import { sheetReasons } from '@stemma/shared/messages/sheets';
import { parse } from 'csv-parse/sync';
import { Refusal } from '../../work/refusal';
import { decode } from './decode';
import type { Grid } from './grid';

const SEPARATORS = [',', ';', '\t'] as const;

/** The cells of a .csv file as one grid, all of them text. Separated by comma, semicolon or tab, whichever its first line has most of. */
export function readCsv(bytes: Uint8Array): Grid[] {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new Refusal(sheetReasons.notCsv);
  const text = decode(bytes);
  const said = /^sep=(.)\r?\n/i.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  try {
    const rows: string[][] = parse(body, {
      delimiter: said?.[1] ?? separatorOf(body),
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: false,
      to: limits.sheetRowsMax + 2,
    });
    return [{ name: '', rows: rows.map((cells, index) => ({ row: index + 1, cells })) }];
  } catch {
    throw new Refusal(sheetReasons.damaged);
  }
}

/** The separator that stands most often outside of quotes in the first line with content. */
function separatorOf(text: string): string {
  const [line = ''] = text
    .trimStart()
    .replace(/"[^"]*"/g, '""')
    .split(/\r?\n/, 1);
  const count = (separator: string): number => line.split(separator).length;
  return [...SEPARATORS].sort((a, b) => count(b) - count(a))[0] ?? ',';
}
