import { CONTACT } from '@stemma/shared/product';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './store';

export interface About {
  product: string;
  version: string;
  /** ISO date of the build. */
  date: string;
  contact: string;
}

let known: About | undefined;

/** What the About dialog shows; version from package.json, date of the server's build. */
export function about(): About {
  known ??= readAbout();
  return known;
}

function readAbout(): About {
  const root = projectRoot();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const built = join(root, 'server/dist/main.mjs');
  const date = existsSync(built) ? statSync(built).mtime : new Date();
  return { product: 'Stemma', version, date: date.toISOString().slice(0, 10), contact: CONTACT };
}
