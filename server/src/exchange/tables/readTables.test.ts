import { describe, expect, test } from '@jest/globals';
import { utils, write } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { gzipSync } from 'node:zlib';
import { limits } from '@stemma/shared/limits';
import { bodsEntityFacts } from '../bods/entity';
import { withBeyond } from '../bods/party';
import { readTables } from './readTables';
import { tableStatements } from './tableStatements';

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

test.each(['[{"statementId":"x"}]', '\uFEFF{ "id": "x" }', '[\n  {\n    "id": 1 }]'])(
  'JSON is no table: %s',
  async (json) => {
    expect(await refusal(Buffer.from(json))).toBe(
      'Refusal: This is no table but JSON: import it as a file of ownership data.',
    );
  },
);

test('a table may begin by a bracket', async () => {
  const { judged } = await read(Buffer.from('[Owner],[Owned],[Share]\nElena,Harbour Holdings,30 %\n'));
  expect(judged.rows).toBe(1);
});

function changed(bytes: Uint8Array, at: number): Uint8Array {
  return bytes.map((byte, index) => (index === at ? byte ^ 0xff : byte));
}

test('of an archive that holds no table alone the reason names the file', async () => {
  const bytes = zipSync({
    'scans/a.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
    'b.csv': Buffer.from(LINKS),
  });
  expect(await refusal(bytes)).toMatch(/^Refusal: “scans\/a\.png” in this archive: This is not a text file/);
});

test('an OpenDocument spreadsheet is called so', async () => {
  const mimetype = Buffer.from('application/vnd.oasis.opendocument.spreadsheet');
  const bytes = zipSync({ mimetype, 'Thumbnails/thumbnail.png': Buffer.of(1), 'content.xml': Buffer.from('<a/>') });
  expect(await refusal(bytes)).toMatch(/^Refusal: This is an OpenDocument file \(\.ods\)/);
});

test('a table that names what workbooks have inside is a table', async () => {
  const text = `${LINKS}[Content_Types].xml,Harbour Holdings,1 %\n`;
  expect((await read(zipSync({ 'a.csv': Buffer.from(text) }, { level: 0 }))).judged.links).toHaveLength(3);
});

describe('an archive that cannot be used is refused by one reason', () => {
  const blanks = Buffer.alloc(limits.sheetUnpackedMax + 1, ' ');
  test.each([
    ['cut short', gzipSync(LINKS.repeat(50)).subarray(0, 80)],
    ['a zip cut short', zipSync({ 'a.csv': Buffer.from(LINKS) }).subarray(0, 60)],
    ['a bomb', gzipSync(blanks)],
    ['nothing', zipSync({})],
    ['an empty file', zipSync({ 'a.csv': Buffer.of() })],
    ['an archive within an archive', zipSync({ 'in.zip': zipSync({ 'a.csv': Buffer.from(LINKS) }) })],
    ['a workbook cut short within an archive', zipSync({ 'a.xlsx': workbook().subarray(0, 500) })],
    ['a workbook cut short by gzip', gzipSync(workbook().subarray(0, 500))],
    ['bytes that were changed', changed(zipSync({ 'a.csv': Buffer.from(LINKS.repeat(50)) }), 60)],
    ['a checksum that was changed', changed(gzipSync(LINKS), gzipSync(LINKS).length - 6)],
  ])('%s', async (_how, bytes) => {
    expect(await refusal(bytes)).toMatch(/^Refusal: \S/);
  });
});

test('parties of one cell stand on lines of a quoted one, and cells of a workbook that it could not work out are no names', async () => {
  const lines = await read(Buffer.from('Company,Shareholders\nT Ltd,"A Ltd (60%)\nB Ltd (40%)"\n'));
  expect(lines.judged.links.map(({ from, roles }) => [from, roles[0]?.percentage])).toEqual([
    ['a ltd', 60],
    ['b ltd', 40],
  ]);
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([
    ['Owner', 'Owned', 'Share', 'Owned registration', 'Owned country'],
    ['x', 'T Ltd', 0.5, 123456, 'GB'],
    ['Ada', 'T Ltd', 0.5, '00123456', 'GB'],
  ]);
  sheet['A2'] = { t: 'e', v: 42, w: '#N/A' };
  utils.book_append_sheet(book, sheet, 'Links');
  const { judged } = await read(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array));
  expect(judged.parties.map(({ name, registration }) => [name, registration])).toEqual([
    ['Ada', ''],
    ['T Ltd', '00123456'],
  ]);
  expect(judged.faults).toMatchObject([{ kind: 'leftOut', why: 'It names no owner.' }]);
});

test('a placeholder is stated as an unknown entity beside each that it owns', async () => {
  const { judged } = await read(Buffer.from('Owner,Owned,Share\nUnknown,T Ltd,5\nUnknown,U Ltd,9\n'));
  const { statements, skipped } = tableStatements(judged, { publisher: 'Test', file: 'test.csv' });
  const unknown = statements.flatMap((one) =>
    one.recordType === 'entity' && one.details?.entityType?.type === 'unknownEntity' ? [one] : [],
  );
  expect(skipped).toEqual([]);
  expect(unknown.map(({ recordId }) => recordId)).toEqual(['unknown|t ltd', 'unknown|u ltd']);
  for (const { details } of unknown) {
    expect(details && withBeyond(bodsEntityFacts(details), details)).toMatchObject({
      party: 'unknown',
      name: 'Unknown',
      typeName: 'Custom',
    });
  }
});

test.each([
  [
    'a PDF',
    '%PDF-1.7\n1 0 obj',
    'Refusal: This is a PDF, which has no cells: export its table as a spreadsheet (.xlsx or .csv).',
  ],
  [
    'a web page',
    '\n<html><body><table><tr><td>Owner</td></tr></table>',
    'Refusal: This is a web page (HTML), whatever its name says: open it in Excel and save it as an .xlsx workbook.',
  ],
  [
    'prose',
    'Elena told me last week that she would rather sell all of it.\nHer brother, as far as I can see, does not want to buy.\n',
    'Refusal: No table was found in this text: rows name an owner, what is owned and a share in columns of their own.',
  ],
])('%s is said to be what it is', async (_what, text, reason) => {
  expect(await refusal(Buffer.from(text))).toBe(reason);
});

test('bars part cells, also with a line beneath the headings', async () => {
  for (const text of [
    'Owner|Owned|Share\nAnn Lee|B Ltd|30\n',
    '| Owner | Owned | Share |\n|---|:--|---|\n| Ann Lee | B Ltd | 30 |\n',
  ])
    expect((await read(Buffer.from(text))).judged).toMatchObject({
      links: [{ roles: [{ percentage: 30 }] }],
      faults: [],
    });
});
