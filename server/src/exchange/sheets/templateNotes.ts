import { fieldOf } from '@stemma/shared/entities/fields';
import type { FieldKind } from '@stemma/shared/entities/fields';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import { IMPORT_COLUMNS, IMPORT_CUSTOM_FIELDS, importsCustomFields } from '@stemma/shared/rules/import/columns';

const RULES: Partial<Record<FieldKind, string>> = {
  country: 'A country of the list, in any case; codes like GB work too.',
  currency: 'A currency of the list; empty means USD.',
  money: 'A number. Commas between thousands are fine; the decimal sign is a point.',
  date: 'A date as dd-mm-yyyy, or a date cell. A year alone is fine.',
  yesNo: 'Yes, No, or empty for unknown.',
  choice: 'One of the list.',
};

/** The lines of a template's sheet "Notes": what each column takes, then what holds for all. */
export function templateNotes(type: RecordType): string[][] {
  const columns = IMPORT_COLUMNS[type].map(({ heading, field, required }) => [
    heading,
    required ? 'Required: a row without it is skipped.' : ruleOf(type, field),
  ]);
  const custom = importsCustomFields(type)
    ? [['Custom Field 1 to 5', `Up to ${IMPORT_CUSTOM_FIELDS} fields of your own for each row: a name and a value.`]]
    : [];
  return [
    ['Column', 'What it takes'],
    ...columns,
    ...custom,
    [],
    ['Rows', `Up to ${limits.sheetRowsMax.toLocaleString('en-GB')} at once; blank rows are passed over.`],
    [
      'Not understood',
      'What a column does not understand goes to the notes of the entity. The preview shows it before anything is made.',
    ],
    ['Formulas', 'Are not worked out: a cell counts for the value that your spreadsheet program kept in it.'],
  ];
}

function ruleOf(type: RecordType, name: string): string {
  const field = fieldOf(type, name);
  if (field?.kind === 'text' && field.options) return 'Any text; the list has suggestions.';
  return (field && RULES[field.kind]) ?? 'Any text.';
}
