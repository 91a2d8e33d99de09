import { toIsoDate } from '../dates';
import { limits } from '../limits';
import { messages } from '../messages';
import { plainText } from '../rules/basic';
import { CURRENCIES } from '../reference/currencies';
import type { Field } from './fields';
import { FIELDS } from './fields';
import { isRecordType } from './typeNames';
import type { EntityType } from './typeNames';

/** A field's kept value: text, ISO date, number of a currency, or yes/no; null clears it. */
export type FieldValue = string | number | boolean | null;

export interface FieldFault {
  field: string;
  message: string;
}

export interface NormalizedFields {
  values: Record<string, FieldValue>;
  faults: FieldFault[];
}

type Reading = { value: FieldValue } | { fault: string };

/**
 * Reads the fields of a record as they come from a form, a call or a spreadsheet into what is kept.
 * Names that the type does not have are left out; a fault names its field (SPEC §5).
 */
export function normalizeFields(type: EntityType, input: Record<string, unknown>): NormalizedFields {
  const result: NormalizedFields = { values: {}, faults: [] };
  if (!isRecordType(type)) return result;
  for (const field of FIELDS[type]) {
    if (!Object.hasOwn(input, field.name)) continue;
    const reading = readField(field, input[field.name]);
    if ('fault' in reading) result.faults.push({ field: field.name, message: reading.fault });
    else result.values[field.name] = reading.value;
  }
  return result;
}

function readField(field: Field, raw: unknown): Reading {
  if (raw === null || raw === undefined || raw === '') return { value: field.kind === 'currency' ? 'USD' : null };
  if (field.kind === 'yesNo') return readYesNo(raw);
  if (field.kind === 'money') return readNumber(raw);
  if (typeof raw !== 'string' && typeof raw !== 'number') return { fault: messages.unknownChoice };
  const text = plainText(limits.textMax).safeParse(String(raw));
  if (!text.success) return { fault: messages.tooLong(limits.textMax) };
  const value = field.kind === 'multiline' ? text.data.trim() : text.data.replace(/\s+/g, ' ').trim();
  if (value === '') return { value: null };
  if (field.kind === 'date') return readDate(value);
  if (field.kind === 'currency') return readChoice(value.toUpperCase(), CURRENCIES);
  if (field.kind === 'choice') return readChoice(value, field.options ?? []);
  return { value: field.upperCase ? value.toUpperCase() : value };
}

function readYesNo(raw: unknown): Reading {
  if (typeof raw === 'boolean') return { value: raw };
  const word = String(raw).trim().toLowerCase();
  if (word === 'yes' || word === 'true') return { value: true };
  if (word === 'no' || word === 'false') return { value: false };
  return { fault: messages.unknownChoice };
}

function readNumber(raw: unknown): Reading {
  const value = typeof raw === 'number' ? raw : Number(String(raw).replace(/[,\s]/g, ''));
  return Number.isFinite(value) ? { value } : { fault: messages.number };
}

function readDate(text: string): Reading {
  const value = toIsoDate(text);
  return value === undefined ? { fault: messages.dateNotUnderstood } : { value };
}

function readChoice(text: string, options: readonly string[]): Reading {
  const value = options.find((option) => option.toLowerCase() === text.toLowerCase());
  return value === undefined ? { fault: messages.unknownChoice } : { value };
}
