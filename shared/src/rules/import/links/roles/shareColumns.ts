import { sentence } from '../../../../language/sentence';
import { areSharesHeld, rolesOfHeadings } from '../headings/headingRole';
import { PARTY_BREAK } from '../parties/partyCells';
import { isBareOne, shareUnitOf, type ShareUnit } from './shareText';
import { columnOf, headingsIn, rowsBelow, type SheetMapping } from '../tableMapping';
import type { TableRow, TableSheet } from '../tableSheet';

const MEANINGS = ['share', 'minimum', 'maximum', 'votes'] as const;
type Columns = Pick<SheetMapping, 'columns' | 'header'>;

/** The columns of shares of one sheet: what their bare numbers mean, and what they are shares of. */
export class ShareColumns {
  readonly unit: ShareUnit;
  readonly votesUnit: ShareUnit;
  /** The roles of a row that names none, as a cell would say them; empty for the usual one. */
  readonly unnamed: string;
  /** Whether a share beside an office is of a holding beside it. */
  readonly areHeld: boolean;
  /** The first row in which a column of parts of 1 says 1, which could be 1 % as well. */
  readonly doubts: readonly { row: TableRow; meaning: string; why: string }[];

  constructor(sheet: TableSheet, mapping: SheetMapping) {
    this.unit = mapping.shareUnit;
    // A unit that a person chose for the shares holds for the votes beside them, too.
    this.votesUnit = shareUnitIn(sheet, mapping) === this.unit ? unitAt(sheet, mapping, 'votes') : this.unit;
    this.unnamed = rolesOfHeadings(sheet, mapping);
    this.areHeld = areSharesHeld(sheet, mapping);
    this.doubts = MEANINGS.flatMap((meaning) => {
      const isParts = (meaning === 'votes' ? this.votesUnit : this.unit) === 'fraction';
      const column = isParts ? columnOf(mapping, meaning) : -1;
      const row =
        column < 0 ? undefined : rowsBelow(sheet, mapping).find(({ cells }) => isBareOne(cells[column] ?? ''));
      if (!row) return [];
      const share = (row.cells[column] ?? '').trim();
      const why = sentence('“{share}” is read in parts of 1, like all of its column: 1 is 100 %.', { share });
      return [{ row, meaning, why }];
    });
  }
}

/** What the bare numbers of a sheet's column of shares mean, by its heading and all of them. */
export function shareUnitIn(sheet: TableSheet, mapping: Columns): ShareUnit {
  return unitAt(sheet, mapping, shareColumn(mapping));
}

function shareColumn(mapping: Columns): string {
  return MEANINGS.find((meaning) => columnOf(mapping, meaning) >= 0) ?? 'share';
}

function unitAt(sheet: TableSheet, mapping: Columns, meaning: string): ShareUnit {
  const column = columnOf(mapping, meaning);
  if (column < 0) return 'percent';
  const texts = rowsBelow(sheet, mapping).flatMap(({ cells }) => (cells[column] ?? '').split(PARTY_BREAK));
  return shareUnitOf(texts, headingOf(sheet, mapping, meaning));
}

function headingOf(sheet: TableSheet, mapping: Columns, meaning: string): string {
  return mapping.header ? (headingsIn(sheet, mapping.header)[columnOf(mapping, meaning)] ?? '') : '';
}
