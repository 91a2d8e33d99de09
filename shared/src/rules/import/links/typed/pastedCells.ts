import { tidyName } from '../../../text';

/**
 * Cells of a text as spreadsheets put it on the clipboard: tabs between cells, quotation marks round those with line breaks, which become blanks
 * unless `hasLines`.
 */
export function pastedCells(text: string, hasLines = false): string[][] {
  const pattern = /(?:^|(?<=[\t\n]))(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/gu;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.replace(/\r\n?/gu, '\n').matchAll(pattern)) {
    const cell = quoted?.replaceAll('""', '"') ?? plain;
    rows.at(-1)?.push(hasLines ? cell.split('\n').map(tidyName).join('\n').trim() : tidyName(cell));
    if (end === '\n') rows.push([]);
    else if (end === '') break;
  }
  return rows;
}
