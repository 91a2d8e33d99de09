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
 * A required field that is missing gets the message of SPEC §5.
 */
export function plainFault(issue: Issue): string {
  const name = nameOf(issue.path ?? []);
  if (issue.input === undefined && name) return messages.required;
  const subject = name ? `\`${name}\`` : 'The body';
  switch (issue.code) {
    case 'invalid_type':
      return `${subject} must be ${KINDS[String(issue.expected)] ?? 'of another kind'}.`;
    case 'invalid_value':
      return `${subject} must be ${oneOf(issue.values)}.`;
    case 'too_big':
      return `${subject} must be at most ${String(issue.maximum)}${unitOf(issue.origin)}.`;
    case 'too_small':
      return `${subject} must be at least ${String(issue.minimum)}${unitOf(issue.origin)}.`;
    default:
      return `${subject} is not what this call understands.`;
  }
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

function oneOf(values: unknown): string {
  const words = Array.isArray(values) ? values.map((value) => (value === '' ? 'empty' : String(value))) : [];
  return words.length === 1 ? (words[0] ?? '') : `one of ${words.join(', ')}`;
}

function unitOf(origin: unknown): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' || origin === 'set' ? ' long' : '';
}
