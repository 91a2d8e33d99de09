import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Neo4jError } from 'neo4j-driver';
import { basicAuth, createDriver } from '../driver';
import { needsRestart } from '../errors';

const FIRST_PASSWORD = 'neo4j';
const UNAUTHORIZED = 'Neo.ClientError.Security.Unauthorized';

/** A TCP port of 127.0.0.1 that nothing listens on now. */
export async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('The system gave no port'));
      });
    });
  });
}

/**
 * Waits until the server answers a query with our password, which a new server is given on the way.
 * `stillAlive` is asked while waiting. Returns false when the server ended, or gave the database up, or `waitMs` passed.
 */
export async function awaitSignIn(
  uri: string,
  password: string,
  stillAlive: () => Promise<boolean>,
  waitMs: number,
): Promise<boolean> {
  const { hostname, port } = new URL(uri);
  // Not by the clock of the wall, which may jump.
  for (const begun = performance.now(); performance.now() - begun < waitMs; await sleep(100)) {
    const state = (await listens(hostname, Number(port))) ? await signIn(uri, password) : 'notYet';
    if (state === 'open') return true;
    if (state === 'failed' || !(await stillAlive())) return false;
  }
  return false;
}

/** Whether the server at `uri` has to be started anew: it takes connections, and its database has stopped itself. */
export async function hasStopped(uri: string, password: string): Promise<boolean> {
  try {
    await runOnce(uri, password, 'neo4j', 'RETURN 1');
    return false;
  } catch (error) {
    return needsRestart(error);
  }
}

async function listens(host: string, port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1_000 });
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', () => done(true));
    socket.on('timeout', () => done(false));
    socket.on('error', () => done(false));
  });
}

async function signIn(uri: string, password: string): Promise<'open' | 'notYet' | 'failed'> {
  try {
    await runOnce(uri, password, 'neo4j', 'RETURN 1');
    return 'open';
  } catch (error) {
    if (error instanceof Neo4jError && error.code === UNAUTHORIZED) await setFirstPassword(uri, password);
    else if (await hasFailed(uri, password)) return 'failed';
    return 'notYet';
  }
}

/** Whether the server says of the database that it could not start it; it goes on without it then. */
async function hasFailed(uri: string, password: string): Promise<boolean> {
  try {
    const rows = await runOnce(
      uri,
      password,
      'system',
      "SHOW DATABASE neo4j YIELD statusMessage WHERE statusMessage <> ''",
    );
    return rows > 0;
  } catch {
    return false;
  }
}

async function setFirstPassword(uri: string, password: string): Promise<void> {
  try {
    await runOnce(uri, FIRST_PASSWORD, 'system', 'ALTER CURRENT USER SET PASSWORD FROM $old TO $fresh', {
      old: FIRST_PASSWORD,
      fresh: password,
    });
  } catch (error) {
    if (!(error instanceof Neo4jError) || error.code !== UNAUTHORIZED) return;
    throw new Error('Neo4j in the data folder refuses the password kept beside it (neo4j/password).', { cause: error });
  }
}

async function runOnce(
  uri: string,
  password: string,
  database: string,
  cypher: string,
  params: Record<string, unknown> = {},
): Promise<number> {
  const driver = createDriver(uri, basicAuth('neo4j', password));
  const session = driver.session({ database });
  try {
    return (await session.run(cypher, params)).records.length;
  } finally {
    await session.close();
    await driver.close();
  }
}
