import { sentence } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { messages } from '@stemma/shared/messages';
import type { z } from 'zod';

const AN_OBJECT = t('An object is expected here.');
const EXPECTED: Record<string, string> = {
  string: messages.text,
  number: messages.number,
  boolean: t('True or false is expected here.'),
  array: t('A list is expected here.'),
  object: AN_OBJECT,
  record: AN_OBJECT,
};

/** What is wrong with a record of a file by the shape of its format, in plain words: the first fault, after its place or what the record is called. */
export function recordFault(
  { issues: [issue] }: z.ZodError,
  raw: unknown,
  { called, above }: { called: string; above?: string },
): string {
  const path = issue?.path ?? [];
  const place = [above, ...path].filter((part) => part !== undefined).join('.') || called;
  const value = path.reduce<unknown>((from, part) => Reflect.get(Object(from), part), raw);
  return `${place.slice(0, 200)}: ${faultOf(issue, value)}`;
}

function faultOf(issue: z.core.$ZodIssue | undefined, value: unknown): string {
  if (value === undefined) return t('It is missing.');
  if (issue?.code === 'invalid_type') return EXPECTED[issue.expected] ?? AN_OBJECT;
  if (issue?.code === 'invalid_union') return t('Text or an object is expected here.');
  if (issue?.code === 'too_small') return t('It is empty.');
  if (issue?.code === 'too_big') return t('It is too long.');
  if (issue?.code === 'invalid_value')
    return sentence('“{value}” is none of these: {choices}.', {
      value: typeof value === 'string' ? value.slice(0, 60) : typeof value,
      choices: issue.values.map(String).join(', '),
    });
  return t('It is not as its format says.');
}
