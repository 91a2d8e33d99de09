import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile as readBytes } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Chart } from '@stemma/shared/chart/chart';
import { chartChangesShape } from '@stemma/shared/chart/save';
import { shownTexts } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import { zipSync } from 'fflate';
import { callerOfEmail } from '../../server/src/accounts/impersonate';
import { provisionOrganization, provisionUser } from '../../server/src/accounts/provision';
import { editChart, openChart } from '../../server/src/charts/service';
import type { Context } from '../../server/src/context';
import { makeContext, requireUser } from '../../server/src/context';
import { addEntity, updateEntity } from '../../server/src/entities/change';
import { checkFolders } from '../../server/src/folders/service';
import { entitiesByKeys } from '../../server/src/entities/service';
import { chartAsBods, chartAsFtm } from '../../server/src/exchange/out/service';
import { importAny } from '../../server/src/exchange/service';
import type { Store } from '../../server/src/store';
import { bodsFaults } from '../testkit/bodsSchema';
import { openTestStore } from '../testkit/neo4j';
import * as files from '../testkit/ownershipFiles';

let store: Store;
let anna: Context;

beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  anna = await someone();
});
afterAll(() => store.close());

async function someone(): Promise<Context> {
  const email = `${randomUUID()}@stemma.local`;
  const organizationKey = await provisionOrganization(store, 'Importers');
  await provisionUser(store, {
    name: 'Importer',
    email,
    password: 'correct horse',
    organizationKey,
    accountType: 'Standard',
  });
  return makeContext({ store, caller: await callerOfEmail(store, email), requestId: 'test', address: 'test' });
}

const bring = (context: Context, data: string | Uint8Array, fileName = 'data') =>
  importAny(context, { bytes: typeof data === 'string' ? Buffer.from(data) : data }, { fileName });

type Raw = Record<string, unknown> & { statementId: string; recordId: string; recordStatus: string };

async function bodsOf(context: Context, chartKey: string): Promise<Raw[]> {
  return JSON.parse(Buffer.from((await chartAsBods(context, chartKey)).bytes).toString()) as Raw[];
}

/** What a chart says of parties and who holds what, whoever keeps it. */
async function told(context: Context, chartKey: string) {
  const chart: Chart = await openChart(context, chartKey);
  const keys = chart.nodes.map(({ key }) => key);
  const records = await context.read((tx) => entitiesByKeys(tx, requireUser(context), keys));
  const name = new Map(chart.nodes.map((node) => [node.key, node.name]));
  return {
    parties: records.map(({ typeName, name, party, fields }) => ({ typeName, name, party, fields })).sort(byText),
    links: chart.links
      .map(({ from, to, roles }) => ({
        from: name.get(from),
        to: name.get(to),
        roles: roles.map(({ interest: _, evidence: __, ...role }) => without(role)),
      }))
      .sort(byText),
  };
}

const without = (role: object) =>
  Object.fromEntries(Object.entries(role).filter(([, value]) => value != null && value !== false));
const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

async function labels(context: Context, chartKey: string): Promise<string[]> {
  const chart = await openChart(context, chartKey);
  const name = new Map(chart.nodes.map((node) => [node.key, node.name]));
  return chart.links
    .map((link) => `${name.get(link.from)} > ${name.get(link.to)}: ${shownTexts(link, isoToday()).join(', ')}`)
    .sort();
}

