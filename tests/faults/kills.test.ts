import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findJava } from '../../server/src/store/local/java';
import { Client } from '../testkit/client';
import { ServerProcess, WRITER } from './saving/serverProcess';
import type { SavedChart } from './saving/writer';
import { damageOf, newChart, savingUntil } from './saving/writer';

const managed = (await findJava()) === undefined ? describe.skip : describe;

const SEED = Number(process.env['STEMMA_KILL_SEED'] ?? Date.now() % 1_000_000);
const APP_KILLS = 40;
const STORE_KILLS = 10;
const WRITERS = 3;

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

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

  beforeAll(async () => {
    console.log(`Kills of seed ${SEED}; STEMMA_KILL_SEED repeats them.`);
    server = await ServerProcess.make();
    await server.start();
    client = await new Client(server.url).signIn(WRITER.email, WRITER.password);
  }, 180_000);
  afterAll(() => server.close(), 60_000);

  test('of Stemma loses nothing that was acknowledged and leaves no save half done', async () => {
    let acknowledged = 0;
    for (let kill = 0; kill < APP_KILLS; kill += 1) {
      if (kill % 10 === 0) await freshCharts();
      await savingUntil(client, charts, 20 + random() * 180, () => server.kill());
      acknowledged += charts.reduce((sum, chart) => sum + chart.acknowledged.length, 0);
      await server.start();
      expect({ kill, damage: await damage() }).toEqual({ kill, damage: [] });
    }
    expect(acknowledged).toBeGreaterThan(APP_KILLS);
  }, 600_000);

  test('of Neo4j loses nothing that was acknowledged and leaves no save half done', async () => {
    let acknowledged = 0;
    await freshCharts();
    for (let kill = 0; kill < STORE_KILLS; kill += 1) {
      await savingUntil(client, charts, 20 + random() * 180, () => server.killStore());
      acknowledged += charts.reduce((sum, chart) => sum + chart.acknowledged.length, 0);
      await server.healthy();
      expect({ kill, damage: await damage() }).toEqual({ kill, damage: [] });
    }
    expect(acknowledged).toBeGreaterThan(STORE_KILLS);
  }, 600_000);
});
