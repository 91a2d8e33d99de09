import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { record } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, invalid } from '../errors';
import { asParameters, StatementFault } from '../store';
import { inPlanningTurn } from '../work/planning';
import { lex } from './lexer';
import type { Parameters } from './parameters';
import { assertReadsOnly, assertKeywords } from './policy';
import { presentRow } from './present';
import { planOf, rowsOf } from './store';

/** Milliseconds that a read may take in the store. */
const TIME = 5_000;
/** Milliseconds until the caller is answered whatever the store does: some faults of a statement leave it silent. */
const PATIENCE = 8_000;

export interface GraphRead {
  query: string;
  parameters?: Parameters | undefined;
  /** Rows at most. */
  limit: number;
}

export interface GraphRows {
  rows: Record<string, unknown>[];
  /** Whether the limit cut the answer. */
  hasMore: boolean;
}

/**
 * Runs read-only Cypher for an administrator, who reads the whole installation by it: rows of every organization, secrets
 * never. Each use goes to the audit log, refused ones too. Throws `invalid` for a statement with a fault, `forbidden` for
 * one that does anything but read, `unprocessable` for one that takes longer than 5 seconds, `tooMany` where more of his new ones
 * wait to be planned than may.
 */
export async function readGraph(context: Context, { query, parameters = {}, limit }: GraphRead): Promise<GraphRows> {
  const { isAdmin, userKey } = requireUser(context);
  if (!isAdmin) throw forbidden();
  const details = auditDetails(query, parameters);
  await context.write((tx) => record(tx, context, { action: 'graph/read', target: 'graph', details }), {
    writes: 'essential',
  });
  const { tokens, params } = lex(query, asParameters(parameters));
  assertKeywords(tokens);
  const statement = tokens.map(({ text }) => text).join('');
  try {
    const reading = inPlanningTurn(userKey, statement, (planned) =>
      context.read(
        async (tx) => {
          assertReadsOnly(await planOf(tx, statement, params));
          planned();
          return rowsOf(tx, statement, params, limit + 1);
        },
        { timeoutMs: TIME, exactIntegers: true },
      ),
    );
    const rows = await inTime(reading);
    return { rows: rows.slice(0, limit).map(presentRow), hasMore: rows.length > limit };
  } catch (failure) {
    throw failure instanceof StatementFault ? asUserFault(failure) : failure;
  }
}

/** The statement as it was sent, and the values that were sent with it. */
function auditDetails(query: string, parameters: Parameters): string {
  const values = Object.keys(parameters).length > 0 ? `\n${JSON.stringify(parameters)}` : '';
  return `${query}${values}`.slice(0, limits.textMax);
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
