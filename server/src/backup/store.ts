import { z } from 'zod';
import type { Tx } from '../store';
import { one, query, RESTORE, streamRows } from '../store';

const nodeRow = z.object({
  id: z.string(),
  labels: z.array(z.string()),
  properties: z.record(z.string(), z.unknown()),
});
const linkRow = z.object({
  from: z.string(),
  to: z.string(),
  type: z.string(),
  properties: z.record(z.string(), z.unknown()),
});

/** Every node, one after the other; `id` is the store's own and holds only within the transaction. */
export async function* allNodes(tx: Tx): AsyncGenerator<z.infer<typeof nodeRow>> {
  const cypher = 'MATCH (n) RETURN elementId(n) AS id, labels(n) AS labels, properties(n) AS properties';
  for await (const row of streamRows(tx, 'backup.nodes', cypher)) yield nodeRow.parse(row);
}

/** Every relationship, one after the other. */
export async function* allLinks(tx: Tx): AsyncGenerator<z.infer<typeof linkRow>> {
  const cypher = `MATCH (a)-[r]->(b)
    RETURN elementId(a) AS from, elementId(b) AS to, type(r) AS type, properties(r) AS properties`;
  for await (const row of streamRows(tx, 'backup.links', cypher)) yield linkRow.parse(row);
}

const quoted = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

/** Makes nodes of the same labels; answers the store's ids of them by their indexes. */
export async function makeNodes(
  tx: Tx,
  labels: readonly string[],
  rows: readonly { index: number; properties: Record<string, unknown> }[],
): Promise<{ index: number; id: string }[]> {
  const made = await tx.run(
    'backup.makeNodes',
    `UNWIND $rows AS row CREATE (n${labels.map((label) => `:${quoted(label)}`).join('')}) SET n = row.properties
     RETURN row.index AS index, elementId(n) AS id`,
    { rows },
  );
  return z.array(z.object({ index: z.number(), id: z.string() })).parse(made);
}

/** Makes relationships of one type between nodes of the store's ids; answers how many. */
export async function makeLinks(
  tx: Tx,
  type: string,
  rows: readonly { from: string; to: string; properties: Record<string, unknown> }[],
): Promise<number> {
  const made = await tx.run(
    'backup.makeLinks',
    `UNWIND $rows AS row
     MATCH (a) WHERE elementId(a) = row.from
     MATCH (b) WHERE elementId(b) = row.to
     CREATE (a)-[r:${quoted(type)}]->(b) SET r = row.properties
     RETURN count(r) AS count`,
    { rows },
  );
  return one(z.array(z.object({ count: z.number() })).parse(made)).count;
}

/** How many nodes there are beside the notes about migrations, which every store begins with. */
export const countRecords = query<Record<string, never>, { count: number }>(
  'backup.countRecords',
  'MATCH (n) WHERE NOT n:Migration AND NOT n:MigrationLock RETURN count(n) AS count',
  z.object({ count: z.number() }),
);

/**
 * Forgets which migrations ran and holds their lock: a server that is started meanwhile waits for it and gives up, so that none works
 * on half a store.
 */
export async function startRestoring(tx: Tx): Promise<void> {
  await tx.run('backup.forgetMigrations', 'MATCH (n) WHERE n:Migration OR n:MigrationLock DELETE n');
  await tx.run('backup.holdMigrations', "CREATE (:MigrationLock {key: 'migrations', holder: $holder, until: $until})", {
    holder: RESTORE,
    until: Number.MAX_SAFE_INTEGER,
  });
}

/** Notes the migrations that had run where the backup was made, and gives their lock back: what came since runs at the next start. */
export async function noteMigrations(tx: Tx, migrations: readonly Record<string, unknown>[]): Promise<void> {
  await tx.run('backup.noteMigrations', 'UNWIND $migrations AS row CREATE (m:Migration) SET m = row', { migrations });
  await tx.run('backup.releaseMigrations', 'MATCH (l:MigrationLock) DELETE l');
}

/** Keys and sizes, in bytes, of all bytes that records have. */
export const blobSizes = query<Record<string, never>, { key: string; size: number }>(
  'backup.blobSizes',
  'MATCH (b:Blob) RETURN b.key AS key, coalesce(b.size, 0) AS size',
  z.object({ key: z.string(), size: z.number() }),
);

/** Keys of all bytes that records have. */
export const blobKeys = query<Record<string, never>, { key: string }>(
  'backup.blobKeys',
  'MATCH (b:Blob) RETURN b.key AS key',
  z.object({ key: z.string() }),
);
