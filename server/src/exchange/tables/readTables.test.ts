import { describe, expect, test } from '@jest/globals';
import { utils, write } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { gzipSync } from 'node:zlib';
import { limits } from '@stemma/shared/limits';
import { readTables } from './readTables';

const LINKS = 'Owner,Owned,Share\nElena,Harbour Holdings,30 %\nRossi Trust,Harbour Holdings,70 %\n';
const ENTITIES = 'Name,Country\nElena,Italy\nRossi Trust,Malta\nHarbour Holdings,Cyprus\n';

const read = (bytes: Uint8Array) => readTables({ bytes, mapping: null, remembered: {}, mapText: '' });
const refusal = (bytes: Uint8Array): Promise<string> =>
  read(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'thrown'),
  );

function workbook(): Uint8Array {
  const book = utils.book_new();
  const rows = LINKS.trim()
    .split('\n')
    .map((line) => line.split(','));
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Holdings');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

describe('a packed table', () => {
  test.each([
    ['as it is', Buffer.from(LINKS), ['']],
    ['by gzip', gzipSync(LINKS), ['']],
    ['by zip', zipSync({ 'data/links.csv': Buffer.from(LINKS) }), ['links']],
    ['as a workbook', workbook(), ['Holdings']],
    ['as a workbook by gzip', gzipSync(workbook()), ['Holdings']],
    ['as a workbook by zip', zipSync({ 'group.xlsx': workbook() }), ['Holdings']],
  ])('%s is read as the same links', async (_how, bytes, names) => {
    const { sheets, judged } = await read(bytes);
    expect(sheets.map(({ name }) => name)).toEqual(names);
    expect(judged).toMatchObject({ rows: 2, leftOut: 0, faults: [] });
    expect(judged.links.map(({ from, to }) => [from, to])).toHaveLength(2);
  });

  test('of links and entities in two files is one', async () => {
    const bytes = zipSync({ 'entities.csv': Buffer.from(ENTITIES), 'links.csv': Buffer.from(LINKS) });
    const { mapping, judged } = await read(bytes);
    expect(mapping.sheets.map(({ use }) => use)).toEqual(['entities', 'links']);
    expect(judged.links).toHaveLength(2);
    expect(judged.parties).toHaveLength(3);
  });
});

describe('an archive that cannot be used is refused by one reason', () => {
  const blanks = Buffer.alloc(limits.sheetUnpackedMax + 1, ' ');
  test.each([
    ['cut short', gzipSync(LINKS.repeat(50)).subarray(0, 80)],
    ['a zip cut short', zipSync({ 'a.csv': Buffer.from(LINKS) }).subarray(0, 60)],
    ['a bomb', gzipSync(blanks)],
    ['nothing', zipSync({})],
    ['an empty file', zipSync({ 'a.csv': Buffer.of() })],
  ])('%s', async (_how, bytes) => {
    expect(await refusal(bytes)).toMatch(/^Refusal: \S/);
  });
});
