import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { cp, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '../../server/src/store';
import { Client } from '../testkit/client';
import { managed } from '../testkit/managed';
import { ServerProcess, WRITER } from '../testkit/serverProcess';
import { probeDisk, SmallDisk } from '../testkit/smallDisk';
import type { SavedChart } from './saving/writer';
import { damageOf, newChart, savingUntil } from './saving/writer';

/** Starts of Neo4j take long on a busy machine. */
const PATIENCE = 600_000;
const LOG = 'neo4j/data/transactions/neo4j/neostore.transaction.db.0';
const SETTINGS = { STEMMA_RESERVE_MB: '64', NEO4J_HEAP: '512m' };

const unavailable = await probeDisk();
if (unavailable) console.log(`Skipped where a disk is needed, as ${unavailable}.`);

/** Makes a stretch of the log unreadable, so many bytes before its end. */
async function spoilLog(folder: string, before: number): Promise<void> {
  const path = join(folder, LOG);
  const bytes = await readFile(path);
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(64, 0xff), 0, 64, Math.max(0, end - before));
  await file.close();
}

managed('a store that was killed while people saved', () => {
  let server: ServerProcess;
  let chart: SavedChart;
  /** The data folder as the kill left it, for each test to begin with. */
  let stored = '';

  /** An installation whose data is a copy of what the kill left. */
  const copyOf = async (on?: string) => {
    const folder = on ?? (await mkdtemp(join(tmpdir(), 'stemma-start-')));
    await cp(stored, folder, { recursive: true });
    copy = await ServerProcess.make(SETTINGS, folder);
    return copy;
  };
  let copy: ServerProcess | undefined;
  afterEach(async () => {
    await copy?.close();
    if (copy && copy.folder !== disk?.folder) await rm(copy.folder, { recursive: true, force: true });
  }, PATIENCE);
  let disk: SmallDisk | undefined;
  const damage = async (at: ServerProcess) =>
    damageOf(await new Client(at.url).signIn(WRITER.email, WRITER.password), { ...chart });

  beforeAll(async () => {
    server = await ServerProcess.make(SETTINGS);
    await server.start();
    const client = await new Client(server.url).signIn(WRITER.email, WRITER.password);
    const backup = await server.command('backup', [join(server.folder, 'backups')]);
    expect(backup).toMatchObject({ code: 0 });
    chart = await newChart(client);
    await savingUntil(client, [chart], 300, async () => {
      await server.killStore();
      await server.kill();
    });
    stored = await mkdtemp(join(tmpdir(), 'stemma-kept-'));
    await cp(server.folder, stored, { recursive: true });
  }, PATIENCE);
  afterAll(async () => {
    await server.close();
    await rm(stored, { recursive: true, force: true });
  }, PATIENCE);

  test(
    'and whose log cannot be read says so with what to do, and repair never drops what was acknowledged unasked',
    async () => {
      const copy = await copyOf();
      await spoilLog(copy.folder, 2000);
      await expect(copy.start()).rejects.toThrow(/transaction log cannot be read[\s\S]*npm run repair/);
      const asked = await copy.command('repair', []);
      expect(asked).toMatchObject({ code: 1, said: expect.stringContaining('--accept-loss') });
      expect(asked.said).toContain('--newest-backup');
      const before = await readFile(join(copy.folder, LOG));
      const [, aside = ''] = /The copy is (\S+)/.exec(asked.said) ?? [];
      expect((await readFile(join(aside, LOG.slice('neo4j/'.length)))).equals(before)).toBe(true);

      const accepted = await copy.command('repair', ['--accept-loss']);
      expect(accepted).toMatchObject({ code: 0, said: expect.stringMatching(/until \d{4}-[\s\S]*is lost/) });
      await copy.start();
      const client = await new Client(copy.url).signIn(WRITER.email, WRITER.password);
      expect((await client.post('datasets/graph', { datasetId: chart.key })).status).toBe(200);
    },
    PATIENCE,
  );

  test(
    'is brought back from its newest automatic backup where that is asked for',
    async () => {
      const copy = await copyOf();
      await spoilLog(copy.folder, 2000);
      const key = join(copy.folder, 'sealing.key');
      await rename(key, `${key}.away`);
      const refused = await copy.command('repair', ['--newest-backup']);
      expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('The sealing key of this place') });
      expect(await readdir(join(copy.folder, 'neo4j', 'data'))).toContain('transactions');
      await rename(`${key}.away`, key);
      const { code, said } = await copy.command('repair', ['--newest-backup']);
      expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });
      await copy.start();
      const client = await new Client(copy.url).signIn(WRITER.email, WRITER.password);
      expect((await client.post('datasets/graph', { datasetId: chart.key })).status).toBe(404);
    },
    PATIENCE,
  );

  test(
    'loses nothing when it is killed again and again while it starts',
    async () => {
      const copy = await copyOf();
      for (const after of [1000, 6000]) {
        const starting = copy.start().catch(() => undefined);
        await wait(after);
        await copy.killStore().catch(() => undefined);
        await copy.kill();
        await starting;
      }
      await copy.start();
      expect(await damage(copy)).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'says that its data was written by a newer version, and leaves it alone',
    async () => {
      const copy = await copyOf();
      const store = await openStore({ dataFolder: copy.folder, heap: '512m', reserve: 64 * 2 ** 20 }, () => {});
      await store.write((tx) => tx.run('test.newer', "CREATE (:Migration {number: 900, name: 'to-come'})"));
      await expect(copy.start()).rejects.toThrow('written by a newer version of Stemma');
      await store.write((tx) => tx.run('test.older', 'MATCH (m:Migration {number: 900}) DELETE m'));
      // A lock that a server took whose clock was years ahead.
      await store.write((tx) =>
        tx.run(
          'test.ahead',
          "MERGE (l:MigrationLock {key: 'migrations'}) SET l.holder = 'gone', l.until = 4102444800000",
        ),
      );
      await store.write((tx) => tx.run('test.pending', 'MATCH (m:Migration {number: 80}) DELETE m'));
      await copy.start();
      expect(copy.said).toContain('Making a backup before the upgrade');
      expect(await damage(copy)).toEqual([]);
      await store.close();
    },
    PATIENCE,
  );

  (unavailable ? test.skip : test)(
    'comes up in the space that is held back on a full disk; without any it says so at once, and loses nothing',
    async () => {
      const mounted = await SmallDisk.mount(700);
      if (typeof mounted === 'string') throw new Error(mounted);
      disk = mounted;
      const full = await copyOf(disk.folder);
      await disk.fill();
      await full.start();
      expect(await (await fetch(`${full.url}/health`)).json()).toMatchObject({ ok: true, readOnly: true });
      await full.stop('SIGINT');
      await disk.fill();
      await expect(full.start()).rejects.toThrow('its disk is full');
      await disk.empty();
      await disk.setWritable(false);
      await expect(full.start()).rejects.toThrow('cannot be written to');
      await disk.setWritable(true);
      await full.start();
      expect(await damage(full)).toEqual([]);
      await full.close();
      await disk.close();
    },
    PATIENCE,
  );
});
