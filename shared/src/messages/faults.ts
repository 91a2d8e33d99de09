import type { z } from 'zod';
import { sentence } from '../language/sentence';
import { messages } from '../messages';

type Issue = Pick<z.core.$ZodRawIssue, 'code' | 'path' | 'input'> & Record<string, unknown>;
type Said = (subject: string) => string;

const anObject: Said = (subject) => sentence('{subject} must be an object.', { subject });

const KINDS: Record<string, Said> = {
  string: (subject) => sentence('{subject} must be text.', { subject }),
  number: (subject) => sentence('{subject} must be a number.', { subject }),
  int: (subject) => sentence('{subject} must be a whole number.', { subject }),
  boolean: (subject) => sentence('{subject} must be true or false.', { subject }),
  array: (subject) => sentence('{subject} must be a list.', { subject }),
  object: anObject,
  record: anObject,
  null: (subject) => sentence('{subject} must be null.', { subject }),
};

/**
 * What is wrong with an input, in plain words, where its shape has no message of its own: "`name` must be text."
 * A required field that is missing gets the message of SPEC §5; `whole` is what the input is called as a whole.
 */
export function plainFault(issue: Issue, whole = 'The body'): string {
  const name = nameOf(issue.path ?? []);
  if (issue.input === undefined && name) return messages.required;
  const subject = name ? `\`${name}\`` : whole;
  return (
    MESSAGES[issue.code]?.(subject, issue) ?? sentence('{subject} is not what this call understands.', { subject })
  );
}

const MESSAGES: Partial<Record<Issue['code'], (subject: string, issue: Issue) => string>> = {
  invalid_type: (subject, { expected }) =>
    KINDS[String(expected)]?.(subject) ?? sentence('{subject} must be of another kind.', { subject }),
  invalid_value: (subject, { values }) => {
    const choices = Array.isArray(values) ? values.map((value) => (value === '' ? 'empty' : String(value))) : [];
    return choices.length === 1
      ? sentence('{subject} must be {value}.', { subject, value: choices[0] ?? '' })
      : sentence('{subject} must be one of {choices}.', { subject, choices: choices.join(', ') });
  },
  unrecognized_keys: (subject, { keys }) =>
    sentence('{subject} may not hold {keys}.', {
      subject,
      keys: Array.isArray(keys) ? keys.map((key) => `\`${String(key)}\``).join(', ') : 'that',
    }),
  too_big: (subject, { maximum, origin }) => {
    const values = { subject, maximum: String(maximum) };
    if (origin === 'string') return sentence('{subject} must be at most {maximum} characters long.', values);
    if (isCounted(origin)) return sentence('{subject} must be at most {maximum} long.', values);
    return sentence('{subject} must be at most {maximum}.', values);
  },
  too_small: (subject, { minimum, origin }) => {
    const values = { subject, minimum: String(minimum) };
    if (origin === 'string') return sentence('{subject} must be at least {minimum} characters long.', values);
    if (isCounted(origin)) return sentence('{subject} must be at least {minimum} long.', values);
    return sentence('{subject} must be at least {minimum}.', values);
  },
};

function nameOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

function isCounted(origin: unknown): boolean {
  return origin === 'array' || origin === 'set';
}
