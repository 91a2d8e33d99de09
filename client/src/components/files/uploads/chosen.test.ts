import { expect, test } from '@jest/globals';
import { droppedFiles } from './chosen';

const file = (name: string) => ({
  isFile: true,
  isDirectory: false,
  name,
  file: (take: (it: File) => void) => take(new File([], name)),
});

/** A folder that hands out its entries in two lots, as browsers do. */
const folder = (name: string, ...inner: unknown[]) => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader: () => {
    const lots = [inner.slice(0, 1), inner.slice(1), []];
    return { readEntries: (take: (entries: unknown[]) => void) => take(lots.shift() ?? []) };
  },
});

const dropped = (...entries: unknown[]) => ({
  items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry, getAsFile: () => null })),
  files: [],
});

test('a dropped folder gives all its files with their way, and its empty folders', async () => {
  const data = dropped(folder('Deeds', file('a.txt'), folder('2025', file('b.txt')), folder('Empty')), file('c.txt'));
  const found = await droppedFiles(data as never);
  expect(found.map(({ path, file: one }) => [path.join('/'), one?.name ?? null])).toEqual([
    ['Deeds', 'a.txt'],
    ['Deeds/2025', 'b.txt'],
    ['Deeds/Empty', null],
    ['', 'c.txt'],
  ]);
});
