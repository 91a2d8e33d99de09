import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Neo4jError, type Driver } from 'neo4j-driver';
import { projectRoot } from './project-root';
import { splitStatements } from './statements';

/** One file of `neo4j/migrations`. */
export interface Migration {
  number: number;
  name: string;
  checksum: string;
  statements: string[];
}

/** Who holds the lock of migrations while a backup is restored: until it is done, nobody works on half a store. */
export const RESTORE = 'restore';

const LOCK_MS = 120_000;
/** Each change of the schema has Neo4j plan a record anew, which takes longer than most migrations. */
const RECORD_EVERY_MS = 5_000;
/** How much the clocks of servers may differ. */
const SKEW_MS = 20 * 60_000;
const WAIT_MS = 300_000;

/** Reads `NNN-name.cypher` files in the order of their numbers; two of one number are an error. */
export async function loadMigrations(folder: string): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const [, digits, name] = /^(\d{3})-([a-z0-9-]+)\.cypher$/.exec(file) ?? [];
    if (digits === undefined || name === undefined) continue;
    const number = Number(digits);
    if (migrations.some((other) => other.number === number)) throw new Error(`Two migrations are numbered ${digits}`);
    const text = await readFile(join(folder, file), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    migrations.push({ number, name, checksum, statements: splitStatements(text) });
  }
  return migrations;
}

/** Number of the last migration that this version knows. */
export async function newestMigration(): Promise<number> {
  return (await loadMigrations(join(projectRoot(), 'neo4j', 'migrations'))).at(-1)?.number ?? 0;
}

/**
 * Runs what has not run yet and records each as (:Migration), some seconds later at most: a server that is killed meanwhile repeats
 * what was not recorded, so each must be safe to repeat. The first file makes the constraints that the record and the lock stand on, and
 * runs before the lock is taken. Servers that start together wait for each other. Returns how many ran.
 */
export async function migrate(
  driver: Driver,
  database: string,
  migrations: Migration[],
  log: (line: string) => void,
): Promise<number> {
  const run = async (cypher: string, params: Record<string, unknown> = {}) =>
    (await driver.executeQuery(cypher, params, { database })).records.map((record) => record.toObject());
  const pending = async () => {
    const done = new Map((await run(APPLIED)).map((row) => [row['number'], row['checksum']]));
    for (const { number, name, checksum } of migrations) {
      if (done.has(number) && done.get(number) !== checksum)
        log(`Migration ${number} (${name}) was changed after it ran.`);
    }
    return migrations.filter(({ number }) => !done.has(number));
  };

  assertNotNewer(await run(APPLIED), migrations);
  if ((await pending()).length === 0) return 0;
  const holder = randomUUID();
  for (const statement of migrations[0]?.statements ?? [])
    await repeatOnConflict(() => autoCommit(driver, database, statement));
  await assertNotRestoring(run);
  await takeLock(run, holder);
  try {
    const todo = await pending();
    const isEmpty = (await run(ANY_RECORD)).length === 0;
    let done: object[] = [];
    let recordedAt = performance.now();
    const record = async () => {
      if (done.length > 0) await run(RECORD, { done, holder, until: Date.now() + LOCK_MS });
      done = [];
      recordedAt = performance.now();
    };
    try {
      for (const { number, name, checksum, statements } of todo) {
        for (const statement of statements) {
          if (!(isEmpty && CHANGES_RECORDS.test(statement))) await autoCommit(driver, database, statement);
        }
        done.push({ number, name, checksum, at: new Date().toISOString() });
        if (performance.now() - recordedAt > RECORD_EVERY_MS) await record();
      }
    } finally {
      await record();
    }
    if (todo.length > 0) {
      await autoCommit(driver, database, 'CALL db.awaitIndexes(300)');
      log(`Migrated the store: ${todo.map(({ name }) => name).join(', ')}.`);
    }
    return todo.length;
  } finally {
    await run(RELEASE_LOCK, { holder });
  }
}

