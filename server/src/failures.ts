import { messages } from '@stemma/shared/messages';
import { storageMessages } from '@stemma/shared/messages/storage';
import { AppError, notSignedIn } from './errors';
import type { ReadOnlyReason, VolumeName } from './storage/errors';
import { InsufficientStorage, readOnlyReasonOf } from './storage/errors';
import { MakerGone, StoreConflict, StoreTimeout, StoreUnavailable, translateError } from './store';

/** A failure as one that a caller may know of, what the store says of its limits and absence among them; undefined when it is a fault of ours. */
export function asAppError(failure: unknown): AppError | undefined {
  if (failure instanceof AppError) return failure;
  const translated = translateError(failure);
  if (translated instanceof MakerGone) return notSignedIn();
  if (translated instanceof StoreConflict) return new AppError('conflict', translated.message);
  if (translated instanceof StoreTimeout) return new AppError('unprocessable', messages.tookTooLong);
  const short = translated instanceof InsufficientStorage ? translated : filesFault(translated);
  if (short) return new AppError('insufficientStorage', readOnlyMessage(short), { retryAfter: RETRY_WHEN_SHORT });
  if (translated instanceof StoreUnavailable) return new AppError('unavailable', messages.storeUnreachable);
  return undefined;
}

/** Seconds after which a write that was refused for want of space may be tried again. */
const RETRY_WHEN_SHORT = 30;

/** Files are all that is written beside the store. */
function filesFault(failure: unknown): InsufficientStorage | undefined {
  const reason = readOnlyReasonOf(failure);
  return reason && new InsufficientStorage('files', reason, { cause: failure });
}

const READ_ONLY_MESSAGES: Record<VolumeName, Record<ReadOnlyReason, string>> = {
  store: { diskFull: storageMessages.diskFull, notWritable: storageMessages.notWritable },
  files: { diskFull: storageMessages.filesDiskFull, notWritable: storageMessages.filesNotWritable },
  backups: { diskFull: storageMessages.backupsDiskFull, notWritable: storageMessages.backupsNotWritable },
};

/** What people are told while a volume is read-only. */
export function readOnlyMessage({ volume, reason }: Pick<InsufficientStorage, 'volume' | 'reason'>): string {
  return READ_ONLY_MESSAGES[volume][reason];
}
