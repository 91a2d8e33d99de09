import { describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../server/src/store/project-root';
import { fitnessOf } from '../../../scripts/setup/runtime.mjs';

const FIXTURES = join(projectRoot(), 'tests/fixtures/setup');

interface Begun {
  parent: ChildProcess;
  /** The process that goes on in the begun one's place. */
  pid: number;
  said: () => string;
  saying: (text: string) => Promise<void>;
  ended: Promise<[number | null, NodeJS.Signals | null]>;
  /** Resolves once nobody holds the output any more: neither the begun process nor the one in its place. */
  silent: Promise<unknown>;
}

async function begin(script: string, ...args: string[]): Promise<Begun> {
  const parent = spawn(process.execPath, [join(FIXTURES, 'runAsChild.mjs'), join(FIXTURES, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let said = '';
  const waiting = new Set<() => void>();
  parent.stdout?.on('data', (chunk) => {
    said += String(chunk);
    for (const look of waiting) look();
  });
  const saying = (text: string): Promise<void> =>
    new Promise((done) => {
      const look = () => said.includes(text) && done();
      waiting.add(look);
      look();
    });
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((done) => {
    parent.on('exit', (...how) => done(how));
  });
  const silent = new Promise((done) => parent.on('close', done));
  await saying('\n');
  return { parent, pid: Number(/pid (\d+)/.exec(said)?.[1]), said: () => said, saying, ended, silent };
}

describe('a command begun by a Node that Stemma does not run on', () => {
  test.each([
    ['18.20.0', 'tooOld'],
    ['20.18.3', 'tooOld'],
    ['20.19.0', 'begins'],
    ['22.12.0', 'begins'],
    ['22.13.0', 'runs'],
    ['23.11.0', 'begins'],
    ['24.0.0', 'runs'],
    ['26.10.0', 'begins'],
  ])('by Node %s: %s', (version, fitness) => {
    expect(fitnessOf(version)).toBe(fitness);
  });

  test('ends with the exit code that the command ended with', async () => {
    const { ended } = await begin('command.mjs', '3');
    expect(await ended).toEqual([3, null]);
  });

  test('passes each signal on once, also where a terminal sent it to both, and waits until the server has closed', async () => {
    const { parent, pid, said, saying, ended } = await begin('server.mjs');
    process.kill(-(parent.pid ?? 0), 'SIGINT');
    await saying('got SIGINT');
    process.kill(parent.pid ?? 0, 'SIGTERM');
    expect(await ended).toEqual([7, null]);
    expect(said()).toBe(`pid ${pid}\ngot SIGINT\ngot SIGTERM\n`);
  });

  test('ends by the signal where the command does', async () => {
    const { parent, ended } = await begin('command.mjs');
    parent.kill('SIGINT');
    expect(await ended).toEqual([null, 'SIGINT']);
  });

  test('leaves nothing running when it is killed', async () => {
    const { parent, saying, silent } = await begin('server.mjs');
    parent.kill('SIGKILL');
    await saying('got SIGTERM');
    await silent;
  });
});

test('the tests run on a Node that Stemma runs on', () => {
  expect(fitnessOf(process.versions.node)).toBe('runs');
});

test('every place that names a version of Node names the same', () => {
  const text = (file: string) => readFileSync(join(projectRoot(), file), 'utf8');
  const manifest = JSON.parse(text('package.json')) as {
    engines: { node: string };
    devDependencies: Record<string, string>;
  };
  const runtime = JSON.parse(text('scripts/setup/runtime/package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(text('.nvmrc').trim()).toBe('24');
  expect(fitnessOf(manifest.engines.node.replace('>=', ''))).toBe('begins');
  expect(manifest.devDependencies['@types/node']).toMatch(/^24\./);
  for (const version of Object.values(runtime.optionalDependencies)) expect(version).toMatch(/^24\./);
  const bases = [...text('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
  expect(bases.length).toBeGreaterThan(0);
  expect(new Set(bases)).toEqual(new Set(['24']));
});
