import type { AppError } from '../errors';
import { asAppError } from '../failures';
import type { UserError } from './resolvers.generated';

/** The answer of a mutation: what was done, or the failure that the caller caused, as data. Other failures stay errors. */
export async function asResult<T>(
  work: () => Promise<T>,
): Promise<{ ok: T; error: null } | { ok: null; error: UserError }> {
  try {
    return { ok: await work(), error: null };
  } catch (failure) {
    const known = asAppError(failure);
    if (!known) throw failure;
    return { ok: null, error: userError(known) };
  }
}

function userError({ code, message, details }: AppError): UserError {
  const { field = null, revision = null, retryAfter = null } = details;
  return { code, message, field, revision, retryAfter };
}

/** What a read answers, or null where there is nothing or nothing that the caller may know of. */
export async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (failure) {
    if (asAppError(failure)?.code === 'notFound') return null;
    throw failure;
  }
}
