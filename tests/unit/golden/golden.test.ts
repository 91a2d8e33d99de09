import { expect, test } from '@jest/globals';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../server/src/store';
import { startElk } from '../../testkit/elk';
import { GOLDEN_CASES } from './cases';
import { drawingOf, fileOf } from './drawing';

/** STEMMA_GOLDEN=all compares the large charts too, STEMMA_GOLDEN=write writes all anew. */
const asked = process.env['STEMMA_GOLDEN'];
const folder = join(projectRoot(), 'tests/unit/golden/masters');
const elk = startElk();

const largest = process.env['STEMMA_QUICK'] === '1' ? 13 : 40;
const cases = GOLDEN_CASES.filter(({ entities }) => asked !== undefined || entities <= largest);

test.each(cases.map((one) => [one.name, one] as const))('%s stands as it did', async (name, one) => {
  const drawn = fileOf(await drawingOf(one, elk));
  const file = join(folder, `${name}.json`);
  if (asked === 'write') {
    await mkdir(folder, { recursive: true });
    await writeFile(file, drawn);
  }
  expect(drawn).toBe(await readFile(file, 'utf8'));
});

test('there are sixty of them, and each is kept', () => {
  expect(GOLDEN_CASES).toHaveLength(60);
  expect(new Set(GOLDEN_CASES.map(({ name }) => name)).size).toBe(60);
});
