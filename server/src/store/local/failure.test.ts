import { describe, expect, test } from '@jest/globals';
import { saysItGivesUp, startFaultIn } from './failure';
import { StoreDidNotStart } from './startFault';

/** Lines as Neo4j 5.26 wrote them. */
const LINES = {
  logUnreadable:
    "Caused by: java.lang.RuntimeException: Error reading transaction logs, recovery not possible. To force the database to start anyway, you can specify 'internal.dbms.tx_log.fail_on_corrupted_log_files=false'.",
  diskFull: 'Caused by: java.io.IOException: No space left on device',
  notWritable: 'java.nio.file.FileSystemException: /data/neo4j/data/databases/store_lock: Read-only file system',
  newerVersion:
    'Caused by: UnsupportedLogVersionException: Log file contains entries with prefix 25, and the highest supported Kernel Version prefix is 20.',
  inUse: 'Caused by: org.neo4j.io.locker.FileLockException: Lock file has been locked by another process: store_lock.',
} as const;

describe('a Neo4j that does not come up', () => {
  test('and whose log is spoiled is not taken for one of a newer version', () => {
    const spoiled =
      'UnsupportedLogVersionException: Log file contains entries with prefix -1, and the highest supported is 20.';
    expect(startFaultIn(`${LINES.logUnreadable}\n${spoiled}`)).toBe('logUnreadable');
  });

  test.each(Object.entries(LINES))('says by its log that it is %s', (fault, line) => {
    expect(startFaultIn(`2026-11-24 INFO  Starting...\n${line}\n`)).toBe(fault);
  });

  test('is known by its log to have given up, and not by what it writes on the way', () => {
    expect(saysItGivesUp('WARN  [o.n.k.d.Database] Exception occurred while starting the database.')).toBe(true);
    expect(
      saysItGivesUp('WARN  [o.n.k.a.p.GlobalProcedures] Failed to load `apoc.load`: java.lang.NoClassDefFoundError'),
    ).toBe(false);
  });

  test('is told with what to do, and in its own words only where these are all there is', () => {
    expect(new StoreDidNotStart('logUnreadable', '/data', 'words').message).toMatch(/npm run repair(?![\s\S]*words)/);
    expect(new StoreDidNotStart('other', '/data', 'words').message).toContain('words');
  });
});
