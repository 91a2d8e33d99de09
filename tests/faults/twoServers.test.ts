import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { openStore } from '../../server/src/store';
import type { Store } from '../../server/src/store';
import { SAVE_CHART, smallChanges } from '../testkit/charts';
import { Client } from '../testkit/client';
import { makeDataFolder } from '../testkit/dataFolder';
import { managed } from '../testkit/managed';
import { startApp } from '../testkit/ownApp';
import type { TestApp } from '../testkit/app';
import { seeded } from '../testkit/seeded';
import { SlowLine } from '../testkit/slowLine';
import { damageOf, newChart } from './saving/writer';
import type { SavedChart } from './saving/writer';

const runShape = z.object({ uri: z.string() });
/** Starts of Neo4j take long on a busy machine. */
const PATIENCE = 400_000;
const SAVES = 12;
const BREAKS = 12;

managed('two servers of one store, one of them behind a bad line', () => {
  const random = seeded(7);
  let folder: string;
  let direct: TestApp;
  let far: TestApp;
  let farStore: Store;
  let line: SlowLine;
  let near: Client;
  let client: Client;

  beforeAll(async () => {
    folder = await makeDataFolder('stemma-line-');
    direct = await startApp({}, folder);
    const home = join(folder, 'neo4j');
    const { uri } = runShape.parse(JSON.parse(await readFile(join(home, 'run.json'), 'utf8')));
    line = await SlowLine.to(Number(new URL(uri).port));
    const password = (await readFile(join(home, 'password'), 'utf8')).trim();
    farStore = await openStore({ dataFolder: folder, uri: `bolt://127.0.0.1:${line.port}`, password }, () => undefined);
    far = await startApp({}, farStore);
    near = await (await direct.organization()).user();
    client = Object.assign(new Client(far.url), { token: near.token });
  }, PATIENCE);
  afterAll(async () => {
    line.mend();
    await far.close();
    await line.close();
    await direct.close();
    await rm(folder, { recursive: true, force: true });
  }, PATIENCE);

  /** Saves once by a server as the client does: again under the same key where no answer came, and on what is there now where others saved. */
  const save = async (by: Client, chart: SavedChart, mark: string): Promise<void> => {
    for (;;) {
      const { changes } = smallChanges(mark);
      const input = { key: chart.key, revision: chart.revision, saveKey: mark, changes };
      const answer = await by.graphql(SAVE_CHART, { input }).catch(() => undefined);
      const { ok, error } = answer?.saveChart ?? {};
      if (ok) {
        chart.acknowledged.push(mark);
        chart.revision = Math.max(chart.revision, ok.revision);
        return;
      }
      if (error && !['stale', 'unavailable'].includes(error.code)) throw new Error(error.message);
      if (error?.code === 'stale') chart.revision = error.revision ?? chart.revision;
      else await wait(100);
    }
  };

  const savesOf = async (by: Client, chart: SavedChart) => {
    for (let at = 0; at < SAVES; at += 1) {
      const mark = randomUUID();
      chart.sent.push(mark);
      await save(by, chart, mark);
    }
  };

  test(
    'that is slow and puts answers out of order: each sees what the other wrote, and no save is lost',
    async () => {
      line.delay = () => random() * 40;
      const chart = await newChart(near);
      await Promise.all([savesOf(near, chart), savesOf(client, chart)]);
      expect(chart.acknowledged).toHaveLength(2 * SAVES);
      const seen = async (by: Client) => (await by.post('datasets/graph', { datasetId: chart.key })).body;
      expect(await seen(client)).toEqual(await seen(near));
      expect(await damageOf(near, chart)).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'that breaks time and again: nothing that was acknowledged is lost, nothing is saved twice',
    async () => {
      line.delay = () => random() * 5;
      const chart = await newChart(near);
      let over = false;
      const breaking = (async () => {
        // So often and no more, as on a busy machine no save would come through between two.
        for (let time = 0; time < BREAKS && !over; time += 1) {
          await wait(100 + random() * 300);
          line.drop();
        }
      })();
      await Promise.all([savesOf(near, chart), savesOf(client, chart)]).finally(() => {
        over = true;
      });
      await breaking;
      expect(new Set(chart.acknowledged).size).toBe(2 * SAVES);
      expect(await damageOf(near, chart)).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'that is gone: the other goes on, and what it wrote meanwhile is the first thing that is read after',
    async () => {
      line.delay = () => 0;
      const chart = await newChart(near);
      await client.post('datasets/graph', { datasetId: chart.key });
      line.cut();
      await save(near, chart, randomUUID());
      line.mend();
      for (;;) {
        const { status, body } = await client.post<{ nodes: unknown[] }>('datasets/graph', { datasetId: chart.key });
        if (status !== 200) {
          await wait(100);
          continue;
        }
        expect(body.nodes).toHaveLength(3);
        break;
      }
    },
    PATIENCE,
  );
});
