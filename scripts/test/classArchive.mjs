// @ts-check
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Neo4j lives too short in tests of faults for what its second compiler makes faster: a fifth less time. */
const ONE_COMPILER = '-XX:TieredStopAtLevel=1';

/**
 * Java's options for tests that start Neo4j a hundred times: with one compiler, and with its classes loaded from an archive that a first
 * start leaves (class data sharing, JEP 350), which takes a third off each further one.
 *
 * @param {string} folder where the archive and that first start's store are put
 * @param {boolean} isWorthwhile whether so many starts follow that the first one is made up for
 */
export async function quickStarts(folder, isWorthwhile) {
  if (!isWorthwhile) return ONE_COMPILER;
  const archive = join(folder, 'neo4j.jsa');
  const { findServer } = await import(join(root, 'server', 'dist', 'store.mjs'));
  const before = process.env['JAVA_TOOL_OPTIONS'];
  process.env['JAVA_TOOL_OPTIONS'] = `${ONE_COMPILER} -XX:ArchiveClassesAtExit=${archive}`;
  try {
    const dataFolder = await mkdtemp(join(folder, 'archived-'));
    const server = await findServer({ dataFolder }, () => undefined);
    await server.release();
  } finally {
    if (before === undefined) delete process.env['JAVA_TOOL_OPTIONS'];
    else process.env['JAVA_TOOL_OPTIONS'] = before;
  }
  return existsSync(archive) ? `${ONE_COMPILER} -XX:SharedArchiveFile=${archive}` : ONE_COMPILER;
}
