import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '../testkit/client';
import { managed } from '../testkit/managed';
import { seeded } from '../testkit/seeded';
import { ServerProcess, WRITER } from '../testkit/serverProcess';
import type { SavedChart } from './saving/writer';
import { damageOf, newChart, savingUntil } from './saving/writer';

const SEED = Number(process.env['STEMMA_KILL_SEED'] ?? Date.now() % 1_000_000);
/** `STEMMA_KILLS=50` is the whole trial; every run of the tests can afford one of each kind. */
const KILLS = Number(process.env['STEMMA_KILLS'] ?? 3);
const STORE_KILLS = Math.max(1, Math.round(KILLS * 0.08));
const WHOLE_KILLS = STORE_KILLS;
const APP_KILLS = Math.max(1, KILLS - STORE_KILLS - WHOLE_KILLS);
/** Far more than the rounds take on a machine with nothing else to do. */
const PATIENCE = 120_000 + KILLS * 20_000;
const WRITERS = 3;

managed('a power cut at any moment of saving', () => {
  const random = seeded(SEED);
  let server: ServerProcess;
  let client: Client;
  let charts: SavedChart[] = [];

  const freshCharts = async () => {
    charts = [];
    for (let index = 0; index < WRITERS; index += 1) charts.push(await newChart(client));
  };
  const damage = async () => (await Promise.all(charts.map((chart) => damageOf(client, chart)))).flat();

  const rounds = async (kills: number, end: () => Promise<void>, comeBack: () => Promise<void>) => {
    let acknowledged = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill % 10 === 0) await freshCharts();
      const before = charts.reduce((sum, chart) => sum + chart.acknowledged.length, 0);
      await savingUntil(client, charts, 20 + random() * 180, end);
      acknowledged += charts.reduce((sum, chart) => sum + chart.acknowledged.length, 0) - before;
      await comeBack();
      expect({ kill, damage: await damage() }).toEqual({ kill, damage: [] });
    }
    expect(acknowledged).toBeGreaterThan(kills);
  };

  beforeAll(async () => {
    console.log(`Kills of seed ${SEED}; STEMMA_KILL_SEED repeats them.`);
    server = await ServerProcess.make();
    await server.start();
    client = await new Client(server.url).signIn(WRITER.email, WRITER.password);
  }, 180_000);
  afterAll(() => server.close(), 60_000);

  test(
    'of Stemma loses nothing that was acknowledged and leaves no save half done',
    async () => {
      await rounds(
        APP_KILLS,
        () => server.kill(),
        () => server.start(),
      );
    },
    PATIENCE,
  );

  test(
    'of Neo4j loses nothing that was acknowledged and leaves no save half done',
    async () => {
      await rounds(
        STORE_KILLS,
        () => server.killStore(),
        () => server.healthy(),
      );
    },
    PATIENCE,
  );

  test(
    'of both at once loses nothing that was acknowledged and leaves no save half done',
    async () => {
      const cut = async () => {
        await Promise.all([server.killStore(), server.kill()]);
      };
      await rounds(WHOLE_KILLS, cut, () => server.start());
    },
    PATIENCE,
  );
});
