import { sentence } from '../../../../language/sentence';
import { areSharesHeld, rolesOfHeadings } from '../headings/headingRole';
import { PARTY_BREAK } from '../parties/partyCells';
import { smallShares, type SmallShares } from './partsOfOne';
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
  /** The first row in which a column of parts of 1 says 1, which could be 1 % as well, and the rows that could be parts of 1 below a sign of percent. */
  readonly doubts: readonly { row: TableRow; meaning: string; why: string }[];

  constructor(sheet: TableSheet, mapping: SheetMapping) {
    this.unit = mapping.shareUnit;
    // A unit that a person chose for the shares holds for the votes beside them, too.
    this.votesUnit = shareUnitIn(sheet, mapping) === this.unit ? unitAt(sheet, mapping, 'votes') : this.unit;
    this.unnamed = rolesOfHeadings(sheet, mapping);
    this.areHeld = areSharesHeld(sheet, mapping);
    this.doubts = MEANINGS.flatMap((meaning) => {
      const isParts = (meaning === 'votes' ? this.votesUnit : this.unit) === 'fraction';
      const small = smallShares(sheet, mapping, meaning);
      if (small) return smallDoubts(sheet, mapping, meaning, { ...small, isParts });
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
  if (smallShares(sheet, mapping, meaning)?.whole !== undefined) return 'fraction';
  const texts = rowsBelow(sheet, mapping).flatMap(({ cells }) => (cells[column] ?? '').split(PARTY_BREAK));
  return shareUnitOf(texts, headingOf(sheet, mapping, meaning));
}

/** What is doubtful of a column below a sign of percent with no number above 1: that they are parts of 1, or each 1 that is read as 1 %. */
function smallDoubts(
  sheet: TableSheet,
  mapping: Columns,
  meaning: string,
  { whole, isParts }: SmallShares & { isParts: boolean },
): { row: TableRow; meaning: string; why: string }[] {
  const column = columnOf(mapping, meaning);
  const rows = rowsBelow(sheet, mapping).filter(({ cells }) => (cells[column] ?? '').trim() !== '');
  const shareIn = ({ cells }: TableRow) => (cells[column] ?? '').trim().slice(0, 60);
  if (!isParts)
    return rows
      .filter((row) => isBareOne(shareIn(row)))
      .map((row) => ({ row, meaning, why: percentText(shareIn(row)) }));
  const [first] = rows;
  return first ? [{ row: first, meaning, why: partsText(shareIn(first), whole ?? '') }] : [];
}

const percentText = (share: string): string =>
  sentence('The share “{share}” is read as {share} %, not as a part of 1.', { share });

function partsText(share: string, name: string): string {
  const values = { share, name: name.slice(0, 60) };
  return name
    ? sentence('“{share}” is read in parts of 1, like all of its column: those of “{name}” are 1 together.', values)
    : sentence('“{share}” is read in parts of 1, like all of its column: 1 is 100 %.', { share });
}

function headingOf(sheet: TableSheet, mapping: Columns, meaning: string): string {
  return mapping.header ? (headingsIn(sheet, mapping.header)[columnOf(mapping, meaning)] ?? '') : '';
}
