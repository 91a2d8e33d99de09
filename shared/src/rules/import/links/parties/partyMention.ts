import { sentence } from '../../../../language/sentence';
import { t } from '../../../../language/translate';
import { limits } from '../../../../limits';
import { messages } from '../../../../messages';
import type { RecordType } from '../../../../entities/typeNames';
import { isLei } from '../../../lei';
import { typeOfName } from '../../../typeOfName';
import { nameFault, tidyName } from '../../../text';
import { PARTY_COLUMNS, type Side } from '../columnMeanings';
import { saysNothing } from '../dates/openEnds';
import type { PartyBook, PartyMention, TellOfParty } from './parties';
import { beginningFields } from './partyRecord';
import { saysCapacity } from './partyType';
import { placeholderOf } from './placeholderNames';
import type { SheetReader } from '../sheetReader';
import { ambiguousCountries, tableCountry } from './tableCountry';
import { foldedName, type TableRow } from '../tableSheet';
import { isTotalName } from './totals';
import { typeInCell } from './typeInCell';

/** Tells of the party that a row names, in a list of entities or on a side of a link. What the sheet as a whole says is no doubt of a row. */
export function tellIn(reader: SheetReader, row: TableRow, side?: Side): TellOfParty {
  return (why, fact) => {
    const meaning = fact ? [side, fact].filter(Boolean).join('.') : (side ?? 'name');
    if (!fact || reader.cellOf(row, meaning) !== '') reader.noteOf(row, meaning, why);
  };
}

export const TOTAL_ROW = t('It is a total, not a party.');

/** Whether a row names a sum where a party stands; one of which the table says anything else is a party. */
export function isTotal(
  reader: SheetReader,
  row: TableRow,
  prefix: string,
  said: PartyMention | null,
  book: PartyBook,
): boolean {
  if (!said || !isTotalName(said.name)) return false;
  return !PARTY_COLUMNS.some((column) => reader.cellOf(row, prefix + column)) && !book.find(said);
}

/** What a row says of the party on a side of its link; a first name in a column of its own is part of the name, which is a person's. */
export function mentionOnSide(reader: SheetReader, row: TableRow, side: Side): PartyMention | null {
  const firstName = side === 'owner' ? reader.cellOf(row, 'owner.firstName') : '';
  // Companies stand in the column of first names where that is one of names.
  const text = reader.cellOf(row, side) || firstName;
  const isApart = firstName !== '' && text !== '' && !wordsOf(text).includes(wordsOf(firstName));
  const said = mentionOf(reader, row, `${side}.`, { meaning: side, text: isApart ? `${firstName} ${text}` : text });
  if (!said || !isApart) return said;
  return { ...said, type: said.type ?? 'Individual', fields: { ...said.fields, firstName, lastName: text } };
}

/** Folded words with a space around each, so that one name can be looked for in another. */
const wordsOf = (name: string): string => ` ${foldedName(name)} `;

/** What a row says of a party; null where it says neither a name nor a key, or a name that cannot be. */
export function mentionOf(
  reader: SheetReader,
  row: TableRow,
  prefix: string,
  said: { meaning: string; text: string },
): PartyMention | null {
  const cellOf = (column: string) => reader.cellOf(row, prefix + column);
  const id = cellOf('id').slice(0, limits.keyMax);
  const placeholder = reader.isVerbatim && id ? undefined : placeholderOf(said.text);
  const name = placeholder === 'none' ? '' : tidyName(said.text);
  if (name === '' && id === '') return null;
  const fault = name === '' ? undefined : nameFault(name);
  if (fault) {
    reader.noteOf(row, said.meaning, fault);
    return null;
  }
  if (!reader.isVerbatim && saysCapacity(name)) reader.noteOf(row, said.meaning, capacityText(name));
  const birthDate = reader.dateOf(row, `${prefix}birthDate`) ?? '';
  const incorporation = reader.dateOf(row, `${prefix}incorporation`);
  const lei = cellOf('lei').replace(/\s+/g, '').toUpperCase();
  if (lei && !isLei(lei))
    reader.noteOf(row, `${prefix}lei`, sentence('“{lei}”: {fault}', { lei: lei.slice(0, 60), fault: messages.lei }));
  const registration = cellOf('registration').slice(0, 200);
  const isStandIn = name !== '' && placeholder !== undefined && !isLei(lei) && registration === '';
  return {
    name,
    id,
    type: typeIn(reader, row, `${prefix}type`) ?? reader.mapping.type ?? assetIn(reader, said.meaning, name),
    ...countryIn(reader, row, `${prefix}country`),
    registration,
    lei: isLei(lei) ? lei : '',
    birthDate,
    party: !isStandIn ? 'known' : placeholder === 'anonymous' ? 'anonymous' : 'unknown',
    isStandIn,
    fields: incorporation ? beginningFields(incorporation) : {},
    place: reader.place(row),
  };
}

function capacityText(name: string): string {
  return sentence('“{name}” says in which capacity it stands, and is taken as a party of its own.', {
    name: name.slice(0, 60),
  });
}

/** The type that a cell says; of another text, as often as it comes, is told once that it says none. */
function typeIn(reader: SheetReader, row: TableRow, meaning: string): RecordType | undefined {
  const text = reader.cellOf(row, meaning);
  const type = text === '' ? undefined : typeInCell(text);
  if (text !== '' && !type && !saysNothing(text))
    reader.noteOnce(
      row,
      meaning,
      sentence('“{type}” is not a type that is known here: names say what such parties are.', {
        type: text.slice(0, 60),
      }),
    );
  return type;
}

/** The type of asset that the heading of a side says, of a name without a legal form. */
function assetIn(reader: SheetReader, meaning: string, name: string): RecordType | null {
  const type = reader.assetTypes.get(meaning);
  return type && typeOfName(name, 'Custom') === 'Custom' ? type : null;
}

/** A country of the list; any other text is a line of the notes. */
function countryIn(reader: SheetReader, row: TableRow, meaning: string): Pick<PartyMention, 'country' | 'notes'> {
  const text = reader.cellOf(row, meaning);
  const country = text === '' ? '' : tableCountry(text);
  if (country !== undefined) return { country, notes: '' };
  const said = text.slice(0, 200);
  const countries = ambiguousCountries(text).join(' / ');
  reader.noteOf(
    row,
    meaning,
    countries
      ? sentence('“{country}” may be either of {countries}: none is taken, and it goes to the notes.', {
          country: said,
          countries,
        })
      : sentence('“{country}” is not a country of the list; it goes to the notes.', { country: said }),
  );
  return { country: '', notes: `Country: ${said}` };
}