describe('BODS out', () => {
  test.each(['group-over-time', 'restated-share', 'odd-parties'])(
    'what nobody touched goes out as it came: %s',
    async (name) => {
      const text = await readBytes(new URL(`../fixtures/bods/${name}.json`, import.meta.url), 'utf8');
      const came = JSON.parse(text) as Raw[];
      const { chartKey } = await bring(anna, text);
      const out = await bodsOf(anna, chartKey);
      expect(out.map((raw) => JSON.stringify(raw)).sort()).toEqual(came.map((raw) => JSON.stringify(raw)).sort());
      expect((await bring(anna, JSON.stringify(out))).unchanged).toBe(came.length);
      const berta = await someone();
      const again = await bring(berta, JSON.stringify(out));
      expect(await told(berta, again.chartKey)).toEqual(await told(anna, chartKey));
    },
  );

  test('what was changed is a new statement of the same record, and comes back the same', async () => {
    const text = await readBytes(new URL('../fixtures/bods/restated-share.json', import.meta.url), 'utf8');
    const { chartKey } = await bring(anna, text);
    const chart = await openChart(anna, chartKey);
    const [link] = chart.links;
    const trust = chart.nodes.find(({ typeName }) => typeName === 'Trust');
    if (!link || !trust) throw new Error('nothing to change');
    const bob = await addEntity(
      anna,
      {
        key: randomUUID(),
        typeName: 'Individual',
        name: 'Bob Hall',
        fields: { firstName: 'Bob', lastName: 'Hall', birthDate: '1970-05', nationality: 'Germany' },
      },
      checkFolders,
    );
    const yacht = await addEntity(
      anna,
      {
        key: randomUUID(),
        typeName: 'Yacht',
        name: 'Nina',
        fields: { imoNumber: 'IMO9812345', yachtLength: '30' },
      },
      checkFolders,
    );
    await updateEntity(anna, { key: trust.key, name: 'Renamed Trust', fields: { creation: '2001' } });
    const roles = [{ ...link.roles[0], role: link.roles[0]?.role ?? '', percentage: 81 }, ...link.roles.slice(1)];
    const own = { adjusting: null, from: bob.key, to: yacht.key, key: randomUUID() };
    const changes = {
      placements: [bob, yacht].map(({ key }) => ({ entityKey: key, x: 0, y: 0 })),
      links: [
        { ...link, roles },
        {
          ...own,
          roles: [
            {
              role: 'Owner',
              minimum: 25,
              maximum: 50,
              minimumExclusive: true,
              startDate: '2020-03',
              source: 'https://register.example/7',
            },
            { role: 'Lender', details: 'By a loan', source: 'By word of mouth' },
          ],
        },
      ],
    };
    await editChart(anna, chartKey, chartChangesShape.parse(changes));
    const out = await bodsOf(anna, chartKey);
    expect(bodsFaults(out.filter(({ statementId }) => statementId.startsWith('stemma-')))).toEqual([]);
    expect(await bodsOf(anna, chartKey)).toEqual(out);
    const came = new Map((JSON.parse(text) as Raw[]).map((raw) => [raw.statementId, JSON.stringify(raw)]));
    const fresh = out.filter(({ statementId }) => !came.has(statementId));
    expect(fresh.map(({ recordStatus }) => recordStatus).sort()).toEqual(['new', 'new', 'new', 'updated', 'updated']);
    expect(
      fresh
        .filter(({ recordStatus }) => recordStatus === 'updated')
        .every(({ recordId }) => text.includes(`"${recordId}"`)),
    ).toBe(true);
    for (const raw of out) if (came.has(raw.statementId)) expect(JSON.stringify(raw)).toBe(came.get(raw.statementId));
    const [first] = JSON.parse(text) as { publicationDetails: { publisher: { name: string } } }[];
    for (const raw of fresh) {
      const isUpdate = raw.recordStatus === 'updated';
      const details = raw['publicationDetails'] as Record<string, unknown>;
      expect(details).toMatchObject({ publisher: { name: 'Stemma' } });
      expect(details['recordPublisher']).toEqual(isUpdate ? first?.publicationDetails.publisher : undefined);
      expect(raw['source']).toMatchObject({ type: ['thirdParty'], assertedBy: [{ name: 'Importers' }] });
    }
    const updates = JSON.stringify(fresh.filter(({ recordStatus }) => recordStatus === 'updated'));
    const updated = await importAny(anna, { bytes: Buffer.from(updates) }, { chartName: chart.name });
    expect(updated).toMatchObject({ chartKey, entities: { made: 0 }, links: { made: 0 } });
    expect((await openChart(anna, chartKey)).nodes.filter(({ name }) => name === 'Renamed Trust')).toHaveLength(1);
    const berta = await someone();
    const again = await bring(berta, JSON.stringify(out));
    expect(again.skipped).toEqual([]);
    expect(await told(berta, again.chartKey)).toEqual(await told(anna, chartKey));
  });
});

