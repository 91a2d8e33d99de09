import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { storageMessages } from '@stemma/shared/messages/storage';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskBlobs } from '../../server/src/blobs/disk';
import { openTestStore } from '../testkit/neo4j';
import type { TestApp } from '../testkit/app';
import { PASSWORD } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { makeSmallChart, SAVE_CHART, smallChanges } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { pdf, TusCaller, uploadForm } from '../testkit/files';
import { startApp } from '../testkit/ownApp';
import { probeDisk, SmallDisk } from '../testkit/smallDisk';

const unavailable = await probeDisk();
if (unavailable) console.log(`Skipped, as ${unavailable}.`);

/** MiB of a disk that has more, less, and less than half of what is to stay free (512 of them). */
const AMPLE = 900;
const LOW = 400;
const CRITICAL = 100;

(unavailable ? describe.skip : describe)('a disk that is nearly full', () => {
  let disk: SmallDisk;
  let app: TestApp;
  let user: Client;
  let admin: Client;
  let chart: SmallChart;

  const shrink = async (megabytes: number) => {
    await disk.resize(megabytes);
    // The first may be a look that began before.
    await app.store.storage.measure();
    await app.store.storage.measure();
  };
  const health = async () => (await fetch(`${app.url}/health`)).json() as Promise<Record<string, unknown>>;
  const metrics = async () => (await fetch(`${app.url}/metrics`)).text();
  const refused = { status: 507, body: { error: storageMessages.diskFull, code: 'insufficientStorage' } };

  beforeAll(async () => {
    const mounted = await SmallDisk.mount(AMPLE);
    if (typeof mounted === 'string') throw new Error(mounted);
    disk = mounted;
    const store = await openTestStore();
    const files = join(disk.folder, 'files');
    await mkdir(files);
    app = await startApp({ blobs: await DiskBlobs.open(files, store.storage) }, store);
    await app.store.storage.watch('store', disk.folder);
    await app.store.storage.watch('files', files);
    const organization = await app.organization();
    user = await organization.user();
    admin = await organization.user({ isAdmin: true });
    chart = await makeSmallChart(user);
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await disk.close();
  });

  test('is read-only by every way of writing, with the same words', async () => {
    await shrink(LOW);
    expect(await user.post('datasets/add', { dataset: { name: 'New' } })).toMatchObject(refused);
    const input = { key: chart.key, revision: 1, saveKey: 'full', changes: smallChanges().changes };
    const { saveChart } = await user.graphql(SAVE_CHART, { input });
    expect(saveChart.error).toMatchObject({ code: 'insufficientStorage', message: storageMessages.diskFull });
    expect(saveChart.error?.retryAfter).toBeGreaterThan(0);
    expect(await uploadForm(user, { entityId: chart.company }, pdf())).toMatchObject({ status: 507 });
    const phase = {
      phase: 'start',
      name: 'Deed.pdf',
      mime_type: 'application/pdf',
      size: 5000,
      entityId: chart.company,
    };
    expect(await user.post('files/upload', phase)).toMatchObject({ status: 507 });
    const about = { filename: 'Deed.pdf', filetype: 'application/pdf', entityId: chart.company };
    const created = await new TusCaller(app.url, user.token).create(5000, about);
    expect(created.status).toBe(507);
    expect(await created.json()).toMatchObject({ code: 'insufficientStorage' });
  });

  test('is still read, and still signed in to and out of', async () => {
    expect((await user.post('datasets/graph', { datasetId: chart.key })).status).toBe(200);
    const again = await app.anonymous.post<{ token: string }>('auth/authenticate', {
      nameOrEmail: user.email,
      password: PASSWORD,
    });
    expect(again.body).toMatchObject({ success: true });
  });

  test('lets what frees space go on', async () => {
    expect((await user.call('DELETE', `graph/deleteEntity/${chart.account}`)).status).toBe(200);
    expect((await user.get(`graph/emptyBin/${user.userKey}`)).status).toBe(200);
  });

  test('is told by the health call, the metrics and the administration', async () => {
    expect(await health()).toEqual({ ok: true, readOnly: true, message: storageMessages.diskFull });
    expect(await metrics()).toMatch(/stemma_disk_free_bytes\{volume="store"\} \d+[\s\S]*stemma_read_only 1/);
    const { status, body } = await admin.get('admin/storage');
    expect({ status, body }).toMatchObject({ status: 200, body: { readOnly: true, reserveMegabytes: 512 } });
    expect((await user.get('admin/storage')).status).toBe(403);
  });

  test('takes nothing at all once it is as good as full, and is still read', async () => {
    await shrink(CRITICAL);
    expect((await user.post('datasets/graph', { datasetId: chart.key })).status).toBe(200);
    expect((await user.get(`graph/emptyBin/${user.userKey}`)).status).toBe(507);
    const signIn = { nameOrEmail: user.email, password: PASSWORD };
    expect(await app.anonymous.post('auth/authenticate', signIn)).toMatchObject(refused);
  });

  test('is written to again by itself once there is space', async () => {
    await shrink(AMPLE);
    expect(await health()).toEqual({ ok: true, readOnly: false });
    expect((await user.post('datasets/add', { dataset: { name: 'New' } })).status).toBe(200);
    const { status } = await uploadForm(user, { entityId: chart.company }, pdf());
    expect(status).toBe(200);
  });

  test('whose files cannot be written to any more is read-only, until they can', async () => {
    await disk.setWritable(false);
    await app.store.storage.measure();
    expect(await user.post('datasets/add', { dataset: { name: 'New' } })).toMatchObject({
      status: 507,
      body: { error: storageMessages.notWritable },
    });
    await disk.setWritable(true);
    await app.store.storage.measure();
    expect((await user.post('datasets/add', { dataset: { name: 'New' } })).status).toBe(200);
  });
});
