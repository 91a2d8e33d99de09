import { toTypedDate } from '@stemma/shared/dates';
import { FIELDS, optionLabel, optionNamed, type Field } from '@stemma/shared/entities/fields';
import { normalizeFields, type FieldFault, type FieldValue } from '@stemma/shared/entities/record';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { messages } from '@stemma/shared/messages';
import { matchCountry } from '@stemma/shared/reference/countries';

/** A field's value while it is edited: text as typed; yes, no or neither. */
export type DraftValue = string | boolean | null;
export type FieldDraft = Record<string, DraftValue>;

/** A record's fields by name, as kept. */
export type StoredFields = Readonly<Record<string, FieldValue>>;

/** The fields of a record as a form begins with them. */
export function toDraft(type: RecordType, stored: StoredFields): FieldDraft {
  return Object.fromEntries(FIELDS[type].map((field) => [field.name, typed(field, stored[field.name] ?? null)]));
}

function typed(field: Field, value: FieldValue): DraftValue {
  if (field.kind === 'yesNo') return typeof value === 'boolean' ? value : null;
  if (value === null) return field.default ?? '';
  const text = String(value);
  if (field.kind === 'date') return toTypedDate(text);
  if (field.kind === 'country') return matchCountry(text) ?? text;
  return field.kind === 'text' ? optionLabel(field, text) : text;
}

export interface DraftChanges {
  /** What a save sends: fields whose value is another one than as read. */
  values: Record<string, FieldValue>;
  faults: FieldFault[];
}

/** What a draft changes of the fields as read, by the shared rules; fields that nobody touched are never judged (SPEC §5). */
export function draftChanges(
  type: RecordType,
  stored: StoredFields,
  begun: FieldDraft,
  draft: FieldDraft,
): DraftChanges {
  const touched = FIELDS[type].map(({ name }) => name).filter((name) => draft[name] !== begun[name]);
  const { values, faults } = normalizeFields(type, Object.fromEntries(touched.map((name) => [name, draft[name]])));
  const changed = Object.entries(values).filter(([name, value]) => value !== (stored[name] ?? null));
  const unknown = touched.flatMap((name) => unknownCountry(type, name, draft[name] ?? null) ?? []);
  return { values: Object.fromEntries(changed), faults: [...faults, ...unknown] };
}

/** A source may name a country as it likes; a person chooses one of the list. */
function unknownCountry(type: RecordType, name: string, value: DraftValue): FieldFault | undefined {
  const isCountry = FIELDS[type].some((field) => field.name === name && field.kind === 'country');
  if (!isCountry || typeof value !== 'string' || value.trim() === '' || matchCountry(value)) return undefined;
  return { field: name, message: messages.unknownCountry };
}

/** What is wrong with one field as it stands; undefined when nothing is. */
export function draftFault(type: RecordType, name: string, value: DraftValue): string | undefined {
  return (normalizeFields(type, { [name]: value }).faults[0] ?? unknownCountry(type, name, value))?.message;
}

/** The fields that a form shows now: currencies and units stand beside theirs; "Other" opens what it is (SPEC §3.2). */
export function shownFields(type: RecordType, draft: FieldDraft): Field[] {
  const fields = FIELDS[type];
  const beside = new Set(fields.flatMap(({ currency, unit }) => [currency, unit]));
  const kind = fields.find(({ name }) => name === 'type');
  const other = kind !== undefined && optionNamed(kind, String(draft['type']).trim()) === 'Other';
  return fields.filter(({ name }) => !beside.has(name) && (name !== 'typeOther' || other));
}
