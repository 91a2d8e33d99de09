import { messages } from '@stemma/shared/messages';
import { sheetReasons } from '@stemma/shared/messages/sheets';
import { about } from '../../about';
import type { ErrorCode } from '../../errors';
import { AppError } from '../../errors';
import { TooMuchWork } from '../../work/inWorker';
import { Refusal } from '../../work/refusal';

/** "Import failed" (SPEC §8) with why a file cannot be used. */
export function importFailed(code: ErrorCode, reason: string): AppError {
  return new AppError(code, messages.importFailed(about().contact), { field: 'file', reason });
}

/** Throws what the worker that reads a file failed with, as `importFailed` where the file is the cause. */
export function rethrowAsImportFailed(error: unknown): never {
  if (error instanceof Refusal) throw importFailed('unprocessable', error.message);
  if (error instanceof TooMuchWork) throw importFailed('unprocessable', sheetReasons.tooMuchWork);
  throw error;
}
