import { expect, jest, test } from '@jest/globals';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import neo4j from 'neo4j-driver';
import { z } from 'zod';
import type { Tx } from '../../server/src/store';
import { openStore } from '../../server/src/store';
import { makeDataFolder } from '../testkit/dataFolder';
import { eventually } from '../testkit/eventually';
import { managed } from '../testkit/managed';

const runShape = z.object({ pid: z.number(), uri: z.string() });

/** Callers that go on all the while, each with one call at a time. */
const CALLERS = 20;
/** Milliseconds until all callers are answered again, once the store is ready. */
const BOUND = 10_000;
/** Milliseconds that starting the store, and being answered by it, may take on a busy machine. */
const PATIENCE = 60_000;

jest.setTimeout(240_000);

managed('a Neo4j that is killed while many read and write', () => {
  test('is used again as soon as it is ready', async () => {
    const dataFolder = await makeDataFolder('stemma-fault-');
    const store = await openStore({ dataFolder }, () => {});
    const runFile = join(dataFolder, 'neo4j', 'run.json');
    const readRun = async () => runShape.parse(JSON.parse(await readFile(runFile, 'utf8')));
    const count = (tx: Tx) => tx.run('faults.count', "MERGE (c:Counter {key: 'load'}) SET c.n = coalesce(c.n, 0) + 1");
    const look = (tx: Tx) => tx.run('faults.look', "MATCH (c:Counter {key: 'load'}) RETURN c.n AS n");
    const answers = Array.from({ length: CALLERS }, (): number[] => []);
    let over = false;
    try {
      const callers = answers.map(async (answeredAt, caller) => {
        while (!over) {
          try {
            await (caller % 4 ? store.read(look) : store.write(count));
            answeredAt.push(Date.now());
          } catch {
            await setTimeout(100);
          }
        }
      });
      const allAnsweredSince = (moment: number) =>
        eventually(async () => {
          for (const answeredAt of answers) expect(answeredAt.at(-1)).toBeGreaterThan(moment);
        }, PATIENCE);
      await allAnsweredSince(0);
      const { pid, uri } = await readRun();
      process.kill(pid, 'SIGKILL');
      await eventually(async () => expect((await readRun()).pid).not.toBe(pid), PATIENCE);
      const ready = await readyAt(uri, (await readFile(join(dataFolder, 'neo4j', 'password'), 'utf8')).trim());
      await allAnsweredSince(ready);
      over = true;
      await Promise.all(callers);
      const waits = answers.map((answeredAt) => (answeredAt.find((moment) => moment > ready) ?? Infinity) - ready);
      const [first, last] = [Math.min(...waits), Math.max(...waits)];
      console.log(
        `Of ${CALLERS} callers the first was answered ${first} ms after the store was ready, the last ${last} ms.`,
      );
      expect(last).toBeLessThan(BOUND);
    } finally {
      over = true;
      await store.close();
      await rm(dataFolder, { recursive: true, force: true });
    }
  });
});

/** When a fresh connection is answered, in milliseconds of the clock. */
async function readyAt(uri: string, password: string): Promise<number> {
  for (const end = Date.now() + PATIENCE; ;) {
    const driver = neo4j.driver(uri, neo4j.auth.basic('neo4j', password), { maxTransactionRetryTime: 0 });
    try {
      await driver.executeQuery('RETURN 1', {}, { database: 'neo4j' });
      return Date.now();
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await setTimeout(50);
    } finally {
      await driver.close();
    }
  }
}
