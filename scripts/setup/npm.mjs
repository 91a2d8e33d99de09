// @ts-check
import { diskAdvice } from './disk.mjs';
import { runStep } from './steps.mjs';

const UNREACHED =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|E407|407 Proxy|SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY|GET)_|network/;
const PROXY =
  'npm does not reach its registry. Behind a proxy set it: npm config set https-proxy http://HOST:PORT (and NODE_EXTRA_CA_CERTS=FILE where it has a certificate of its own); a registry of your own: npm config set registry URL.';

/**
 * Installs packages with npm in a folder. Its failure is one plain line with what to do, then what npm said.
 *
 * @param {string} label
 * @param {string[]} args
 * @param {string} folder
 * @param {(line: string) => void} log
 */
export async function npmInstall(label, args, folder, log) {
  try {
    await runStep(label, 'npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], log, { cwd: folder });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const advice = npmAdvice(said);
    throw advice ? new Error(`${advice}\n\n${said}`, { cause: error }) : error;
  }
}

/**
 * What to do about npm's failure, told from what it said; undefined where that says nothing known.
 *
 * @param {string} said
 */
export function npmAdvice(said) {
  const ofTheDisk = diskAdvice(said);
  if (ofTheDisk !== undefined) return ofTheDisk;
  if (/spawn npm ENOENT/.test(said)) return 'There is no npm: install it beside Node (Debian: apt-get install npm).';
  return UNREACHED.test(said) ? PROXY : undefined;
}
