import { Neo4jError } from 'neo4j-driver';

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

/** What a failure of the driver means to a caller of the store; what has no meaning of its own comes back as it was. */
export function translateError(error: unknown): unknown {
  if (!(error instanceof Neo4jError)) return error;
  if (error.code === 'Neo.ClientError.Schema.ConstraintValidationFailed') {
    return new StoreConflict('The store already holds a record with this key.', { cause: error });
  }
  if (error.code === 'Neo.ClientError.Statement.EntityNotFound') {
    return new StoreConflict('What this was about was deleted at the same moment.', { cause: error });
  }
  if (TIMEOUTS.has(error.code)) return new StoreTimeout('The store took too long to answer.', { cause: error });
  if (UNREACHABLE.has(error.code)) return new StoreUnavailable('The store cannot be reached.', { cause: error });
  return error;
}
