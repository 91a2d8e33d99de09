import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { record } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, invalid } from '../errors';
import { StatementFault } from '../store';
import { lex } from './lexer';
import { assertReadsOnly, assertWords } from './policy';
import { presentRow } from './present';
import { planOf, rowsOf } from './store';

/** Milliseconds that a read may take in the store. */
const TIME = 5_000;
/** Milliseconds until the caller is answered whatever the store does: some faults of a statement leave it silent. */
const PATIENCE = 8_000;

/**
 * Runs read-only Cypher for an administrator, who reads the whole installation by it: rows of every organization, secrets
 * never. Each use goes to the audit log, refused ones too. Throws `invalid` for a statement with a fault, `forbidden` for
 * one that does anything but read, `unprocessable` for one that takes longer than 5 seconds.
 */
export async function readGraph(
  context: Context,
  input: { query: string; limit: number },
): Promise<Record<string, unknown>[]> {
  if (!requireUser(context).isAdmin) throw forbidden();
  const details = input.query.slice(0, limits.textMax);
  await context.write((tx) => record(tx, context, { action: 'graph/read', target: 'graph', details }), {
    writes: 'essential',
  });
  const { tokens, params } = lex(input.query);
  assertWords(tokens);
  const statement = tokens.map(({ text }) => text).join('');
  try {
    const reading = context.read(
      async (tx) => {
        assertReadsOnly(await planOf(tx, statement, params));
        return rowsOf(tx, statement, params, input.limit);
      },
      { timeoutMs: TIME, exactIntegers: true },
    );
    return (await inTime(reading)).map(presentRow);
  } catch (failure) {
    throw failure instanceof StatementFault ? asUserFault(failure) : failure;
  }
}

async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('unprocessable', messages.tookTooLong, { field: 'query' })), PATIENCE);
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}

function asUserFault(failure: StatementFault): AppError {
  return invalid(failure.message.split('\n')[0] ?? '', 'query');
}
