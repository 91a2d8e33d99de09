import { FAMILY_ROLES } from '../../../reference/roles/family';
import { sentence } from '../../../language/sentence';
import { t } from '../../../language/translate';
import { registrationDoubt, wholeRegistration, withLostZeros } from '../../registration';
import { typeOfName, usualRole } from '../../typeOfName';
import { chartFaults } from './chartFaults';
import type { JudgedTable, TableFault, TableLink } from './judgedTable';
import { unsaidEnd, withEndOfAll } from './endOfAll';
import { withCellsAbove } from './mapping/cellsAbove';
import { withKeyColumns } from './mapping/keyColumns';
import { withKeysOfSides } from './mapping/sideKeys';
import { readLink, type LinkDrafts } from './linkRows';
import { groupRows } from './parties/groupRows';
import { likeParties } from './parties/likeParties';
import { PartyBook, type PartyDraft, type PartyMention, type TableParty } from './parties/parties';
import { endedRows } from './roles/endedRows';
import { isTotal, mentionOf, mentionOnSide, tellIn, TOTAL_ROW } from './parties/partyMention';
import { isPersonalNumber, typeByName } from './parties/partyType';
import { shapeNotes } from './shapeNotes';
import { SheetReader } from './sheetReader';
import type { SheetMapping, TableMapping } from './tableMapping';
import { foldedName, tablePlace, type TableRow, type TableSheet } from './tableSheet';
import { unreadSheet } from './unmeantColumns';

/** Reads the sheets of a table by a mapping. Pure: the same table gives the same parties and links with the same ids. */
export function judgeTable(said: readonly TableSheet[], proposed: TableMapping): JudgedTable {
  const mapping = withKeyColumns(said, proposed);
  const book = new PartyBook();
  const { sheets, told } = withKeysOfSides(said, mapping);
  const faults: TableFault[] = [...told];
  const drafts: LinkDrafts = new Map();
  sheets.forEach((sheet, at) => faults.push(...unreadSheet(sheet, mapping.sheets[at])));
  let rows = 0;
  const each = (use: SheetMapping['use'], read: (reader: SheetReader, leftOut: ReadonlyMap<number, string>) => void) =>
    sheets.forEach((sheet, at) => {
      const of = mapping.sheets[at];
      if (of?.use !== use) return;
      faults.push(...unsaidEnd(sheet, of), ...shapeNotes(sheet, of));
      const filled = withCellsAbove(sheet, of);
      if (filled.told) faults.push({ kind: 'note', place: tablePlace(sheet, filled.told.row), why: filled.told.why });
      const whole = withEndOfAll(filled.sheet, of);
      read(
        new SheetReader(whole.sheet, whole.mapping, faults),
        new Map([...endedRows(filled.sheet, of), ...groupRows(filled.sheet, of)]),
      );
    });
  each('entities', (reader) => {
    for (const row of reader.rows) {
      rows += 1;
      readEntity(reader, row, book);
    }
  });
  each('links', (reader, leftOut) => {
    if (reader.isHierarchy) meetAll(reader, book, faults);
    for (const row of reader.rows) {
      rows += 1;
      const why = leftOut.get(row.row);
      if (why !== undefined) reader.note(row, why, 'leftOut');
      else for (const one of reader.partedRows(row)) readLink(reader, one, book, drafts);
    }
  });
  book.tellNamesakes();
  const relatives = relativesIn(drafts);
  const found = book.parties(
    (draft, isOwned) => draft.type ?? typeOf(draft, isOwned, relatives.has(draft as PartyDraft)),
  );
  const parties = sheets.some(({ isOwn }) => isOwn) ? found : withWholeNumbers(found, faults);
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
    faults: [...faults, ...all.flatMap(registrationFaults), ...likeParties(all), ...chartFaults(all, links)],
    rows,
    leftOut: faults.filter(({ kind }) => kind === 'leftOut').length,
  };
}

/** The parties of a list that names parents by its own keys, so that a row may name one that stands below it. What is told of them comes with their links. */
function meetAll(reader: SheetReader, book: PartyBook, faults: TableFault[]): void {
  const before = faults.length;
  for (const row of reader.rows) {
    const said = mentionOnSide(reader, row, 'owned');
    const draft = said && book.meet(said, () => undefined);
    if (draft) book.markTaken(draft);
  }
  faults.length = before;
}

