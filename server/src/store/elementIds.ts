/**
 * The store's own ids (`elementId` of Cypher) of nodes that a transaction made, by their keys. They lead to a node without looking into an
 * index, and hold within that transaction alone.
 */
export type ElementIds = ReadonlyMap<string, string>;

/** Cypher that binds two entities as a and b by the first two cells of a row: their keys, or the store's own ids. */
export const ENDS_BY_KEY = 'MATCH (a:Entity {key: row[0]}), (b:Entity {key: row[1]})';
export const ENDS_BY_ID = 'MATCH (a:Entity), (b:Entity) WHERE elementId(a) = row[0] AND elementId(b) = row[1]';

/** Rows that begin with two keys, apart by whether the store's own ids of both are known, which then stand in their place. */
export function byElementIds<T extends readonly [string, string, ...unknown[]]>(
  rows: readonly T[],
  elementIds: ElementIds,
): { byId: unknown[][]; byKey: T[] } {
  const byId: unknown[][] = [];
  const byKey: T[] = [];
  for (const row of rows) {
    const [from, to, ...rest] = row;
    const [a, b] = [elementIds.get(from), elementIds.get(to)];
    if (a !== undefined && b !== undefined) byId.push([a, b, ...rest]);
    else byKey.push(row);
  }
  return { byId, byKey };
}
