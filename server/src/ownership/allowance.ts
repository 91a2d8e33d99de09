import { limits } from '@stemma/shared/limits';
import { ownershipMessages } from '@stemma/shared/messages/ownership';
import { AppError } from '../errors';
import { StoreTimeout } from '../store';

/** The time within which a call must be done: reading, waiting for a thread, and calculating. */
export interface Allowance {
  /** In milliseconds of the clock. */
  until: number;
  /** What is left, in milliseconds. */
  left(): number;
}

export function allowance(): Allowance {
  const until = Date.now() + limits.ownershipTime;
  return { until, left: () => Math.max(1, until - Date.now()) };
}

export function tooLong(): AppError {
  return new AppError('unprocessable', ownershipMessages.tooLong);
}

/** Tells in the words of this slice that reading took too long. */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof StoreTimeout) throw tooLong();
    throw failure;
  }
}
