import { messages } from '@stemma/shared/messages';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ownershipMessages } from '@stemma/shared/messages/ownership';
import { parse as parseCsv } from 'csv-parse/sync';
import { JSDOM } from 'jsdom';
import mammoth from 'mammoth';
import { randomUUID } from 'node:crypto';
import readExcelFile from 'read-excel-file/node';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { CitedChart } from '../testkit/cited';
import { CITED, drawCited, letRead } from '../testkit/cited';
import type { Client } from '../testkit/client';
import type { Drawn } from '../testkit/ownersChart';
import { drawOwners, keyEnd } from '../testkit/ownersChart';
import { squeezed, wordsOfPdf } from '../testkit/reports';
import { partsOf } from '../testkit/zip';

interface Party {
  key: string | null;
  name: string;
}
interface Ownership {
  subject: Party;
  asOf: string;
  holders: { party: Party; direct: number; total: number; upper: number; verdict: string }[];
  coverage: { category: string; share: number }[];
  coverageText: string;
  findings: { code: string; text: string; factsHash: string; entities: Party[]; accepted: object | null }[];
  basedOn: { hash: string; links: number; revision: number | null; charts: string[] };
}

const EVIL = '=HYPERLINK("http://evil.example")';
const HEBREW = 'קבוצת דלק';
const ARABIC = 'شركة قابضة';
const GROUP: Drawn[] = [
  ['mara', EVIL, [{ role: 'Shareholder', percentage: 80, startDate: '2022-01-01', source: 'Share register 2024' }]],
  ['ivo', EVIL, [{ role: 'Shareholder', percentage: 80, endDate: '2022-01-01' }]],
  [HEBREW, EVIL, 12.35],
  [EVIL, ARABIC, 60],
  ['Łódź Quay', ARABIC, 15],
];

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let mark: string;
let chart: string;
let entityKey: string;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  owner = await organization.user({ name: 'Ada Owner' });
  mark = randomUUID();
  chart = await drawOwners(owner, mark, GROUP, 'private', 'Harbour group');
  entityKey = `${mark}:${keyEnd(ARABIC)}`;
});
afterAll(() => app.close());

const answerOf = async (who: Client, more: object = {}) =>
  (await who.post<Ownership>('graph/ownership', { entityKey, chartKey: chart, ...more })).body;

async function reportOf(format: string, more: object = {}, who = owner) {
  const { status, headers, bytes, body } = await who.download(`datasets/ownershipReport/${chart}`, {
    entityKey,
    format,
    ...more,
  });
  return { status, headers, bytes, body: body as { error?: string; field?: string } | null };
}