/** Whether an earlier version has written records that are to be migrated. */
export async function upgradeIsDue(driver: Driver, database: string, migrations: Migration[]): Promise<boolean> {
  const { records } = await driver.executeQuery(APPLIED, {}, { database });
  const done = new Set(records.map((record) => Number(record.get('number'))));
  return done.size > 0 && migrations.some(({ number }) => !done.has(number));
}

/** A store was migrated by a version that came after this one. */
export class StoreIsNewer extends Error {
  override readonly name = 'StoreIsNewer';
}

function assertNotNewer(applied: Record<string, unknown>[], migrations: Migration[]): void {
  const newest = migrations.at(-1)?.number ?? 0;
  const unknown = applied.find(({ number }) => Number(number) > newest);
  if (unknown === undefined) return;
  throw new StoreIsNewer(
    `This data was written by a newer version of Stemma (migration ${String(unknown['number'])}; this one knows ${newest}). ` +
      'Start that version, or restore a backup that was made before the upgrade into an empty folder. Nothing was changed.',
  );
}

const APPLIED = '/* migrations.applied */ MATCH (m:Migration) RETURN m.number AS number, m.checksum AS checksum';
const ANY_RECORD = '/* migrations.anyRecord */ MATCH (n) WHERE NOT n:MigrationLock RETURN 1 AS any LIMIT 1';
/** Changes what it finds: planned for nothing in an empty store, where that is a fifth of a first start. */
const CHANGES_RECORDS = /^MATCH\b/;
/** Extends the lock, too. */
const RECORD = `/* migrations.record */ UNWIND $done AS one
  MERGE (m:Migration {number: toInteger(one.number)}) SET m.name = one.name, m.checksum = one.checksum, m.at = one.at
  WITH count(*) AS recorded
  MATCH (l:MigrationLock {key: 'migrations', holder: $holder}) SET l.until = $until`;
/** A lock that is to hold far longer than any is taken for was taken by a clock that was ahead. */
const TAKE_LOCK = `/* migrations.takeLock */ MERGE (l:MigrationLock {key: 'migrations'})
  SET l._l = 1 WITH l WHERE coalesce(l.until, 0) < $now OR (l.until > $latest AND coalesce(l.holder, '') <> '${RESTORE}')
  SET l.holder = $holder, l.until = $until RETURN l.holder AS holder`;
const RELEASE_LOCK = `/* migrations.releaseLock */ MATCH (l:MigrationLock {key: 'migrations', holder: $holder})
  REMOVE l.holder, l.until`;

type Run = (cypher: string, params?: Record<string, unknown>) => Promise<Record<string, unknown>[]>;

async function assertNotRestoring(run: Run): Promise<void> {
  const held = await run(
    `/* migrations.restoring */ MATCH (l:MigrationLock {holder: '${RESTORE}'}) RETURN l.holder AS holder`,
  );
  if (held.length === 0) return;
  throw new Error(
    'This store is half restored: a restore runs, or broke off. Wait for it, or restore the backup into a new, empty store.',
  );
}

async function takeLock(run: Run, holder: string): Promise<void> {
  for (const begun = performance.now(); ; await sleep(250)) {
    const now = Date.now();
    if ((await run(TAKE_LOCK, { holder, now, until: now + LOCK_MS, latest: now + LOCK_MS + SKEW_MS })).length > 0)
      return;
    if (performance.now() - begun > WAIT_MS)
      throw new Error('Another server has been migrating the store for five minutes; giving up.');
  }
}

/** Schema statements and `CALL … IN TRANSACTIONS` want a transaction of their own. */
async function autoCommit(driver: Driver, database: string, statement: string): Promise<void> {
  const session = driver.session({ database });
  try {
    await session.run(statement);
  } finally {
    await session.close();
  }
}

/** Two servers that make the same constraint at once can collide although it says IF NOT EXISTS. */
async function repeatOnConflict(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const collided = error instanceof Neo4jError && /Schema|Transient/.test(error.code);
      if (!collided || attempt === 20) throw error;
      await sleep(100 * attempt);
    }
  }
}
