import { describe, expect, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
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

  test('for a reason of ours stays a fault', async () => {
    await expect(asResult(fails(new TypeError('of ours')))).rejects.toThrow('of ours');
    await expect(asResult(fails(ofStore('Neo.ClientError.Statement.SyntaxError')))).rejects.toThrow('of the store');
  });
});

test('a read of what is not there answers nothing, any other failure stays one', async () => {
  expect(await orNull(fails(new AppError('notFound', 'not there')))).toBeNull();
  await expect(orNull(fails(new AppError('forbidden', 'not allowed')))).rejects.toThrow('not allowed');
});
