import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { javaVersion } from './java';
import { countLeases, removeLease, writeLease } from './leases';
import { isHeld, withLock } from './lock';
import { neo4jConf } from './neo4j-conf';
import { isRunning, processMark } from './process-mark';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stemma-local-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A process that has ended: its id and mark, as a kill -9 leaves them behind in files. */
async function ended(): Promise<string> {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' });
  const pid = child.pid ?? 0;
  const holder = JSON.stringify({ pid, mark: processMark(pid) });
  expect(isHeld(holder)).toBe(true);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.on('close', resolve));
  return holder;
}

describe('process marks', () => {
  test('know this process, and tell it from another of the same id', () => {
    const mark = processMark(process.pid);
    expect(mark).toBeDefined();
    expect(isRunning(process.pid, mark ?? '')).toBe(true);
    expect(isRunning(process.pid, 'an earlier process')).toBe(false);
  });

  test('find an ended process not running, and half a file nobody’s', async () => {
    expect(isHeld(await ended())).toBe(false);
    expect(isHeld('{"pid":')).toBe(false);
    expect(isHeld('null')).toBe(false);
  });
});

describe('withLock', () => {
  test('lets one work at a time', async () => {
    const file = join(folder, 'one');
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await sleep(5);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => withLock(file, work)));
    expect(most).toBe(1);
  });

  test('takes over from a process that was killed, and leaves nothing behind', async () => {
    const file = join(folder, 'stale');
    await writeFile(file, await ended());
    await expect(withLock(file, () => Promise.resolve('done'))).resolves.toBe('done');
    expect((await readdir(folder)).filter((name) => name.startsWith('stale'))).toEqual([]);
  });

  test('gives up on a lock that stays held, and frees it after a failure', async () => {
    const file = join(folder, 'held');
    const failing = withLock(file, async () => {
      await expect(withLock(file, () => Promise.resolve(), 60)).rejects.toThrow('held');
      throw new Error('work failed');
    });
    await expect(failing).rejects.toThrow('work failed');
    await expect(withLock(file, () => Promise.resolve('free'), 60)).resolves.toBe('free');
  });
});

describe('leases', () => {
  test('count living processes and forget killed ones', async () => {
    const leases = join(folder, 'leases');
    await writeLease(leases, 'a');
    await writeLease(leases, 'b');
    await writeFile(join(leases, 'dead'), await ended());
    expect(await countLeases(leases)).toBe(2);
    expect((await readdir(leases)).sort()).toEqual(['a', 'b']);
    await removeLease(leases, 'a');
    await removeLease(leases, 'a');
    expect(await countLeases(leases)).toBe(1);
  });
});

test('javaVersion reads new and old numbering', () => {
  expect(javaVersion('openjdk version "17.0.15" 2025-04-15')).toBe(17);
  expect(javaVersion('java version "21" 2023-09-19 LTS')).toBe(21);
  expect(javaVersion('java version "1.8.0_292"')).toBe(8);
  expect(javaVersion('command not found')).toBeUndefined();
});

test('a server of our own listens on this machine only and reads no files', () => {
  const conf = neo4jConf({ port: 7000, plugins: '/plugins' });
  expect(conf).toContain('server.bolt.listen_address=127.0.0.1:7000\n');
  expect(conf).toContain('server.http.enabled=false\n');
  expect(conf).toContain('dbms.security.allow_csv_import_from_file_urls=false\n');
  expect(conf).toContain('internal.cypher.use_parameter_size=false\n');
  const config = { 'server.memory.pagecache.size': '1g', 'server.http.enabled': 'true' };
  const more = neo4jConf({ port: 7000, plugins: '/plugins', config });
  expect(more).toContain('server.memory.pagecache.size=1g\n');
  expect(more).toContain('server.http.enabled=false\n');
});
