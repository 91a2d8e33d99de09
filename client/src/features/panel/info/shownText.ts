import { toShownDate } from '@stemma/shared/dates';
import type { Field } from '@stemma/shared/entities/fields';
import { defaults } from '@stemma/shared/limits';
import { countryName } from '@stemma/shared/reference/countries';
import type { KeptFields } from '../../../components/fields/draft';

const amount = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A field's value as screens show it: dates dd.mm.yyyy, money with thousands separators and two decimals (SPEC §9). */
export function shownText(field: Field, kept: KeptFields): string {
  const value = kept[field.name] ?? null;
  if (value === null) return '';
  switch (field.kind) {
    case 'yesNo':
      return value === true ? 'Yes' : 'No';
    case 'date':
      return toShownDate(String(value));
    case 'country':
      return countryName(String(value));
    case 'money':
      return `${String(kept[field.currency ?? ''] ?? defaults.currency)} ${amount.format(Number(value))}`;
    case 'measure':
      return [value, kept[field.unit ?? '']].filter(Boolean).join(' ');
    case 'text':
    case 'multiline':
    case 'choice':
    case 'currency':
      return String(value);
  }
}
