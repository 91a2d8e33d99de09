import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_OF_SLICE, JOURNEYS, LONG_UNIT_TESTS } from '../../scripts/test/quick.mjs';
import { projectRoot } from '../../server/src/store/project-root';

const root = projectRoot();
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const apiTests = readdirSync(join(root, 'tests/api')).filter((name) => name.endsWith('.test.ts'));

test('the quick tests name each slice of the server, and files that there are', () => {
  const slices = readdirSync(join(root, 'server/src'), { withFileTypes: true });
  const names = slices.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(Object.keys(API_OF_SLICE).sort()).toEqual(names.sort());
  const named = Object.values(API_OF_SLICE).flatMap((file) => file ?? []);
  expect(named.filter((file) => !apiTests.includes(`${file}.test.ts`))).toEqual([]);
  expect(LONG_UNIT_TESTS.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('a slice without an API file in the quick tests has none', () => {
  const without = Object.entries(API_OF_SLICE).flatMap(([slice, file]) => (file === null ? [slice] : []));
  const used = (slice: string) => (file: string) =>
    file.startsWith(`${slice}.`) || text(`tests/api/${file}`).includes(`server/src/${slice}/`);
  expect(without.filter((slice) => apiTests.some(used(slice)))).toEqual([]);
});

test.each(JOURNEYS)('there is a journey $file', ({ file, title }) => {
  expect(text(`tests/browser/${file}.spec.ts`)).toContain(`test('${title}'`);
});
