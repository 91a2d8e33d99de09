import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { read, utils } from '@e965/xlsx';
import { RECORD_TYPES, typeLabelPlural } from '@stemma/shared/entities/typeNames';
import { templateHeadings } from '@stemma/shared/rules/import/columns';
import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Preview, SheetReport } from '../../server/src/exchange/sheets/present';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { csv, fileOf, workbook, xlsx } from '../testkit/sheets';
import { partsOf } from '../testkit/zip';

type Failure = { error: string; code: string; field?: string; reason?: string };
type Entity = Record<string, unknown> & { name: string; key: string };

let app: TestApp;
let organization: TestOrganization;
let user: Client;

beforeAll(async () => {
  app = await joinApp();
});
beforeEach(async () => {
  organization = await app.organization();
  user = await organization.user();
});
afterAll(() => app.close());

async function preview(file: File, type = 'Company', client = user): Promise<Preview> {
  const { status, body } = await client.sendForm<Preview>('imports/preview', { type }, file);
  expect({ status, body: status === 200 ? '' : body }).toEqual({ status: 200, body: '' });
  return body;
}

async function bring(file: File, fields: Record<string, string> = {}, client = user): Promise<SheetReport> {
  const all = { type: 'Company', key: randomUUID(), ...fields };
  const { status, body } = await client.sendForm<SheetReport>('imports/entities', all, file);
  expect({ status, body: status === 200 ? '' : body }).toEqual({ status: 200, body: '' });
  return body;
}

async function refusal(
  file: File | undefined,
  fields: Record<string, string> = { type: 'Company' },
): Promise<[number, Failure]> {
  const { status, body } = await user.sendForm<Failure>('imports/preview', fields, file);
  return [status, body];
}

async function entities(type: string, client = user): Promise<Entity[]> {
  return (await client.get<Entity[]>(`graph/getOfType/${type}`)).body;
}

const FAILED = 'Import failed. Contact support@stemma.local';
const HEAD = ['Company Name*', 'Country', 'Valuation', 'Currency'];

