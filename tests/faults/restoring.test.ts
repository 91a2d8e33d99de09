import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { DiskBlobs } from '../../server/src/blobs/disk';
import { readBackup } from '../../server/src/backup/read';
import { restoreBackup } from '../../server/src/backup/restore';
import { openStore } from '../../server/src/store';
import { Authenticator } from '../testkit/authenticator';
import { makeSmallChart } from '../testkit/charts';
import { Client } from '../testkit/client';
import { pdf, uploadForm } from '../testkit/files';
import { managed } from '../testkit/managed';
import type { S3Server } from '../testkit/s3';
import { findS3, startS3 } from '../testkit/s3';
import { ServerProcess, WRITER } from '../testkit/serverProcess';

/** Starts of Neo4j take long on a busy machine. */
const PATIENCE = 400_000;

interface Entered {
  success: boolean;
  token: string | null;
}

managed('an installation with its files in a bucket, where there is an S3 server to be had', () => {
  let s3: S3Server | undefined;
  let server: ServerProcess;
  let copy: ServerProcess;
  let half: ServerProcess;
  let backup: string;
  let path: string;
  let recoveryCodes: string[];
  let authenticator: Authenticator;
  const bytes = pdf(500_000);
  /** What ends a line for some readers, and stands unescaped in JSON strings. */
  const description = 'One\u2028two\u2029three\nfour';

  const enter = async (at: ServerProcess, token: string) =>
    new Client(at.url).post<Entered>('auth/authenticateTfa', {
      nameOrEmail: WRITER.email,
      password: WRITER.password,
      token,
    });

  beforeAll(async () => {
    const found = await findS3();
    s3 = found && (await startS3(found));
    const { endpoint = '', bucket = '', region = '', id = '', secret = '' } = s3?.settings ?? {};
    const bucketed = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region };
    const settings = s3 ? { ...bucketed, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } : {};
    [server, copy, half] = [await ServerProcess.make(settings), await ServerProcess.make(), await ServerProcess.make()];
    await server.start();
    const user = await new Client(server.url).signIn(WRITER.email, WRITER.password);
    const chart = (await user.post<{ key: string }>('datasets/add', { dataset: { name: 'Kept', description } })).body;
    await makeSmallChart(user);
    path = (await uploadForm(user, { entityId: chart.key }, bytes)).body.file.fullPath;
    const { secret: key } = (await user.get<{ secret: string }>('auth/getTempSecret')).body;
    authenticator = new Authenticator(key);
    const on = { token: authenticator.code() };
    ({ recoveryCodes } = (await user.post<{ recoveryCodes: string[] }>('auth/enableTwoFactorAuth', on)).body);
    const { code, output, said } = await server.command('backup', [join(server.folder, 'backups')]);
    expect({ code, said }).toMatchObject({ code: 0 });
    backup = output;
    await server.stop('SIGINT');
  }, PATIENCE);
  afterAll(async () => {
    await server.close();
    await copy.close();
    await half.close();
    await s3?.close();
  }, PATIENCE);

  test(
    'is refused where it is of a newer version, and not served while it is half restored',
    async () => {
      const store = await openStore({ dataFolder: half.folder }, () => {});
      const blobs = await DiskBlobs.open(join(half.folder, 'files'));
      const newer = { ...(await readBackup(backup)), newestMigration: 900 };
      const without = { sealKey: undefined, withoutSealKey: true };
      await expect(restoreBackup(store, blobs, newer, without)).rejects.toThrow('made by a newer version of Stemma');
      blobs.put = () => Promise.reject(new Error('The disk is full.'));
      await expect(restoreBackup(store, blobs, await readBackup(backup), without)).rejects.toThrow('The disk is full.');
      await expect(half.start()).rejects.toThrow('This store is half restored');
      const again = await half.command('restore', [backup, '--without-sealing-key']);
      expect(again).toMatchObject({ code: 1, said: expect.stringContaining('This store is half restored') });
      await store.close();
    },
    PATIENCE,
  );

  test(
    'is restored to a disk without its sealing key only where that is asked for, and recovery codes sign in then',
    async () => {
      const held = await openStore({ dataFolder: copy.folder }, () => {});
      const refused = await copy.command('restore', [backup]);
      expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('--without-sealing-key') });
      const { code, said } = await copy.command('restore', [backup, '--without-sealing-key']);
      expect({ code, said }).toMatchObject({ code: 0 });
      await copy.start();
      await held.close();
      expect((await enter(copy, authenticator.code(1))).status).toBe(503);
      const { body } = await enter(copy, recoveryCodes[0] ?? '');
      expect(body.success).toBe(true);
      const user = new Client(copy.url);
      user.token = body.token ?? undefined;
      expect(Buffer.from((await user.download(path)).bytes).equals(bytes)).toBe(true);
      const charts = (await user.get<{ name: string; description: string }[]>('datasets/all')).body;
      expect(charts.find(({ name }) => name === 'Kept')?.description).toBe(description);
      const query = 'MATCH (:Entity)-[h:HOLDS]->(:Entity) RETURN h.share AS share ORDER BY share';
      expect((await user.post('graph/read', { query })).body).toEqual([{ share: 60 }, { share: 100 }]);
      expect(await copy.command('rebuild', ['--check'])).toMatchObject({ code: 0 });
    },
    PATIENCE,
  );
});