describe('a report of who owns a company', () => {
  test('as a spreadsheet has the numbers and the hash of the answer, numbers as numbers and no formula', async () => {
    const answer = await answerOf(owner);
    const { status, headers, bytes } = await reportOf('xlsx');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('spreadsheetml');
    const sheets = await readExcelFile(Buffer.from(bytes));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Summary', 'Holders', 'Paths', 'Links', 'Findings']);
    const rows = (name: string) => {
      const [heads = [], ...all] = sheets.find(({ sheet }) => sheet === name)?.data ?? [];
      return all.map((row) => Object.fromEntries(heads.map((head, at) => [String(head), row[at]])));
    };
    const summary = new Map((sheets[0]?.data ?? []).map(([name, says]) => [name, says]));
    expect(summary.get('Hash')).toBe(answer.basedOn.hash);
    expect(summary.get('Coverage')).toBe(answer.coverageText);
    expect(summary.get('From')).toBe('The chart “Harbour group” as it was saved, revision 1');
    expect(summary.get('Made')).toMatch(/UTC, by Ada Owner$/);
    expect(summary.get('Coverage, missing')).toBe(
      answer.coverage.find(({ category }) => category === 'MISSING')?.share,
    );
    expect(rows('Holders').map(({ Holder, Direct, Total }) => [Holder, Direct, Total])).toEqual(
      answer.holders.map(({ party, direct, total }) => [party.name, direct, total]),
    );
    expect(rows('Paths').filter(({ Holder }) => Holder === 'mara')).toEqual([
      expect.objectContaining({ From: 'mara', To: EVIL, Role: 'Shareholder', Source: 'Share register 2024' }),
      expect.objectContaining({ From: EVIL, To: ARABIC, 'Share of the step': 60 }),
    ]);
    expect(rows('Links')).toHaveLength(answer.basedOn.links);
    expect(rows('Findings').map(({ Finding }) => Finding)).toEqual(answer.findings.map(({ text }) => text));
    expect(Object.values(await partsOf(bytes)).join('')).not.toMatch(/<f[ >]/);
  });

  test('as text to read has picture, paths with sources, control, method and hash, in every script', async () => {
    const answer = await answerOf(owner);
    const { status, body, bytes } = await reportOf('docx');
    expect({ status, body }).toMatchObject({ status: 200 });
    const pictures: string[] = [];
    const convertImage = mammoth.images.imgElement(async (image) => {
      pictures.push((await image.readAsBuffer()).subarray(1, 4).toString('latin1'));
      return { src: 'picture' };
    });
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage });
    expect(pictures).toEqual(['PNG']);
    const { document } = new JSDOM(value).window;
    const said = (document.body.textContent ?? '').replace(/\p{Cf}/gu, '');
    for (const words of [
      answer.basedOn.hash,
      answer.coverageText,
      'Harbour group',
      'Share register 2024',
      'since 01.01.2022',
      'EU AMLR, ≥ 25 %',
      'Brioschi',
      'not legal advice',
    ]) {
      expect(said).toContain(words);
    }
    const cells = [...document.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('td, th')].map(({ textContent }) => (textContent ?? '').replace(/\p{Cf}/gu, '')),
    );
    expect(cells.find(([name]) => name?.startsWith('mara'))).toEqual(expect.arrayContaining(['48 %', 'Yes']));
    const paragraphs = ((await partsOf(bytes))['word/document.xml'] ?? '').split('</w:p>');
    const hebrew = paragraphs.filter((one) => one.includes(`>${HEBREW}`));
    expect(hebrew.length).toBeGreaterThan(0);
    expect(hebrew.every((one) => one.includes('<w:bidi/>'))).toBe(true);
  });

  test('as a PDF has words that are found, in every script, and the chart in lines', async () => {
    const answer = await answerOf(owner);
    const { status, body, headers, bytes } = await reportOf('pdf');
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(headers.get('content-type')).toBe('application/pdf');
    const { text, curves, images, numPages } = await wordsOfPdf(bytes);
    for (const words of [
      answer.basedOn.hash,
      answer.coverageText,
      EVIL,
      HEBREW,
      ARABIC,
      'Łódź Quay',
      '48 %',
      'by Ada Owner',
    ]) {
      expect(text).toContain(squeezed(words));
    }
    expect(curves).toBeGreaterThan(20);
    expect(images).toBe(0);
    expect(numPages).toBeGreaterThan(1);
  });

  test('as CSV and JSON has the holders as the answer has them', async () => {
    const answer = await answerOf(owner);
    const csv = await reportOf('csv');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows = parseCsv<Record<string, string>>(Buffer.from(csv.bytes), { columns: true, bom: true });
    expect(rows.map(({ holder, total }) => [holder, Number(total)])).toEqual(
      answer.holders.map(({ party, total }) => [party.name === EVIL ? `'${EVIL}` : party.name, total]),
    );
    const json = JSON.parse(Buffer.from((await reportOf('json')).bytes).toString('utf8')) as {
      ownership: Ownership;
      generatedBy: string;
      links: object[];
    };
    expect({ ...json.ownership, basedOn: { ...json.ownership.basedOn, at: '' } }).toEqual({
      ...answer,
      basedOn: { ...answer.basedOn, at: '' },
    });
    expect(json.links).toHaveLength(answer.basedOn.links);
  });

  test('is of the day and the rules that are asked for, and names itself so', async () => {
    const asked = { asOf: '2021-06-01', preset: 'UK_PSC', threshold: 40, inclusive: true };
    const answer = await answerOf(owner, asked);
    const { headers, bytes } = await reportOf('json', asked);
    const { ownership } = JSON.parse(Buffer.from(bytes).toString('utf8')) as { ownership: Ownership };
    expect(ownership.holders).toEqual(answer.holders);
    expect(ownership.holders.map(({ party }) => party.name)).toContain('ivo');
    expect(ownership.basedOn.hash).toBe(answer.basedOn.hash);
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(`${ARABIC} 2021-06-01.json`);
  });

  test('tells what was set aside, with its reason and by whom', async () => {
    const { findings } = await answerOf(owner);
    const missing = findings.find(({ code }) => code === 'missing');
    const accepted = await owner.post(`datasets/acceptFinding/${chart}`, {
      code: 'missing',
      keys: missing?.entities.map(({ key }) => key),
      factsHash: missing?.factsHash,
      reason: 'Held by staff',
    });
    expect(accepted.status).toBe(200);
    const { text } = await wordsOfPdf((await reportOf('pdf')).bytes);
    expect(text).toContain(squeezed('“Held by staff” · Ada Owner'));
    await owner.post(`datasets/acceptFinding/${chart}`, {
      code: 'missing',
      keys: missing?.entities.map(({ key }) => key),
      factsHash: missing?.factsHash,
      reason: null,
    });
  });
});

