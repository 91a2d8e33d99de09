import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const FILE = /\/i18n-iso-countries\/codes\.json$/;

/** Leaves of the library's table of countries what `shared/src/reference/countries.ts` reads of it: codes of two and of three letters. */
export function countryCodes(): Plugin {
  return {
    name: 'country-codes',
    load: {
      filter: { id: FILE },
      handler: async (id) => {
        const rows = JSON.parse(await readFile(id, 'utf8')) as readonly string[][];
        return JSON.stringify(rows.map((row) => row.slice(0, 2)));
      },
    },
  };
}
