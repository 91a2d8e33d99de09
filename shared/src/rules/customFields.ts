import { limits } from '../limits';

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

/**
 * Custom fields as calls and forms give them (texts, pairs, or either as one JSON text) in the form in which they are kept:
 * names trimmed, blank names left out, values as text (SPEC §5). Undefined when the input is none of these or too much.
 */
export function readCustomFields(input: unknown): CustomField[] | undefined {
  const list = typeof input === 'string' ? parsed(input) : (input ?? []);
  if (!Array.isArray(list) || list.length > limits.customFieldsMax) return undefined;
  const fields: CustomField[] = [];
  for (const item of list) {
    const field = readOne(item);
    if (!field || field.name.length > limits.nameMax || field.value.length > limits.textMax) return undefined;
    if (field.name !== '') fields.push(field);
  }
  return fields;
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
  return cleaned({ name: asText(name), value: asText(value) });
}

/** A name that holds the separator, or ends in part of one, would be read back as another: it is cut short. */
function cleaned({ name, value }: CustomField): CustomField {
  const label = plain(name).replace(/\s+/g, ' ').split(SEPARATOR)[0] ?? '';
  return { name: label.replace(/[@\s]+$/, '').trim(), value: plain(value) };
}

const CONTROL = /[^\P{Cc}\t\n\r]/gu;

function plain(text: string): string {
  return text.replace(CONTROL, '');
}

function asText(value: unknown): string {
  if (value == null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
