import { messages } from '@stemma/shared/messages';
import { AppError } from '../../errors';

/** What unpacks, or goes on, beyond what is read of one file. */
export function unpacksTooMuch(): AppError {
  return new AppError('tooLarge', messages.import.unpacksTooMuch);
}

/** A file that is cut short or broken. */
export function damaged(): AppError {
  return new AppError('unprocessable', messages.import.damaged);
}
