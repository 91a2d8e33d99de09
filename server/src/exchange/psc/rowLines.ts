import { lettersOf } from '@stemma/shared/rules/import/registerColumns';
import type { CsvRecord } from '../stream/csvRecords';
import { FoldedCells } from '../stream/foldedCells';
import type { JsonItem } from '../stream/jsonValues';

const ADDRESS = 'care_of po_box premises address_line_1 address_line_2 locality region postal_code country'.split(' ');
const TEXTS = 'kind name nationality country_of_residence notified_on ceased_on statement description etag'.split(' ');
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  name_elements: ['title', 'forename', 'middle_name', 'other_forenames', 'surname'],
  identification: ['registration_number', 'country_registered', 'place_registered', 'legal_form', 'legal_authority'],
  address: ADDRESS,
  principal_office_address: ADDRESS,
  links: ['self'],
};

/** What stands between the natures of control in one cell, as programs write lists: `['a', 'b']`, “a; b”. */
const BETWEEN = /[[\]"'“”;|,\n]+/;
/** A nature of control as the register calls it: “ownership-of-shares-25-to-50-percent”. */
const NATURE = /^[a-z]+(?:-[a-z0-9]+)+$/;
const NATURES = /^(?:data)?naturesofcontrol(\d*)$/;
/** What programs write into cells without a value. */
const NO_VALUES = new Set(['NaN', 'null']);

/** Rows of people with significant control, a column for each value, as the lines of JSON that they were made from. */
export async function* linesOfRows(rows: AsyncIterable<CsvRecord>): AsyncGenerator<JsonItem> {
  for await (const row of rows) yield { where: row.where, value: lineOf(row) };
}

function lineOf(row: CsvRecord): object {
  const cells = new FoldedCells(row);
  const at = (path: string): string | undefined => {
    const text = cells.text(`data.${path}`, path);
    return text === undefined || NO_VALUES.has(text) ? undefined : text;
  };
  const valuesOf = (group: string, names: readonly string[]) =>
    said(names.map((name) => [name, at(`${group}.${name}`)]));
  const natures = naturesOf(row);
  return {
    company_number: cells.text('company_number')?.replace(/^(\d+)\.0$/, '$1'),
    data: said([
      ...TEXTS.map((name) => [name, at(name)] as const),
      ...Object.entries(GROUPS).map(([group, names]) => [group, valuesOf(group, names)] as const),
      ['date_of_birth', birthOf(at)],
      ['natures_of_control', natures.length > 0 ? natures : undefined],
    ]),
  };
}

/** An object of what has a value; undefined where nothing has. */
function said(entries: readonly (readonly [string, unknown])[]): object | undefined {
  const known = entries.filter(([, value]) => value !== undefined);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/** The year and month of a birth in columns of their own, or in one: “1970-05”. */
function birthOf(at: (path: string) => string | undefined): object | undefined {
  const [, whole, ofWhole] = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?$/.exec(at('date_of_birth') ?? '') ?? [];
  const [year, month] = [at('date_of_birth.year') ?? whole, at('date_of_birth.month') ?? ofWhole].map(Number);
  return Number.isInteger(year) && Number.isInteger(month) ? { month, year } : undefined;
}

/** The natures of control of a row, in one cell or several, in their order. */
function naturesOf({ headings, cells }: CsvRecord): string[] {
  const columns = headings.flatMap((heading) => {
    const found = NATURES.exec(lettersOf(heading));
    return found ? [{ heading, place: Number(found[1]) }] : [];
  });
  return columns
    .sort((one, other) => one.place - other.place)
    .flatMap(({ heading }) => (cells.get(heading) ?? '').split(BETWEEN))
    .map((part) => part.trim())
    .filter((part) => part !== '' && !NO_VALUES.has(part))
    .flatMap((part) => (part.split(/\s+/).every((one) => NATURE.test(one)) ? part.split(/\s+/) : [part]));
}
