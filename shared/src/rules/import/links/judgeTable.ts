import { sentence } from '../../../language/sentence';
import { t } from '../../../language/translate';
import { limits } from '../../../limits';
import { nameFault, tidyName } from '../../text';
import { isLei } from '../../lei';
import { messages } from '../../../messages';
import { usualRole } from '../../typeOfName';
import { chartFaults } from './chartFaults';
import { inColumn } from '../notes';
import { meaningLabel, PARTY_COLUMNS, type Side } from './columnMeanings';
import type { JudgedTable, TableFault, TableLink } from './judgedTable';
import { PartyBook, type PartyDraft, type PartyMention, type TellOfParty } from './parties';
import { typeByName, typeNamed } from './partyType';
import { tableCountry } from './tableCountry';
import { DateColumns } from './dateColumns';
import { ShareColumns } from './shareColumns';
import { rowsBelow, type SheetMapping, type TableMapping } from './tableMapping';
import { REPEATED, readTableRoles, type TableRole } from './tableRoles';
import { placeIn, type TableSheet } from './tableSheet';
import { isTotalName } from './totals';
import { UnmeantColumns, unreadSheet } from './unmeantColumns';

/** Reads the sheets of a table by a mapping. Pure: the same table gives the same parties and links with the same ids. */
export function judgeTable(sheets: readonly TableSheet[], mapping: TableMapping): JudgedTable {
  const book = new PartyBook();
  const faults: TableFault[] = [];
  const drafts = new Map<PartyDraft, Map<PartyDraft, (TableRole & { place: string })[]>>();
  sheets.forEach((sheet, at) => faults.push(...unreadSheet(sheet, mapping.sheets[at])));
  let rows = 0;
  const each = (use: SheetMapping['use'], read: (reader: SheetReader) => void) =>
    sheets.forEach((sheet, at) => {
      const said = mapping.sheets[at];
      if (said?.use === use) read(new SheetReader(sheet, said, faults));
    });
  each('entities', (reader) => {
    for (const row of reader.rows) {
      rows += 1;
      readEntity(reader, row, book);
    }
  });
  each('links', (reader) => {
    for (const row of reader.rows) {
      rows += 1;
      readLink(reader, row, book, drafts);
    }
  });
  book.tellNamesakes();
  const parties = book.parties((draft, isOwned) => draft.type ?? typeOf(draft, isOwned));
  const links = [...drafts].flatMap(([owner, held]) =>
    [...held].flatMap(([owned, roles]): TableLink[] => {
      const [from, to] = [parties.get(owner), parties.get(owned)];
      if (!from || !to) return [];
      const usual = usualRole(to.typeName);
      return [{ from: from.id, to: to.id, roles: roles.map((role) => ({ ...role, role: role.role || usual })) }];
    }),
  );
  const all = [...parties.values()];
  return {
    parties: all,
    links,
    faults: [...faults, ...chartFaults(all, links)],
    rows,
    leftOut: faults.filter(({ kind }) => kind === 'leftOut').length,
  };
}

function typeOf({ lei, registration, birthDate, name }: PartyMention, isOwned: boolean) {
  if (birthDate) return 'Individual';
  const byName = typeByName(name, isOwned);
  return byName === 'Individual' && (lei || registration) ? 'Company' : byName;
}

type Row = TableSheet['rows'][number];

/** A sheet with what its columns mean. */
class SheetReader {
  readonly rows: readonly Row[];
  private readonly dates: DateColumns;
  private readonly columns: ReadonlyMap<string, number>;
  private readonly unmeant: UnmeantColumns;
  readonly shares: ShareColumns;

  constructor(
    private readonly sheet: TableSheet,
    readonly mapping: SheetMapping,
    private readonly faults: TableFault[],
  ) {
    this.rows = rowsBelow(sheet, mapping);
    this.columns = new Map(Object.entries(mapping.columns).map(([at, meaning]) => [meaning, Number(at)]));
    this.dates = new DateColumns(this.rows, mapping);
    this.shares = new ShareColumns(sheet, mapping);
    this.unmeant = new UnmeantColumns(sheet, mapping);
    for (const told of this.unmeant.told) faults.push({ kind: 'note', ...told });
    for (const { row, meaning, why } of [...this.dates.doubts, ...this.shares.doubts]) this.noteOf(row, meaning, why);
  }

  cellOf(row: Row, meaning: string): string {
    return (row.cells[this.columns.get(meaning) ?? -1] ?? '').trim();
  }