/** The parties of a table with the zeros in front of their numbers that spreadsheets drop, which is told. */
function withWholeNumbers(
  parties: ReadonlyMap<PartyDraft, TableParty>,
  faults: TableFault[],
): ReadonlyMap<PartyDraft, TableParty> {
  const whole = new Map(parties);
  for (const [draft, party] of parties) {
    const { typeName, country, registration, place } = party;
    const number = typeName === 'Company' && registration ? withLostZeros(country, registration) : undefined;
    if (number === undefined) continue;
    whole.set(draft, { ...party, registration: number });
    const why = sentence('The number “{registration}” is read as “{number}”: zeros in front were lost.', {
      registration: registration.slice(0, 60),
      number,
    });
    faults.push({ kind: 'note', place, why });
  }
  return whole;
}

/** Doubts about numbers of registers, where a party stands first; the report has the same words of what was there before. */
function registrationFaults({ typeName, name, country, registration, place }: TableParty): TableFault[] {
  if (typeName !== 'Company') return [];
  const doubt = registrationDoubt(country, wholeRegistration(country, registration));
  return doubt === undefined ? [] : [{ kind: 'note', place, why: sentence('"{name}": {doubt}', { name, doubt }) }];
}

const FAMILY: ReadonlySet<string> = new Set(FAMILY_ROLES);

/** Those whom a role of a family ties, who are natural persons both. */
function relativesIn(drafts: LinkDrafts): ReadonlySet<PartyDraft> {
  const ties = [...drafts].flatMap(([owner, held]) =>
    [...held].flatMap(([owned, roles]) => (roles.some(({ role }) => FAMILY.has(role)) ? [owner, owned] : [])),
  );
  return new Set(ties);
}

function typeOf(
  { lei, registration, birthDate, name, isStandIn }: PartyMention,
  isOwned: boolean,
  isRelative: boolean,
) {
  if (isStandIn) return isOwned ? 'Company' : 'Custom';
  if (birthDate || (isRelative && !lei && !registration && typeOfName(name, 'Custom') === 'Custom'))
    return 'Individual';
  const byName = typeByName(name, isOwned);
  return byName === 'Individual' && (lei || (registration && !isPersonalNumber(registration))) ? 'Company' : byName;
}

function readEntity(reader: SheetReader, row: TableRow, book: PartyBook): void {
  const whole = reader.cellOf(row, 'name');
  const parted = [reader.cellOf(row, 'firstName'), reader.cellOf(row, 'lastName')].filter(Boolean).join(' ');
  const mention = mentionOf(reader, row, '', { meaning: whole ? 'name' : 'lastName', text: whole || parted });
  if (!mention) return reader.note(row, t('It names no entity.'), 'leftOut');
  if (isTotal(reader, row, '', mention, book)) return reader.note(row, TOTAL_ROW, 'leftOut');
  const known = reader.cellOf(row, 'party').toLowerCase();
  const party = /not known|unknown|unbekannt/.test(known)
    ? 'unknown'
    : /not disclosed|anonym/.test(known)
      ? 'anonymous'
      : 'known';
  const isStandIn = mention.isStandIn && known === '';
  const notes = [reader.cellOf(row, 'notes'), mention.notes].filter(Boolean).join('\n');
  const said: PartyMention = {
    ...mention,
    party: isStandIn ? mention.party : party,
    isStandIn,
    notes,
    fields: { ...mention.fields, ...reader.fields(row) },
  };
  if (isStandIn) {
    book.meet(said, tellIn(reader, row));
    return reader.noteOf(
      row,
      'name',
      sentence(
        '“{name}” names nobody in particular: beside each that it is linked with stands an unknown party of its own.',
        { name: said.name.slice(0, 60) },
      ),
    );
  }
  const again = book.find(said);
  const isOther = again !== undefined && again.ids.has(said.id) && !isOfList(reader, again, said);
  if (isOther || book.isStruck(said)) {
    book.strikeKey(said.id);
    const key = said.id.slice(0, 60);
    reader.noteOf(row, 'id', sentence('“{key}” is the key of another list’s entity, too: it names neither.', { key }));
  } else if (again) reader.note(row, sentence('It is the same entity as in {place}.', { place: again.place }));
  const draft = book.meet(book.withoutStruckKey(said), tellIn(reader, row));
  if (draft) book.markTaken(draft);
}

/** Lists number their entities each for themselves; within one, a key with two names is one entity with two. */
function isOfList(reader: SheetReader, listed: PartyMention, said: PartyMention): boolean {
  return reader.holds(listed.place) || foldedName(listed.name) === foldedName(said.name);
}
