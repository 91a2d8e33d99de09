import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projectRoot } from '../../server/src/store';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** Another user can be tried where this one is root and the other may run what is here. */
const asNobody =
  isRoot && spawnSync(process.execPath, ['-e', ''], { uid: NOBODY, cwd: projectRoot() }).status === 0
    ? test
    : test.skip;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stemma-environment-'));
  // Others than its owner may go through it, and through the run's own folder.
  await chmod(folder, 0o755);
  if (basename(tmpdir()).startsWith('stemma-run-')) await chmod(tmpdir(), 0o711);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The built server, begun without a Neo4j to be named: what it says where it does not start. */
async function refusal(env: Record<string, string>, uid?: number): Promise<string> {
  const { NEO4J_URI: _uri, NEO4J_USER: _user, NEO4J_PASSWORD: _password, ...inherited } = process.env;
  const child = spawn(process.execPath, ['server/dist/main.mjs'], {
    cwd: projectRoot(),
    env: { ...inherited, PORT: '0', STEMMA_DATA: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  await once(child, 'close');
  expect(child.exitCode).toBe(1);
  return said.trim();
}

describe('a start that cannot be is told in one plain line with what to do', () => {
  test('where the data folder is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await refusal({ STEMMA_DATA: file })).toBe(`STEMMA_DATA: ${file} is not a folder. Set another one.`);
  });

  asNobody('where this user may not write in the data folder', async () => {
    const owned = join(folder, 'owned');
    await mkdir(owned, { mode: 0o755 });
    expect(await refusal({ STEMMA_DATA: owned }, NOBODY)).toBe(
      `STEMMA_DATA: this user may not write in ${owned}. Give it to him (chown -R ${NOBODY} ${owned}), or set another folder.`,
    );
  });

  (isRoot && process.platform === 'linux' ? test : test.skip)(
    'where the disk has no room for a first start',
    async () => {
      const small = join(folder, 'small');
      await mkdir(small);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small]);
      try {
        expect(await refusal({ STEMMA_DATA: small })).toMatch(
          /^STEMMA_DATA: the disk of .*small has [01] MB left, and a first start needs \d+ MB\. Make room, or set another\.$/,
        );
        await writeFile(join(small, 'filling'), Buffer.alloc(2 ** 20)).catch(() => undefined);
        expect(await refusal({ STEMMA_DATA: small })).toBe(
          `STEMMA_DATA: the disk of ${small} is full. Make room, or set another folder.`,
        );
      } finally {
        execFileSync('umount', [small]);
      }
    },
  );

  (isRoot && process.platform === 'linux' ? test : test.skip)(
    'where its disk is mounted for reading only',
    async () => {
      const fixed = join(folder, 'fixed');
      await mkdir(fixed);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', fixed]);
      try {
        const inside = join(fixed, 'stemma', 'data');
        expect(await refusal({ STEMMA_DATA: inside })).toBe(
          `STEMMA_DATA: ${inside} cannot be written to, as its disk is mounted for reading only. Mount it anew, or set another folder.`,
        );
      } finally {
        execFileSync('umount', [fixed]);
      }
    },
  );

  test('where there is no Neo4j, no Java and no container engine', async () => {
    const said = await refusal({ PATH: folder, JAVA_HOME: '' });
    expect(said).toMatch(/^Stemma found no Neo4j\. Give it one of these:\n(?: {2}\d\. .+\n?){3}$/);
    expect(said).toContain('apt-get install openjdk-17-jre-headless maven');
  });

  test('where another program uses the port', async () => {
    const taken: Server = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    // In the first line, before a Neo4j is started for nothing.
    expect(await refusal({ PORT: String(port) })).toBe(
      `PORT: another program uses port ${port} already. Set PORT to a free one.`,
    );
    taken.close();
  });
});

describe('a command that cannot install is told in one plain line with what to do', () => {
  /** A clone with nothing installed: only what the commands begin with. */
  async function newClone(name: string): Promise<string> {
    const clone = join(folder, name);
    await mkdir(clone);
    const files = ['package.json', 'package-lock.json', 'scripts', 'client/package.json', 'server/package.json'];
    execFileSync('cp', ['-r', '--parents', ...files, clone], { cwd: projectRoot() });
    return clone;
  }

  async function begin(clone: string, env: Record<string, string>, uid?: number) {
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: clone,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(uid === undefined ? {} : { uid }),
    });
    let said = '';
    child.stderr.on('data', (text) => (said += String(text)));
    await once(child, 'close');
    return { code: child.exitCode, line: said.split('\n')[0] };
  }

  test('where npm’s registry is behind a proxy', async () => {
    const clone = await newClone('proxy');
    const offline = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' };
    const { code, line } = await begin(clone, { ...offline, npm_config_cache: join(folder, 'no-cache') });
    expect(code).toBe(1);
    expect(line).toMatch(/^npm does not reach its registry\. Behind a proxy set it: npm config set https-proxy /);
  });

  asNobody('where this user may not write in the clone', async () => {
    const clone = await newClone('owned-clone');
    await chown(clone, 0, 0);
    const { code, line } = await begin(clone, {}, NOBODY);
    expect(code).toBe(1);
    expect(line).toMatch(new RegExp(`^This user may not write in ${clone} or .* \\(chown -R ${NOBODY} FOLDER\\)`));
  });
});
