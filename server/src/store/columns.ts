/** Rows that have mostly the same names. */
export interface Columns {
  names: string[];
  /** For each row what it has under each name; null where it has nothing. */
  values: unknown[][];
}

/** Rows as names and lists of values: sent as maps, each would carry all names again, half of what the driver packs and the store unpacks. */
export function asColumns(rows: readonly Record<string, unknown>[]): Columns {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { names, values: rows.map((row) => names.map((name) => row[name] ?? null)) };
}

/** In Cypher, the map of a row of `Columns`; `values` is an expression. */
export const mapOfRow = (values: string): string => `apoc.map.fromLists($names, ${values})`;
