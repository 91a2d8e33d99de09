import { z } from 'zod';
import type { Tx } from './types';

/**
 * A named query whose rows are parsed by `row`. A row of another shape is a fault of the query or of the data and
 * throws an Error that names the query and the field.
 */
export function query<P extends Record<string, unknown>, R>(
  name: string,
  cypher: string,
  row: z.ZodType<R>,
): (tx: Tx, params: P) => Promise<R[]> {
  const rows = z.array(row);
  return async (tx, params) => {
    const parsed = rows.safeParse(await tx.run(name, cypher, params));
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    const place = issue === undefined ? '' : ` at ${issue.path.join('.')}: ${issue.message}`;
    throw new Error(`Query ${name} gave a row of another shape${place}`, { cause: parsed.error });
  };
}

/** The only row; throws unless there is exactly one. */
export function one<R>(rows: R[]): R {
  const [row] = rows;
  if (row === undefined || rows.length !== 1) throw new Error(`Expected one row, got ${rows.length}`);
  return row;
}

/** The only row, or undefined where there is none; throws when there are more. */
export function atMostOne<R>(rows: R[]): R | undefined {
  if (rows.length > 1) throw new Error(`Expected at most one row, got ${rows.length}`);
  return rows[0];
}
