import { toIsoDate } from '../dates';
import { limits } from '../limits';
import { messages } from '../messages';
import { bicText, ibanText } from '../rules/bank';
import { plainText } from '../rules/basic';
import { leiText } from '../rules/lei';
import { tidyName } from '../rules/text';
import { imoText, mmsiText } from '../rules/yacht';
import { CURRENCIES } from '../reference/currencies';
import { lengthUnit } from '../reference/yachts';
import type { Field } from './fields';
import { FIELDS, optionNamed } from './fields';
import { NAME_PARTS } from './individualName';
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
 * Names that the type does not have are left out, fields that are not given stay as they are; a fault names its field (SPEC §5).
 * A currency or unit that is cleared goes back to its default.
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
  dropOtherType(result.values);
  return result;
}

/** `normalizeFields` for a record that is being made: currencies and units that are not given get their defaults (SPEC §3.2). */
export function normalizeNewFields(type: EntityType, input: Record<string, unknown>): NormalizedFields {
  const result = normalizeFields(type, input);
  if (!isRecordType(type)) return result;
  for (const field of FIELDS[type]) {
    if (field.default !== undefined && !Object.hasOwn(input, field.name)) result.values[field.name] = field.default;
  }
  return result;
}

/** `typeOther` says what "Other" is; it is cleared when the type becomes another one (SPEC §3.2). */
function dropOtherType(values: Record<string, FieldValue>): void {
  const { type } = values;
  if (type !== undefined && String(type).toLowerCase() !== 'other') values.typeOther = null;
}

const wholeText = plainText(limits.textMax);
const CONTROL = /\p{Cc}/u;

const RULES = { iban: ibanText, bic: bicText, lei: leiText, mmsi: mmsiText, imo: imoText };

function readField(field: Field, raw: unknown): Reading {
  const none = { value: field.default ?? null };
  if (raw === null || raw === undefined) return none;
  if (field.kind === 'yesNo') return readYesNo(raw);
  if (typeof raw !== 'string' && (typeof raw !== 'number' || !Number.isFinite(raw))) return { fault: expected(field) };
  const text = readPlain(String(raw));
  if (text === undefined) return { fault: messages.tooLong(limits.textMax) };
  if (NAME_PARTS.includes(field.name)) return { value: tidyName(text) || none.value };
  const value = field.kind === 'multiline' ? text.trim() : text.replace(/\s+/g, ' ').trim();
  if (value === '') return none;
  switch (field.kind) {
    case 'money':
      return readAmount(value);
    case 'date':
      return readDate(field, value);
    case 'currency':
      return readChoice(value, CURRENCIES);
    case 'choice':
      return readChoice(
        field.default === undefined ? (optionNamed(field, value) ?? value) : (lengthUnit(value) ?? value),
        field.options ?? [],
      );
    case 'text':
    case 'multiline':
    case 'country':
    case 'measure':
      return readText(field, value);
  }
}

/** Text without control characters; undefined when it is too long. */
function readPlain(text: string): string | undefined {
  // Most texts are plain as they are, and of an import there are hundreds of thousands.
  return text.length <= limits.textMax && !CONTROL.test(text) ? text : wholeText.safeParse(text).data;
}

function expected({ kind }: Field): string {
  if (kind === 'money') return messages.number;
  if (kind === 'date') return messages.dateNotUnderstood;
  return kind === 'choice' || kind === 'currency' ? messages.unknownChoice : messages.text;
}

function readYesNo(raw: unknown): Reading {
  if (typeof raw === 'boolean') return { value: raw };
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : 'neither';
  if (word === '') return { value: null };
  if (word === 'yes' || word === 'true') return { value: true };
  if (word === 'no' || word === 'false') return { value: false };
  return { fault: messages.unknownChoice };
}

/**
 * An amount; commas and spaces between thousands are dropped (SPEC §5). A comma that parts no thousands ("12,5", "1.250,50") is some
 * country's decimal point: dropped, it would make another amount of it, so it is refused.
 */
/** An amount with or without thousands separators; one whose comma may be a decimal point is not guessed at. */
export function readAmount(text: string): Reading {
  if (text.includes(',') && !/^[-+]?\s*\d{1,3}(?:,\s?\d{2,3})*,\s?\d{3}(?:\.\d*)?$/.test(text))
    return { fault: messages.number };
  const digits = text.replace(/[,\s]/g, '');
  const value = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(digits) ? Number(digits) : NaN;
  return Number.isFinite(value) ? { value: value === 0 ? 0 : value } : { fault: messages.number };
}

function readDate({ past }: Field, text: string): Reading {
  const value = toIsoDate(text, { past });
  return value === undefined ? { fault: messages.dateNotUnderstood } : { value };
}

function readChoice(text: string, options: readonly string[]): Reading {
  const value = options.find((option) => option.toLowerCase() === text.toLowerCase());
  return value === undefined ? { fault: messages.unknownChoice } : { value };
}

/** A suggestion that was taken by its name in the language of the screens is kept in English; what is English stays as it is typed. */
function suggested(field: Field, text: string): string {
  const option = optionNamed(field, text);
  return option === undefined || option.toLowerCase() === text.toLowerCase() ? text : option;
}

function readText(field: Field, text: string): Reading {
  const value = field.upperCase ? text.toUpperCase() : suggested(field, text);
  if (!field.rule) return { value };
  const read = RULES[field.rule].safeParse(value);
  return read.success ? { value: read.data } : { fault: read.error.issues[0]?.message ?? messages.text };
}
