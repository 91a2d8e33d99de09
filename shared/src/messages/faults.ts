import type { z } from 'zod';
import { messages } from '../messages';

type Issue = Pick<z.core.$ZodRawIssue, 'code' | 'path' | 'input'> & Record<string, unknown>;

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/**
 * What is wrong with an input, in plain words, where its shape has no message of its own: "`name` must be text."
 * A required field that is missing gets the message of SPEC §5; `whole` is what the input is called as a whole.
 */
export function plainFault(issue: Issue, whole = 'The body'): string {
  const name = nameOf(issue.path ?? []);
  if (issue.input === undefined && name) return messages.required;
  const subject = name ? `\`${name}\`` : whole;
  return `${subject} ${MESSAGES[issue.code]?.(issue) ?? 'is not what this call understands'}.`;
}

const MESSAGES: Partial<Record<Issue['code'], (issue: Issue) => string>> = {
  invalid_type: ({ expected }) => `must be ${KINDS[String(expected)] ?? 'of another kind'}`,
  invalid_value: ({ values }) => `must be ${oneOf(values)}`,
  unrecognized_keys: ({ keys }) =>
    `may not hold ${Array.isArray(keys) ? keys.map((key) => `\`${String(key)}\``).join(', ') : 'that'}`,
  too_big: ({ maximum, origin }) => `must be at most ${String(maximum)}${unitOf(origin)}`,
  too_small: ({ minimum, origin }) => `must be at least ${String(minimum)}${unitOf(origin)}`,
};

function nameOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

function oneOf(values: unknown): string {
  const texts = Array.isArray(values) ? values.map((value) => (value === '' ? 'empty' : String(value))) : [];
  return texts.length === 1 ? (texts[0] ?? '') : `one of ${texts.join(', ')}`;
}

function unitOf(origin: unknown): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' || origin === 'set' ? ' long' : '';
}
