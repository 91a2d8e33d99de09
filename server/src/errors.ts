import { messages } from '@stemma/shared/messages';
import { plainFault } from '@stemma/shared/messages/faults';
import type { Range } from '@stemma/shared/rules/range';
import { rangeShape } from '@stemma/shared/rules/range';
import { z } from 'zod';

export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'codeNeeded'
  | 'codeWrong'
  | 'forbidden'
  | 'notFound'
  | 'stale'
  | 'conflict'
  | 'tooLarge'
  | 'size'
  | 'quota'
  | 'extension'
  | 'unsupported'
  | 'unprocessable'
  | 'tooMany'
  | 'unavailable'
  | 'insufficientStorage';

const STATUS: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  codeNeeded: 401,
  codeWrong: 401,
  forbidden: 403,
  notFound: 404,
  stale: 409,
  conflict: 409,
  tooLarge: 413,
  size: 413,
  quota: 413,
  extension: 415,
  unsupported: 415,
  unprocessable: 422,
  tooMany: 429,
  unavailable: 503,
  insufficientStorage: 507,
};

export interface ErrorDetails {
  /** The input's field at fault. */
  field?: string | undefined;
  /** The chart's current revision. */
  revision?: number | undefined;
  /** What more is known of it, for people. */
  reason?: string | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
}

/** A failure that a caller can cause or has to know of; its message is for people (DESIGN §4 Status codes). */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.status = STATUS[code];
  }
}

export const invalid = (message: string, field?: string): AppError => new AppError('invalid', message, { field });
export const notSignedIn = (): AppError => new AppError('unauthenticated', messages.notSignedIn);
export const forbidden = (message: string = messages.notAllowed, field?: string): AppError =>
  new AppError('forbidden', message, { field });
export const notFound = (field?: string): AppError => new AppError('notFound', messages.notFound, { field });
export const stale = (revision: number): AppError => new AppError('stale', messages.stale, { revision });
export const tooMany = (retryAfter: number, message: string = messages.tooManyTries): AppError =>
  new AppError('tooMany', message, { retryAfter });

/** Parses an input by its shape; the first fault becomes an `invalid` error that names the field, or says what is wrong with the `whole`. */
export function parse<T>(shape: z.ZodType<T>, input: unknown, whole?: string): T {
  const parsed = shape.safeParse(input, { error: (issue) => plainFault(issue, whole) });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  // A field that nobody takes is often the misspelt name of one that is missing.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  const { path, message } = issue ? closest(issue) : { path: [], message: messages.required };
  throw invalid(message, path.join('.') || undefined);
}

type FieldFault = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** Of what may be one of several kinds, the fault within the kind that it is, where there is one. */
function closest(issue: z.core.$ZodIssue): FieldFault {
  if (issue.code === 'unrecognized_keys') {
    return { path: [...issue.path, ...issue.keys.slice(0, 1)], message: issue.message };
  }
  const faults = issue.code === 'invalid_union' ? issue.errors.map(([first]) => first) : [];
  const inner = faults.find((fault) => fault && fault.path.length > 0);
  if (!inner) return issue;
  const { path, message } = closest(inner);
  return { path: [...issue.path, ...path], message };
}

/** The number that a caller asks with, or the usual one; `invalid` names the field where it is out of the range. */
export function inRange(range: Range, value: number | null | undefined, field: string): number {
  return parse(z.object({ [field]: rangeShape(range) }), { [field]: value })[field] ?? range.usual;
}

/** Does something with one part of an input; a fault's field is named from the whole, by the part's path. */
export function within<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (failure) {
    if (!(failure instanceof AppError) || failure.code !== 'invalid') throw failure;
    const { field } = failure.details;
    throw invalid(failure.message, field ? `${path}.${field}` : path);
  }
}

/** Does something whose faults are to name a field by another path: that of the body around what was asked for. */
export async function namingFields<T>(pathOf: (field: string) => string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof AppError) || !failure.details.field) throw failure;
    const { code, message, details } = failure;
    throw new AppError(code, message, { ...details, field: pathOf(failure.details.field) });
  }
}

/** The same for one part of a body. */
export function asPart<T>(part: string, work: () => Promise<T>): Promise<T> {
  return namingFields((field) => `${part}.${field}`, work);
}
