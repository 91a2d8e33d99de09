import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { outputOf } from './commands';
import { withLock } from './lock';

/** The folders of Neo4j's program files. */
export interface Jars {
  lib: string;
  plugins: string;
}

/**
 * Neo4j and APOC as `neo4j/pom.xml` names them, fetched by Maven at the first call and kept in `.stemma/neo4j/<version>`.
 * Undefined when they are not there and there is no Maven to fetch them; throws when Maven fails.
 */
export async function ensureJars(root: string, log: (line: string) => void): Promise<Jars | undefined> {
  const pom = join(root, 'neo4j', 'pom.xml');
  const shelf = join(root, '.stemma', 'neo4j');
  const folder = join(shelf, await versionOf(pom));
  const jars = { lib: join(folder, 'lib'), plugins: join(folder, 'plugins') };
  if (existsSync(folder)) return jars;
  if ((await outputOf('mvn', ['--version'])) === undefined) return undefined;
  return await withLock(
    join(shelf, 'lock'),
    async () => {
      if (existsSync(folder)) return jars;
      const draft = await mkdtemp(join(shelf, 'draft-'));
      try {
        await fetchJars(pom, join(draft, 'lib'), log);
        await sortOutPlugins(draft);
        await rename(draft, folder);
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
      return jars;
    },
    900_000,
  );
}

/** Names the shelf by both versions, so that a change of either fetches anew. */
async function versionOf(pom: string): Promise<string> {
  const text = await readFile(pom, 'utf8');
  const [neo4j, apoc] = ['neo4j', 'apoc'].map((name) => new RegExp(`<${name}\\.version>([\\w.-]+)<`).exec(text)?.[1]);
  if (neo4j === undefined || apoc === undefined) throw new Error(`${pom} names no versions of Neo4j and APOC`);
  return `${neo4j}-apoc-${apoc}`;
}

async function fetchJars(pom: string, lib: string, log: (line: string) => void): Promise<void> {
  log('Fetching Neo4j from Maven Central (about 200 files, once) …');
  const args = ['-B', '-q', '-f', pom, 'dependency:copy-dependencies', '-DincludeScope=runtime'];
  const maven = spawn('mvn', [...args, `-DoutputDirectory=${lib}`], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const hear = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  };
  maven.stdout.on('data', hear);
  maven.stderr.on('data', hear);
  const started = Date.now();
  const progress = setInterval(() => {
    void readdir(lib).then(
      (files) => log(`  ${files.length} files after ${seconds(started)} s …`),
      () => log(`  resolving, ${seconds(started)} s …`),
    );
  }, 5_000);
  try {
    const code = await new Promise<number | null>((resolve, reject) => maven.on('error', reject).on('close', resolve));
    if (code !== 0) throw new Error(`Maven could not fetch Neo4j:\n${said.trim()}`);
  } finally {
    clearInterval(progress);
  }
}

async function sortOutPlugins(draft: string): Promise<void> {
  await mkdir(join(draft, 'plugins'));
  for (const file of await readdir(join(draft, 'lib'))) {
    if (file.startsWith('apoc-')) await rename(join(draft, 'lib', file), join(draft, 'plugins', file));
  }
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1000);
