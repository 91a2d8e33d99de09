import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { ownershipMessages } from '@stemma/shared/messages/ownership';
import { parse as parseCsv } from 'csv-parse/sync';
import { randomUUID } from 'node:crypto';
import readExcelFile from 'read-excel-file/node';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { makeFile } from '../testkit/files';
import { drawOwners } from '../testkit/ownersChart';
import { saidBy, squeezed } from '../testkit/reports';
import type { Link } from '../testkit/sharing';
import { makeLink, visitor } from '../testkit/sharing';

interface Ownership {
  holders: { party: { name: string }; total: number }[];
  basedOn: { hash: string };
  findings: { code: string; entities: { key: string | null }[]; factsHash: string }[];
}

const FORMATS = ['pdf', 'docx', 'xlsx', 'csv', 'json'] as const;

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let mark: string;
let chart: string;
let link: Link;

/** Mara holds 60 % of Orchid, that 55 % of Harbour; Shade, which is private, 45 %. What shows it is a file that is shown, and one that is not. */
beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  owner = await organization.user({ name: 'Ada Owner' });
  mark = randomUUID();
  const evidence = [
    { kind: 'file', key: randomUUID(), note: 'p. 3' },
    { kind: 'file', key: randomUUID(), note: 'p. 77' },
  ];
  chart = await drawOwners(
    owner,
    mark,
    [
      [
        'mara',
        'Orchid',
        [
          {
            ...{ role: 'Shareholder', percentage: 60, startDate: '2020-01-01', source: 'Whispered', evidence },
            ...{ checkedOn: '2026-02-03', checkedBy: 'Pia' },
          },
        ],
      ],
      ['Orchid', 'Harbour', 55],
      ['Shade', 'Harbour', [{ role: 'Shareholder', percentage: 45, source: 'Shady register' }]],
    ],
    'private',
    'Harbour group',
  );
  const orchid = `${mark}:Orchid`;
  for (const [name, { key }] of [
    ['Shown deed.pdf', evidence[0]!],
    ['Unshown deed.pdf', evidence[1]!],
  ] as const) {
    const made = await makeFile(app, owner, { owner: orchid, name });
    await app.store.write((tx) =>
      tx.run('test.key', "MATCH (f:File {key: $made}) SET f.key = $key, f.expires = '2024-01-01'", { made, key }),
    );
  }
  const health = await owner.get<Ownership['findings']>(`datasets/health/${chart}`);
  for (const { code, entities, factsHash } of health.body) {
    await owner.post(`datasets/acceptFinding/${chart}`, {
      ...{ code, factsHash, reason: 'Told in confidence' },
      keys: entities.map(({ key }) => key),
    });
  }
  link = await makeLink(owner, chart, {
    ownership: true,
    entities: [
      { key: orchid, shareFiles: true },
      { key: `${mark}:Shade`, isPrivate: true },
    ],
  });
  const shown = { currentLink: link.key, entityId: orchid, keys: [evidence[0]!.key] };
  expect((await owner.post('graph/updateSharedItems', shown)).status).toBe(200);
});
afterAll(() => app.close());

async function reportOf(format: string, more: object = {}, who = app.anonymous) {
  const answer = await who.download('datasets/ownershipReportShared', {
    ...{ key: `${mark}:Harbour`, linkKey: link.key, format },
    ...more,
  });
  return { ...answer, body: answer.body as { error?: string; field?: string } | null };
}