  /** The cells of a row that say amounts or numbers of shares, which are no shares in percent. */
  amountsOf(row: Row): string[] {
    return this.unmeant.amountsOf(row);
  }

  /** The ISO date of a cell; undefined for none, which is told where the cell says something. */
  dateOf(row: Row, meaning: string): string | undefined {
    const text = this.cellOf(row, meaning);
    if (text === '') return undefined;
    const date = this.dates.read(meaning, text);
    if (date === undefined)
      this.noteOf(row, meaning, sentence('“{date}” is not read as a date.', { date: text.slice(0, 60) }));
    return date;
  }

  place({ row }: Row): string {
    return placeIn(this.sheet.name, row);
  }

  note(row: Row, why: string, kind: TableFault['kind'] = 'note'): void {
    this.faults.push({ kind, place: this.place(row), why });
  }

  /** Tells what is wrong in a column, by its heading or, where it has none, by what it means. */
  noteOf(row: Row, meaning: string, why: string, kind: TableFault['kind'] = 'note'): void {
    const heading = this.sheet.rows.find((one) => one.row === this.mapping.header);
    const said = heading?.cells[this.columns.get(meaning) ?? -1]?.trim().slice(0, 60);
    this.note(row, inColumn(said || meaningLabel(meaning), why), kind);
  }

  /** The fields that columns of entities name beside the common ones. */
  fields(row: Row): Record<string, string> {
    const own = ['firstName', 'lastName'].map((name) => [name, this.cellOf(row, name)] as const);
    const more = [...this.columns.keys()].flatMap((meaning) =>
      meaning.startsWith('field.')
        ? [[meaning.slice('field.'.length), this.dates.inIsoText(meaning, this.cellOf(row, meaning))] as const]
        : [],
    );
    return Object.fromEntries([...own, ...more].filter(([, value]) => value !== ''));
  }
}

function readEntity(reader: SheetReader, row: Row, book: PartyBook): void {
  const whole = reader.cellOf(row, 'name');
  const parted = [reader.cellOf(row, 'firstName'), reader.cellOf(row, 'lastName')].filter(Boolean).join(' ');
  const mention = mentionOf(reader, row, '', { meaning: whole ? 'name' : 'lastName', text: whole || parted });
  if (!mention) return reader.note(row, t('It names no entity.'), 'leftOut');
  if (isTotal(reader, row, '', mention, book)) return reader.note(row, TOTAL, 'leftOut');
  const known = reader.cellOf(row, 'party').toLowerCase();
  const party = /not known|unknown|unbekannt/.test(known)
    ? 'unknown'
    : /not disclosed|anonym/.test(known)
      ? 'anonymous'
      : 'known';
  const notes = [reader.cellOf(row, 'notes'), mention.notes].filter(Boolean).join('\n');
  const said: PartyMention = { ...mention, party, notes, fields: reader.fields(row) };
  const again = book.find(said);
  if (again) reader.note(row, sentence('It is the same entity as in {place}.', { place: again.place }));
  const draft = book.meet(said, tellIn(reader, row));
  if (draft) book.markTaken(draft);
}

type Drafts = Map<PartyDraft, Map<PartyDraft, (TableRole & { place: string })[]>>;

function readLink(reader: SheetReader, row: Row, book: PartyBook, drafts: Drafts): void {
  const [ownerSaid, ownedSaid] = [sideOf(reader, row, 'owner'), sideOf(reader, row, 'owned')];
  if (isTotal(reader, row, 'owner.', ownerSaid, book) || isTotal(reader, row, 'owned.', ownedSaid, book))
    return reader.note(row, TOTAL, 'leftOut');
  if (!ownerSaid || !ownedSaid) {
    const why = ownerSaid ? t('It names nothing that is owned.') : t('It names no owner.');
    return reader.note(
      row,
      ownerSaid || ownedSaid ? why : t('It names neither an owner nor what is owned.'),
      'leftOut',
    );
  }
  const [owner, owned] = [
    book.meet(ownerSaid, tellIn(reader, row, 'owner')),
    book.meet(ownedSaid, tellIn(reader, row, 'owned')),
  ];
  if (!owner || !owned)
    return reader.noteOf(row, `${owner ? 'owned' : 'owner'}.id`, t('The key names no entity of the file.'), 'leftOut');
  if (owner === owned) return reader.note(row, t('It says that an entity owns itself.'), 'leftOut');
  book.markTaken(owner);
  book.markTaken(owned);
  book.markOwned(owned);
  const place = reader.place(row);
  const roles = readTableRoles((meaning) => reader.cellOf(row, meaning), {
    shares: reader.shares,
    amounts: reader.amountsOf(row),
    dateOf: (meaning) => reader.dateOf(row, meaning),
    note: (why, meaning) => (meaning ? reader.noteOf(row, meaning, why) : reader.note(row, why)),
  });
  const held = drafts.get(owner) ?? new Map<PartyDraft, (TableRole & { place: string })[]>();
  drafts.set(owner, held);
  const stated = held.get(owned) ?? [];
  held.set(owned, stated);
  const fresh = roles.filter((role, at) => ![...stated, ...roles.slice(0, at)].some((other) => saysSame(other, role)));
  if (fresh.length === 0) return reader.note(row, REPEATED, 'leftOut');
  if (stated.length + fresh.length > limits.rolesPerLinkMax)
    return reader.note(row, sentence('A link holds at most {max} roles.', { max: limits.rolesPerLinkMax }), 'leftOut');
  for (const role of fresh) {
    const other = stated.find((one) => one.role === role.role && !one.endDate && !role.endDate);
    if (other)
      reader.note(row, sentence('It states another share than {place}; both are taken.', { place: other.place }));
    stated.push({ ...role, place });
  }
}

