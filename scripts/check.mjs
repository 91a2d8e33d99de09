// @ts-check
// npm run check: all checks, types beside the rest as they take the longest; ends with 1 when one of them failed. With --quick, those
// that a change breaks most often.
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { prepare, root } from './setup.mjs';

const LANES = [['types'], ['lint', 'names', 'rules', 'format', 'generated', 'notices']];
const QUICK_LANES = [['types', 'lint', 'names', 'rules', 'format']];

// The tools begin by `env node`: they are to find the one that runs this.
const PATH = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;

/**
 * Runs one check and tells what it said once it has ended, so that two side by side do not mix their lines.
 *
 * @param {string} name
 * @returns {Promise<boolean>} whether it held
 */
async function holds(name) {
  const child = spawn('npm', ['run', '--silent', `check:${name}`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const code = await new Promise((done, failed) => child.on('error', failed).on('close', done));
  console.log(`check:${name} ${code === 0 ? 'holds' : 'FAILED'}\n${said.trim()}\n`);
  return code === 0;
}

await prepare({ server: true });
const results = await Promise.all(
  (process.argv.includes('--quick') ? QUICK_LANES : LANES).map(async (names) => {
    const held = [];
    for (const name of names) held.push(await holds(name));
    return held;
  }),
);
process.exitCode = results.flat().every(Boolean) ? 0 : 1;
