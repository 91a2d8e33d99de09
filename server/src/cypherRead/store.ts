import type { Explained, Tx } from '../store';
import { explain, takeRows } from '../store';

/** The plan of a statement, unrun. Throws `StatementFault`. */
export function planOf(tx: Tx, statement: string, params: Record<string, unknown>): Promise<Explained> {
  return explain(tx, statement, params);
}

/** The first rows of a statement, values as the driver gives them. Throws `StatementFault`. */
export function rowsOf(tx: Tx, statement: string, params: Record<string, unknown>, max: number) {
  return takeRows(tx, statement, params, max);
}
