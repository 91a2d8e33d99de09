import countries from 'i18n-iso-countries';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:flags';
const RESOLVED = `\0${MODULE}`;
const source = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

/**
 * The flags (3 : 2) as files of one folder that is named by what is in all of them, and `virtual:flags` with its address and the countries
 * that have none: an address of its own for each of 260 would be 2 KB of script before a chart stands there.
 */
export function flags(): Plugin {
  const files = readdirSync(source).filter((file) => file.endsWith('.svg'));
  const read = (file: string) => readFileSync(join(source, file));
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(read(file));
  const folder = `static/flags-${hash.digest('hex').slice(0, 8)}`;
  const missing = Object.keys(countries.getAlpha2Codes()).filter((code) => !files.includes(`${code}.svg`));
  return {
    name: 'flags',
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load: (id) =>
      id === RESOLVED
        ? `export const folder = ${JSON.stringify(`/${folder}`)}; export const missing = ${JSON.stringify(missing)};`
        : null,
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const file = request.url?.slice(1) ?? '';
        if (!files.includes(file)) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(read(file));
      });
    },
    generateBundle() {
      for (const file of files) this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source: read(file) });
    },
  };
}
