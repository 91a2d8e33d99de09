import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { read, utils } from '@e965/xlsx';
import { randomUUID } from 'node:crypto';
import { JSDOM } from 'jsdom';
import mammoth from 'mammoth';
import readExcelFile from 'read-excel-file/node';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { drawOwners } from '../testkit/ownersChart';
import { partsOf } from '../testkit/zip';

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let key: string;

const EVIL = '=HYPERLINK("http://evil.example","click")';

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  owner = await organization.user();
  key = await makeChart(owner, 'Berg / Halden: "2026"');
});
afterAll(() => app.close());

async function makeChart(maker: Client, name: string): Promise<string> {
  const chart = randomUUID();
  const [anna, halden, unknown] = [randomUUID(), randomUUID(), randomUUID()];
  const made = await maker.post('datasets/add', { dataset: { key: chart, name, visibility: 'private' } });
  expect(made.status).toBe(200);
  const entities = [
    {
      key: anna,
      typeName: 'Individual',
      firstName: 'Anna',
      lastName: 'Berg',
      birthDate: '04-03-1962',
      worth: 1250000.5,
      currency: 'EUR',
      pep: false,
    },
    {
      key: halden,
      typeName: 'Company',
      name: EVIL,
      registration: '+4712',
      incorporation: '1899',
      country: 'Norway',
      description: 'First line\nsecond line',
      customFields: ['Sector@@@@@=1+1', 'شركة@@@@@قابضة'],
    },
    { key: unknown, typeName: 'Trust', name: 'Oak \u{1F333} Trust <&>' },
  ];
  for (const entity of entities) {
    expect((await maker.post('graph/addNode', { entity, userKey: maker.userKey })).status).toBe(200);
    expect((await maker.post('datasets/addEntity', { entityId: entity.key, datasetId: chart })).status).toBe(200);
  }
  const edge = { from: anna, to: halden, name: '62.5% Shareholder\nDirector', arrowType: 'Normal' };
  expect((await maker.post('graph/addEdge', { edge, datasetId: chart })).status).toBe(200);
  return chart;
}

async function sheetsOf(client: Client, chart: string) {
  const { status, bytes } = await client.download(`datasets/excel/${chart}`);
  expect(status).toBe(200);
  return read(bytes, { cellFormula: true, cellNF: true });
}