describe('a spreadsheet of organisations', () => {
  const rows = [
    HEAD,
    ['Halden Holdings', 'UNITED KINGDOM', '1,250,000.50', 'gbp'],
    [' ', 'France'],
    ['Berg AB', 'Atlantis', 'much'],
    ['halden  HOLDINGS', 'Norway'],
  ];

  test('is shown row by row with its fate before anything is written', async () => {
    const shown = await preview(xlsx(rows));
    expect(shown.counts).toEqual({ new: 1, invalid: 1, duplicate: 1, skipped: 1 });
    expect(shown.rows.map(({ row, name, fate }) => [row, name, fate])).toEqual([
      [2, 'Halden Holdings', 'new'],
      [3, '', 'skipped'],
      [4, 'Berg AB', 'invalid'],
      [5, 'halden HOLDINGS', 'duplicate'],
    ]);
    expect(shown.rows[1]?.why).toBe('The row has no "Company Name*".');
    expect(shown.rows[2]?.notes).toEqual([
      { heading: 'Country', text: 'Atlantis', why: 'This is not a country of the list.' },
      { heading: 'Valuation', text: 'much', why: 'A number is expected here.' },
    ]);
    expect(shown.rows[3]?.original).toEqual({ row: 2 });
    expect(await entities('Company')).toEqual([]);
  });

  test('makes what its preview said, and says so row by row', async () => {
    const report = await bring(xlsx(rows));
    expect(report).toMatchObject({ made: 2, existing: 0, left: 2 });
    expect(report.rows.map(({ row, made }) => [row, made])).toEqual([
      [2, true],
      [3, false],
      [4, true],
      [5, false],
    ]);
    const made = await entities('Company');
    expect(made.map(({ name }) => name)).toEqual(['Berg AB', 'Halden Holdings']);
    expect(made[1]).toMatchObject({
      country: 'United Kingdom',
      valuation: 1250000.5,
      currency: 'GBP',
      key: report.rows[0]?.key,
    });
    expect(made[0]).toMatchObject({ description: 'Country: Atlantis\nValuation: much', valuation: null });
  });

  test('makes duplicates and leaves rows out as the person chose', async () => {
    const report = await bring(xlsx(rows), { make: '5', skip: '2,4' });
    expect(report.made).toBe(1);
    expect((await entities('Company')).map(({ name }) => name)).toEqual(['halden HOLDINGS']);
  });

  test('sent twice makes nothing twice and answers the same', async () => {
    const key = randomUUID();
    const first = await bring(xlsx(rows), { key });
    const again = await bring(xlsx(rows), { key });
    expect(again).toEqual({ ...first, existing: 2 });
    const together = randomUUID();
    const both = await Promise.all([1, 2].map(() => bring(xlsx([HEAD, ['Once Ltd']]), { key: together })));
    expect(both.map(({ existing }) => existing).sort()).toEqual([0, 1]);
    expect(await entities('Company')).toHaveLength(3);
  });

  test('points out what is there already, but only what the person may see', async () => {
    await bring(xlsx([HEAD, ['Halden Holdings'], ['Berg AB']]));
    const shown = await preview(xlsx(rows));
    expect(shown.rows[0]).toMatchObject({ fate: 'duplicate', original: { name: 'Halden Holdings' } });
    expect((await preview(xlsx([['Trust Name*'], ['Berg AB']]), 'Trust')).counts.duplicate).toBe(0);
    const colleague = await organization.user();
    expect((await preview(xlsx(rows), 'Company', colleague)).rows[0]?.fate).toBe('new');
  });

  test('goes to the folder that it is imported in, and to nobody else’s', async () => {
    const { body } = await user.post<{ key: string }>('users/createFolder', { name: 'Imported', type: 'Company' });
    await bring(xlsx([HEAD, ['In a folder Ltd']]), { folder: body.key });
    expect(await entities('Company')).toMatchObject([{ folder: body.key }]);
    const stranger = await organization.user();
    const theirs = await stranger.sendForm(
      'imports/entities',
      { type: 'Company', key: randomUUID(), folder: body.key },
      xlsx([HEAD, ['X']]),
    );
    expect(theirs.status).toBe(404);
    expect(await entities('Company', stranger)).toEqual([]);
  });
});

describe('how far an import is', () => {
  interface Progress {
    stage: string;
    written: number;
    total: number;
  }
  const progress = async (key: string, client = user) => (await client.get<Progress>(`imports/progress/${key}`)).body;

  test('is told to who imports while rows are written, and to nobody else', async () => {
    const key = randomUUID();
    const colleague = await organization.user();
    const seen: Progress[] = [];
    const others = new Set<string>();
    let ended = false;
    const importing = bring(xlsx([HEAD, ...Array.from({ length: 6000 }, (_, at) => [`Row ${at} Ltd`])]), { key });
    void importing.finally(() => (ended = true));
    while (!ended) {
      seen.push(await progress(key));
      others.add((await progress(key, colleague)).stage);
    }
    expect((await importing).made).toBe(6000);
    const written = seen.filter(({ stage }) => stage === 'writing').map((one) => one.written);
    expect(written.length).toBeGreaterThan(0);
    expect(written).toEqual([...written].sort((a, b) => a - b));
    expect(seen.filter(({ stage }) => stage === 'writing').every(({ total }) => total === 6000)).toBe(true);
    expect([...others]).toEqual(['none']);
    expect(await progress(key)).toEqual({ stage: 'none', written: 0, total: 0 });
  });
});

