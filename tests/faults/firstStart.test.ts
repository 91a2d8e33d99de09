import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../../server/src/store';
import { openStore } from '../../server/src/store';
import { Client } from '../testkit/client';
import { managed } from '../testkit/managed';
import { ServerProcess } from '../testkit/serverProcess';

/** Starts of Neo4j take long on a busy machine. */
const PATIENCE = 400_000;
const RANDOM = { STEMMA_ADMIN_EMAIL: 'admin@stemma.local', STEMMA_ADMIN_PASSWORD: '', STEMMA_DEMO: 'on' };

managed('the first start', () => {
  let server: ServerProcess;
  let store: Store;
  const passwordFile = () => join(server.folder, 'first-passwords.txt');

  beforeAll(async () => {
    server = await ServerProcess.make(RANDOM, await mkdtemp(join(tmpdir(), 'stemma-first-')));
    // Keeps the Neo4j of the data folder running from one start to the next.
    store = await openStore({ dataFolder: server.folder }, () => {});
  }, PATIENCE);
  afterAll(async () => {
    await store.close();
    await server.close();
    await rm(server.folder, { recursive: true, force: true });
  }, PATIENCE);

  const counted = async (cypher: string): Promise<number> =>
    Number((await store.driver.executeQuery(cypher)).records[0]?.get(0) ?? 0);
  const empty = async (): Promise<void> => {
    await store.driver.executeQuery('MATCH (n) DETACH DELETE n');
    await rm(passwordFile(), { force: true });
  };
  /** Both accounts of the file sign in; the example user has his charts. */
  const assertWhole = async (): Promise<void> => {
    const lines = (await readFile(passwordFile(), 'utf8')).trim().split('\n');
    expect(lines.map((line) => line.split(' ').at(-2))).toEqual(['admin@stemma.local', 'demo@stemma.local']);
    for (const line of lines) {
      const [email = '', password = ''] = line.split(' ').slice(-2);
      await new Client(server.url).signIn(email, password);
    }
    expect(await counted('MATCH (u:User) RETURN count(u)')).toBe(2);
    expect(await counted('MATCH (d:Dataset) RETURN count(d)')).toBe(3);
    expect(await counted('MATCH (:Entity)-[:HAS_FILE]->(:File)-[:HAS_BYTES]->(b:Blob) RETURN count(b)')).toBe(3);
    expect((await stat(passwordFile())).mode & 0o777).toBe(0o600);
  };

  test(
    'of two servers on one empty store makes the accounts once, and both run',
    async () => {
      const other = await ServerProcess.make({ ...RANDOM, STEMMA_DATA: server.folder });
      await empty();
      await Promise.all([server.start(), other.start()]);
      await assertWhole();
      expect(`${server.said}${other.said}`.match(/Sign in as the administrator/g)).toHaveLength(1);
      await Promise.all([server.stop('SIGINT'), other.close()]);
    },
    PATIENCE,
  );

  test.each<[string, () => boolean | Promise<boolean>]>([
    ['the store is reached', () => server.said.includes('Store: ')],
    ['the passwords are on the disk', () => existsSync(passwordFile())],
    ['there is an account', async () => (await counted('MATCH (u:User) RETURN count(u)')) > 0],
    ['it says how to sign in', () => server.said.includes('Sign in as')],
  ])(
    'that is killed when %s loses no password: the next one lets the administrator in',
    async (_moment, hasCome) => {
      await empty();
      const killed = server.start().catch(() => undefined);
      while (!(await hasCome())) await wait(1);
      await server.kill();
      await killed;
      await server.start();
      await assertWhole();
      await server.stop('SIGINT');
    },
    PATIENCE,
  );

  test(
    'is followed by the operator’s commands, while the server runs',
    async () => {
      await server.start();
      const listed = await server.command('user', ['list']);
      expect(listed.output.split('\n')).toEqual([
        'admin@stemma.local\tAdministrator\tExample organization\tadministrator\tactive',
        'demo@stemma.local\tDemo User\tExample organization\taccount Standard\tactive',
      ]);
      const reset = await server.command('user', ['reset', 'admin@stemma.local']);
      const [address, ticket] = reset.output.split('#ticket=');
      expect(address).toBe(`http://localhost:${new URL(server.url).port}/resetPassword`);
      const newPassword = 'copper kettle lantern 42';
      await new Client(server.url).post('auth/forcePassword', { ticket, newPassword });
      await new Client(server.url).signIn('admin@stemma.local', newPassword);
      for (const [args, line] of [
        [['reset', 'nobody@example.org'], 'There is no user with the e-mail address nobody@example.org.\n'],
        [['reset'], 'A command and one address are needed. Usage: '],
        [['remove', 'x@example.org'], 'There is no command "remove". Usage: '],
      ] as const) {
        const { code, output, said } = await server.command('user', [...args]);
        expect([code, output]).toEqual([1, '']);
        expect(said).toContain(line);
        expect(said).not.toMatch(/\n\s+at /);
      }
      await server.stop('SIGINT');
    },
    PATIENCE,
  );
});
