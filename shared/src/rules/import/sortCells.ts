import { fieldOf } from '../../entities/fields';
import type { RecordType } from '../../entities/typeNames';
import { cellText, dateCellText, isErrorText } from './cell';
import type { ImportCell } from './cell';
import type { HeadingMeaning } from './columns';
import { readHeading } from './columns';

/** A cell's content under its heading as the sheet writes it. */
export interface HeadedText {
  heading: string;
  text: string;
}

/** The cells of a row by what they stand for. */
export interface SortedCells {
  /** Those of the type's own columns, by field. */
  own: Map<string, HeadedText>;
  /** Those of the template's custom fields, by number. */
  numbered: Map<number, { name?: HeadedText; value?: HeadedText }>;
  /** Those of columns that the template doesn't have. */
  others: HeadedText[];
  /** Those that hold a spreadsheet's error and so nothing. */
  faulty: HeadedText[];
}

/** Sorts a row's cells; of two columns for one field the first that is filled speaks. */
export function sortCells(
  type: RecordType,
  row: Readonly<Record<string, ImportCell>>,
  meaningOf: (heading: string) => HeadingMeaning | undefined = (heading) => readHeading(type, heading),
): SortedCells {
  const cells: SortedCells = { own: new Map(), numbered: new Map(), others: [], faulty: [] };
  for (const [written, cell] of Object.entries(row)) {
    const heading = written.trim();
    const meant = meaningOf(heading);
    if (typeof cell === 'string' && isErrorText(cell.trim())) {
      cells.faulty.push({ heading, text: cell.trim() });
      continue;
    }
    if (meant === undefined) {
      cells.others.push({ heading, text: cellText(cell) });
    } else if ('custom' in meant) {
      const pair = cells.numbered.get(meant.custom) ?? {};
      cells.numbered.set(meant.custom, { ...pair, [meant.part]: { heading, text: cellText(cell) } });
    } else {
      const { field } = meant.column;
      const text = fieldOf(type, field)?.kind === 'date' ? dateCellText(cell) : cellText(cell);
      if (!cells.own.get(field)?.text) cells.own.set(field, { heading, text });
    }
  }
  return cells;
}
