// @ts-check
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Neo4j lives too short in tests for what its second compiler makes faster: that one alone takes a third of its time. */
const ONE_COMPILER = '-XX:TieredStopAtLevel=1';

/** Lets every Neo4j that this run starts do with one compiler. */
export function withOneCompiler() {
  process.env['JAVA_TOOL_OPTIONS'] = [process.env['JAVA_TOOL_OPTIONS'], ONE_COMPILER].filter(Boolean).join(' ');
}

/**
 * Java's options for tests that start Neo4j a hundred times: its classes are loaded from an archive that a first start leaves (class data
 * sharing, JEP 350), which takes a third off each further one.
 *
 * @param {string} folder where the archive and that first start's store are put
 * @param {boolean} isWorthwhile whether so many starts follow that the first one is made up for
 */
export async function quickStarts(folder, isWorthwhile) {
  const before = process.env['JAVA_TOOL_OPTIONS'] ?? '';
  if (!isWorthwhile) return before;
  const archive = join(folder, 'neo4j.jsa');
  const { findServer } = await import(join(root, 'server', 'dist', 'store.mjs'));
  process.env['JAVA_TOOL_OPTIONS'] = `${before} -XX:ArchiveClassesAtExit=${archive}`;
  try {
    const dataFolder = await mkdtemp(join(folder, 'archived-'));
    const server = await findServer({ dataFolder }, () => undefined);
    await server.release();
  } finally {
    process.env['JAVA_TOOL_OPTIONS'] = before;
  }
  return existsSync(archive) ? `${before} -XX:SharedArchiveFile=${archive}` : before;
}