describe('a chart as a spreadsheet', () => {
  test('has its entities, links and custom fields, numbers and dates as such', async () => {
    const book = await sheetsOf(owner, key);
    expect(book.SheetNames).toEqual(['Individuals', 'Organisations', 'Trusts', 'Links', 'Custom fields', 'Drawing']);
    expect(book.Workbook?.Sheets?.filter(({ Hidden }) => Hidden).map(({ name }) => name)).toEqual(['Drawing']);
    const anna = rowsOf(book, 'Individuals').find(({ Name }) => Name === 'Anna Berg');
    expect(anna).toMatchObject({ 'Net worth': 1250000.5, 'Net worth currency': 'EUR', PEP: 'No' });
    expect(anna?.['Date of birth']).toEqual(new Date('1962-03-04T00:00:00Z'));
    const halden = rowsOf(book, 'Organisations').find(({ Name }) => Name === EVIL);
    expect(halden).toMatchObject({
      Registration: '+4712',
      Incorporation: '1899',
      Notes: 'First line\nsecond line',
    });
    expect(halden).not.toHaveProperty('Valuation currency');
    const links = rowsOf(book, 'Links');
    expect(links).toHaveLength(2);
    expect(links.find(({ Role }) => Role === 'Shareholder')).toMatchObject({
      From: 'Anna Berg',
      To: EVIL,
      Percentage: 62.5,
      Arrow: 'Normal',
      Chart: 'Berg / Halden: "2026"',
    });
    expect(rowsOf(book, 'Custom fields').map(({ Field, Value }) => [Field, Value])).toEqual([
      ['Sector', '=1+1'],
      ['شركة', 'قابضة'],
    ]);
  });

  test('has nothing of the entities that it is to leave out, nor has a report', async () => {
    const graph = await owner.post<{ nodes: { key: string; name: string }[] }>('datasets/graph', { datasetId: key });
    const left = graph.body.nodes.find(({ name }) => name === 'Anna Berg');
    const ask = { leaveOut: [left?.key] };
    for (const kind of ['excel', 'word']) {
      const whole = await partsOf((await owner.download(`datasets/${kind}/${key}`)).bytes);
      expect(Object.values(whole).join('')).toContain('Anna');
      const { status, bytes } = await owner.download(`datasets/${kind}/${key}`, ask);
      expect(status).toBe(200);
      const parts = Object.values(await partsOf(bytes)).join('');
      expect(parts).toContain('Oak');
      for (const word of ['Anna', 'Berg<', '62.5', 'Shareholder', '1250000']) expect(parts).not.toContain(word);
    }
  });

  test('says the same to a reader that did not write it', async () => {
    const { bytes } = await owner.download(`datasets/excel/${key}`);
    const sheets = await readExcelFile(Buffer.from(bytes));
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Individuals',
      'Organisations',
      'Trusts',
      'Links',
      'Custom fields',
      'Drawing',
    ]);
    const of = (name: string, column: string) =>
      sheets.slice(0, 3).flatMap(({ data: [heads = [], ...rows] }) => {
        const row = rows.find((one) => one[heads.indexOf('Name')] === name);
        return row ? [row[heads.indexOf(column)]] : [];
      })[0];
    expect(of('Anna Berg', 'Net worth')).toBe(1250000.5);
    expect(of('Anna Berg', 'Date of birth')).toBe(Date.UTC(1962, 2, 4) / 86_400_000 + 25_569);
    expect(of(EVIL, 'Registration')).toBe('+4712');
    expect(sheets[3]?.data.flat()).toEqual(expect.arrayContaining(['Anna Berg', EVIL, 62.5, 'Shareholder']));
  });

  test('never has a formula, whatever a name begins with', async () => {
    const book = await sheetsOf(owner, key);
    for (const sheet of Object.values(book.Sheets)) {
      for (const [place, cell] of Object.entries(sheet)) {
        if (place.startsWith('!')) continue;
        expect({ place, formula: (cell as { f?: string }).f }).toEqual({ place, formula: undefined });
      }
    }
    const parts = await partsOf((await owner.download(`datasets/excel/${key}`)).bytes);
    expect(Object.values(parts).join('')).not.toMatch(/<f[ >]/);
  });

  test('is saved under the chart’s name, as an attachment that does nothing in the page', async () => {
    const { headers } = await owner.download(`datasets/excel/${key}`);
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers.get('content-disposition')).toBe('attachment; filename="Berg _ Halden_ _2026_.xlsx"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const rtl = await makeChart(owner, 'شركة\u202E');
    const named = (await owner.download(`datasets/word/${rtl}`)).headers.get('content-disposition');
    expect(named).toContain("filename*=UTF-8''%D8%B4%D8%B1%D9%83%D8%A9.docx");
  });

  test('is for whoever may read the chart', async () => {
    const stranger = await organization.user();
    for (const kind of ['excel', 'word']) {
      expect((await stranger.download(`datasets/${kind}/${key}`)).status).toBe(404);
      expect((await app.anonymous.download(`datasets/${kind}/${key}`)).status).toBe(401);
    }
    await owner.post('datasets/changeVisibility', { datasetId: key, visibility: 'public' });
    const book = await sheetsOf(stranger, key);
    expect(['Individuals', 'Organisations', 'Trusts'].flatMap((name) => rowsOf(book, name))).toHaveLength(3);
    await owner.post('datasets/changeVisibility', { datasetId: key, visibility: 'private' });
  });

  test('of an empty chart has its headings', async () => {
    const chart = randomUUID();
    await owner.post('datasets/add', { dataset: { key: chart, name: 'Nothing' } });
    const book = await sheetsOf(owner, chart);
    expect(rowsOf(book, 'Entities')).toEqual([]);
    expect(Object.keys(await partsOf((await owner.download(`datasets/word/${chart}`)).bytes))).toContain(
      'word/document.xml',
    );
  });
});

