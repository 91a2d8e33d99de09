import { fieldOf } from '../../entities/fields';
import type { RecordType } from '../../entities/typeNames';
import { cellText, dateCellText } from './cell';
import type { ImportCell } from './cell';
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
}

/** Sorts a row's cells; of two columns for one field the first that is filled speaks. */
export function sortCells(type: RecordType, row: Readonly<Record<string, ImportCell>>): SortedCells {
  const cells: SortedCells = { own: new Map(), numbered: new Map(), others: [] };
  for (const [written, cell] of Object.entries(row)) {
    const heading = written.trim();
    const meant = readHeading(type, heading);
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