describe('the rules of a row', () => {
  test('dates, yes and no, custom fields and headings are read as they are written', async () => {
    const rows = [
      [
        'first name',
        'Last Name',
        'Date of Birth',
        'PEP',
        'US Person',
        'Net Worth',
        'Currency',
        'Custom Field 1 Name',
        'Custom Field 1 Value',
        'Shoe size',
        '__proto__',
        '',
      ],
      [
        'Anna',
        'Berg',
        new Date(Date.UTC(1962, 2, 4)),
        true,
        'no',
        5e6,
        'eur',
        'Sector',
        'Shipping',
        38,
        'polluted',
        'stray',
      ],
      ['أحمد', 'الفارسي 🚀', '04/03/62', '', '', '12,5'],
    ];
    const shown = await preview(xlsx(rows), 'Individual');
    expect(shown.rows.map(({ fate }) => fate)).toEqual(['new', 'invalid']);
    await bring(xlsx(rows), { type: 'Individual' });
    const [anna, ahmad] = await entities('Individual');
    expect(anna).toMatchObject({
      name: 'Anna Berg',
      birthDate: '04-03-1962',
      pep: true,
      usPerson: false,
      worth: 5_000_000,
      currency: 'EUR',
    });
    expect(anna?.customFields).toEqual(['Sector@@@@@Shipping', 'Shoe size@@@@@38', '__proto__@@@@@polluted']);
    expect(anna?.description).toBe('__EMPTY: stray');
    expect(ahmad).toMatchObject({
      name: 'أحمد الفارسي 🚀',
      birthDate: '04-03-1962',
      worth: null,
      description: 'Net Worth: 12,5',
    });
  });

  test('a formula is not worked out: its kept value counts, and an error is no value', async () => {
    const sheet = utils.aoa_to_sheet([
      HEAD,
      ['', 'France', 1, 'USD'],
      ['=1+1', 'Norway', 2, 'EUR'],
      ['Kept Ltd', 'Spain', 3, 'EUR'],
    ]);
    sheet.A2 = { t: 's', f: 'CONCATENATE("Hal","den")', v: 'Kept name' };
    sheet.C3 = { t: 'n', f: '1/0', v: 0 };
    sheet.C4 = { t: 'e', v: 0x07, w: '#DIV/0!' };
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'S');
    const { write } = await import('@e965/xlsx');
    const file = fileOf(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array));
    const { rows } = await preview(file);
    expect(rows.map(({ fate, why }) => [fate, why])).toEqual([
      ['new', 'A formula’s last value is taken for “Company Name*”.'],
      ['new', 'A formula’s last value is taken for “Valuation”.'],
      ['invalid', ''],
    ]);
    await bring(file);
    const made = await entities('Company');
    expect(made.map(({ name, valuation }) => [name, valuation])).toEqual([
      ['=1+1', 0],
      ['Kept Ltd', null],
      ['Kept name', 1],
    ]);
    expect(made[1]?.description).toBe('Valuation: #DIV/0!');
  });

  test('numbers shown with leading zeros keep them', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Company Name*', 'Registration Number'],
      ['Zero Ltd', 4711],
    ]);
    sheet.B2 = { t: 'n', v: 4711, z: '00000000' };
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'S');
    const { write } = await import('@e965/xlsx');
    await bring(fileOf(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array)));
    expect(await entities('Company')).toMatchObject([{ registration: '00004711' }]);
  });

  test('a type without columns of its own takes names, and says which columns it does not know', async () => {
    const shown = await preview(
      xlsx([
        ['Name*', 'Builder'],
        ['Aurora', 'Feadship'],
      ]),
      'Yacht',
    );
    expect(shown).toMatchObject({ counts: { new: 1 }, unknownColumns: ['Builder'] });
    await bring(
      xlsx([
        ['Name*', 'Builder'],
        ['Aurora', 'Feadship'],
      ]),
      { type: 'Yacht' },
    );
    expect(await entities('Yacht')).toMatchObject([{ name: 'Aurora', description: 'Builder: Feadship' }]);
  });
});

