import { joinName } from '../entities/individualName';
import type { FieldValue } from '../entities/record';
import type { RecordType } from '../entities/typeNames';
import { limits } from '../limits';
import { messages } from '../messages';
import { matchCountry } from '../reference/countries';
import { nameText } from './basic';
import type { CustomField } from './customFields';
import type { ImportCell } from './import/cell';
import type { HeadingMeaning } from './import/columns';
import { IMPORT_COLUMNS } from './import/columns';
import { customFieldsOf } from './import/customFields';
import { fieldsOfRow } from './import/fields';
import type { ImportNote } from './import/notes';
import { sortCells } from './import/sortCells';
import type { SortedCells } from './import/sortCells';

/** An entity that a row makes. */
export interface ImportedEntity {
  typeName: RecordType;
  name: string;
  /** What no field took, a line for each cell, "heading: content". */
  description: string;
  fields: Record<string, FieldValue>;
  customFields: CustomField[];
  /** Key of the folder that it goes to; empty means the root. */
  folder: string;
}

export type ImportedRow = { entity: ImportedEntity; notes: ImportNote[] } | { skipped: string };

export interface ImportOptions {
  /** Key of the folder for the new entity. */
  folder?: string;
  /** The listed name of a country as written, undefined for an unknown one. */
  countryNamed?: (text: string) => string | undefined;
  /** What a heading stands for; given where many rows have the same ones. */
  meaningOf?: (heading: string) => HeadingMeaning | undefined;
}

/**
 * Reads one row of a spreadsheet, its cells by heading, as an entity of the type (SPEC §5, §9). A row without its required name is
 * skipped; a cell that no field understands becomes a line of the description and a note, so that nothing is lost unseen.
 */
export function importRow(
  type: RecordType,
  row: Readonly<Record<string, ImportCell>>,
  { folder = '', countryNamed = matchCountry, meaningOf }: ImportOptions = {},
): ImportedRow {
  const cells = sortCells(type, row, meaningOf);
  const missing = IMPORT_COLUMNS[type].find(({ field, required }) => required && !cells.own.get(field)?.text);
  if (missing) return { skipped: messages.rowWithout(missing.heading) };
  const name = nameText.safeParse(nameOf(type, cells.own));
  if (!name.success) {
    const { heading = '' } = IMPORT_COLUMNS[type].find(({ required }) => required) ?? {};
    const isTooLong = name.error.issues[0]?.message !== messages.required;
    return { skipped: isTooLong ? messages.columnTooLong(heading, limits.nameMax) : messages.rowWithout(heading) };
  }

  const notes: ImportNote[] = cells.faulty.map((cell) => ({ ...cell, why: messages.cellError }));
  const fields = fieldsOfRow(type, cells.own, countryNamed, notes);
  const customFields = customFieldsOf(type, cells, notes);
  const lines = notes.map(({ heading, text }) => `${heading}: ${text}`);
  const description = lines.join('\n').slice(0, limits.textMax);
  return { entity: { typeName: type, name: name.data, description, fields, customFields, folder }, notes };
}

function nameOf(type: RecordType, own: SortedCells['own']): string {
  const text = (field: string): string => own.get(field)?.text ?? '';
  return type === 'Individual' ? joinName(text('firstName'), text('lastName')) : text('name');
}
