import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const text = readFileSync(resolve(ROOT, 'docs/security.md'), 'utf8');

/** The test file that a name of the checklist means. */
function fileOf(name: string): string | undefined {
  const path = name.includes('/') ? `tests/${name}` : `tests/api/${name}`;
  const file = resolve(ROOT, `${path}.test.ts`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const plain = (words: string) => words.replaceAll('’', "'").replace(/\s+/g, ' ');

/** Names of tests in “quotes” with the file in `backticks` before them; further quotes are of the same file. */
const named = [...text.matchAll(/`([\w/]+)` ((?:“[^”]+”(?:, )?)+)/g)].flatMap(([, file = '', quotes = '']) =>
  [...quotes.matchAll(/“([^”]+)”/g)].map(([, name = '']): [string, string] => [file, name]),
);

test('the checklist names tests', () => {
  expect(named.length).toBeGreaterThan(20);
});

test.each(named)('`%s` has a test “%s”, as docs/security.md says', (file, name) => {
  const source = fileOf(file);
  expect(source).toBeDefined();
  expect(plain(source ?? '')).toContain(plain(name.replace(/…$/, '')));
});
