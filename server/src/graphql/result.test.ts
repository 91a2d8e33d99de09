import { describe, expect, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
import { storageMessages } from '@stemma/shared/messages/storage';
import { Neo4jError } from 'neo4j-driver';
import { AppError } from '../errors';
import { asResult, orNull } from './result';

const fails = (failure: Error) => async (): Promise<never> => {
  throw failure;
};
const ofStore = (code: string) => new Neo4jError('of the store', code, '50N42', '');

describe('a mutation that fails', () => {
  test.each([
    ['at its time limit', 'Neo.ClientError.Transaction.TransactionTimedOut', 'unprocessable', messages.tookTooLong],
    ['as the store is away', 'ServiceUnavailable', 'unavailable', messages.storeUnreachable],
  ])('%s says so as data', async (_when, storeCode, code, message) => {
    const { ok, error } = await asResult(fails(ofStore(storeCode)));
    expect(ok).toBeNull();
    expect(error).toMatchObject({ code, message });
  });

  test.each([
    ['is full', 'Neo.DatabaseError.General.UnknownError', 'No space left on device', storageMessages.diskFull],
    [
      'takes no writes',
      'Neo.ClientError.General.ForbiddenOnReadOnlyDatabase',
      'read only',
      storageMessages.notWritable,
    ],
  ])('as a store of others %s says so as data', async (_when, storeCode, words, message) => {
    const { error } = await asResult(fails(new Neo4jError(words, storeCode, '50N42', '')));
    expect(error).toMatchObject({ code: 'insufficientStorage', message });
  });

  test('as the store has stopped itself may be tried again', async () => {
    const words = 'The database has encountered a critical error, and needs to be restarted.';
    const stopped = new Neo4jError(words, 'Neo.DatabaseError.Transaction.TransactionStartFailed', '50N42', '');
    expect((await asResult(fails(stopped))).error).toMatchObject({ code: 'unavailable' });
  });

  test('for a reason of ours stays a fault', async () => {
    await expect(asResult(fails(new TypeError('of ours')))).rejects.toThrow('of ours');
    await expect(asResult(fails(ofStore('Neo.ClientError.Statement.SyntaxError')))).rejects.toThrow('of the store');
  });
});

test('a read of what is not there answers nothing, any other failure stays one', async () => {
  expect(await orNull(fails(new AppError('notFound', 'not there')))).toBeNull();
  await expect(orNull(fails(new AppError('forbidden', 'not allowed')))).rejects.toThrow('not allowed');
});
