import { sentence } from '../../../language/sentence';
import { columnFacts } from './mapping/columnFacts';
import { isAmountHeading, mayCountShares } from './headings/headingKinds';
import type { TableFault } from './judgedTable';
import { statusColumns } from './roles/endedRows';
import { headingsIn, rowsBelow, widthOf, type SheetMapping } from './tableMapping';
import { columnLetter, tablePlace, sheetTitle, type TableRow, type TableSheet } from './tableSheet';

interface UnmeantColumn {
  at: number;
  heading: string;
}

const NAME_MAX = 60;

/** The columns of a sheet that its mapping gives no meaning. */
export class UnmeantColumns {
  /** Once a sheet what is left out, each line with its place. */
  readonly told: readonly { place: string; why: string }[];
  private readonly amounts: readonly UnmeantColumn[];

  constructor(sheet: TableSheet, mapping: SheetMapping) {
    const read = statusColumns(sheet, mapping).flatMap(({ at, isWhole }) => (isWhole ? [at] : []));
    const columns = withValues(sheet, mapping).filter(({ at }) => !read.includes(at));
    this.amounts =
      mapping.use === 'links'
        ? columns.filter(
            ({ at, heading }) =>
              isAmountHeading(heading) ||
              (mayCountShares(heading) && columnFacts(rowsBelow(sheet, mapping), at).whole === 1),
          )
        : [];
    const others = columns.filter((column) => !this.amounts.includes(column)).map(columnTitle);
    const place = tablePlace(sheet, mapping.header || (sheet.rows[0]?.row ?? 1));
    this.told = [
      ...this.amounts.map((column) =>
        sentence('“{column}” is left out as a share: it says amounts or numbers of shares, which the details keep.', {
          column: columnTitle(column),
        }),
      ),
      ...(others.length > 0
        ? [sentence('Columns without a meaning are left out: {columns}.', { columns: others.join(', ') })]
        : []),
    ].map((why) => ({ place, why }));
  }

  /** What a row says of amounts and numbers of shares: “Nominal (EUR): 12.500”. */
  amountsOf({ cells }: TableRow): string[] {
    return this.amounts.flatMap((column) => {
      const said = (cells[column.at] ?? '').trim().slice(0, NAME_MAX);
      return said === '' ? [] : [`${columnTitle(column)}: ${said}`];
    });
  }
}

function withValues(sheet: TableSheet, mapping: SheetMapping): UnmeantColumn[] {
  const rows = rowsBelow(sheet, mapping);
  const headings = headingsIn(sheet, mapping.header);
  return Array.from({ length: widthOf(sheet) }, (_, at) => ({ at, heading: (headings[at] ?? '').trim() })).filter(
    ({ at }) =>
      mapping.columns[String(at)] === undefined &&
      rows.some(({ cells }) => (cells[at] ?? '').trim() !== '') &&
      !isCountOfRows(rows, at),
  );
}

/** Whether a column numbers its rows from the first on; what begins further down may say numbers of others. */
const isCountOfRows = (rows: readonly TableRow[], at: number): boolean =>
  columnFacts(rows, at).isCount && (rows[0]?.cells[at] ?? '').trim() !== '';

/** What a column is called: by its heading, or by its letter. */
export function columnTitle({ heading, at }: UnmeantColumn): string {
  return heading.slice(0, NAME_MAX) || columnLetter(at);
}

/** What is told of a sheet with rows of which none is read. */
export function unreadSheet(sheet: TableSheet, mapping: SheetMapping | undefined): TableFault[] {
  const rows = mapping?.use === 'nothing' ? rowsBelow(sheet, mapping).length : 0;
  if (rows === 0) return [];
  if (sheet.roleMatrix && !sheet.roleMatrix.holders && !sheet.isHidden) {
    const why = sentence(
      'The marks in this matrix stand for a role that no title says: {rows, plural, one {# row} other {# rows}} left out. Say “Directors” above it.',
      { rows },
    );
    return [{ kind: 'warning', place: sheetTitle(sheet), why }];
  }
  const why = sheet.isHidden
    ? sentence('The sheet is hidden and not read, with {rows, plural, one {# row} other {# rows}}.', { rows })
    : sentence('The sheet is not read, with {rows, plural, one {# row} other {# rows}}.', { rows });
  return [{ kind: 'note', place: sheetTitle(sheet), why }];
}
