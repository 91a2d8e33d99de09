import { registerMessages } from '@stemma/shared/messages/registers';
import { BytesMissing } from '../blobs/types';
import { AppError } from '../errors';
import { BytesNotFetched } from '../exchange/stream/faults';
import { InsufficientStorage } from '../storage/errors';
import { StoreConflict, StoreTimeout, StoreUnavailable } from '../store';

const isNotFetched = (failure: unknown): boolean =>
  failure instanceof BytesNotFetched && !(failure.cause instanceof BytesMissing);

/** Whether what ended the loading of a register is gone after a while, so that it is tried again. */
export function isPassing(failure: unknown): boolean {
  return (
    failure instanceof StoreUnavailable ||
    failure instanceof StoreTimeout ||
    failure instanceof StoreConflict ||
    failure instanceof InsufficientStorage ||
    isNotFetched(failure)
  );
}

/** What is told of it. */
export function reasonOf(failure: unknown): string {
  if (failure instanceof AppError || failure instanceof InsufficientStorage) return failure.message;
  if (isNotFetched(failure)) return registerMessages.notFetched;
  if (failure instanceof BytesMissing || failure instanceof BytesNotFetched) return registerMessages.bytesGone;
  if (failure instanceof StoreUnavailable || failure instanceof StoreTimeout) return failure.message;
  return registerMessages.broken;
}
