import type { LookupFaultCode } from '@stemma/shared/messages/lookups';
import { lookupFaultText } from '@stemma/shared/messages/lookups';
import { AppError } from '../errors';

/** Why a source gave no answer that can be used. */
export class LookupFault extends Error {
  override readonly name = 'LookupFault';

  constructor(
    readonly code: LookupFaultCode,
    /** Seconds after which the source may be asked again, where it said so. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** Does something with a source; what is wrong with it becomes one `unprocessable` error that names it. */
export async function naming<T>(source: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof LookupFault)) throw failure;
    const { code, retryAfter } = failure;
    throw new AppError('unprocessable', lookupFaultText(code, source), { reason: code, retryAfter });
  }
}
