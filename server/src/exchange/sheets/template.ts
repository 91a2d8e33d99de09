import { COUNTRY_NAMES } from '@stemma/shared/reference/countries';
import { CURRENCIES } from '@stemma/shared/reference/currencies';
import type { Field } from '@stemma/shared/entities/fields';
import { fieldOf } from '@stemma/shared/entities/fields';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { typeLabelPlural } from '@stemma/shared/entities/typeNames';
import { IMPORT_COLUMNS, templateHeadings } from '@stemma/shared/rules/import/columns';
import { utils, write } from '@e965/xlsx';
import type { WorkSheet } from '@e965/xlsx';
import { templateNotes } from './templateNotes';
import { withChoices } from './withChoices';

/** The bytes of a type's template: a sheet with its headings, lists to choose from, and a sheet that tells the rules. */
export function importTemplate({ type }: { type: RecordType }): Uint8Array {
  const headings = templateHeadings(type);
  const choices = headings.map((_, column) => optionsOf(type, column));
  const book = utils.book_new();
  book.Props = { Title: `${typeLabelPlural(type)} for Stemma`, Application: 'Stemma' };
  utils.book_append_sheet(book, headed(headings), typeLabelPlural(type));
  utils.book_append_sheet(book, notesSheet(type), 'Notes');
  const lists = choices.flatMap((options, column) =>
    options ? [{ heading: headings[column] ?? '', options, column }] : [],
  );
  if (lists.length > 0) utils.book_append_sheet(book, listsSheet(lists), 'Lists');
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array;
  return withChoices(
    new Uint8Array(bytes),
    lists.map(({ column, options }, place) => ({ column, from: place, count: options.length })),
  );
}

/** What may be chosen in a column; undefined where anything may be written. */
function optionsOf(type: RecordType, column: number): readonly string[] | undefined {
  const field = IMPORT_COLUMNS[type][column]?.field;
  const known = field === undefined ? undefined : fieldOf(type, field);
  return known && optionsOfKind(known);
}

function optionsOfKind({ kind, options }: Field): readonly string[] | undefined {
  if (kind === 'country') return COUNTRY_NAMES;
  if (kind === 'currency') return CURRENCIES;
  return kind === 'yesNo' ? ['Yes', 'No'] : options;
}

function headed(headings: readonly string[]): WorkSheet {
  const sheet = utils.aoa_to_sheet([[...headings]]);
  sheet['!cols'] = headings.map((heading) => ({ wch: Math.max(14, heading.length + 4) }));
  return sheet;
}

function notesSheet(type: RecordType): WorkSheet {
  const sheet = utils.aoa_to_sheet(templateNotes(type));
  sheet['!cols'] = [{ wch: 28 }, { wch: 90 }];
  return sheet;
}

function listsSheet(lists: readonly { heading: string; options: readonly string[] }[]): WorkSheet {
  const longest = Math.max(...lists.map(({ options }) => options.length));
  const rows = Array.from({ length: longest }, (_, row) => lists.map(({ options }) => options[row] ?? null));
  const sheet = utils.aoa_to_sheet([lists.map(({ heading }) => `Choices: ${heading}`), ...rows]);
  sheet['!cols'] = lists.map(() => ({ wch: 28 }));
  return sheet;
}
