// @ts-check
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** What restarts all the time lives too short for what Neo4j's second compiler makes faster; tests that share one Neo4j take 1.5 × as long without it. */
const ONE_COMPILER = '-XX:TieredStopAtLevel=1';

/**
 * Tests that share one Neo4j have it plan some thousand statements within minutes: compiling its planner takes as long as planning, and a
 * quarter less where methods are called three times as often first.
 */
const LATE_COMPILERS = [
  '-XX:Tier3InvocationThreshold=600',
  '-XX:Tier3MinInvocationThreshold=300',
  '-XX:Tier3CompileThreshold=4000',
  '-XX:Tier4InvocationThreshold=20000',
  '-XX:Tier4MinInvocationThreshold=3000',
  '-XX:Tier4CompileThreshold=60000',
  '-XX:ReservedCodeCacheSize=512m',
].join(' ');

/** @param {string} folder */
const archiveIn = (folder) => join(folder, 'neo4j.jsa');

/**
 * Leaves the classes of a Neo4j that has started and planned Stemma's migrations in `folder`, where later starts load them from (class data
 * sharing, JEP 350), which takes half off each. Resolves with that Neo4j's data folder: a migrated store without records.
 *
 * @param {string} folder
 * @returns {Promise<string>}
 */
export async function leaveArchive(folder) {
  /** @type {typeof import('../../server/src/store')} */
  const { openStore } = await import(join(root, 'server', 'dist', 'store.mjs'));
  const dataFolder = await mkdtemp(join(folder, 'archived-'));
  await withOptions(`${ONE_COMPILER} -XX:ArchiveClassesAtExit=${archiveIn(folder)}`, async () => {
    const store = await openStore({ dataFolder }, () => undefined);
    await store.close();
  });
  return dataFolder;
}

/**
 * Java's options for tests that start Neo4j themselves; classes come from the archive in `folder` if there is one.
 *
 * @param {string} folder
 */
export const optionsOfShortRuns = (folder) => options(folder, ONE_COMPILER);

/**
 * Runs `work` with Java's options for the Neo4j that tests share.
 *
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 */
export const withOptionsOfOneRun = (folder, work) => withOptions(options(folder, LATE_COMPILERS), work);

/**
 * @param {string} folder
 * @param {string} more
 */
function options(folder, more) {
  const archive = archiveIn(folder);
  return [process.env['JAVA_TOOL_OPTIONS'] ?? '', more, existsSync(archive) ? `-XX:SharedArchiveFile=${archive}` : '']
    .filter(Boolean)
    .join(' ');
}

/**
 * @template T
 * @param {string} options
 * @param {() => Promise<T>} work
 */
async function withOptions(options, work) {
  const before = process.env['JAVA_TOOL_OPTIONS'];
  process.env['JAVA_TOOL_OPTIONS'] = options;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env['JAVA_TOOL_OPTIONS'];
    else process.env['JAVA_TOOL_OPTIONS'] = before;
  }
}
