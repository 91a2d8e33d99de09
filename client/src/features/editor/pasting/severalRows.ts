import { pastedCells } from '@stemma/shared/rules/import/links/typed/pastedCells';
import { separatedRows } from '@stemma/shared/rules/import/links/typed/separatedRows';

/** The cells of a text that is several lines, or a row of several cells; null for any other. */
export function severalRows(text: string): string[][] | null {
  const table = (separatedRows(text) ?? pastedCells(text)).filter((cells) => cells.some(Boolean));
  return table.length > 1 || table.some((cells) => cells.length > 1) ? table : null;
}
