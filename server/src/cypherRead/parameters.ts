import { messages } from '@stemma/shared/messages';
import { z } from 'zod';

const NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/** Whether no whole number of a value of JSON lost digits when it was parsed. */
function isExact(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isInteger(value) || Number.isSafeInteger(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isExact);
}

/** The values of a statement's parameters by their names, without `$`: any JSON, its depth bounded where the body is read. */
export const parametersShape = z
  .record(z.string(), z.unknown().refine(isExact, messages.readParameterInteger))
  .refine((values) => Object.keys(values).every((name) => NAME.test(name)), messages.readParameterName);

export type Parameters = z.infer<typeof parametersShape>;