describe('FollowTheMoney', () => {
  const lines = [
    { id: 'p1', schema: 'Person', properties: { name: ['Ida Vik'], birthDate: ['1961'], nationality: ['no'] } },
    {
      id: 'c1',
      schema: 'Company',
      properties: {
        name: ['Vik Holding'],
        jurisdiction: ['gb'],
        registrationNumber: ['1234567'],
        leiCode: ['NOT-A-LEI'],
      },
    },
    { id: 't1', schema: 'Trust', properties: { name: ['Vik Trust'] } },
    { id: 'v1', schema: 'Vessel', properties: { name: ['Ida'] } },
    {
      id: 'o1',
      schema: 'Ownership',
      properties: { owner: ['p1'], asset: ['c1'], percentage: ['25-50%'], startDate: ['2015'] },
    },
    { id: 'o2', schema: 'Ownership', properties: { owner: ['c1'], asset: ['v1'], sharesCount: ['100'] } },
    { id: 'd1', schema: 'Directorship', properties: { director: ['p1'], organization: ['c1'], role: ['Chair'] } },
    { id: 'u1', schema: 'UnknownLink', properties: { subject: ['t1'], object: ['c1'], role: ['Friend of the house'] } },
    { id: 's1', schema: 'Sanction', properties: { entity: ['p1'] } },
  ];
  const text = lines.map((line) => JSON.stringify(line)).join('\n');

  test('comes in, goes out and comes back the same', async () => {
    const report = await bring(anna, text, 'vik.ftm.json');
    expect(report.skipped).toEqual([
      { statementId: 's1', why: 'schema: a chart has no place for "Sanction".', where: 'line 9' },
    ]);
    expect(await labels(anna, report.chartKey)).toEqual([
      'Ida Vik > Vik Holding: 25–50% Shareholder',
      'Ida Vik > Vik Holding: Chair',
      'Vik Holding > Ida: Shareholder',
      'Vik Trust > Vik Holding: Friend of the house',
    ]);
    const out = Buffer.from((await chartAsFtm(anna, report.chartKey)).bytes).toString();
    const entities = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(entities.sort(byText)).toEqual(lines.slice(0, -1).sort(byText));
    const berta = await someone();
    const again = await bring(berta, out);
    const links = async (context: Context, key: string) => (await told(context, key)).links;
    expect(await links(berta, again.chartKey)).toEqual(await links(anna, report.chartKey));
    expect(bodsFaults(await bodsOf(anna, report.chartKey))).toEqual([]);
  });
});

