import { fieldOf } from '../../entities/fields';
import { RECORD_TYPES } from '../../entities/typeNames';
import type { RecordType } from '../../entities/typeNames';

/** A column of an import template. */
export interface ImportColumn {
  /** As the template writes it; a star says that a row without it is skipped. */
  heading: string;
  /** The field of the type that it fills; `name` is the entity's name. */
  field: string;
  required?: true;
}

/** Custom fields that an imported entity may have (SPEC §9). */
export const IMPORT_CUSTOM_FIELDS = 5;

const column = (heading: string, field: string): ImportColumn => ({ heading, field });
const required = (heading: string, field: string): ImportColumn => ({ heading, field, required: true });

const NAME_ONLY: readonly ImportColumn[] = [required('Name*', 'name')];

/** What a template has for each type, in order (SPEC §5, §9); types without a set of their own have a name only. */
export const IMPORT_COLUMNS: Readonly<Record<RecordType, readonly ImportColumn[]>> = {
  ...(Object.fromEntries(RECORD_TYPES.map((type) => [type, NAME_ONLY])) as Record<RecordType, typeof NAME_ONLY>),
  Company: [
    required('Company Name*', 'name'),
    column('Country', 'country'),
    column('Incorporation Date', 'incorporation'),
    column('Type', 'type'),
    column('Registration Number', 'registration'),
    column('Address', 'address'),
    column('LEI', 'lei'),
    column('Tax Residency', 'tax'),
    column('Valuation', 'valuation'),
    column('Currency', 'currency'),
  ],
  Individual: [
    required('First Name*', 'firstName'),
    column('Middle Name', 'middleName'),
    column('Last Name', 'lastName'),
    column('Nationality', 'nationality'),
    column('Date of Birth', 'birthDate'),
    column('Place of Birth', 'birthPlace'),
    column('Primary Residence', 'primaryResidence'),
    column('Tax Residency', 'taxResidency'),
    column('Domicile', 'domicile'),
    column('Net Worth', 'worth'),
    column('Currency', 'currency'),
    column('TIN', 'tin'),
    column('US Person', 'usPerson'),
    column('PEP', 'pep'),
  ],
  Trust: [
    required('Trust Name*', 'name'),
    column('Country', 'country'),
    column('Trustee', 'trustee'),
    column('Creation Date', 'creation'),
    column('Trust Type', 'trustType'),
    column('Funding Status', 'fundingStatus'),
  ],
};

/** Whether rows of this type bring custom fields (SPEC §9). */
export function importsCustomFields(type: RecordType): boolean {
  return IMPORT_COLUMNS[type].length > 1;
}

/** The headings of a type's template: its columns, then name and value of each custom field. */
export function templateHeadings(type: RecordType): string[] {
  const own = IMPORT_COLUMNS[type].map(({ heading }) => heading);
  if (!importsCustomFields(type)) return own;
  const numbers = Array.from({ length: IMPORT_CUSTOM_FIELDS }, (_, index) => index + 1);
  return [...own, ...numbers.flatMap((n) => [`Custom Field ${n} Name`, `Custom Field ${n} Value`])];
}

/** What a column is for: a field, or one side of a numbered custom field. */
export type HeadingMeaning = { column: ImportColumn } | { custom: number; part: 'name' | 'value' };

/** What a heading in a sheet stands for, whatever its case, spaces and stars; a field's label or name is understood too. */
export function readHeading(type: RecordType, heading: string): HeadingMeaning | undefined {
  const wanted = plain(heading);
  const found = IMPORT_COLUMNS[type].find(({ heading: own, field }) => {
    if (plain(own) === wanted) return true;
    return field !== 'name' && [field, fieldOf(type, field)?.label ?? field].some((name) => plain(name) === wanted);
  });
  if (found) return { column: found };
  const custom = /^customfield([1-5])(name|value)$/.exec(wanted);
  return custom ? { custom: Number(custom[1]), part: custom[2] === 'name' ? 'name' : 'value' } : undefined;
}

function plain(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