describe('a visitor’s report', () => {
  test('in every form says that it may leave parts out, names what he is shown, and has no byte of what is hidden', async () => {
    const guest = await visitor(app, link.key);
    for (const format of FORMATS) {
      const { status, bytes, headers, body } = await reportOf(format, {}, guest);
      expect({ format, status, body: format === 'json' ? null : body }).toEqual({ format, status: 200, body: null });
      expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toMatch(
        new RegExp(`Harbour \\d{4}-\\d\\d-\\d\\d\\.${format}`),
      );
      const said = await saidBy(format, bytes);
      expect(said).toContain(squeezed(ownershipMessages.mayLeaveOut));
      for (const word of ['Harbour', 'mara', 'Orchid']) expect(said).toContain(word);
      const isWhole = format !== 'csv';
      expect({ format, named: said.includes(squeezed('Shown deed.pdf')) }).toEqual({ format, named: isWhole });
      for (const secret of [
        ...['Shade', `${mark}:Shade`, 'Shady', 'Whispered', 'Unshown', 'p. 77', 'Pia', 'Told in confidence'],
        ...['expired on', 'Ada Owner', owner.userKey ?? '-', link.key],
      ]) {
        expect({ format, secret, told: said.includes(squeezed(secret)) }).toEqual({ format, secret, told: false });
      }
    }
  });

  test('is of the answer that the same question gets by the same link', async () => {
    const asked = { asOf: '2021-06-01', preset: 'UK_PSC', threshold: 20 };
    const answer = await app.anonymous.post<Ownership>('graph/ownershipShared', {
      ...{ key: `${mark}:Harbour`, linkKey: link.key },
      ...asked,
    });
    const { bytes } = await reportOf('json', asked);
    const json = JSON.parse(Buffer.from(bytes).toString('utf8')) as {
      ownership: Ownership;
      note: string;
      links: { roles: { evidence: number; documents: { name: string }[] }[] }[];
    };
    const untimed = ({ basedOn, ...rest }: Ownership) => ({ ...rest, basedOn: { ...basedOn, at: '' } });
    expect(untimed(json.ownership)).toEqual(untimed(answer.body));
    expect(json.note).toBe(ownershipMessages.mayLeaveOut);
    // How much more evidence there is, is not told either.
    const sources = json.links.flatMap(({ roles }) =>
      roles.map(({ evidence, documents }) => [evidence, documents.length]),
    );
    expect(sources.sort()).toEqual([
      [0, 0],
      [1, 1],
    ]);
    const sheets = await readExcelFile(Buffer.from((await reportOf('xlsx', asked)).bytes));
    const summary = new Map((sheets[0]?.data ?? []).map(([name, says]) => [name, says]));
    expect(summary.get('From')).toBe('“Harbour group” as a share link shows it');
    expect(summary.get('Made')).toMatch(/UTC, by a visitor$/);
    expect(summary.get('Hash')).toBe(answer.body.basedOn.hash);
    const rows = parseCsv<Record<string, string>>(Buffer.from((await reportOf('csv', asked)).bytes), {
      ...{ columns: true, bom: true },
    });
    expect(rows.map(({ holder, total, note }) => [holder, Number(total), note])).toEqual(
      answer.body.holders.map(({ party, total }) => [party.name, total, ownershipMessages.mayLeaveOut]),
    );
  });

  test('as CSV says so also where nobody holds the subject', async () => {
    const lonely = randomUUID();
    const key = await drawOwners(owner, lonely, [['Lone', 'Lone', 10]], 'private');
    const { key: linkKey } = await makeLink(owner, key, { ownership: true });
    const { bytes } = await reportOf('csv', { key: `${lonely}:Lone`, linkKey });
    expect(Buffer.from(bytes).toString('utf8')).toContain(ownershipMessages.mayLeaveOut);
  });

  test('is of the link’s day unless another is asked for, and goes into the link’s log', async () => {
    const dated = await makeLink(owner, chart, { ownership: true, asOf: '2019-01-01' });
    const { bytes, headers } = await reportOf('csv', { linkKey: dated.key });
    expect(Buffer.from(bytes).toString('utf8')).not.toContain('mara');
    expect(headers.get('content-disposition')).toContain('2019-01-01');
    expect(Buffer.from((await reportOf('csv', { linkKey: dated.key, asOf: '2021-01-01' })).bytes).toString()).toContain(
      'mara',
    );
    const { data } = await owner.rawGraphql<{ sharingVisits: { what: string; fileName: string }[] }>(
      'query ($key: ID!) { sharingVisits(key: $key) { what fileName } }',
      { key: dated.key },
    );
    expect(data?.sharingVisits).toContainEqual({ what: 'file', fileName: 'Harbour 2019-01-01.csv' });
  });

  test('is refused where ownership is not granted, nothing may be saved, or what is named is not shown', async () => {
    const [plain, looked, locked] = await Promise.all([
      makeLink(owner, chart, {}),
      makeLink(owner, chart, { ownership: true, mayExport: false }),
      makeLink(owner, chart, { ownership: true, password: 'open sesame' }),
    ]);
    for (const format of FORMATS) {
      expect((await reportOf(format, { linkKey: plain.key })).status).toBe(404);
      const { status, body } = await reportOf(format, { linkKey: looked.key });
      expect([status, body?.error]).toEqual([403, sharingMessages.mayNotSave]);
      expect((await reportOf(format, { key: `${mark}:Shade` })).status).toBe(404);
    }
    expect((await reportOf('csv', { linkKey: locked.key })).status).toBe(401);
    expect((await reportOf('csv', { linkKey: locked.key, password: 'wrong' })).status).toBe(401);
    expect((await reportOf('csv', { linkKey: locked.key, password: 'open sesame' })).status).toBe(200);
    expect((await reportOf('csv', { key: `${mark}:mara` })).status).toBe(422);
    const odd = await reportOf('rtf');
    expect([odd.status, odd.body?.field]).toEqual([400, 'format']);
    const guest = await visitor(app, link.key);
    const { data } = await owner.rawGraphql('mutation ($key: ID!) { deleteSharingLink(key: $key) { ok } }', {
      key: looked.key,
    });
    expect(data).toEqual({ deleteSharingLink: { ok: looked.key } });
    const gone = await reportOf('csv', { linkKey: looked.key }, guest);
    expect(gone.status).toBe(401);
  });

  test('waits for its turn: of one link so many and no more, while another link still gets its own', async () => {
    const other = await makeLink(owner, chart, { ownership: true });
    const many = Array.from({ length: limits.shareReportsWaitingMax + 3 }, () => reportOf('docx'));
    const [own, ...all] = await Promise.all([reportOf('csv', { linkKey: other.key }), ...many]);
    expect(own?.status).toBe(200);
    const refused = all.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body?.error).toBe(sharingMessages.reportsWaiting);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(limits.shareReportsWaitingMax);
    expect((await reportOf('csv')).status).toBe(200);
  });
});