/** Tells of the party that a row names, in a list of entities or on a side of a link. What the sheet as a whole says is no doubt of a row. */
function tellIn(reader: SheetReader, row: Row, side?: Side): TellOfParty {
  return (why, fact) => {
    const meaning = fact ? [side, fact].filter(Boolean).join('.') : (side ?? 'name');
    if (!fact || reader.cellOf(row, meaning) !== '') reader.noteOf(row, meaning, why);
  };
}

const TOTAL = t('It is a total, not a party.');

/** Whether a row names a sum where a party stands; one of which the table says anything else is a party. */
function isTotal(reader: SheetReader, row: Row, prefix: string, said: PartyMention | null, book: PartyBook): boolean {
  if (!said || !isTotalName(said.name)) return false;
  return !PARTY_COLUMNS.some((column) => reader.cellOf(row, prefix + column)) && !book.find(said);
}

function saysSame(one: TableRole & { place?: string }, other: TableRole): boolean {
  const { place: _place, ...said } = one;
  return JSON.stringify(Object.entries(said).sort()) === JSON.stringify(Object.entries(other).sort());
}

function sideOf(reader: SheetReader, row: Row, side: Side): PartyMention | null {
  return mentionOf(reader, row, `${side}.`, { meaning: side, text: reader.cellOf(row, side) });
}

/** What a row says of a party; null where it says neither a name nor a key, or a name that cannot be. */
function mentionOf(
  reader: SheetReader,
  row: Row,
  prefix: string,
  said: { meaning: string; text: string },
): PartyMention | null {
  const cellOf = (column: string) => reader.cellOf(row, prefix + column);
  const id = cellOf('id').slice(0, limits.keyMax);
  const name = tidyName(said.text);
  if (name === '' && id === '') return null;
  const fault = name === '' ? undefined : nameFault(name);
  if (fault) {
    reader.noteOf(row, said.meaning, fault);
    return null;
  }
  const birthDate = reader.dateOf(row, `${prefix}birthDate`) ?? '';
  const lei = cellOf('lei').replace(/\s+/g, '').toUpperCase();
  if (lei && !isLei(lei))
    reader.noteOf(row, `${prefix}lei`, sentence('“{lei}”: {fault}', { lei: lei.slice(0, 60), fault: messages.lei }));
  return {
    name,
    id,
    type: typeNamed(cellOf('type')) ?? reader.mapping.type,
    ...countryIn(reader, row, `${prefix}country`),
    registration: cellOf('registration').slice(0, 200),
    lei: isLei(lei) ? lei : '',
    birthDate,
    party: 'known',
    fields: {},
    place: reader.place(row),
  };
}

/** A country of the list; any other text is a line of the notes. */
function countryIn(reader: SheetReader, row: Row, meaning: string): Pick<PartyMention, 'country' | 'notes'> {
  const text = reader.cellOf(row, meaning);
  const country = text === '' ? '' : tableCountry(text);
  if (country !== undefined) return { country, notes: '' };
  const said = text.slice(0, 200);
  reader.noteOf(
    row,
    meaning,
    sentence('“{country}” is not a country of the list; it goes to the notes.', { country: said }),
  );
  return { country: '', notes: `Country: ${said}` };
}
