// @ts-check
// The npm packages that ship with Stemma, by the lock file, and their licence texts, by what is installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/steps.mjs';
import { chosenLicences } from './licences.mjs';
import { standardText } from './standardTexts.mjs';

/** Of packages whose manifest names none: what their README or their licence file says. */
const SAID_ELSEWHERE = new Map([
  ['combine-errors', 'MIT'],
  ['png-js', 'MIT'],
]);
const TEXT_FILE = /^(?:licen[cs]e|copying|unlicense|ofl)(?:[-._].*)?$/i;
const NOTICE_FILE = /^notice(?:\.(?:md|txt))?$|\.LICENSE\.txt$/i;
const NO_TEXT = /\.(?:[cm]?[jt]s|json|map)$/i;

/**
 * @typedef {object} Shipped
 * @property {string} name
 * @property {string} version
 * @property {string[]} licences SPDX names, all of which hold
 * @property {string[]} texts the licence texts that come with it, or the standard one
 * @property {string[]} notices further texts that have to go along
 */

/**
 * What the client's bundle and the server need to run, each version once, by name and version. Builds of a package for
 * one kind of machine are left out: they are the same work under the same licence, and others on each machine. Throws
 * where a licence is not allowed, or what is installed is not what the lock file says.
 *
 * @returns {Shipped[]}
 */
export function shippedPackages() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  /** @type {Map<string, Shipped>} */
  const found = new Map();
  const faults = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link || entry.dev || entry.os || entry.cpu) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const key = `${name} ${entry.version}`;
    if (found.has(key)) continue;
    try {
      found.set(key, readPackage(name, entry, join(root, path)));
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, shipped]) => shipped);
}

/**
 * @param {string} name
 * @param {{ version: string, license?: string }} entry of the lock file
 * @param {string} folder
 * @returns {Shipped}
 */
function readPackage(name, { version, license }, folder) {
  const manifest = existsSync(folder) ? JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) : {};
  if (manifest.version !== version) {
    throw new Error(`${name} ${version} is not what is installed: run npm install.`);
  }
  const said = license ?? manifest.license?.type ?? manifest.licenses?.[0]?.type ?? SAID_ELSEWHERE.get(name);
  if (said === undefined) throw new Error(`${name} ${version} names no licence: look for it (SAID_ELSEWHERE).`);
  const licences = chosenLicences(name, said);
  if (licences === undefined) {
    throw new Error(
      `${name} ${version} is licensed under ${said}, which is not on the list of scripts/notices/licences.mjs.`,
    );
  }
  const texts = filesOf(folder, (file) => TEXT_FILE.test(file) && !isOfAnother(file, said, licences));
  return {
    ...{ name, version, licences },
    texts: texts.length > 0 ? texts : licences.map((id) => standardText(id, holderOf(manifest))),
    notices: filesOf(folder, (file) => NOTICE_FILE.test(file)),
  };
}

/**
 * Whether a file holds the text of a licence that was not chosen, such as `LICENSE.MPL-2.0`.
 *
 * @param {string} file
 * @param {string} said
 * @param {string[]} licences
 */
function isOfAnother(file, said, licences) {
  const others = said.split(/[\s()]+/).filter((id) => id.length > 2 && !/^(?:and|or)$/i.test(id));
  return others.some((id) => !licences.includes(id) && file.toLowerCase().endsWith(id.toLowerCase()));
}

/**
 * @param {string} folder
 * @param {(file: string) => boolean} isWanted
 */
function filesOf(folder, isWanted) {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && !NO_TEXT.test(file.name) && isWanted(file.name))
    .map((file) => file.name)
    .sort();
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** @param {{ name?: string, author?: string | { name?: string } }} manifest */
function holderOf({ name, author }) {
  const named = typeof author === 'string' ? author.replace(/\s*[<(].*$/, '') : author?.name;
  return named || `the authors of ${name}`;
}
