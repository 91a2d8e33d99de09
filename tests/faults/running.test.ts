import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { openStore, withWriteBarrier } from '../../server/src/store';
import { Client } from '../testkit/client';
import { pdf, sha256, uploadForm } from '../testkit/files';
import { until } from '../testkit/mail';
import { managed } from '../testkit/managed';
import { ServerProcess, WRITER } from '../testkit/serverProcess';
import { damageOf, newChart, savingUntil } from './saving/writer';

/** Starts of Neo4j take long on a busy machine. */
const PATIENCE = 400_000;

/** The graph of a backup as lines that do not depend on the order in which it was read. */
async function graphOf(folder: string): Promise<string[]> {
  const text = gunzipSync(await readFile(join(folder, 'graph.jsonl.gz'))).toString();
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { from?: number; to?: number; properties: Record<string, unknown> });
  const said = (line: object | undefined) => JSON.stringify(line, (_key, value: unknown) => inOrder(value));
  return lines
    .map((line) => (line.from === undefined ? line : { ...line, from: lines[line.from], to: lines[line.to ?? -1] }))
    .map(said)
    .sort();
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

managed('an installation', () => {
  const shelf = () => join(server.folder, 'backups');
  let server: ServerProcess;
  let copy: ServerProcess;
  let client: Client;

  beforeAll(async () => {
    [server, copy] = await Promise.all([ServerProcess.make({ LOG_LEVEL: 'info' }), ServerProcess.make()]);
    await server.start();
    client = await new Client(server.url).signIn(WRITER.email, WRITER.password);
  }, PATIENCE);
  afterAll(async () => {
    await server.close();
    await copy.close();
  }, PATIENCE);

  test(
    'is backed up while people save, and what is restored is one moment of it, to the last byte',
    async () => {
      const chart = await newChart(client);
      const files = [pdf(3000), pdf(2_000_000)];
      const paths: string[] = [];
      for (const bytes of files) {
        const { body } = await uploadForm(client, { entityId: chart.key }, bytes);
        paths.push(body.file.fullPath);
      }
      let before: string[] = [];
      let folder = '';
      await savingUntil(client, [chart], 50, async () => {
        before = [...chart.acknowledged];
        const { code, output, said } = await server.command('backup', [shelf()]);
        expect({ code, said }).toMatchObject({ code: 0 });
        folder = output;
      });
      expect(chart.acknowledged.length).toBeGreaterThan(before.length);

      const refused = await copy.command('restore', [folder]);
      expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('sealing key') });
      await writeFile(join(copy.folder, 'sealing.key'), await readFile(join(server.folder, 'sealing.key')));
      // Keeps the copy's Neo4j running from one command to the next.
      const held = await openStore({ dataFolder: copy.folder }, () => {});
      expect(await copy.command('restore', [folder])).toMatchObject({ code: 0 });
      await copy.start();
      await held.close();
      expect(copy.said).not.toContain('WARNING');
      const again = await copy.command('backup', [shelf()]);
      expect(await graphOf(again.output)).toEqual(await graphOf(folder));
      const full = await copy.command('restore', [folder]);
      expect(full).toMatchObject({ code: 1, said: expect.stringContaining('not empty') });

      const restored = await new Client(copy.url).signIn(WRITER.email, WRITER.password);
      // Each save counts one revision, and none that was acknowledged before may be missing.
      const { revision } = (await client.post<{ revision: number }>('datasets/graph', { datasetId: chart.key })).body;
      const first = revision - chart.acknowledged.length;
      const then = { ...chart, acknowledged: before, revision: first + before.length };
      expect(await damageOf(restored, then)).toEqual([]);
      for (const [index, path] of paths.entries()) {
        const { status, bytes } = await restored.download(path);
        expect({ status, same: files[index]?.equals(bytes) }).toEqual({ status: 200, same: true });
      }
      const former = new Client(copy.url);
      former.token = client.token;
      expect((await former.get('datasets/all')).status).toBe(401);
    },
    PATIENCE,
  );

  test(
    'stands still for as long as a backup reads, and goes on then',
    async () => {
      const store = await openStore({ dataFolder: server.folder }, () => {});
      const dataset = { key: randomUUID(), name: 'Waits' };
      let made: number | undefined;
      const making = await withWriteBarrier(store, async () => {
        const waiting = client.post('datasets/add', { dataset }).then(({ status }) => (made = status));
        await wait(2000);
        expect(made).toBeUndefined();
        return { waiting };
      });
      await making.waiting;
      expect(made).toBe(200);
      await store.close();
    },
    PATIENCE,
  );

  test(
    'gives an organization what it owns, as lines of JSON and its files',
    async () => {
      const { organizationKey } = (await client.get<{ organizationKey: string }>('auth/currentUser')).body;
      const folder = join(server.folder, 'export');
      const { code, said } = await server.command('export', [organizationKey, folder]);
      expect({ code, said }).toMatchObject({ code: 0 });
      const rows = async (kind: string) =>
        (await readFile(join(folder, `${kind}.jsonl`), 'utf8'))
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect((await rows('charts')).map(({ name }) => name)).toContain('Killed');
      const [links, cards, entities] = [await rows('links'), await rows('cards'), await rows('entities')];
      const known = new Set(entities.map(({ key }) => key));
      expect(links.length).toBeGreaterThan(0);
      for (const { from, to } of links) expect([known.has(from), known.has(to)]).toEqual([true, true]);
      expect(cards.every(({ entityKey }) => known.has(entityKey))).toBe(true);
      const files = (await rows('files')) as { path: string; sha256: string; name: string }[];
      expect(files).toHaveLength(2);
      for (const { path, sha256: hash } of files) expect(sha256(await readFile(join(folder, path)))).toBe(hash);
      expect(JSON.stringify(await rows('users'))).not.toMatch(/argon2|passwordHash|tfa/);
    },
    PATIENCE,
  );

  test(
    'refuses a backup of which a byte is another',
    async () => {
      const [name = ''] = await readdir(shelf());
      const graph = join(shelf(), name, 'graph.jsonl.gz');
      const bytes = await readFile(graph);
      bytes[100] = (bytes[100] ?? 0) ^ 1;
      await writeFile(graph, bytes);
      const { code, said } = await copy.command('restore', [join(shelf(), name)]);
      expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('not what the backup wrote') });
    },
    PATIENCE,
  );

  test('writes a line of JSON for each request, with the id that its answer bears and no key', async () => {
    const key = `secret-${randomUUID()}`;
    const { headers } = await client.get(`datasets/getSharingLinkDetails/${key}`);
    const lines = () => server.said.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
    const requestId = headers.get('x-request-id') ?? '';
    const found = await until(
      () => lines().find((line) => line.includes(requestId)),
      (line) => line !== undefined,
    );
    expect(JSON.parse(found ?? '{}')).toMatchObject({
      requestId,
      method: 'GET',
      route: '/api/datasets/getSharingLinkDetails/:id',
      status: expect.any(Number),
    });
    expect(server.said).not.toContain(key);
    expect(server.said).not.toContain(client.token);
  });

  test('that is told to stop finishes what is under way, takes nothing more, and ends its Neo4j', async () => {
    const body = JSON.stringify({ dataset: { key: randomUUID(), name: 'The last one' } });
    const headers = {
      authorization: `Bearer ${client.token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    };
    const underWay = request(`${server.url}/api/datasets/add`, { method: 'POST', headers });
    const answered = new Promise<number | undefined>((resolve, reject) =>
      underWay.once('response', ({ statusCode }) => resolve(statusCode)).once('error', reject),
    );
    underWay.write(body.slice(0, 10));
    await client.get('auth/currentUser');
    const stopped = server.stop('SIGTERM');
    for (;;) {
      const refused = await fetch(`${server.url}/health`, { headers: { connection: 'close' } }).then(
        () => false,
        () => true,
      );
      if (refused) break;
    }
    underWay.end(body.slice(10));
    expect(await answered).toBe(200);
    expect(await stopped).toBe(0);
    expect(await readdir(join(server.folder, 'neo4j', 'leases'))).toEqual([]);
  });
});
