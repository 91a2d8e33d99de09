// @ts-check
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** What restarts all the time lives too short for what Neo4j's second compiler makes faster; tests that share one Neo4j take 1.5 × as long without it. */
const ONE_COMPILER = '-XX:TieredStopAtLevel=1';

/**
 * Java's options for tests that start Neo4j a hundred times: its classes are loaded from an archive that a first start leaves (class data
 * sharing, JEP 350) and compiled by one compiler, which takes a third off each further one.
 *
 * @param {string} folder where the archive and that first start's store are put
 * @param {boolean} isWorthwhile whether so many starts follow that the first one is made up for
 */
export async function quickStarts(folder, isWorthwhile) {
  const before = process.env['JAVA_TOOL_OPTIONS'] ?? '';
  const options = `${before} ${ONE_COMPILER}`.trim();
  if (!isWorthwhile) return options;
  const archive = join(folder, 'neo4j.jsa');
  /** @type {typeof import('../../server/src/store')} */
  const { findServer } = await import(join(root, 'server', 'dist', 'store.mjs'));
  process.env['JAVA_TOOL_OPTIONS'] = `${options} -XX:ArchiveClassesAtExit=${archive}`;
  try {
    const dataFolder = await mkdtemp(join(folder, 'archived-'));
    const server = await findServer({ dataFolder }, () => undefined);
    await server.release();
  } finally {
    process.env['JAVA_TOOL_OPTIONS'] = before;
  }
  return existsSync(archive) ? `${options} -XX:SharedArchiveFile=${archive}` : options;
}
