import { tidyName } from '../../text';

/** Cells of a text as spreadsheets put it on the clipboard: tabs between cells, quotation marks round those with line breaks. */
export function pastedCells(text: string): string[][] {
  const cell = /(?:^|(?<=[\t\n]))(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/gu;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.replace(/\r\n?/gu, '\n').matchAll(cell)) {
    rows.at(-1)?.push(tidyName(quoted?.replaceAll('""', '"') ?? plain));
    if (end === '\n') rows.push([]);
    else if (end === '') break;
  }
  return rows;
}
