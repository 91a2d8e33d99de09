import type { RecordType } from '../../entities/typeNames';
import { messages } from '../../messages';
import { checkCustomFields } from '../customFields';
import type { CustomField } from '../customFields';
import { IMPORT_CUSTOM_FIELDS, importsCustomFields } from './columns';
import type { ImportNote } from './notes';
import type { SortedCells } from './sortCells';

/** A row's custom fields, five at most: the template's numbered ones, then filled columns that it doesn't have, named by their headings. */
export function customFieldsOf(type: RecordType, cells: SortedCells, notes: ImportNote[]): CustomField[] {
  const fields: CustomField[] = [];
  for (const { name, heading, text } of candidates(cells)) {
    const read = checkCustomFields([{ name, value: text }]);
    const [field] = 'fields' in read ? read.fields : [];
    const why = 'fault' in read ? read.fault : refusal(type, field, fields.length);
    if (field && why === undefined) fields.push(field);
    else if (text !== '') notes.push({ heading, text, why: why ?? messages.columnWithoutName, column: true });
  }
  return fields;
}

function candidates({ numbered, others }: SortedCells): { name: string; heading: string; text: string }[] {
  const pairs = [...numbered]
    .sort(([a], [b]) => a - b)
    .map(([number, { name, value }]) => ({
      name: name?.text ?? '',
      heading: name?.text || (value?.heading ?? `Custom Field ${number}`),
      text: value?.text ?? '',
    }));
  // A spreadsheet reader calls a column without a heading "__EMPTY", "__EMPTY_1", …
  const columns = others
    .filter(({ text }) => text !== '')
    .map(({ heading, text }) => ({ name: heading.startsWith('__EMPTY') ? '' : heading, heading, text }));
  return [...pairs, ...columns];
}

function refusal(type: RecordType, field: CustomField | undefined, count: number): string | undefined {
  if (!importsCustomFields(type)) return messages.columnNotImported;
  if (!field) return messages.columnWithoutName;
  return count < IMPORT_CUSTOM_FIELDS ? undefined : messages.tooManyCustomFields(IMPORT_CUSTOM_FIELDS);
}
