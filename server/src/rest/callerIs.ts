import type { Context } from '../context';
import { requireUser } from '../context';
import { forbidden } from '../errors';

/** A user key in a body or path must be the caller's own (DESIGN §4); throws `forbidden`. Nothing is asked of a missing one. */
export function callerIs(context: Context, userKey: string | null | undefined): void {
  if (userKey && userKey !== requireUser(context).userKey) throw forbidden();
}
