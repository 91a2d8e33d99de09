import type { RecordType } from '../../../entities/typeNames';
import { sentence } from '../../../language/sentence';
import { inColumn } from '../notes';
import { meaningLabel, SIDES, type Side } from './columnMeanings';
import { DateColumns } from './dates/dateColumns';
import { isExclusiveBound } from './headings/headingKinds';
import { isPluralHeading } from './headings/vocabulary';
import type { TableFault } from './judgedTable';
import { isOpenEnd, saysNothing } from './dates/openEnds';
import { isSurnameFirst } from './parties/namesInCell';
import { assetTypeOf } from './parties/partyType';
import { placeholderOf } from './parties/placeholderNames';
import { partedRow, type PartyCellsOfSheet } from './parties/partyRows';
import { relationSides, type RelationSides } from './roles/relations';
import { ShareColumns } from './roles/shareColumns';
import { sideNotes, turnedSides } from './sideNotes';
import { headingsIn, rowsBelow, widthOf, type SheetMapping } from './tableMapping';
import { foldedName, tablePlace, type TableRow, type TableSheet } from './tableSheet';
import { UnmeantColumns } from './unmeantColumns';
import { unresolvedFormulas } from './unresolvedFormulas';

/** What says that a bound is exclusive, and the bound. */
const BOUNDS: ReadonlyMap<string, string> = new Map([
  ['aboveMinimum', 'minimum'],
  ['belowMaximum', 'maximum'],
]);

/** A sheet with what its columns mean. */
export class SheetReader {
  readonly rows: readonly TableRow[];
  private readonly dates: DateColumns;
  private readonly columns: ReadonlyMap<string, number>;
  private readonly unmeant: UnmeantColumns;
  readonly shares: ShareColumns;
  private readonly partyCells: PartyCellsOfSheet;
  /** The sides that a row's role may be a relation of; undefined where headings say who owns. */
  readonly relations: RelationSides | undefined;
  /** Whether cells are taken word for word. */
  readonly isVerbatim: boolean;
  /** Whether rows name their parents by keys of the same rows, of which the topmost name none. */
  readonly isHierarchy: boolean;
  /** The types of assets that headings of the sides say. */
  readonly assetTypes: ReadonlyMap<string, RecordType>;
  private readonly toldOnce = new Set<string>();
  private owners: ReadonlySet<string> | undefined;
  private readonly exclusive: ReadonlySet<string>;

  constructor(
    private readonly sheet: TableSheet,
    readonly mapping: SheetMapping,
    private readonly faults: TableFault[],
  ) {
    this.rows = rowsBelow(sheet, mapping);
    const columns = new Map(Object.entries(mapping.columns).map(([at, meaning]) => [meaning, Number(at)]));
    // Cells of names may say shares where no column does.
    this.columns = mapping.use === 'links' ? new Map([['share', widthOf(sheet)], ...columns]) : columns;
    this.isVerbatim = sheet.isOwn === true;
    this.relations = this.isVerbatim ? undefined : relationSides(sheet, mapping);
    this.dates = new DateColumns(this.rows, mapping);
    this.shares = new ShareColumns(sheet, mapping);
    this.unmeant = new UnmeantColumns(sheet, mapping);
    const headings = headingsIn(sheet, mapping.header);
    this.assetTypes = new Map(
      SIDES.flatMap((side) => {
        const type = assetTypeOf(headings[columns.get(side) ?? -1] ?? '');
        return type ? [[side, type] as const] : [];
      }),
    );
    const namesOf = (side: Side) => ({
      isPlural: isPluralHeading(headings[columns.get(side) ?? -1] ?? ''),
      isSurnameFirst: this.rows.some((row) => isSurnameFirst(row.cells[columns.get(side) ?? -1] ?? '')),
    });
    this.partyCells = {
      hasShares: ['share', 'minimum', 'maximum'].some((meaning) => columns.has(meaning)),
      names: { owner: namesOf('owner'), owned: namesOf('owned') },
    };
    this.exclusive = new Set(
      [...BOUNDS.values()].filter((bound) => isExclusiveBound(headings[this.columns.get(bound) ?? -1] ?? '')),
    );
    this.isHierarchy = this.hasOwnParents();
    for (const told of [...turnedSides(sheet, mapping), ...unresolvedFormulas(sheet, mapping)])
      faults.push({ kind: 'warning', ...told });
    for (const told of [...sideNotes(sheet, mapping), ...this.unmeant.told]) faults.push({ kind: 'note', ...told });
    for (const { row, meaning, why } of [...this.dates.doubts, ...this.shares.doubts]) this.noteOf(row, meaning, why);
  }

