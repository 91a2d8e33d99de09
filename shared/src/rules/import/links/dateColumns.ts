import { FIELDS } from '../../../entities/fields';
import { sentence } from '../../../language/sentence';
import { dateOrders, readTableDate, type DateOrder } from './tableDates';
import type { SheetMapping } from './tableMapping';
import type { TableRow } from './tableSheet';

const PAST = new Set(['birthDate', 'owner.birthDate', 'owned.birthDate']);
const OF_LINKS = new Set(['since', 'until', 'checkedOn']);
const OF_FIELDS = new Set(
  Object.values(FIELDS)
    .flat()
    .filter(({ kind }) => kind === 'date')
    .map(({ name }) => `field.${name}`),
);

/** The columns of dates of one sheet, and in which order each has day and month. */
export class DateColumns {
  /** A line for each column whose dates are other days the other way round, where nothing in the sheet tells. */
  readonly doubts: readonly { row: TableRow; meaning: string; why: string }[];
  private readonly orders: ReadonlyMap<string, DateOrder>;

  constructor(rows: readonly TableRow[], { columns }: Pick<SheetMapping, 'columns'>) {
    const dated = Object.entries(columns).filter(
      ([, meaning]) => PAST.has(meaning) || OF_LINKS.has(meaning) || OF_FIELDS.has(meaning),
    );
    const orders = dateOrders(dated.map(([at]) => rows.map(({ cells }) => cells[Number(at)] ?? '')));
    this.orders = new Map(orders.map((order, index) => [dated[index]?.[1] ?? '', order]));
    this.doubts = orders.flatMap(({ undecided }, index) => {
      const at = Number(dated[index]?.[0]);
      const row = undecided ? rows.find(({ cells }) => cells[at]?.trim() === undecided) : undefined;
      if (!row) return [];
      const why = sentence('“{date}” is read day first, like all of its column: no cell tells which way round.', {
        date: undecided,
      });
      return [{ row, meaning: dated[index]?.[1] ?? '', why }];
    });
  }

  /** The ISO date of a cell of a column; undefined where it is none. */
  read(meaning: string, text: string): string | undefined {
    const monthFirst = this.orders.get(meaning)?.monthFirst === true;
    return readTableDate(text, { monthFirst, past: PAST.has(meaning) });
  }

  /** The cell of any column: a date as ISO text, all else as it stands. */
  inIsoText(meaning: string, text: string): string {
    return OF_FIELDS.has(meaning) ? (this.read(meaning, text) ?? text) : text;
  }
}