describe('evidence', () => {
  const said = async (format: string, who = owner) => {
    const { bytes, status } = await who.download(`datasets/ownershipReport/${cited.chart}`, {
      entityKey: cited.quay,
      format,
    });
    expect(status).toBe(200);
    return bytes;
  };
  let cited: CitedChart;
  let reader: Client;

  beforeAll(async () => {
    cited = await drawCited(app, organization, owner);
    reader = await organization.user({ name: 'Rita Reader' });
    await letRead(app, reader.userKey, cited.chart);
  });

  test('is named with page, address and day and who checked it, on paths and links; of what the reader may not see only that it is there', async () => {
    for (const who of [owner, reader]) {
      const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await said('docx', who)) });
      const words = (new JSDOM(value).window.document.body.textContent ?? '').replace(/\p{Cf}/gu, '');
      for (const name of [...CITED, '1 further document', 'checked 03.02.2026 by Pia Prüferin'])
        expect(words.split(name)).toHaveLength(3);
      expect(words).not.toContain('Strange secret');
      expect(words).not.toContain('An older register');
    }
    const { text } = await wordsOfPdf(await said('pdf'));
    for (const name of CITED) expect(text).toContain(squeezed(name));
  });

  test('stands in a column of paths and links, and as records in JSON', async () => {
    const sheets = await readExcelFile(Buffer.from(await said('xlsx')));
    for (const name of ['Paths', 'Links']) {
      const [heads = [], row = []] = sheets.find(({ sheet }) => sheet === name)?.data ?? [];
      const of = (head: string) => row[heads.indexOf(head)];
      expect([of('Evidence'), of('Documents'), of('Checked by')]).toEqual([CITED.join('; '), 4, 'Pia Prüferin']);
    }
    const json = JSON.parse(Buffer.from(await said('json')).toString('utf8')) as {
      links: { roles: { documents: object[] }[] }[];
    };
    expect(json.links[0]?.roles[0]?.documents).toEqual([
      expect.objectContaining({ kind: 'file', name: 'Share register 2024.pdf', url: null, note: 'p. 3' }),
      expect.objectContaining({
        kind: 'webLink',
        name: 'Register',
        url: 'https://register.example/7',
        note: 'extract',
      }),
      expect.objectContaining({ kind: 'statement', name: 'Malta Register, 01.03.2024', statementId: 's1', note: null }),
    ]);
    expect(JSON.stringify(json)).not.toContain(cited.keys.strange);
  });
});

