import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { storageMessages } from '@stemma/shared/messages/storage';
import { AutomaticBackups } from '../../server/src/backup/automatic/automaticBackups';
import { backupName } from '../../server/src/backup/make';
import { readBackup } from '../../server/src/backup/read';
import type { TestApp } from '../testkit/app';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { makeDataFolder } from '../testkit/dataFolder';
import { pdf, uploadForm } from '../testkit/files';
import { managed } from '../testkit/managed';
import { startApp } from '../testkit/ownApp';
import { probeDisk, SmallDisk } from '../testkit/smallDisk';

const DAY = 86_400_000;
/** Starts of Neo4j take long on a busy machine. */
const PATIENCE = 400_000;
const unavailable = await probeDisk();
const log = { warn: () => undefined };

managed('automatic backups', () => {
  let app: TestApp;
  let user: Client;
  let admin: Client;
  let folder = '';
  /** Of a store of its own: the one that tests share holds all that they have made, which each backup would read. */
  let dataFolder = '';
  let backups: AutomaticBackups;
  let made: AutomaticBackups | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stemma-backups-'));
    dataFolder = await makeDataFolder('stemma-backed-up-');
    app = await startApp({ backups: async () => (made ?? backups).report() }, dataFolder);
    backups = new AutomaticBackups({ store: app.store, blobs: app.blobs, folder, log });
    const organization = await app.organization();
    user = await organization.user();
    admin = await organization.user({ isAdmin: true });
  }, PATIENCE);
  afterAll(async () => {
    await app.close();
    for (const left of [folder, dataFolder]) await rm(left, { recursive: true, force: true });
  });

  const names = async () => (await readdir(folder)).filter((name) => name.startsWith('stemma-')).sort();

  test('A backup is made where one is due, is whole, and holds the bytes of files once however many there are', async () => {
    const chart = await makeSmallChart(user);
    const { body } = await uploadForm(user, { entityId: chart.key }, pdf(100_000));
    const now = Date.now();
    await backups.makeIfDue(now);
    await backups.makeIfDue(now + 60_000);
    expect(await names()).toHaveLength(1);
    await backups.makeIfDue(now + DAY);
    const [first = '', second = ''] = await names();
    const { key } = body.file;
    const files = (await readBackup(join(folder, second))).files;
    const blob = files.find(({ size }) => size === 100_000);
    const inode = async (name: string) => (await stat(join(folder, name, 'files', blob?.key ?? key))).ino;
    expect(await inode(first)).toBe(await inode(second));
    expect((await stat(join(folder, second))).mode & 0o777).toBe(0o700);
  });

  test('What was broken off is cleared away, and no other folder is touched', async () => {
    const broken = join(folder, 'stemma-2026-01-01T02-00-00Z');
    await mkdir(broken);
    await mkdir(`${broken}.unfinished`);
    await mkdir(join(folder, 'notes'));
    await writeFile(join(folder, 'notes', 'mine.txt'), 'kept');
    await backups.makeIfDue(Date.now() + 2 * DAY);
    expect(await names()).toHaveLength(3);
    expect(await readdir(join(folder, 'notes'))).toEqual(['mine.txt']);
  });

  test('Their age is told in the administration and by the metrics', async () => {
    const { body } = await admin.get<{ backups: { newestAt: string; count: number } }>('admin/storage');
    expect(body.backups).toMatchObject({ count: 3, failure: null });
    const metrics = await (await fetch(`${app.url}/metrics`)).text();
    expect(metrics).toMatch(/stemma_backup_age_seconds -?\d+/);
    expect(metrics).toContain('stemma_backup_failed 0');
  });

  test('Those of another installation in the same folder count for nothing, and stay', async () => {
    const theirs = join(folder, backupName(new Date(Date.now() + 3 * DAY)));
    await cp(join(folder, (await names()).at(-1) ?? ''), theirs, { recursive: true });
    const manifest = JSON.parse(await readFile(join(theirs, 'manifest.json'), 'utf8')) as object;
    await writeFile(join(theirs, 'manifest.json'), JSON.stringify({ ...manifest, store: 'of another installation' }));
    const before = await names();
    await backups.makeIfDue(Date.now() + 3 * DAY + 60_000);
    expect(await names()).toHaveLength(before.length + 1);
    expect((await backups.report()).count).toBe(before.length);
    for (let day = 4; day < 60; day += 8) await backups.makeIfDue(Date.now() + day * DAY);
    expect(await names()).toContain(basename(theirs));
    await rm(theirs, { recursive: true });
  });

  (unavailable ? test.skip : test)(
    'None is made where it would touch the reserve of its disk, which is told',
    async () => {
      const disk = await SmallDisk.mount(64);
      if (typeof disk === 'string') throw new Error(disk);
      made = new AutomaticBackups({ store: app.store, blobs: app.blobs, folder: join(disk.folder, randomUUID()), log });
      await made.makeIfDue();
      const { body } = await admin.get<{ backups: object }>('admin/storage');
      expect(body.backups).toEqual({ newestAt: null, count: 0, failure: storageMessages.backupsDiskFull });
      await disk.close();
    },
  );
});
