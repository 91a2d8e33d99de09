import { Neo4jError } from 'neo4j-driver';
import { InsufficientStorage } from '../storage/errors';

/** A write broke a uniqueness or existence constraint, or another one took away what it was about. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
}

/** The user for whom a record was to be made is no more. */
export class MakerGone extends Error {
  override readonly name = 'MakerGone';
}

/** The transaction was ended at its time limit. */
export class StoreTimeout extends Error {
  override readonly name = 'StoreTimeout';
}

/** The store could not be reached, also after the driver's retries. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

const TIMEOUTS = new Set([
  'Neo.ClientError.Transaction.TransactionTimedOut',
  'Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration',
  'Neo.ClientError.Transaction.LockClientStopped',
  'Neo.TransientError.Transaction.LockClientStopped',
]);

const UNREACHABLE = new Set([
  'ServiceUnavailable',
  'SessionExpired',
  'Neo.TransientError.General.DatabaseUnavailable',
  'Neo.TransientError.Database.DatabaseUnavailable',
]);

/** A database that could not finish a write has stopped itself: each of these is answered until the server is started anew. */
const STOPPED = /needs to be restarted/;
const WRITE_FAILED = new Set([
  'Neo.DatabaseError.Transaction.TransactionLogError',
  'Neo.DatabaseError.Transaction.TransactionCommitFailed',
]);
const DISK_FULL = /No space left on device|not enough space on the disk|Disk quota exceeded|out of disk space/i;
/** What Neo4j answers to writes after it could not allocate a log file, and where an operator said so. */
const READ_ONLY = new Set([
  'Neo.ClientError.General.ForbiddenOnReadOnlyDatabase',
  'Neo.ClientError.General.WriteOnReadOnlyAccessDatabase',
  'Neo.TransientError.General.DatabaseReadOnly',
]);

/** Whether the database has stopped itself, or refuses to write, until its server is started anew. */
export function needsRestart(failure: unknown): boolean {
  if (!(failure instanceof Neo4jError)) return false;
  return STOPPED.test(failure.message) || WRITE_FAILED.has(failure.code) || READ_ONLY.has(failure.code);
}

/** The code of what was deleted by others while a statement worked on it. */
export const GONE_MEANWHILE = 'Neo.ClientError.Statement.EntityNotFound';

/** What a failure of the driver means to a caller of the store; what has no meaning of its own comes back as it was. */
export function translateError(error: unknown): unknown {
  if (!(error instanceof Neo4jError)) return error;
  if (error.code === 'Neo.ClientError.Schema.ConstraintValidationFailed') {
    return new StoreConflict('The store already holds a record with this key.', { cause: error });
  }
  if (error.code === GONE_MEANWHILE) {
    return new StoreConflict('What this was about was deleted at the same moment.', { cause: error });
  }
  if (TIMEOUTS.has(error.code)) return new StoreTimeout('The store took too long to answer.', { cause: error });
  if (DISK_FULL.test(error.message)) return new InsufficientStorage('store', 'diskFull', { cause: error });
  if (READ_ONLY.has(error.code)) return new InsufficientStorage('store', 'notWritable', { cause: error });
  if (needsRestart(error)) return new StoreUnavailable('The store has stopped itself.', { cause: error });
  if (UNREACHABLE.has(error.code)) return new StoreUnavailable('The store cannot be reached.', { cause: error });
  return error;
}