describe('a report is for whoever may read the chart', () => {
  test('others get nothing, whatever they name; bad questions are refused in plain words', async () => {
    const stranger = await organization.user();
    for (const format of ['pdf', 'xlsx', 'json']) {
      expect((await reportOf(format, {}, stranger)).status).toBe(404);
      expect((await reportOf(format, { scope: 'ALL_MY_CHARTS' }, stranger)).status).toBe(404);
    }
    expect((await reportOf('pdf', {}, app.anonymous)).status).toBe(401);
    const refused = async (more: object) => {
      const { status, body } = await reportOf('pdf', more);
      return [status, body?.error, body?.field];
    };
    expect(await refused({ format: 'rtf' })).toEqual([400, messages.unknownChoice, 'format']);
    expect(await refused({ asOf: '2022' })).toEqual([400, messages.dateNotUnderstood, 'asOf']);
    expect(await refused({ entityKey: `${mark}:mara` })).toEqual([422, ownershipMessages.peopleNotOwned, 'entityKey']);
    expect((await refused({ entityKey: 'nobody' }))[0]).toBe(404);
  });

  test('over all charts it has what the caller may read, and nothing of charts that he may not', async () => {
    const secret = await drawOwners(owner, mark, [['zeno', ARABIC, 25]], 'private', 'Secret paper');
    const reader = await organization.user({ name: 'Rita Reader' });
    await letRead(app, reader.userKey, chart);
    const asked = { scope: 'ALL_MY_CHARTS' };
    const whole = await wordsOfPdf((await reportOf('pdf', asked)).bytes);
    expect(whole.text).toContain('zeno');
    for (const format of ['pdf', 'docx', 'xlsx', 'csv', 'json']) {
      const { status, bytes } = await reportOf(format, asked, reader);
      expect(status).toBe(200);
      const said =
        format === 'pdf'
          ? (await wordsOfPdf(bytes)).text
          : format === 'docx' || format === 'xlsx'
            ? Object.values(await partsOf(bytes)).join('')
            : Buffer.from(bytes).toString('utf8');
      expect(said).toContain('mara');
      for (const word of ['zeno', 'Secret', secret]) expect(said).not.toContain(word);
    }
  });
});

describe('a report of a snapshot', () => {
  const stored = async () => {
    const own = randomUUID();
    const key = await drawOwners(owner, own, [['nora', 'Quay', 55]], 'private', 'Quay group');
    const { body } = await owner.post<{ snapshot: { key: string } }>('datasets/createSnapshot', {
      ...{ key, model: { name: 'First' } },
    });
    const { body: graph } = await owner.post<{ edges: { key: string; roles: object[] }[] }>('datasets/graph', {
      datasetId: key,
    });
    const edge = { key: graph.edges[0]?.key, roles: [{ role: 'Shareholder', percentage: 30 }] };
    expect((await owner.post('graph/updateEdge', { edge })).status).toBe(200);
    return { key, entityKey: `${own}:Quay`, snapshotKey: body.snapshot.key };
  };
  const read = (bytes: Uint8Array) =>
    JSON.parse(Buffer.from(bytes).toString('utf8')) as {
      ownership: Ownership;
      snapshot: { key: string; name: string } | null;
    };

  test('has the numbers and the hash of the chart as it was, says so, and shows it as it was', async () => {
    const { key, entityKey, snapshotKey } = await stored();
    const path = `datasets/ownershipReport/${key}`;
    const then = read((await owner.download(path, { entityKey, format: 'json', snapshotKey })).bytes);
    const now = read((await owner.download(path, { entityKey, format: 'json' })).bytes);
    expect([then, now].map(({ ownership }) => ownership.holders.map(({ total }) => Math.round(total)))).toEqual([
      [55],
      [30],
    ]);
    expect([then.snapshot?.key, then.snapshot?.name, now.snapshot]).toEqual([snapshotKey, 'First', null]);
    const answer = await owner.post<Ownership>('graph/ownership', { entityKey, snapshotKey });
    expect(then.ownership.basedOn.hash).toBe(answer.body.basedOn.hash);
    expect(then.ownership.basedOn).toMatchObject({ revision: 1, charts: [key] });
    const { text } = await wordsOfPdf((await owner.download(path, { entityKey, format: 'pdf', snapshotKey })).bytes);
    expect(text).toContain(squeezed('The snapshot “First” of the chart “Quay group”, kept on'));
    expect(text).toContain('55%Shareholder');
    expect(text).not.toContain('30%');
    const everywhere = { entityKey, format: 'json', snapshotKey, scope: 'ALL_MY_CHARTS' };
    expect(read((await owner.download(path, everywhere)).bytes).ownership.holders[0]?.total).toBeCloseTo(30, 9);
  });

  test('is for readers of its chart, and only of that', async () => {
    const { key, entityKey, snapshotKey } = await stored();
    const asked = { entityKey, format: 'csv', snapshotKey };
    const stranger = await organization.user();
    expect((await stranger.download(`datasets/ownershipReport/${key}`, asked)).status).toBe(404);
    expect((await owner.download(`datasets/ownershipReport/${chart}`, asked)).status).toBe(404);
    const gone = { ...asked, snapshotKey: randomUUID() };
    expect((await owner.download(`datasets/ownershipReport/${key}`, gone)).status).toBe(404);
  });
});
