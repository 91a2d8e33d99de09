import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DiskBlobs } from '../../server/src/blobs/disk';
import { sweepFiles } from '../../server/src/files/sweep';
import { openStore } from '../../server/src/store';
import { Client } from '../testkit/client';
import { pdf, sha256 } from '../testkit/files';
import { managed } from '../testkit/managed';
import { ServerProcess, WRITER } from '../testkit/serverProcess';
import type { Sender } from './uploading/senders';
import { byTus, inPhases } from './uploading/senders';

/** `STEMMA_KILLS=50` is the whole trial; every run of the tests does one kill of each way. */
const KILLS = Number(process.env['STEMMA_KILLS'] ?? 2);
const PATIENCE = 120_000 + KILLS * 30_000;
/** Three chunks of an upload in phases. */
const SIZE = 2 * limits.uploadChunkBytes + 1_500_000;

managed('a power cut at any moment of uploading', () => {
  let server: ServerProcess;
  let client: Client;
  let entityKey = '';

  beforeAll(async () => {
    server = await ServerProcess.make();
    await server.start();
    client = await new Client(server.url).signIn(WRITER.email, WRITER.password);
    const entity = { typeName: 'Trust', name: 'Killed' };
    entityKey = (await client.post<{ key: string }>('graph/addNode', { entity })).body.key;
  }, 180_000);
  afterAll(() => server.close(), 60_000);

  /** How long an upload takes that nothing interrupts, so that kills fall within it. */
  async function timeOf(send: Sender): Promise<number> {
    const begun = Date.now();
    await send(client, entityKey, pdf(SIZE));
    return Date.now() - begun;
  }

  test.each([
    ['by tus', byTus],
    ['in three phases', inPhases],
  ])(
    '%s: the upload goes on, is one file with the same bytes, and leaves nothing behind',
    async (_name, send) => {
      const usual = await timeOf(send);
      for (let kill = 0; kill < Math.max(1, Math.round(KILLS / 2)); kill += 1) {
        const bytes = pdf(SIZE);
        const sent = send(client, entityKey, bytes);
        await wait(Math.random() * usual);
        await server.kill();
        await server.start();
        const key = await sent;
        const { bytes: stored } = await client.download(`files/x/${key}/x`);
        expect(sha256(stored)).toBe(sha256(bytes));
      }
      const { body } = await client.post<{ key: string }[]>('graph/getAttachedFiles', { entityKey });
      await client.post('graph/deleteAttachedFileNodes', { entityKey });
      expect(body).toHaveLength(1 + Math.max(1, Math.round(KILLS / 2)));
    },
    PATIENCE,
  );

  test('after a sweep no bytes are without a file, and no file without bytes', async () => {
    await byTus(client, entityKey, pdf(SIZE));
    const store = await openStore({ dataFolder: server.folder }, () => undefined);
    try {
      const blobs = await DiskBlobs.open(join(server.folder, 'files'));
      const parts = { store, blobs, log: { warn: () => undefined, error: () => undefined }, grace: -1000 };
      expect((await sweepFiles(parts)).missing).toEqual([]);
      expect(await sweepFiles(parts)).toEqual({ dropped: 0, stray: 0, missing: [] });
      const left: string[] = [];
      for await (const { key } of blobs.list()) left.push(key);
      const { body } = await client.post<{ key: string }[]>('graph/getAttachedFiles', { entityKey });
      expect(left).toEqual(body.map(({ key }) => key));
    } finally {
      await store.close();
    }
  }, 120_000);
});
