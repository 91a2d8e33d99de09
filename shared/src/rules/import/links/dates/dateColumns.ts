import { FIELDS } from '../../../../entities/fields';
import { sentence } from '../../../../language/sentence';
import { dateOrders, doubtOfMixed, readInOrder, type DateOrder } from './tableDates';
import type { SheetMapping } from '../tableMapping';
import type { TableRow } from '../tableSheet';

const PAST = new Set(['birthDate', 'owner.birthDate', 'owned.birthDate']);
const OF_LINKS = new Set(['since', 'until', 'checkedOn']);
const BEGINNINGS = new Set(['incorporation', 'owner.incorporation', 'owned.incorporation']);
const OF_FIELDS = new Set(
  Object.values(FIELDS)
    .flat()
    .filter(({ kind }) => kind === 'date')
    .map(({ name }) => `field.${name}`),
);

const DAY_FIRST: DateOrder = { monthFirst: false, isMixed: false, undecided: '' };

interface DateDoubt {
  row: TableRow;
  meaning: string;
  why: string;
}

/** The columns of dates of one sheet, and in which order each has day and month. */
export class DateColumns {
  /** A line for each column whose dates are other days the other way round, where nothing in the sheet tells, and for cells unlike the rest of theirs. */
  readonly doubts: readonly DateDoubt[];
  private readonly orders: ReadonlyMap<string, DateOrder>;

  constructor(rows: readonly TableRow[], { columns }: Pick<SheetMapping, 'columns'>) {
    const dated = Object.entries(columns).filter(([, meaning]) =>
      [PAST, OF_LINKS, BEGINNINGS, OF_FIELDS].some((meanings) => meanings.has(meaning)),
    );
    const orders = dateOrders(dated.map(([at]) => rows.map(({ cells }) => cells[Number(at)] ?? '')));
    this.orders = new Map(orders.map((order, index) => [dated[index]?.[1] ?? '', order]));
    this.doubts = orders.flatMap((order, index) => {
      const [at, meaning = ''] = dated[index] ?? [];
      const doubts = order.isMixed ? doubtsOfMixed : doubtsOfUndecided;
      return doubts(rows, Number(at), order).map((doubt) => ({ ...doubt, meaning }));
    });
  }

  /** The ISO date of a cell of a column; undefined where it is none. */
  read(meaning: string, text: string): string | undefined {
    return readInOrder(text, this.orders.get(meaning) ?? DAY_FIRST, PAST.has(meaning));
  }

  /** The cell of any column: a date as ISO text, all else as it stands. */
  inIsoText(meaning: string, text: string): string {
    return OF_FIELDS.has(meaning) ? (this.read(meaning, text) ?? text) : text;
  }
}

type CellDoubt = Omit<DateDoubt, 'meaning'>;

function doubtsOfUndecided(rows: readonly TableRow[], at: number, { undecided }: DateOrder): CellDoubt[] {
  const row = undecided ? rows.find(({ cells }) => cells[at]?.trim() === undecided) : undefined;
  if (!row) return [];
  const why = sentence('“{date}” is read day first, like all of its column: no cell tells which way round.', {
    date: undecided,
  });
  return [{ row, why }];
}

function doubtsOfMixed(rows: readonly TableRow[], at: number, order: DateOrder): CellDoubt[] {
  const cells = rows.map((row) => ({ row, date: (row.cells[at] ?? '').trim() }));
  const inDoubt = cells.filter(({ date }) => doubtOfMixed(date, order) === 'eitherWay');
  const turned = cells.flatMap(({ row, date }) => {
    const read = doubtOfMixed(date, order) === 'turned' ? readInOrder(date, order) : undefined;
    return read === undefined ? [] : [{ row, why: turnedText(date, read) }];
  });
  const [first] = inDoubt;
  if (!first) return turned;
  return [{ row: first.row, why: mixedText(first.date, inDoubt.length, order.monthFirst) }, ...turned];
}

function turnedText(date: string, read: string): string {
  return sentence('“{date}” is read as {read}, unlike others of its column: the other way round it is no date.', {
    date,
    read,
  });
}

function mixedText(date: string, count: number, monthFirst: boolean): string {
  const values = { date, count };
  return monthFirst
    ? sentence(
        'Its column has dates day first and month first: “{date}” may be either and is read month first (cells like it: {count}).',
        values,
      )
    : sentence(
        'Its column has dates day first and month first: “{date}” may be either and is read day first (cells like it: {count}).',
        values,
      );
}
