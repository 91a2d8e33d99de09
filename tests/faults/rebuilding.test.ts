import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { join } from 'node:path';
import type { Store } from '../../server/src/store';
import { openStore } from '../../server/src/store';
import { makeSmallChart } from '../testkit/charts';
import { Client } from '../testkit/client';
import { managed } from '../testkit/managed';
import { ServerProcess, WRITER } from '../testkit/serverProcess';

/** Starts of Neo4j take long on a busy machine. */
const PATIENCE = 400_000;

managed('who holds what directly', () => {
  let server: ServerProcess;
  let store: Store;

  beforeAll(async () => {
    server = await ServerProcess.make();
    await server.start();
    const client = await new Client(server.url).signIn(WRITER.email, WRITER.password);
    for (const _ of [1, 2, 3]) await makeSmallChart(client);
    store = await openStore({ dataFolder: server.folder }, () => {});
  }, PATIENCE);
  afterAll(async () => {
    await store.close();
    await server.close();
  }, PATIENCE);

  const holds = () =>
    store.read((tx) =>
      tx.run(
        'test.holds',
        'MATCH (a)-[h:HOLDS]->(b) RETURN a.key AS a, b.key AS b, properties(h) AS said ORDER BY a, b',
        {},
      ),
    );

  test(
    'is looked at and worked out anew by a command, while the server runs',
    async () => {
      const before = await holds();
      expect(before).toHaveLength(6);
      const looked = /^Looked at who holds what directly, of 9 entities\. /;
      expect(await server.command('rebuild', ['--check'])).toMatchObject({
        code: 0,
        output: expect.stringMatching(/: all as the links of the charts say\.$/),
      });

      await store.write(async (tx) => {
        const [one, two, three] = before as { a: string; b: string }[];
        await tx.run('test.spoil', 'MATCH ({key: $a})-[h:HOLDS]->({key: $b}) SET h.share = 1', one);
        await tx.run('test.spoil', 'MATCH ({key: $a})-[h:HOLDS]->({key: $b}) DELETE h', two);
        const foreign = { a: two!.a, b: three!.b };
        await tx.run(
          'test.spoil',
          "MATCH (a {key: $a}), (b {key: $b}) CREATE (a)-[:HOLDS {basis: 'votes'}]->(b)",
          foreign,
        );
      });
      const spoiled = await holds();
      const found = await server.command('rebuild', ['--check']);
      expect(found.code).toBe(1);
      expect(found.output).toMatch(looked);
      expect(found.output).toMatch(/Holdings: 1 missing, 1 different, 1 left over\.$/);
      expect(await holds()).toEqual(spoiled);

      const mended = await server.command('rebuild', []);
      expect(mended.code).toBe(0);
      expect(mended.output).toMatch(/: 1 written, 1 changed, 1 removed\.$/);
      expect(await holds()).toEqual(before);
      expect(await server.command('rebuild', ['--check'])).toMatchObject({ code: 0 });

      const wrong = await server.command('rebuild', ['--now']);
      expect([wrong.code, wrong.output]).toEqual([1, '']);
      expect(wrong.said).toContain('Usage: npm run rebuild [-- --check]');
      expect(wrong.said).not.toMatch(/\n\s+at /);
    },
    PATIENCE,
  );

  test(
    'is looked at beside what entities keep for lists, which is mended too',
    async () => {
      const kept = () =>
        store.read((tx) =>
          tx.run(
            'test.kept',
            'MATCH (e:Entity) RETURN e.key AS key, e.nameLower AS name, e.placedCount AS count ORDER BY key',
            {},
          ),
        );
      const before = await kept();
      await store.write((tx) =>
        tx.run(
          'test.spoilKept',
          'MATCH (e:Entity) WITH e ORDER BY e.key LIMIT 2 SET e.placedCount = 7, e.nameLower = "x"',
          {},
        ),
      );
      const found = await server.command('rebuild', ['--check']);
      expect([found.code, found.output.split('\n').at(-1)]).toEqual([1, 'What is kept for lists differs: 2 entities.']);
      const mended = await server.command('rebuild', []);
      expect([mended.code, mended.output.split('\n').at(-1)]).toEqual([
        0,
        'What is kept for lists was mended: 2 entities.',
      ]);
      expect(await kept()).toEqual(before);
      expect(await server.command('rebuild', ['--check'])).toMatchObject({ code: 0 });
    },
    PATIENCE,
  );

  test(
    'is in no backup, is missing after a restore, and is there once the server has started',
    async () => {
      const copy = await ServerProcess.make();
      const held = await openStore({ dataFolder: copy.folder }, () => {});
      try {
        const backup = await server.command('backup', [join(server.folder, 'backups')]);
        const restored = await copy.command('restore', [backup.output, '--without-sealing-key']);
        expect({ code: restored.code, said: restored.said }).toMatchObject({ code: 0 });
        const missing = await copy.command('rebuild', ['--check']);
        expect(missing.code).toBe(1);
        expect(missing.output).toMatch(/: 6 missing, 0 different, 0 left over\.$/);
        await copy.start();
        expect(await copy.command('rebuild', ['--check'])).toMatchObject({ code: 0 });
      } finally {
        await held.close();
        await copy.close();
      }
    },
    PATIENCE,
  );
});
