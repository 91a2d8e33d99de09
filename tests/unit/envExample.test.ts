import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../../server/src/env';
import { SECRETS } from '../../server/src/secretFiles';
import { projectRoot } from '../../server/src/store/project-root';

const text = (file: string) => readFileSync(join(projectRoot(), file), 'utf8');
const LINES = text('.env.example').split('\n');
const LISTED = LINES.flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? []);
const READ = [...SETTINGS, ...SECRETS.map((name) => `${name}_FILE`)];

test('.env.example has every setting that the server reads, once', () => {
  expect(READ.filter((name) => !LISTED.includes(name))).toEqual([]);
  expect(LISTED.filter((name, index) => LISTED.indexOf(name) !== index)).toEqual([]);
});

test('.env.example has nothing that neither the server nor Compose reads', () => {
  const compose = ['docker-compose.yml', 'docker-compose.tls.yml', 'docker-compose.secrets.yml'].map(text).join('\n');
  const inCompose = new Set([...compose.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name));
  expect(LISTED.filter((name) => !READ.includes(name) && !inCompose.has(name))).toEqual([]);
});

test('each setting of .env.example says above it what it is, but for files of secrets', () => {
  const bare = LINES.filter((line, index) => /^\w+=/.test(line) && !LINES[index - 1]?.startsWith('# '));
  expect(bare.filter((line) => !/^\w+_FILE=$/.test(line))).toEqual([]);
});
