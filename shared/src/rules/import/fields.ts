import { FIELDS, fieldOf } from '../../entities/fields';
import { normalizeNewFields } from '../../entities/record';
import type { FieldValue } from '../../entities/record';
import type { RecordType } from '../../entities/typeNames';
import { messages } from '../../messages';
import type { ImportNote } from './notes';
import type { SortedCells } from './sortCells';

type Values = Record<string, FieldValue>;
type OwnCells = SortedCells['own'];

/** The fields that a row's own cells fill, as they are kept; what a field doesn't understand is added to `notes`. */
export function fieldsOfRow(
  type: RecordType,
  own: OwnCells,
  countryNamed: (text: string) => string | undefined,
  notes: ImportNote[],
): Values {
  const given: Record<string, string> = {};
  for (const [field, { heading, text }] of own) {
    if (field === 'name' || text === '') continue;
    const value = fieldOf(type, field)?.kind === 'country' ? countryNamed(text) : text;
    if (value === undefined) notes.push({ heading, text, why: messages.unknownCountry });
    else given[field] = value;
  }
  const { values, faults } = normalizeNewFields(type, given);
  for (const { field, message } of faults) {
    notes.push({ heading: own.get(field)?.heading ?? field, text: given[field] ?? '', why: message });
    if (fieldOf(type, field)?.kind === 'currency') dropAmounts(type, field, values, own, notes);
  }
  return values;
}

/** An amount in a currency that isn't offered must not become one of the default currency: it goes where its currency went. */
function dropAmounts(type: RecordType, currency: string, values: Values, own: OwnCells, notes: ImportNote[]): void {
  values[currency] = fieldOf(type, currency)?.default ?? null;
  for (const { name } of FIELDS[type].filter((field) => field.currency === currency)) {
    const cell = own.get(name);
    if (values[name] == null || !cell) continue;
    values[name] = null;
    notes.push({ ...cell, why: messages.unknownCurrency });
  }
}
