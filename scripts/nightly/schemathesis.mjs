// @ts-check
// npm run nightly:api [-- seconds]: tries /api/openapi.json of the built server with Schemathesis, for ten minutes unless told otherwise.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prepare, root } from '../setup.mjs';

const VERSION = '4.32.5';
const CHECKS = 'not_a_server_error,status_code_conformance,response_schema_conformance';
const EMAIL = 'nightly@stemma.local';
const PASSWORD = 'a nightly password';
const run = promisify(execFile);

/**
 * Schemathesis in a virtual environment in the user's cache of this clone; undefined where Python or its packages cannot be had.
 *
 * @returns {Promise<string | undefined>}
 */
async function schemathesis() {
  const venv = join(root, '.stemma', 'schemathesis');
  const tool = join(venv, 'bin', 'schemathesis');
  if (existsSync(tool)) return tool;
  try {
    await run('python3', ['-m', 'venv', venv]);
    await run(join(venv, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${VERSION}`]);
    return tool;
  } catch (error) {
    await rm(venv, { recursive: true, force: true });
    console.log(`Skipped: Schemathesis cannot be installed here (${String(error).split('\n')[0]}).`);
    return undefined;
  }
}

/**
 * @param {string} folder
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
async function startServer(folder) {
  const env = {
    ...process.env,
    PORT: '0',
    STEMMA_DATA: folder,
    STEMMA_DEMO_EMAIL: EMAIL,
    STEMMA_DEMO_PASSWORD: PASSWORD,
  };
  const child = spawn(process.execPath, ['server/dist/main.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((ready, failed) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += String(text);
      const address = /Stemma is ready at (\S+)/.exec(said)?.[1];
      if (address) ready(address);
    });
    child.once('exit', () => failed(new Error(`The server did not start:\n${said}`)));
  });
  const stop = () =>
    new Promise((ended) => {
      child.once('exit', ended);
      child.kill('SIGINT');
    });
  return { url, stop: async () => void (await stop()) };
}

/**
 * @param {string} url
 * @returns {Promise<string>} a bearer token
 */
async function signIn(url) {
  const answer = await fetch(`${url}/api/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nameOrEmail: EMAIL, password: PASSWORD }),
  });
  const { token } = await answer.json();
  return token;
}

/**
 * The API document as a file.
 *
 * @param {string} url
 * @param {string} folder
 * @returns {Promise<string>} its path
 */
async function apiDocument(url, folder) {
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  return file;
}

/**
 * @param {string} tool
 * @param {string} url
 * @param {string} folder
 * @param {string} seconds
 * @returns {Promise<number>} its exit code
 */
async function tryAll(tool, url, folder, seconds) {
  const args = [
    'run',
    await apiDocument(url, folder),
    '--url',
    `${url}/api`,
    '--checks',
    CHECKS,
    '--max-time',
    seconds,
  ];
  // Signing out would end the trial; importing the same file from many sides is tried by its own tests.
  args.push('--exclude-path', '/auth/logout', '--continue-on-failure', '--no-color', '--warnings', 'off');
  args.push('--header', `Authorization: Bearer ${await signIn(url)}`);
  const child = spawn(tool, args, { stdio: 'inherit', cwd: tmpdir() });
  return await new Promise((ended) => child.once('exit', (code) => ended(code ?? 1)));
}

const tool = await schemathesis();
if (tool) {
  await prepare({ server: true });
  const folder = await mkdtemp(join(tmpdir(), 'stemma-nightly-'));
  const server = await startServer(folder);
  try {
    process.exitCode = await tryAll(tool, server.url, folder, process.argv[2] ?? '600');
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
