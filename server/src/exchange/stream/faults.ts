import { messages } from '@stemma/shared/messages';
import { AppError } from '../../errors';

/** What unpacks, or goes on, beyond what is read of one file. */
export function unpacksTooMuch(): AppError {
  return new AppError('tooLarge', messages.import.unpacksTooMuch);
}

/** A file that is no packed one, and larger than what is read of one. */
export function holdsTooMuch(): AppError {
  return new AppError('tooLarge', messages.import.holdsTooMuch);
}

/** A file that is cut short or broken. */
export function damaged(): AppError {
  return new AppError('unprocessable', messages.import.damaged);
}

/** Bytes could not be fetched from where they lie, which says nothing of the file; the cause says why. */
export class BytesNotFetched extends Error {
  override readonly name = 'BytesNotFetched';
}
