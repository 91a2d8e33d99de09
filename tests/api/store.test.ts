import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  countQueries,
  inChunks,
  int,
  one,
  onQuery,
  query,
  StoreConflict,
  StoreTimeout,
  StoreUnavailable,
  openStore,
  type Store,
} from '../../server/src/store';
import { openTestStore, testStoreSettings } from '../testkit/neo4j';

let store: Store;
const label = `Try${randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(async () => {
  await store.write((tx) => tx.run('try.clear', `MATCH (n) WHERE n:${label} DETACH DELETE n`));
  await store.close();
});

describe('transactions', () => {
  test('give rows as plain objects, numbers as numbers', async () => {
    const rows = await store.read((tx) =>
      tx.run('try.rows', 'UNWIND range(1, $n) AS i RETURN i, i / 2.0 AS half', { n: int(2) }),
    );
    expect(rows).toEqual([
      { i: 1, half: 0.5 },
      { i: 2, half: 1 },
    ]);
  });

  test('write all or nothing', async () => {
    const failing = store.write(async (tx) => {
      await tx.run('try.make', `CREATE (:${label} {key: 'half done'})`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await count(`MATCH (n:${label} {key: 'half done'}) RETURN count(n) AS n`)).toBe(0);
  });

  test('see what this process wrote before, and tell their bookmarks', async () => {
    let bookmarks: string[] = [];
    const collect = (lines: string[]) => {
      bookmarks = lines;
    };
    await store.write((tx) => tx.run('try.make', `CREATE (:${label} {key: 'seen'})`), { onBookmarks: collect });
    expect(bookmarks.length).toBeGreaterThan(0);
    const rows = await store.read((tx) => tx.run('try.seen', `MATCH (n:${label} {key: 'seen'}) RETURN n.key AS key`), {
      bookmarks,
    });
    expect(rows).toEqual([{ key: 'seen' }]);
  });

  test('refuse to write in a read', async () => {
    const writing = store.read((tx) => tx.run('try.make', `CREATE (:${label} {key: 'sly'})`));
    await expect(writing).rejects.toThrow(/[Ww]rit/);
  });

  test('write rows in chunks, all or none, and say what is wrong with one of them', async () => {
    const keys = Array.from({ length: 5000 }, (_, at) => `${label}-${at}`);
    const make = (some: readonly string[]) =>
      store.write((tx) =>
        inChunks(some, (chunk) =>
          tx.run('try.chunk', `UNWIND $keys AS key CREATE (s:Statement:${label} {key: key}) RETURN count(s) AS n`, {
            keys: chunk,
          }),
        ),
      );
    const all = `MATCH (s:Statement:${label}) RETURN count(s) AS n`;
    expect(await make(keys)).toEqual([[{ n: 2000 }], [{ n: 2000 }], [{ n: 1000 }]]);
    expect(await count(all)).toBe(5000);
    const others = Array.from({ length: 5000 }, (_, at) => (at === 2500 ? keys[0] : `${label}-other-${at}`));
    await expect(make(others.filter((key) => key !== undefined))).rejects.toBeInstanceOf(StoreConflict);
    expect(await count(all)).toBe(5000);
  });

  test('count up once for each of 40 writers at once', async () => {
    const name = randomUUID();
    const up = () =>
      store.write((tx) =>
        tx.run('try.up', 'MERGE (c:Counter {key: $name}) SET c._l = 1 SET c.n = coalesce(c.n, 0) + 1 RETURN c.n AS n', {
          name,
        }),
      );
    await Promise.all(Array.from({ length: 40 }, up));
    expect(await count('MATCH (c:Counter {key: $name}) RETURN c.n AS n', { name })).toBe(40);
  });
});

describe('failures', () => {
  test('a second record of one key is a conflict', async () => {
    const key = randomUUID();
    const make = () => store.write((tx) => tx.run('try.make', `CREATE (:Entity:${label} {key: $key})`, { key }));
    await make();
    await expect(make()).rejects.toBeInstanceOf(StoreConflict);
  });

  test('a query past its time is a time-out', async () => {
    const slow = store.read(
      (tx) =>
        tx.run('try.slow', 'UNWIND range(1, 100000) AS a UNWIND range(1, 100000) AS b RETURN sum(a * b % 7) AS n'),
      { timeoutMs: 300 },
    );
    await expect(slow).rejects.toBeInstanceOf(StoreTimeout);
  });

  test('a server that is not there is unavailable, in one line without the password', async () => {
    const opening = openStore({ ...testStoreSettings(), uri: 'bolt://127.0.0.1:1', password: 'open sesame' }, () => {});
    const error: unknown = await opening.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(String(error)).toMatch(/127\.0\.0\.1:1/);
    expect(String(error)).not.toMatch(/sesame|\n/);
  });
});

describe('named queries', () => {
  const labelled = query<{ n: number }, { n: number }>(
    'try.labelled',
    'RETURN toInteger($n) AS n',
    z.object({ n: z.int() }),
  );

  test('are parsed, and counted by their names', async () => {
    const heard: string[] = [];
    const leave = onQuery((name) => heard.push(name));
    const { result, names } = await countQueries(() => store.read(async (tx) => one(await labelled(tx, { n: 3 }))));
    leave();
    expect(result).toEqual({ n: 3 });
    expect(names).toEqual(['try.labelled']);
    expect(heard).toContain('try.labelled');
  });
});

describe('migrations', () => {
  test('leave what queries rely on: constraints, indexes, and a record of themselves', async () => {
    const ran = await store.read((tx) =>
      tx.run('try.ran', 'MATCH (m:Migration) RETURN m.number AS number ORDER BY number'),
    );
    expect(ran.slice(0, 2)).toEqual([{ number: 1 }, { number: 2 }]);
    const rows = await store.read((tx) => tx.run('try.indexes', 'SHOW INDEXES YIELD name, state RETURN name, state'));
    const states = new Map(rows.map(({ name, state }) => [name, state]));
    for (const name of ['entity_key', 'user_email', 'link_dataset_key', 'entityText', 'chartText']) {
      expect([name, states.get(name)]).toEqual([name, 'ONLINE']);
    }
  });

  test('run once, however many servers start', async () => {
    const before = await count('MATCH (m:Migration) RETURN count(m) AS n');
    const others = await Promise.all(Array.from({ length: 3 }, openTestStore));
    await Promise.all(others.map((other) => other.close()));
    expect(await count('MATCH (m:Migration) RETURN count(m) AS n')).toBe(before);
  });
});

test('verify answers while the store does', async () => {
  await expect(store.verify()).resolves.toBeUndefined();
});

async function count(cypher: string, params: Record<string, unknown> = {}): Promise<unknown> {
  return one(await store.read((tx) => tx.run('try.count', cypher, params)))['n'];
}
