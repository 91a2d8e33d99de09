import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../../../server/src/env';
import { SECRETS } from '../../../server/src/secretFiles';
import { projectRoot } from '../../../server/src/store/project-root';

const text = (file: string) => readFileSync(join(projectRoot(), file), 'utf8');
/** Of the image itself, and of the Neo4j that Stemma runs. */
const OF_THE_IMAGE = new Set(['PORT', 'HOST', 'STEMMA_DATA', 'STEMMA_BACKUPS', 'NEO4J_HEAP', 'NEO4J_CONFIG']);

test.each(SETTINGS)('%s is in docs/settings.md, and passed on to the container', (name) => {
  expect(text('docs/settings.md')).toContain(`\`${name}\``);
  if (!OF_THE_IMAGE.has(name)) expect(text('docker-compose.yml')).toContain(`      ${name}: `);
});

test('every variable of the Compose files is in .env.example', () => {
  const used = ['docker-compose.yml', 'docker-compose.tls.yml', 'docker-compose.secrets.yml'].flatMap((file) =>
    [...text(file).matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name),
  );
  const known = new Set([...text('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name));
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test.each(SECRETS.filter((name) => name !== 'NEO4J_PASSWORD'))('%s may come from a file to the container', (name) => {
  expect(text('docker-compose.secrets.yml')).toContain(`      ${name}_FILE: \${${name}_FILE:-}`);
});

const HELM = text('deploy/helm/stemma/templates/statefulset.yaml');
/** Paths that the image sets, and the store of Stemma's own, which the chart does not run. */
const OF_THE_POD = OF_THE_IMAGE;
test.each(SETTINGS.filter((name) => !OF_THE_POD.has(name)))('%s reaches a pod', (name) => {
  const isSecret = SECRETS.some((secret) => secret === name);
  if (isSecret) expect(text('deploy/helm/stemma/values.yaml')).toContain(name);
  else expect(HELM).toContain(`name: ${name},`);
});

test.each(SECRETS)('that %s may come from a file is in docs/settings.md', (name) => {
  expect(text('docs/settings.md').split('may come from a file')[0]).toContain(`\`${name}\``);
});
