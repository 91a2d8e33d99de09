import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../../server/src/store';
import { Authenticator } from '../testkit/authenticator';
import { SAVE_CHART } from '../testkit/charts';
import { Client } from '../testkit/client';
import { sha256 } from '../testkit/files';
import { managed } from '../testkit/managed';
import { ServerProcess } from '../testkit/serverProcess';
import type { UpgradeContents } from '../testkit/upgradeContents';
import { ADMIN, DEMO, SETTINGS, sizesOf, upgradeContents } from '../testkit/upgradeContents';

/** Starts of Neo4j take long on a busy machine. */
const PATIENCE = 400_000;
const FIXTURES = join(import.meta.dirname, '../fixtures/upgrade');

interface Graph {
  nodes: { key: string; name: string }[];
  edges: unknown[];
}

for (const version of readdirSync(FIXTURES)) {
  managed(`an installation of ${version}, restored and brought up to date`, () => {
    let server: ServerProcess;
    let client: Client;
    let before: UpgradeContents;

    beforeAll(async () => {
      const folder = join(FIXTURES, version);
      before = upgradeContents.parse(JSON.parse(await readFile(join(folder, 'contents.json'), 'utf8')));
      server = await ServerProcess.make(SETTINGS);
      const { code, said } = await server.command('restore', [join(folder, 'backup')]);
      expect({ code, said }).toMatchObject({ code: 0 });
      await server.start();
      client = await new Client(server.url).signIn(DEMO.email, DEMO.password);
    }, PATIENCE);
    afterAll(() => server.close(), PATIENCE);

    test('has its charts with all that stands on them', async () => {
      const { body } = await client.get<{ key: string; name: string }[]>('datasets/all');
      const found = [];
      for (const { key, name } of body) found.push({ key, name, ...(await sizesOf(client, key)) });
      const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
      expect(found.sort(byKey)).toEqual([...before.charts].sort(byKey));
    });

    test('remembers which saves it had acknowledged', async () => {
      const { key, company, companyName, save } = before.saved;
      const { body } = await client.post<Graph>('datasets/graph', { datasetId: key });
      expect(body.nodes.find((node) => node.key === company)?.name).toBe(companyName);
      const again = { key, revision: save.revision - 1, saveKey: save.saveKey, changes: {} };
      const { saveChart } = await client.graphql(SAVE_CHART, { input: again });
      expect(saveChart).toMatchObject({ ok: { revision: save.revision } });
    });

    test('has its files to the last byte, its snapshot and its tag', async () => {
      const { file, snapshot, tag, saved } = before;
      expect(sha256((await client.download(file.path)).bytes)).toBe(file.sha256);
      const { body } = await client.get<Graph>(`datasets/getSnapshot/${snapshot.key}`);
      expect(body.nodes).toHaveLength(snapshot.nodes);
      const tags = await client.get<{ key: string; name: string }[]>(`tags/nodeTags/${saved.company}`);
      expect(tags.body).toMatchObject([tag]);
    });

    test('lets visitors in by its share link and its password only', async () => {
      const { key, password, nodes } = before.link;
      const enter = async (word: string) =>
        (
          await new Client(server.url).post<{ token: string | null }>('datasets/authSharingLink', {
            key,
            password: word,
          })
        ).body.token;
      expect(await enter('another word')).toBeFalsy();
      const visitor = new Client(server.url);
      visitor.token = (await enter(password)) ?? undefined;
      const { body } = await visitor.post<Graph>('datasets/graphShared', { linkKey: key });
      expect(body.nodes).toHaveLength(nodes);
    });

    test('asks for the second factors that were on', async () => {
      const { nameOrEmail, password } = { nameOrEmail: ADMIN.email, password: ADMIN.password };
      const { body } = await new Client(server.url).post<{ success: boolean }>('auth/authenticateTfa', {
        nameOrEmail,
        password,
        token: new Authenticator(before.secret).code(),
      });
      expect(body.success).toBe(true);
    });

    test(
      'has who holds what directly as its links say',
      async () => {
        const { code, output } = await server.command('rebuild', ['--check']);
        expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('all as the links') });
        const store = await openStore({ dataFolder: server.folder }, () => {});
        try {
          const counted = 'MATCH (:Entity)-[h:HOLDS]->(:Entity) RETURN toFloat(count(h)) AS many';
          const [row] = await store.read((tx) => tx.run('test.holds', counted, {}));
          expect(row?.['many']).toBeGreaterThan(10);
        } finally {
          await store.close();
        }
      },
      PATIENCE,
    );

    test('takes new saves', async () => {
      const { key, revision } = { key: before.saved.key, revision: before.saved.save.revision };
      const changes = {
        entities: [{ key: before.saved.company, typeName: 'Company' as const, name: 'Engines of now' }],
      };
      const { saveChart } = await client.graphql(SAVE_CHART, {
        input: { key, revision, saveKey: `upgraded-${version}`, changes },
      });
      expect(saveChart.ok?.revision).toBe(revision + 1);
    });
  });
}