describe('a .csv file', () => {
  test.each([
    ['commas', 'Company Name*,Address,Valuation\r\n"Halden, Ltd","1 High St\nOslo","1,000"\r\n'],
    ['semicolons', 'Company Name*;Address;Valuation\n"Halden, Ltd";"1 High St\nOslo";"1,000"'],
    ['tabs', 'Company Name*\tAddress\tValuation\n"Halden, Ltd"\t"1 High St\nOslo"\t"1,000"'],
    ['a byte order mark', '\uFEFFCompany Name*,Address,Valuation\n"Halden, Ltd","1 High St\nOslo","1,000"'],
    [
      'a line that names the separator',
      'sep=|\nCompany Name*|Address|Valuation\n"Halden, Ltd"|"1 High St\nOslo"|"1,000"',
    ],
  ])('with %s is read as it is meant', async (_what, text) => {
    await bring(csv(text));
    expect(await entities('Company')).toMatchObject([
      { name: 'Halden, Ltd', address: '1 High St\nOslo', valuation: 1000 },
    ]);
  });

  test('in UTF-16 or a Windows code page keeps its letters', async () => {
    await bring(csv(Buffer.from('\uFEFFCompany Name*\nSøndre Værft – 株式会社', 'utf16le')));
    await bring(csv(Buffer.from('Company Name*\nS\xf8ndre V\xe6rft', 'latin1')));
    expect((await entities('Company')).map(({ name }) => name).sort()).toEqual([
      'Søndre Værft',
      'Søndre Værft – 株式会社',
    ]);
  });

  test('with a name like a formula keeps it as the text that it is', async () => {
    await bring(csv('Company Name*\n=HYPERLINK("http://x")\n'));
    expect(await entities('Company')).toMatchObject([{ name: '=HYPERLINK("http://x")' }]);
  });
});

describe('a file that cannot be used', () => {
  const good = workbook({ S: [HEAD, ['Halden']] });

  test.each([
    ['of another MIME type', 415, () => fileOf(good, 'a.xlsx', 'application/octet-stream')],
    ['of another ending', 415, () => fileOf(good, 'a.xls')],
    ['with macros by its name', 415, () => fileOf(good, 'a.xlsm', 'application/vnd.ms-excel.sheet.macroEnabled.12')],
    ['that is a text', 422, () => fileOf('hello')],
    ['that is an empty workbook', 422, () => xlsx([])],
    ['with headings only', 422, () => xlsx([HEAD])],
    ['that is empty', 422, () => csv('')],
    [
      'with another sheet than is expected',
      422,
      () =>
        xlsx([
          ['Name', 'Age'],
          ['x', 1],
        ]),
    ],
    ['that is cut short', 422, () => fileOf(good.slice(0, good.length - 200))],
    ['that is a workbook called .csv', 422, () => fileOf(good, 'a.csv', 'text/csv')],
    ['of bytes called .csv', 422, () => csv(new Uint8Array([1, 0, 2, 0, 3]))],
    ['under a password', 422, () => fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]))],
    ['with 100,000 rows', 422, () => xlsx([HEAD, ...Array.from({ length: 100_000 }, (_, row) => [`Company ${row}`])])],
    ['with 100,000 lines', 422, () => csv(`Company Name*\n${'x\n'.repeat(100_000)}`)],
    [
      'with 200 columns',
      422,
      () => xlsx([['Company Name*', ...Array.from({ length: 200 }, (_, at) => `c${at}`)], ['x']]),
    ],
  ])('%s is refused in the words of the specification, with a reason', async (_what, expected, make) => {
    const [status, body] = await refusal(make());
    expect(body).toMatchObject({ error: FAILED, field: 'file' });
    expect(status).toBe(expected);
    expect(body.reason).toBeTruthy();
    expect(body.reason).not.toContain('/');
  });

  test('of the old kind is told from one under a password', async () => {
    const head = [0xd0, 0xcf, 0x11, 0xe0];
    const locked = Buffer.from('EncryptedPackage', 'utf16le');
    expect((await refusal(fileOf(new Uint8Array([...head, 0, 0]))))[1].reason).toMatch(/old kind/);
    expect((await refusal(fileOf(new Uint8Array([...head, ...locked]))))[1].reason).toMatch(/password/);
  });

  test('with macros inside is refused whatever its name', async () => {
    const parts = await partsOf(good);
    const macro = zipOf({ ...parts, 'xl/vbaProject.bin': 'x' });
    expect((await refusal(fileOf(macro)))[1].reason).toMatch(/macros/);
    const types = (parts['[Content_Types].xml'] ?? '').replace(
      /spreadsheetml\.sheet\.main/,
      'ms-excel.sheet.macroEnabled.main',
    );
    expect((await refusal(fileOf(zipOf({ ...parts, '[Content_Types].xml': types }))))[1].reason).toMatch(/macros/);
  });

  test('that unpacks to gigabytes is refused without unpacking it', async () => {
    const parts = await partsOf(good);
    const huge = Buffer.alloc(64 * 1024 * 1024, ' ');
    const bomb = zipOf({
      ...parts,
      'xl/worksheets/sheet2.xml': huge,
      'xl/worksheets/sheet3.xml': huge,
      'xl/worksheets/sheet4.xml': huge,
    });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await refusal(fileOf(bomb))).toMatchObject([
      422,
      { error: FAILED, reason: 'This file unpacks to more than 160 MB, or to more than 1,000 parts.' },
    ]);
    const liar = zipOf(
      { ...parts, 'xl/worksheets/sheet2.xml': huge },
      { sizeOf: 'xl/worksheets/sheet2.xml', says: 1000 },
    );
    expect(await refusal(fileOf(liar))).toMatchObject([422, { error: FAILED }]);
    const many = zipOf({
      ...parts,
      ...Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`a${at}.xml`, 'x'])),
    });
    expect((await refusal(fileOf(many)))[1].reason).toMatch(/unpacks/);
  });

  test('that is no file, or of no type, is told so', async () => {
    expect(await refusal(undefined)).toMatchObject([400, { error: FAILED, reason: 'No file selected.' }]);
    expect((await refusal(xlsx([HEAD, ['x']]), { type: 'User' }))[0]).toBe(400);
    expect((await refusal(xlsx([HEAD, ['x']]), {}))[0]).toBe(400);
    const { status } = await user.post('imports/preview', { type: 'Company' });
    expect(status).toBe(400);
  });

  test('is refused before it is read to who may not write', async () => {
    const reader = await organization.user({ accountType: 'viewOnly' });
    for (const call of ['imports/preview', 'imports/entities']) {
      const fields = { type: 'Company', ...(call === 'imports/entities' && { key: 'k' }) };
      expect((await reader.sendForm(call, fields, xlsx([HEAD, ['x']]))).status).toBe(403);
      expect((await app.anonymous.sendForm(call, fields, xlsx([HEAD, ['x']]))).status).toBe(401);
    }
  });
});