describe('GLEIF', () => {
  const leis = files.leiFile([
    { serial: 1, name: 'Fjord Drift AS', number: '912345678' },
    { serial: 2, name: 'Fjord Gruppen AS' },
  ]);
  const relations = files.relationshipFile([
    { child: 1, parent: 2, type: 'IS_DIRECTLY_CONSOLIDATED_BY' },
    { child: 1, parent: 2, type: 'IS_ULTIMATELY_CONSOLIDATED_BY' },
    { child: 1, parent: 3, type: 'IS_FUND-MANAGED_BY' },
  ]);
  const exceptions = files.exceptionFile([
    { serial: 2, reason: 'NON_PUBLIC' },
    { serial: 1, reason: 'NATURAL_PERSONS' },
    { serial: 3, reason: 'NO_LEI' },
  ]);

  test('an archive of all three levels is one chart, and each on its own joins by LEI', async () => {
    const archive = zipSync({
      'rr.xml': Buffer.from(relations),
      'lei.xml': Buffer.from(leis),
      'repex.xml': Buffer.from(exceptions),
      'README.txt': Buffer.from('Nothing of use'),
    });
    const report = await bring(anna, archive, 'gleif.zip');
    expect(report.skipped).toEqual([
      expect.objectContaining({ where: expect.stringContaining('README.txt') as unknown }),
    ]);
    expect(report.notes).toContain(
      `LEI ${files.madeLei(1)}: no ultimate parent is reported to GLEIF: NATURAL_PERSONS.`,
    );
    expect(await labels(anna, report.chartKey)).toEqual([
      'Anonymous party > Fjord Gruppen AS: Consolidates',
      'Fjord Gruppen AS > Fjord Drift AS: Consolidates',
      'Fjord Gruppen AS > Fjord Drift AS: Consolidates',
      `LEI ${files.madeLei(3)} > Fjord Drift AS: Fund manager`,
      `Unknown party > LEI ${files.madeLei(3)}: Consolidates`,
    ]);
    const { parties, links } = await told(anna, report.chartKey);
    expect(parties.find(({ name }) => name === 'Fjord Drift AS')?.fields).toMatchObject({
      lei: files.madeLei(1),
      registration: '912345678',
      country: 'Norway',
      incorporation: '2001-02-03',
      address: '1 Quay\nFloor 2\nBergen\n5003\nNorway',
    });
    expect(links.flatMap(({ roles }) => roles).every(({ percentage }) => percentage === undefined)).toBe(true);
    expect(links.some(({ roles }) => roles[0]?.['startDate'] === '2018-02-06')).toBe(true);
    expect(bodsFaults(await bodsOf(anna, report.chartKey))).toEqual([]);
    expect((await bring(anna, archive, 'gleif.zip')).made).toBe(0);
    const alone = await importAny(anna, { bytes: Buffer.from(relations) }, { chartName: 'Level 2 alone' });
    expect(alone).toMatchObject({ joined: 3, entities: { made: 0 } });
    expect(await labels(anna, alone.chartKey)).toContain('Fjord Gruppen AS > Fjord Drift AS: Consolidates');
  });

  test('comes in as a table as well', async () => {
    const csv = `LEI,Entity.LegalName,Entity.LegalAddress.City,Entity.LegalAddress.Country,Registration.LastUpdateDate\n"${files.madeLei(7)}","Vår Bank, ASA",Oslo,NO,2024-01-02T00:00:00Z\nNOT-A-LEI,Nobody,,,\n`;
    const rr = `Relationship.StartNode.NodeID,Relationship.EndNode.NodeID,Relationship.RelationshipType,Relationship.Period.1.startDate,Relationship.Period.1.periodType\n${files.madeLei(7)},${files.madeLei(8)},IS_SUBFUND_OF,2011-01-01T00:00:00Z,RELATIONSHIP_PERIOD\n`;
    const report = await bring(anna, zipSync({ 'a.csv': Buffer.from(csv), 'b.csv': Buffer.from(rr) }));
    expect(report.skipped).toEqual([{ statementId: '', why: 'LEI: "NOT-A-LEI" is none.', where: 'a.csv, line 3' }]);
    expect(await labels(anna, report.chartKey)).toEqual([`LEI ${files.madeLei(8)} > Vår Bank, ASA: Umbrella fund`]);
  });
});

