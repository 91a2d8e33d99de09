// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root, runStep } from './steps.mjs';

/** Its own program for browsers without a window draws with a fifth less of the processor. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The browser for the tests: the system's, else Playwright's own, else one installed now. Undefined means Playwright
 * knows its own; a path is the program to start.
 *
 * @param {(line: string) => void} log
 * @returns {Promise<string | undefined>}
 */
export async function ensureChromium(log) {
  const named = process.env['STEMMA_CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`STEMMA_CHROMIUM names ${named}, which does not exist.`);
  }
  const found = systemChromium();
  if (found !== undefined) return found;
  if (playwrightHasOne()) return undefined;
  return await install(log);
}

function systemChromium() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC];
  return candidates.find((candidate) => existsSync(candidate));
}

function playwrightHasOne() {
  const caches = [process.env['PLAYWRIGHT_BROWSERS_PATH'], join(homedir(), '.cache', 'ms-playwright')];
  return caches.some(
    (cache) => cache && existsSync(cache) && readdirSync(cache).some((name) => /^chromium-/.test(name)),
  );
}

/** @param {(line: string) => void} log */
async function install(log) {
  const reasons = [];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    try {
      await runStep('Reading the lists of Debian packages', 'apt-get', ['update', '-q'], log);
      const args = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-q', '--no-install-recommends'];
      await runStep('Installing Chromium for the tests', 'env', [...args, HEADLESS, 'fonts-liberation'], log);
      return systemChromium();
    } catch (error) {
      reasons.push(error);
    }
  }
  try {
    const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
    await runStep('Fetching Playwright’s Chromium for the tests', process.execPath, [cli, 'install', 'chromium'], log);
    return undefined;
  } catch (error) {
    reasons.push(error);
  }
  const why = reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason))).join('\n');
  throw new Error(
    `The browser tests need Chromium and it could not be installed. Install it (Debian: apt-get install chromium) or name one in STEMMA_CHROMIUM.\n${why}`,
  );
}