describe('a template', () => {
  test.each(RECORD_TYPES.map((type) => [typeLabelPlural(type), type] as const))(
    'of %s imports when it is filled in',
    async (plural, type) => {
      const { status, bytes, headers } = await app.anonymous.download(
        `imports/template/${encodeURIComponent(plural)}.xlsx`,
      );
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toContain(`${plural}.xlsx`);
      const book = read(bytes);
      expect(book.SheetNames.slice(0, 2)).toEqual([plural, 'Notes']);
      const sheet = book.Sheets[plural];
      if (!sheet) throw new Error('There is no sheet.');
      expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([templateHeadings(type)]);
      const [status422, body] = await refusal(fileOf(bytes), { type });
      expect([status422, body.reason]).toEqual([422, 'There are no rows in this file.']);
      utils.sheet_add_aoa(sheet, [[`A ${type}`]], { origin: 'A2' });
      const { write } = await import('@e965/xlsx');
      const filled = fileOf(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array));
      expect((await bring(filled, { type })).made).toBe(1);
    },
  );

  test('offers the lists of countries and currencies', async () => {
    const { bytes } = await app.anonymous.download('imports/template/organisations.xlsx');
    const parts = await partsOf(bytes);
    expect(parts['xl/worksheets/sheet1.xml']).toMatch(
      /<\/sheetData><dataValidations count="4">.*sqref="B2:B10001"><formula1>Lists!\$A\$2:\$A\$\d+<\/formula1>/,
    );
    expect((await app.anonymous.download('imports/template/Users.xlsx')).status).toBe(404);
    expect((await app.anonymous.download('imports/template/..%2F..%2Fetc.xlsx')).status).toBe(404);
  });
});

/** A zip archive made by hand, so that it can lie about the size of a part. */
function zipOf(parts: Record<string, string | Buffer>, lie?: { sizeOf: string; says: number }): Uint8Array {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const data = Buffer.from(content as string);
    const packed = deflateRawSync(data);
    const size = lie?.sizeOf === name ? lie.says : data.length;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(size, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    local.push(head, Buffer.from(name), packed);
    central.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...local, directory, end]));
}
