// @ts-check
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './steps.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);
const TEST = /\.test\.tsx?$/;

/**
 * A hash of the names and contents of files and of all files under folders, tests and built files left out. What is
 * missing counts as empty.
 *
 * @param {string[]} paths from the project's folder
 */
export async function inputsHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths) await addTo(hash, path);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
async function addTo(hash, path) {
  const full = join(root, path);
  const found = await stat(full).catch(() => undefined);
  if (found?.isDirectory()) {
    for (const name of (await readdir(full)).sort()) {
      if (!SKIPPED.has(name) && !TEST.test(name)) await addTo(hash, join(path, name));
    }
  } else if (found?.isFile()) {
    hash.update(`${path}\0`).update(await readFile(full));
  }
}

/** @param {string} file */
export async function readStamp(file) {
  return await readFile(file, 'utf8').catch(() => undefined);
}

/**
 * @param {string} file
 * @param {string} text
 */
export async function writeStamp(file, text) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
