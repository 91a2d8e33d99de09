import { tidyName } from '../../../text';

const SEPARATORS = [';', '|', ','] as const;
const PERCENT =
  /^\D{0,12}\d{1,3}(?:[.,]\d{1,30})?(?:\s?[-–]\s?\d{1,3}(?:[.,]\d{1,30})?)?\s?(?:[%％]|percent|per cent|prozent|pct)$/iu;
const NUMBER = /^\d{1,3}(?:[.,]\d{1,30})?$/u;

/**
 * The cells of lines without tabs that semicolons, bars or commas part: each line has as many, and one cell of each reads as a share; those of
 * a table of Markdown whatever they say. Null for any other text.
 */
export function separatedRows(text: string): string[][] | null {
  if (text.includes('\t')) return null;
  const lines = text.split(/\r\n?|\n/u).filter((line) => line.trim() !== '');
  const marked = markdownRows(lines);
  if (marked) return marked;
  for (const separator of SEPARATORS) {
    if (!lines[0]?.includes(separator)) continue;
    const rows = lines.map((line) => cellsOf(line, separator));
    const width = rows[0]?.length ?? 0;
    if (rows.every((cells) => cells.length === width) && rows.every((cells) => hasShare(cells, separator))) return rows;
  }
  return null;
}

/** The cells of a table as Markdown writes it, “| Owner | Owned |” above “|---|---|”; null for any other text. */
function markdownRows([head = '', rule = '', ...lines]: readonly string[]): string[][] | null {
  if (!head.includes('|') || !/^[\s|:-]*-[\s|:-]*$/u.test(rule) || !rule.includes('|')) return null;
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||(?<!\\)\|$/gu, '')
      .split(/(?<!\\)\|/u)
      .map((cell) => tidyName(cell.replaceAll('\\|', '|').replaceAll('**', '')));
  return [head, ...lines].map(cells);
}

/** Whether a cell is a share and no part of a decimal number; a bare number is one only between two other cells or more. */
function hasShare(cells: readonly string[], separator: string): boolean {
  const isParted = (at: number) => separator === ',' && /^\d+$/u.test(cells[at - 1] ?? '');
  const found = cells.findIndex(
    (cell, at) => (PERCENT.test(cell) || (cells.length > 2 && NUMBER.test(cell))) && !isParted(at),
  );
  return found >= 0 && !(separator === ',' && /^\d+\s?[%％]?$/u.test(cells[found + 1] ?? ''));
}

function cellsOf(line: string, separator: string): string[] {
  const pattern = new RegExp(
    `(?:^|[${separator}])\\s*(?:"((?:[^"]|"")*)"\\s*(?=[${separator}]|$)|([^${separator}]*))`,
    'gu',
  );
  return [...line.matchAll(pattern)].map(([, quoted, plain = '']) => tidyName(quoted?.replaceAll('""', '"') ?? plain));
}
