import { limits } from '../limits';
import { messages } from '../messages';

/** A field that a user made up for one entity. */
export interface CustomField {
  name: string;
  value: string;
}

const SEPARATOR = '@@@@@';

/** One custom field as text, "name@@@@@value" (SPEC §3.1). */
export function customFieldText({ name, value }: CustomField): string {
  return `${name}${SEPARATOR}${value}`;
}

/** Reads "name@@@@@value"; the value may hold the separator again, text without one is a name. */
export function parseCustomField(text: string): CustomField {
  const at = text.indexOf(SEPARATOR);
  return at < 0 ? { name: text, value: '' } : { name: text.slice(0, at), value: text.slice(at + SEPARATOR.length) };
}

/** Custom fields as read; or what is wrong, and with which of them where it is one. */
export type CustomFieldsReading = { fields: CustomField[] } | { fault: string; at?: number };

/**
 * Custom fields as calls and forms give them (texts, pairs, or either as one JSON text) in the form in which they are kept:
 * names trimmed, blank names left out, values as text (SPEC §5).
 */
export function checkCustomFields(input: unknown): CustomFieldsReading {
  const list = typeof input === 'string' ? parsed(input) : (input ?? []);
  if (!Array.isArray(list) || list.length > limits.customFieldsMax)
    return { fault: messages.customFields(limits.customFieldsMax) };
  const fields: CustomField[] = [];
  for (const [at, item] of list.entries()) {
    const field = readOne(item);
    if (!field) return { fault: messages.customFields(limits.customFieldsMax), at };
    const fault = faultOf(field);
    if (fault) return { fault, at };
    if (field.name !== '') fields.push(field);
  }
  return { fields };
}

/** `checkCustomFields` where it does not matter why not: undefined when something is wrong. */
export function readCustomFields(input: unknown): CustomField[] | undefined {
  const read = checkCustomFields(input);
  return 'fields' in read ? read.fields : undefined;
}

/** A name that holds the separator, or ends in part of one, would be read back as another. */
function faultOf({ name, value }: CustomField): string | undefined {
  if (name.includes(SEPARATOR) || name.endsWith('@')) return messages.customFieldName;
  if (name.length > limits.nameMax) return messages.tooLong(limits.nameMax);
  return value.length > limits.textMax ? messages.tooLong(limits.textMax) : undefined;
}

function parsed(json: string): unknown {
  if (json.trim() === '') return [];
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

function readOne(item: unknown): CustomField | undefined {
  if (typeof item === 'string') return cleaned(parseCustomField(item));
  if (typeof item !== 'object' || item === null) return undefined;
  const { name, value } = item as { name?: unknown; value?: unknown };
  const [said, read] = [asText(name), asText(value)];
  return said === undefined || read === undefined ? undefined : cleaned({ name: said, value: read });
}

function cleaned({ name, value }: CustomField): CustomField {
  return { name: plain(name).replace(/\s+/g, ' ').trim(), value: plain(value) };
}

const CONTROL = /[^\P{Cc}\t\n\r]/gu;

function plain(text: string): string {
  return text.replace(CONTROL, '');
}

function asText(value: unknown): string | undefined {
  if (value == null) return '';
  return typeof value === 'string' ? value : jsonOf(value);
}

/** As JSON; undefined of what nests deeper than it can be written. */
function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
