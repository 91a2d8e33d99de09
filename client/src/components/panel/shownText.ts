import { toShownDate } from '@stemma/shared/dates';
import { optionLabel, type Field } from '@stemma/shared/entities/fields';
import { defaults } from '@stemma/shared/limits';
import { toShownAmount } from '@stemma/shared/money';
import { countryLabel } from '@stemma/shared/reference/countries';
import { t } from '@stemma/shared/language/translate';
import { unitLabel } from '../fields/unitLabel';
import type { StoredFields } from '../fields/draft';

/** A field's value as screens show it: dates dd.mm.yyyy, money with thousands separators and two decimals (SPEC §9). */
export function shownText(field: Field, stored: StoredFields): string {
  const value = stored[field.name] ?? null;
  if (value === null) return '';
  switch (field.kind) {
    case 'yesNo':
      return value === true ? t('Yes') : t('No');
    case 'date':
      return toShownDate(String(value));
    case 'country':
      return countryLabel(String(value));
    case 'money':
      return toShownAmount(Number(value), String(stored[field.currency ?? ''] ?? defaults.currency));
    case 'measure':
      return [value, unitLabel(stored[field.unit ?? ''])].filter(Boolean).join(' ');
    case 'choice':
    case 'text':
      return optionLabel(field, String(value));
    case 'multiline':
    case 'currency':
      return String(value);
  }
}