describe('a chart as of a day', () => {
  test('has the links and roles of that day in workbook and report, and says so', async () => {
    const mark = randomUUID();
    const chart = await drawOwners(owner, mark, [
      ['mara', 'Orchid', [{ role: 'Shareholder', percentage: 61, startDate: '2022-01-01' }]],
      ['ivo', 'Orchid', [{ role: 'Shareholder', percentage: 62, endDate: '2022-01-01' }]],
    ]);
    const rows = async (query: string) =>
      rowsOf(read((await owner.download(`datasets/excel/${chart}${query}`)).bytes), 'Links').map(({ From }) => From);
    expect(await rows('')).toEqual(expect.arrayContaining(['mara', 'ivo']));
    expect(await rows('?asOf=2021-06-01')).toEqual(['ivo']);
    const past = read((await owner.download(`datasets/excel/${chart}?asOf=2021-06-01`)).bytes);
    expect(past.SheetNames[0]).toBe('As of');
    expect(JSON.stringify(past.Sheets['As of'])).toContain('As of 01.06.2021');
    const { bytes } = await owner.download(`datasets/word/${chart}`, { asOf: '2021-06-01' });
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    expect(value).toContain('As of 01.06.2021');
    expect(value).toContain('62%');
    expect(value).not.toContain('61%');
    expect((await owner.download(`datasets/word/${chart}?asOf=2021`)).status).toBe(400);
  });
});

describe('a chart as a report', () => {
  test('has the picture, who owns what, and only what is known', async () => {
    const parts = await partsOf((await owner.download(`datasets/word/${key}`)).bytes);
    const text = (parts['word/document.xml'] ?? '').replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '');
    for (const words of [
      'Berg / Halden',
      '62.5%',
      'Shareholder',
      'Director',
      'Owners and holdings',
      '04.03.1962',
      'EUR 1,250,000.50',
      'Norway',
      'Sector',
      'قابضة',
      'Oak 🌳 Trust &lt;&amp;&gt;',
      'second line',
    ]) {
      expect(text).toContain(words);
    }
    const paragraphs = (parts['word/document.xml'] ?? '').split('</w:p>');
    const arabic = paragraphs.filter((one) => /<w:t[^>]*>قابضة/.test(one));
    expect(arabic.length).toBeGreaterThan(0);
    expect(arabic.every((one) => one.includes('<w:bidi/>'))).toBe(true);
    expect(paragraphs.filter((one) => one.includes('>Berg / Halden<')).some((one) => one.includes('w:bidi'))).toBe(
      false,
    );
    expect(text).not.toContain('Trustee');
    expect(text).not.toContain(organization.key);
    expect(text).not.toContain(owner.email);
    expect(Object.keys(parts).filter((name) => /^word\/media\/.*\.png$/.test(name))).toHaveLength(1);
  });

  test('is read by a reader of its own: headings, who holds what in rows, and the picture', async () => {
    const { bytes } = await owner.download(`datasets/word/${key}`);
    const pictures: string[] = [];
    const convertImage = mammoth.images.imgElement(async (image) => {
      pictures.push(`${image.contentType} ${(await image.readAsBuffer()).subarray(1, 4).toString('latin1')}`);
      return { src: 'picture' };
    });
    const { value, messages } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage });
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    expect(pictures).toEqual(['image/png PNG']);
    const { document } = new JSDOM(value).window;
    const headings = [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(['Owners and holdings']));
    const rows = [...document.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent),
    );
    expect(rows.find((cells) => cells.includes('Anna Berg') && cells.includes(EVIL))?.join(' ')).toContain('62.5%');
    expect(document.querySelector('img')?.getAttribute('alt')).toContain('Berg / Halden');
  });
});

function rowsOf(book: ReturnType<typeof read>, name: string): Record<string, unknown>[] {
  const sheet = book.Sheets[name];
  if (!sheet) throw new Error(`There is no sheet ${name}.`);
  return utils.sheet_to_json<Record<string, unknown>>(sheet);
}
