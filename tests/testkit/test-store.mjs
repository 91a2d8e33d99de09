// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Tests send many statements a few times each to a store that soon holds several times as much: each is planned once, for what there is when it
 * comes first. Who measures plans has the caches cleared (`growStore`).
 */
const CONFIG = { 'dbms.cypher.min_replan_interval': '6h' };

/** The variable that names the address of a store of the run's own: one that the caller named is nobody's to empty. */
export const MAY_BE_EMPTIED = 'STEMMA_TEST_MAY_EMPTY';

/**
 * A real Neo4j for one test run, taken as the product takes its own: NEO4J_URI where that is set (by the caller or by
 * `npm test`), else a server of our own in a temporary folder, or a container. Its address is put into `process.env`
 * for the processes that follow.
 *
 * @param {(line: string) => void} log
 * @returns {Promise<() => Promise<void>>} ends it and removes its data
 */
export async function takeTestStore(log) {
  if (process.env['NEO4J_URI']) return async () => {};
  const dist = new URL('../../server/dist/store.mjs', import.meta.url);
  /** @type {typeof import('../../server/src/store')} */
  const { findServer } = await import(dist.href);
  const dataFolder = await mkdtemp(join(tmpdir(), 'stemma-test-'));
  const remove = () => rm(dataFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  try {
    const server = await findServer({ dataFolder, heap: process.env['NEO4J_HEAP'], config: CONFIG }, log);
    log(server.logLine);
    Object.assign(process.env, {
      ...{ NEO4J_URI: server.uri, NEO4J_USER: server.user, NEO4J_PASSWORD: server.password },
      [MAY_BE_EMPTIED]: server.uri,
    });
    return async () => {
      await server.release();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