  cellOf(row: TableRow, meaning: string): string {
    const bound = BOUNDS.get(meaning);
    if (bound !== undefined && !this.columns.has(meaning)) return this.exclusive.has(bound) ? 'yes' : '';
    return (row.cells[this.columns.get(meaning) ?? -1] ?? '').trim();
  }

  /** Whether a row says that there is no owner, by nothing, a dash, “None” or “N/A”. */
  namesNoOwner(row: TableRow): boolean {
    const owner = this.cellOf(row, 'owner');
    const isNone = owner === '' || ['none', 'notApplicable'].includes(placeholderOf(owner) ?? '');
    return isNone && this.cellOf(row, 'owner.id') === '';
  }

  /** Whether a row that names no owner is of the owner of another one, by its name, or by its key in a list of parents. */
  isTopmost(row: TableRow): boolean {
    this.owners ??= new Set(this.rows.map((one) => foldedName(this.cellOf(one, 'owner'))).filter(Boolean));
    return this.isHierarchy || this.owners.has(foldedName(this.cellOf(row, 'owned')));
  }

  private hasOwnParents(): boolean {
    if ((this.columns.has('owner') && !this.mapping.holder) || !this.columns.has('owned')) return false;
    const keys = new Set(this.rows.map((row) => this.cellOf(row, 'owned.id')).filter(Boolean));
    return this.rows.some((row) => keys.has(this.cellOf(row, 'owner.id')));
  }

  /** The cells of a row that say amounts or numbers of shares, which are no shares in percent. */
  amountsOf(row: TableRow): string[] {
    return this.unmeant.amountsOf(row);
  }

  /** A row as rows that each name one owner and one that is owned; what cannot be parted is told. */
  partedRows(row: TableRow): readonly TableRow[] {
    if (this.isVerbatim) return [row];
    const { rows, doubts, leftOut } = partedRow(row, this.columns, this.partyCells);
    for (const { meaning, why } of doubts) this.noteOf(row, meaning, why);
    if (!leftOut) return rows;
    this.noteOf(row, leftOut.meaning, leftOut.why, 'leftOut');
    return [];
  }

  /** The ISO date of a cell; undefined for none, which is told where the cell says something. */
  dateOf(row: TableRow, meaning: string): string | undefined {
    const text = this.cellOf(row, meaning);
    if (text === '' || saysNothing(text) || (meaning === 'until' && isOpenEnd(text))) return undefined;
    const date = this.dates.read(meaning, text);
    if (date === undefined)
      this.noteOf(row, meaning, sentence('“{date}” is not read as a date.', { date: text.slice(0, 60) }));
    return date;
  }

  place({ row }: TableRow): string {
    return this.mapping.statements ? `statement ${row}` : tablePlace(this.sheet, row);
  }

  /** Whether a place is one of the sheet. */
  holds(place: string): boolean {
    const [one, other] = [place, tablePlace(this.sheet, this.mapping.header || 1)].map((said) =>
      said.replace(/\S+$/, ''),
    );
    return one === other;
  }

  note(row: TableRow, why: string, kind: TableFault['kind'] = 'note'): void {
    this.faults.push({ kind, place: this.place(row), why });
  }

  /** Tells what is wrong in a column, by its heading or, where it has none, by what it means. */
  noteOf(row: TableRow, meaning: string, why: string, kind: TableFault['kind'] = 'note'): void {
    const heading = this.sheet.rows.find((one) => one.row === this.mapping.header);
    const said = heading?.cells[this.columns.get(meaning) ?? -1]?.trim().slice(0, 60);
    this.note(row, inColumn(said || meaningLabel(meaning), why), kind);
  }

  /** Tells in the first row of which it is true what is wrong in a column. */
  noteOnce(row: TableRow, meaning: string, why: string): void {
    const said = `${meaning}\n${why}`;
    if (!this.toldOnce.has(said)) this.noteOf(row, meaning, why);
    this.toldOnce.add(said);
  }

  /** The fields that columns of entities name beside the common ones. */
  fields(row: TableRow): Record<string, string> {
    const own = ['firstName', 'lastName'].map((name) => [name, this.cellOf(row, name)] as const);
    const more = [...this.columns.keys()].flatMap((meaning) =>
      meaning.startsWith('field.')
        ? [[meaning.slice('field.'.length), this.dates.inIsoText(meaning, this.cellOf(row, meaning))] as const]
        : [],
    );
    return Object.fromEntries([...own, ...more].filter(([, value]) => value !== ''));
  }
}
