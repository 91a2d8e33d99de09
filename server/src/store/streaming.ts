import { noteQuery } from './counting';
import { transactionOf } from './transactions';
import type { Tx } from './types';

/** The rows of a named query one after the other, for results that are too large to be held at once. */
export async function* streamRows(
  tx: Tx,
  name: string,
  cypher: string,
  params: Record<string, unknown> = {},
): AsyncGenerator<Record<string, unknown>> {
  noteQuery(name);
  for await (const record of transactionOf(tx).run(`/* ${name} */ ${cypher}`, params)) yield record.toObject();
}
