import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { openStore, type Store } from '../../server/src/store';
import { isRunning } from '../../server/src/store/local/process-mark';
import { copyMigratedStore } from '../testkit/dataFolder';
import { managed } from '../testkit/managed';
import { ServerProcess } from '../testkit/serverProcess';

const runShape = z.object({ pid: z.number(), mark: z.string(), uri: z.string() });

/** Starting a Neo4j takes seconds on an idle machine and far longer on a busy one. */
jest.setTimeout(240_000);

let dataFolder = '';
let lines: string[] = [];
const open = () => openStore({ dataFolder }, (line) => lines.push(line));
const readRun = async () => runShape.parse(JSON.parse(await readFile(join(dataFolder, 'neo4j', 'run.json'), 'utf8')));
const answer = async (store: Store) => await store.read((tx) => tx.run('faults.one', 'RETURN 1 AS one'));

beforeEach(async () => {
  lines = [];
  dataFolder = await mkdtemp(join(tmpdir(), 'stemma-fault-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

managed('a server of our own', () => {
  test('is shared by two openings at once, keeps its password private, and ends with the last', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    expect(one.source).toBe('managed');
    expect(lines.filter((line) => line.includes('started at'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('already running at'))).toHaveLength(1);
    expect((await stat(join(dataFolder, 'neo4j', 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataFolder, 'neo4j'))).mode & 0o777).toBe(0o700);
    const { pid, mark } = await readRun();

    await one.close();
    await one.close();
    expect(await answer(other)).toEqual([{ one: 1 }]);

    await other.close();
    expect(isRunning(pid, mark)).toBe(false);
    expect(await readdir(join(dataFolder, 'neo4j', 'leases'))).toEqual([]);
  });

  test('comes back at the same address after a kill -9, with its data', async () => {
    await copyMigratedStore(dataFolder);
    const store = await open();
    try {
      const { pid, uri } = await readRun();
      await store.write((tx) => tx.run('faults.make', "CREATE (:Counter {key: 'kept', n: 7})"));
      process.kill(pid, 'SIGKILL');
      const rows = await store.read((tx) => tx.run('faults.kept', "MATCH (c:Counter {key: 'kept'}) RETURN c.n AS n"));
      expect(rows).toEqual([{ n: 7 }]);
      const again = await readRun();
      expect(again.uri).toBe(uri);
      expect(again.pid).not.toBe(pid);
    } finally {
      await store.close();
    }
  });

  test('ends with a server that is told to end before it has come up', async () => {
    // As in the child of a command that was begun under another Node.
    const listening = "--import=data:text/javascript,process.on('SIGINT',()=>{})";
    const settings = { NEO4J_HEAP: '512m', STEMMA_BACKUPS: 'off', NODE_OPTIONS: listening };
    const server = await ServerProcess.make(settings, dataFolder);
    const starting = server.start().catch(() => undefined);
    let run: Awaited<ReturnType<typeof readRun>> | undefined;
    while (!run)
      run = await wait(50)
        .then(readRun)
        .catch(() => undefined);
    await server.stop('SIGINT');
    await starting;
    expect(isRunning(run.pid, run.mark)).toBe(false);
  });

  test('that a killed server left is ended by a repair before its files are touched', async () => {
    await copyMigratedStore(dataFolder);
    const server = await ServerProcess.make({ NEO4J_HEAP: '512m', STEMMA_BACKUPS: 'off' }, dataFolder);
    await server.start();
    const { pid, mark } = await readRun();
    await server.kill();
    expect(isRunning(pid, mark)).toBe(true);
    const { code, said } = await server.command('repair', []);
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('nothing was lost') });
    expect(isRunning(pid, mark)).toBe(false);
  });
});
