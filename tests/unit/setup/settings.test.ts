import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../../../server/src/env';
import { SECRETS } from '../../../server/src/secretFiles';
import { projectRoot } from '../../../server/src/store/project-root';

const text = (file: string) => readFileSync(join(projectRoot(), file), 'utf8');
/** Of the image itself, and of the Neo4j that Stemma runs. */
const OF_THE_IMAGE = new Set(['PORT', 'HOST', 'STEMMA_DATA', 'STEMMA_BACKUPS', 'NEO4J_HEAP']);

test.each(SETTINGS)('%s is in the README, and passed on to the container', (name) => {
  expect(text('README.md')).toContain(`\`${name}\``);
  if (!OF_THE_IMAGE.has(name)) expect(text('docker-compose.yml')).toContain(`      ${name}: `);
});

test('every variable of the Compose files is in .env.example', () => {
  const used = ['docker-compose.yml', 'docker-compose.tls.yml'].flatMap((file) =>
    [...text(file).matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name),
  );
  const known = new Set([...text('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name));
  const own = new Set(['NEO4J_URI', 'NEO4J_USER', 'NEO4J_DATABASE']);
  expect(used.filter((name) => !known.has(name) && !own.has(name))).toEqual([]);
});

test.each(SECRETS)('that %s may come from a file is in the README', (name) => {
  expect(text('README.md').split('may come from a file')[0]).toContain(`\`${name}\``);
});
