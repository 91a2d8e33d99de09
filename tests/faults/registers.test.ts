import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '../../server/src/store';
import { registerStatements } from '../bench/registers/registerFile';
import { Client } from '../testkit/client';
import { managed } from '../testkit/managed';
import { foundInRegisters, makeRegister, newestEdition, sendEdition, untilEdition } from '../testkit/registers';
import { ServerProcess, WRITER } from '../testkit/serverProcess';

const RECORDS = 12_000;
/** `STEMMA_KILLS` is how often the power goes; every run of the tests does it twice. */
const KILLS = Number(process.env['STEMMA_KILLS'] ?? 2);
const PATIENCE = 240_000 + KILLS * 60_000;

managed('a power cut while a register is loaded', () => {
  let server: ServerProcess;
  let client: Client;

  beforeAll(async () => {
    server = await ServerProcess.make({ STEMMA_WORKERS: '2' });
    await server.start();
    client = await new Client(server.url).signIn(WRITER.email, WRITER.password);
  }, 180_000);
  afterAll(() => server.close(), 60_000);

  async function positionAbove(key: string, least: number): Promise<number> {
    for (let look = 0; look < 4000; look += 1) {
      const edition = await newestEdition(client, key);
      if (edition && (edition.position > least || edition.state === 'current')) return edition.position;
      await wait(10);
    }
    throw new Error(`The loading did not come beyond ${least}.`);
  }

  test(
    'it goes on from where it was, each record is there once, and the edition before is read meanwhile',
    async () => {
      const key = await makeRegister(client, 'Killed');
      const lines = (records: number, word: string) =>
        [...registerStatements({ records })]
          .map((statement) => `${JSON.stringify(statement).replaceAll('Harbour', word)}\n`)
          .join('');
      await sendEdition(client, key, lines(20, 'Firstedition'));
      await untilEdition(client, key);
      await sendEdition(client, key, lines(RECORDS, 'Secondedition'), '2026-06-30');
      let position = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        position = await positionAbove(key, position);
        await server.kill();
        await server.start();
        const edition = await newestEdition(client, key);
        expect(edition?.position).toBeGreaterThanOrEqual(position);
        if (edition?.state === 'current') break;
        expect((await foundInRegisters(client, 'Firstedition')).length).toBeGreaterThan(0);
        expect(await foundInRegisters(client, 'Secondedition')).toEqual([]);
      }
      const edition = await untilEdition(client, key);
      expect(edition).toMatchObject({
        state: 'current',
        position: RECORDS,
        parties: RECORDS / 2,
        links: RECORDS / 2,
        skipped: 0,
      });
      expect(await foundInRegisters(client, 'Firstedition')).toEqual([]);
      expect((await foundInRegisters(client, 'Secondedition')).length).toBeGreaterThan(0);
      const store = await openStore({ dataFolder: server.folder }, () => undefined);
      try {
        const [row] = await store.read((tx) =>
          tx.run(
            'test.count',
            `RETURN COUNT { MATCH (p:RegisterParty) WHERE p.key STARTS WITH $prefix } AS parties,
               COUNT { MATCH (l:RegisterLink) WHERE l.key STARTS WITH $prefix } AS links`,
            { prefix: `${edition.key}|` },
          ),
        );
        expect(row).toEqual({ parties: RECORDS / 2, links: RECORDS / 2 });
      } finally {
        await store.close();
      }
    },
    PATIENCE,
  );
});
