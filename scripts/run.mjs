// @ts-check
// node scripts/run.mjs NAME args…: runs scripts/NAME.ts as built, which finds its arguments from process.argv[2] on.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium, prepare } from './setup.mjs';
import { underSupportedNode } from './setup/runtime.mjs';

// What it says goes to the error stream, so that a script's own output stays clean.
const log = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);
// Before the name leaves the command line, which may have to be run again as it is.
await underSupportedNode(log);
const [name = ''] = process.argv.splice(2, 1);
const entry = new URL(`../server/dist/${name}.mjs`, import.meta.url);
try {
  if (!existsSync(fileURLToPath(new URL(`${name}.ts`, import.meta.url))))
    throw new Error(`There is no script "${name}".`);
  await prepare({ server: true, client: name === 'bench', log });
  if (name === 'bench') {
    const chromium = await ensureChromium(log);
    if (chromium !== undefined) process.env['STEMMA_CHROMIUM'] = chromium;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(entry.href);
