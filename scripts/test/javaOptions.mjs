// @ts-check
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** What restarts all the time lives too short for what Neo4j's second compiler makes faster; tests that share one Neo4j take 1.5 × as long without it. */
const ONE_COMPILER = '-XX:TieredStopAtLevel=1';

/**
 * Java's options for tests that start Neo4j themselves: it is compiled by one compiler, and its classes are loaded from the archive in
 * `folder` if there is one (class data sharing, JEP 350), which take half off each start.
 *
 * @param {string} folder where the archive is kept
 * @param {boolean} isArchiving whether so many starts follow that the one that leaves the archive is made up for
 */
export async function javaOptions(folder, isArchiving = false) {
  const options = `${process.env['JAVA_TOOL_OPTIONS'] ?? ''} ${ONE_COMPILER}`.trim();
  const archive = join(folder, 'neo4j.jsa');
  if (isArchiving && !existsSync(archive)) await leaveArchive(folder, `${options} -XX:ArchiveClassesAtExit=${archive}`);
  return existsSync(archive) ? `${options} -XX:SharedArchiveFile=${archive}` : options;
}

/**
 * @param {string} folder
 * @param {string} options
 */
async function leaveArchive(folder, options) {
  /** @type {typeof import('../../server/src/store')} */
  const { findServer } = await import(join(root, 'server', 'dist', 'store.mjs'));
  const before = process.env['JAVA_TOOL_OPTIONS'];
  process.env['JAVA_TOOL_OPTIONS'] = options;
  try {
    const dataFolder = await mkdtemp(join(folder, 'archived-'));
    const server = await findServer({ dataFolder }, () => undefined);
    await server.release();
  } finally {
    if (before === undefined) delete process.env['JAVA_TOOL_OPTIONS'];
    else process.env['JAVA_TOOL_OPTIONS'] = before;
  }
}