describe('the United Kingdom', () => {
  const psc = [
    files.pscLine(
      '1234567',
      files.pscPerson('Owen Price', [
        'ownership-of-shares-25-to-50-percent',
        'voting-rights-50-to-75-percent-as-trust',
      ]),
    ),
    files.pscLine(
      '01234568',
      files.pscPerson('Owen Price', ['right-to-appoint-and-remove-directors'], { links: { self: '/persons/other' } }),
    ),
    files.pscLine(
      '01234567',
      files.pscPerson('Gwen Rees', ['ownership-of-shares-75-to-100-percent'], { ceased_on: '2019-01-31' }),
    ),
    files.pscLine('01234568', {
      kind: 'corporate-entity-person-with-significant-control',
      name: 'Tal Holdings Ltd',
      identification: { registration_number: '1234567', country_registered: 'England', legal_form: 'Limited' },
      natures_of_control: ['significant-influence-or-control'],
      notified_on: '2017-01-01',
      links: { self: '/corporate' },
    }),
    files.pscLine('01234567', {
      kind: 'super-secure-person-with-significant-control',
      description: 'super-secure-persons',
      links: { self: '/secure' },
    }),
    files.pscLine('01234569', {
      kind: 'persons-with-significant-control-statement',
      statement: 'no-individual-or-entity-with-signficant-control',
      notified_on: '2016-04-06',
      links: { self: '/none' },
    }),
    '{"data":{"kind":"totals#persons-of-significant-control-snapshot","persons_of_significant_control_count":6}}',
    'broken',
  ].join('\n');

  test('who has control and the company data are one chart', async () => {
    const report = await importAny(anna, { bytes: gzipSync(psc) }, { chartName: 'UK' });
    expect(report.skipped).toEqual([{ statementId: '', why: 'Line 8 is not JSON.', where: 'line 8' }]);
    expect(await labels(anna, report.chartKey)).toEqual([
      'Anonymous party > Tal Holdings Ltd: Unknown interest',
      'No beneficial owners > Company 01234569: Unknown interest',
      'Owen Price > Company 01234568: Appoints the board',
      'Owen Price > Tal Holdings Ltd: >25–50% Shareholder, >50–<75% Voting rights',
      'Tal Holdings Ltd > Company 01234568: Other influence or control',
    ]);
    const data = files.companyDataFile([
      { number: '01234568', name: 'PRICE TRADING LTD' },
      { number: 'NOPE', name: 'NOBODY LTD' },
    ]);
    const more = await importAny(anna, { bytes: Buffer.from(`\uFEFF${data}`, 'utf16le') }, { chartName: 'UK' });
    expect(more).toMatchObject({ chartKey: report.chartKey, made: 0, entities: { changed: 1 } });
    expect(more.skipped).toHaveLength(1);
    const { parties } = await told(anna, report.chartKey);
    expect(parties.find(({ name }) => name === 'PRICE TRADING LTD')?.fields).toMatchObject({
      registration: '01234568',
      incorporation: '1999-02-03',
      country: 'United Kingdom',
    });
    expect(bodsFaults(await bodsOf(anna, report.chartKey))).toEqual([]);
  });
});

test('Offshore Leaks come in as a chart that keeps their notice, sent again change nothing, and go out as BODS', async () => {
  const leaks = Object.entries(files.offshoreLeaksFiles()).map(([name, text]) => [name, Buffer.from(text)] as const);
  const bytes = zipSync(Object.fromEntries(leaks));
  const report = await bring(anna, bytes, 'leaks.zip');
  expect(report).toMatchObject({ chartName: 'leaks', skipped: [], entities: { made: 6 }, links: { made: 5 } });
  expect(await labels(anna, report.chartKey)).toContain('THE BEARER > SUNRISE TRADING CO., LTD.: Shareholder');
  const { description } = await openChart(anna, report.chartKey);
  expect(description).toMatch(/ICIJ Offshore Leaks Database.*There are legitimate uses/);
  expect(await bring(anna, bytes, 'leaks.zip')).toMatchObject({ chartKey: report.chartKey, made: 0, unchanged: 11 });
  expect((await openChart(anna, report.chartKey)).description).toBe(description);
  expect(bodsFaults(await bodsOf(anna, report.chartKey))).toEqual([]);
});

test('OpenCorporates’ officers join the companies of another file, and the company of Companies House', async () => {
  const officers = files.openOfficersFile([['01234568', 'gb', '1', 'Owen Price', 'director', '', '', 'Person']]);
  const { chartKey } = await bring(anna, officers, 'open');
  const companies = Buffer.from(files.openCompaniesFile([['01234568', 'gb', 'PRICE TRADING LTD']]));
  expect(await importAny(anna, { bytes: companies }, { chartName: 'open' })).toMatchObject({
    chartKey,
    made: 0,
    entities: { changed: 1 },
  });
  expect(await labels(anna, chartKey)).toEqual(['Owen Price > PRICE TRADING LTD: Director']);
  const house = files.companyDataFile([{ number: '01234568', name: 'PRICE TRADING LTD' }]);
  expect(await bring(anna, house, 'house')).toMatchObject({ made: 0, joined: 1 });
  expect(bodsFaults(await bodsOf(anna, chartKey))).toEqual([]);
});
