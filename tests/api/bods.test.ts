import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Chart } from '@stemma/shared/chart/chart';
import { roleText, shareText, shownTexts } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { callerOfEmail } from '../../server/src/accounts/impersonate';
import { provisionOrganization, provisionUser } from '../../server/src/accounts/provision';
import { deleteChart, editChart, openChart, updateChart } from '../../server/src/charts/service';
import type { Context } from '../../server/src/context';
import { makeContext } from '../../server/src/context';
import { addEntity, updateEntity } from '../../server/src/entities/change';
import { checkFolders } from '../../server/src/folders/service';
import { getEntity } from '../../server/src/entities/service';
import { chartAsBods } from '../../server/src/exchange/out/service';
import type { ExchangeReport } from '../../server/src/exchange/report';
import { importStatements } from '../../server/src/exchange/service';
import type { Store } from '../../server/src/store';
import { openTestStore } from '../testkit/neo4j';

const TODAY = isoToday();

type Raw = {
  statementId: string;
  recordId: string;
  statementDate: string;
  recordStatus: string;
  recordDetails: Record<string, unknown>;
};

let store: Store;
let organization: string;
let anna: Context;
const files: Record<string, Raw[]> = {};

beforeAll(async () => {
  store = await openTestStore();
  for (const name of ['group-over-time', 'restated-share', 'odd-parties']) {
    const url = new URL(`../fixtures/bods/${name}.json`, import.meta.url);
    files[name] = JSON.parse(await readFile(url, 'utf8')) as Raw[];
  }
});
beforeEach(async () => {
  organization = await provisionOrganization(store, 'Importers');
  anna = await someone();
});
afterAll(() => store.close());

describe('a company over time', () => {
  test('is today two entities and one link of 100 %, the earlier states kept as its history', async () => {
    const report = await bring(anna, 'group-over-time');
    expect(report).toMatchObject({
      chartName: 'Fjordlys Drift AS',
      read: 19,
      made: 7,
      joined: 0,
      unchanged: 0,
      skipped: [],
    });
    expect(report).toMatchObject({ ended: 4, today: { entities: 2, links: 1 } });
    const chart = await openChart(anna, report.chartKey);
    expect(chart).toMatchObject({ visibility: 'private', revision: 1 });
    expect(names(chart)).toEqual(['Fjordlys Drift AS', 'Olav Tveit-Nilsen']);
    expect(labels(chart)).toEqual([['100% Shareholder', 'Board member']]);
    const [link] = chart.links;
    expect(nodeOf(chart, 'Olav Tveit-Nilsen').key).toBe(link?.from);
    expect(nodeOf(chart, 'Olav Tveit-Nilsen').y).toBeLessThan(nodeOf(chart, 'Fjordlys Drift AS').y);
    const states = await rows(
      `MATCH (e:Entity {organizationKey: $organization})-[:HAS_STATE]->(s:Statement)
       RETURN e.name AS name, count(s) AS states, coalesce(e.ended, false) AS ended, e.endedDate AS endedDate ORDER BY name`,
    );
    expect(states).toEqual([
      { name: 'Fjordlys Drift AS', states: 3, ended: false, endedDate: null },
      { name: 'Ingrid Solbakken', states: 3, ended: true, endedDate: '2020-06-18' },
      { name: 'Marte Solbakken', states: 3, ended: true, endedDate: '2021-02-01' },
      { name: 'Olav Tveit-Nilsen', states: 4, ended: false, endedDate: null },
    ]);
    const ended = await rows(
      `MATCH (a)-[l:LINK {datasetKey: $chartKey}]->() WHERE l.ended RETURN a.name AS name, l.endedDate AS endedDate,
       l.percentage AS percentage ORDER BY name`,
      { chartKey: report.chartKey },
    );
    expect(ended).toEqual([
      { name: 'Ingrid Solbakken', endedDate: '2020-05-11', percentage: 50 },
      { name: 'Marte Solbakken', endedDate: '2021-02-01', percentage: 50 },
    ]);
  });

  test('keeps a person in full', async () => {
    const report = await bring(anna, 'group-over-time');
    const chart = await openChart(anna, report.chartKey);
    const person = await getEntity(anna, nodeOf(chart, 'Olav Tveit-Nilsen').key);
    expect(person).toMatchObject({ typeName: 'Individual', party: 'known' });
    const [stored] = await rows('MATCH (e:Entity {key: $key}) RETURN properties(e) AS p', { key: person.key });
    expect(stored?.['p']).toMatchObject({
      firstName: 'Olav',
      lastName: 'Tveit-Nilsen',
      birthDate: '1969-01-20',
      nationality: 'Norway',
      tin: '20016954321',
    });
  });

  test('says the last of three shares, held by a trust', async () => {
    const chart = await openChart(anna, (await bring(anna, 'restated-share')).chartKey);
    expect(labels(chart)).toEqual([['80% Shareholder', '80% Voting rights']]);
    expect(nodeOf(chart, 'Larch Family Trust')).toMatchObject({
      typeName: 'Trust',
      country: 'United States of America',
    });
    expect(chart.nodes).toHaveLength(2);
    const shares = (of: 'shareholding' | 'votingRights') =>
      chart.links[0]?.roles
        .filter(({ interest }) => interest === of)
        .map((role) => `${shareText(role)} ${role.startDate}..${role.endDate ?? ''}`);
    const history = ['80% 2022-01-10..', '70% 2021-05-20..2022-01-10', '60% 2020-05-20..2021-05-20'];
    expect([shares('shareholding'), shares('votingRights')]).toEqual([history, history]);
    const [gone] = await rows(
      'MATCH ()-[l:LINK {datasetKey: $chartKey}]->() WHERE l.ended RETURN l.rolesJson AS rolesJson, l.endedDate AS endedDate',
      { chartKey: chart.key },
    );
    expect(gone?.endedDate).toBe('2022-01-15');
    expect((JSON.parse(String(gone?.rolesJson)) as { endDate?: string }[]).map(({ endDate }) => endDate)).toEqual([
      ...['2022-01-15', '2022-01-15', '2021-05-20', '2021-05-20', '2020-05-20', '2020-05-20'],
    ]);
  });
});

describe('the same file again', () => {
  test('changes nothing at all', async () => {
    for (const name of Object.keys(files)) {
      const first = await bring(anna, name);
      const before = await dump();
      const again = await bring(anna, name);
      expect(await dump()).toEqual(before);
      expect(again).toMatchObject({ chartKey: first.chartKey, made: 0, joined: 0, ended: 0, unchanged: first.read });
      expect(again.skipped).toEqual(first.skipped);
    }
  });

  test('undoes no edit: moved, renamed, taken off, link removed, chart renamed', async () => {
    const { chartKey } = await bring(anna, 'odd-parties');
    const chart = await openChart(anna, chartKey);
    const [state, company] = [nodeOf(chart, 'Kingdom of Norway'), nodeOf(chart, 'Halden Holding plc')];
    await updateChart(anna, { key: chartKey, name: 'My own name' });
    await updateEntity(anna, { key: company.key, name: 'Halden (client)', fields: {} });
    await editChart(anna, chartKey, {
      placements: [{ ...company, entityKey: company.key, x: 777, y: -5 }],
      removedPlacements: [state.key],
      removedLinks: [chart.links[0]?.key ?? ''],
    });
    const before = await dump();
    expect(await bring(anna, 'odd-parties')).toMatchObject({ chartKey, made: 0, chartName: 'My own name' });
    expect(await dump()).toEqual(before);
  });

  test('twice at once makes one', async () => {
    const [one, two] = await Promise.all([bring(anna, 'group-over-time'), bring(anna, 'group-over-time')]);
    expect(one.chartKey).toBe(two.chartKey);
    expect([one.made, two.made].sort()).toEqual([0, 7]);
    expect(await rows('MATCH (e:Entity {organizationKey: $organization}) RETURN count(e) AS n')).toEqual([{ n: 4 }]);
  });
});

describe('a newer file', () => {
  test('goes on where the last one stopped, in place', async () => {
    const all = files['restated-share'] ?? [];
    const early = all.filter(({ statementDate }) => statementDate < '2021');
    const late = all.filter(({ statementDate }) => statementDate >= '2021');
    const first = await importText(anna, early);
    const chart = await openChart(anna, first.chartKey);
    expect(labels(chart)).toEqual([
      ['40% Shareholder', '40% Voting rights'],
      ['60% Shareholder', '60% Voting rights'],
    ]);
    const moved = nodeOf(chart, 'Larch Family Trust');
    await editChart(anna, first.chartKey, { placements: [{ ...moved, entityKey: moved.key, x: 1234, y: 99 }] });
    const second = await importText(anna, late);
    expect(second).toMatchObject({ chartKey: first.chartKey, made: 0, ended: 2, unchanged: 0, links: { changed: 2 } });
    const after = await openChart(anna, first.chartKey);
    expect(names(after)).toEqual(['Larch Family Trust', 'Larch Textiles LLC']);
    expect(labels(after)).toEqual([['80% Shareholder', '80% Voting rights']]);
    expect(nodeOf(after, 'Larch Family Trust')).toMatchObject({ key: moved.key, x: 1234, y: 99 });
    expect(after.links[0]?.key).toBe(chart.links.find(({ from }) => from === moved.key)?.key);
  });

  test('leaves what a person added to a role that goes on: its evidence, and who checked it', async () => {
    const all = files['restated-share'] ?? [];
    const { chartKey } = await importText(
      anna,
      all.filter(({ statementDate }) => statementDate < '2021'),
    );
    const chart = await openChart(anna, chartKey);
    const link = chart.links.find(({ from }) => from === nodeOf(chart, 'Larch Family Trust').key);
    if (!link) throw new Error('no link');
    const added = { evidence: [{ kind: 'statement' as const, key: 'bods:1', note: 'p. 4' }], checkedBy: 'Anna' };
    await editChart(anna, chartKey, { links: [{ ...link, roles: link.roles.map((role) => ({ ...role, ...added })) }] });
    await importText(anna, all);
    const after = await openChart(anna, chartKey);
    expect(after.links[0]?.roles.map(({ percentage, checkedBy }) => [percentage, checkedBy ?? null])).toEqual([
      ...[
        [80, null],
        [80, null],
        [70, null],
        [70, null],
      ],
      ...[
        [60, 'Anna'],
        [60, 'Anna'],
      ],
    ]);
  });

  test('leaves a share that a person wrote, and tells what its source says now, unless that is the same', async () => {
    const all = files['restated-share'] ?? [];
    const { chartKey } = await importText(
      anna,
      all.filter(({ statementDate }) => statementDate < '2021'),
    );
    const chart = await openChart(anna, chartKey);
    const link = chart.links.find(({ from }) => from === nodeOf(chart, 'Larch Family Trust').key);
    if (!link) throw new Error('no link');
    const roles = link.roles.map((role) => ({ ...role, percentage: 12.5 }));
    await editChart(anna, chartKey, { links: [{ ...link, roles }] });
    const linksOf = async () => (await openChart(anna, chartKey)).links;
    const own = (await linksOf()).find(({ key }) => key === link.key);
    const { notes } = await importText(anna, all);
    const left = await linksOf();
    expect(left.find(({ key }) => key === link.key)).toEqual(own);
    expect(notes.filter((note) => note.includes('stays as a person wrote it'))).toEqual([
      'The link from "Larch Family Trust" to "Larch Textiles LLC" stays as a person wrote it; its source says "80% Shareholder, 80% Voting rights" now.',
    ]);
    const out = JSON.parse(Buffer.from((await chartAsBods(anna, chartKey)).bytes).toString()) as Raw[];
    expect((await importText(anna, out)).notes).toEqual([]);
    expect(await linksOf()).toEqual(left);
  });

  test('knows its statements again that went out with what the standard demands', async () => {
    const isLink = (one: object) => Reflect.get(one, 'recordType') === 'relationship';
    const detailsOf = (one: object | undefined) => Reflect.get(one ?? {}, 'recordDetails') as object;
    const all = files['restated-share'] ?? [];
    const link = all.find((one) => isLink(one));
    const parties = all.filter((one) => !isLink(one));
    const undated = parties.map(({ statementDate: _, ...party }) => party);
    const details = { ...detailsOf(link), interests: [{ type: 'shareholding', startDate: '2011' }] };
    const raw = [...undated, { ...link, recordDetails: details }] as Raw[];
    const { chartKey } = await importText(anna, raw);
    const out = JSON.parse(Buffer.from((await chartAsBods(anna, chartKey)).bytes).toString()) as Raw[];
    const before = (await openChart(anna, chartKey)).links;
    const again = await importText(anna, out);
    expect({ skipped: again.skipped, unchanged: again.unchanged }).toEqual({ skipped: [], unchanged: raw.length });
    expect((await openChart(anna, chartKey)).links).toEqual(before);
    const other = raw.map((one) => ({
      ...one,
      recordDetails: { ...detailsOf(one), name: 'Another' },
    })) as Raw[];
    expect((await importText(anna, other)).skipped).toHaveLength(raw.length);
  });

  test('ends in the same state whichever half comes first', async () => {
    const all = files['group-over-time'] ?? [];
    await importText(anna, all.slice(9), 'Halves');
    const { chartKey } = await importText(anna, all.slice(0, 9), 'Halves');
    const chart = await openChart(anna, chartKey);
    expect(names(chart)).toEqual(['Fjordlys Drift AS', 'Olav Tveit-Nilsen']);
    expect(labels(chart)).toEqual([['100% Shareholder', 'Board member']]);
  });

  test('makes an unknown party known once its record comes, and leaves what a user wrote', async () => {
    const first = await bring(anna, 'odd-parties');
    const chart = await openChart(anna, first.chartKey);
    const unknown = nodeOf(chart, 'Unknown party (ref C-9)');
    expect(first.skipped).toEqual([
      {
        statementId: expect.stringContaining('stm-0011'),
        why: expect.stringContaining('"C-9"'),
        where: expect.stringMatching(/^record \d+$/),
      },
    ]);
    expect(unknown.party).toBe('unknown');
    await updateEntity(anna, { key: unknown.key, description: 'Ask Kari about this one.', fields: {} });
    const record = { ...one('odd-parties', 'C-1'), statementId: 'stm-late'.padEnd(32, '0'), recordId: 'C-9' };
    const details = { ...record.recordDetails, name: 'Skarv Invest AS', identifiers: [] };
    const second = await importText(anna, [{ ...record, recordDetails: details }]);
    expect(second).toMatchObject({ chartKey: first.chartKey, made: 0, skipped: [] });
    const known = nodeOf(await openChart(anna, first.chartKey), 'Skarv Invest AS');
    expect(known).toMatchObject({ key: unknown.key, typeName: 'Company', party: 'known' });
    expect((await getEntity(anna, known.key)).description).toContain('Ask Kari');
  });
});

describe('unknown and anonymous parties', () => {
  test('stay visible as such, with ranges, reasons and dashed indirect links', async () => {
    const chart = await openChart(anna, (await bring(anna, 'odd-parties')).chartKey);
    const parties = chart.nodes.filter(({ party }) => party !== 'known').map(({ name, party }) => `${name}: ${party}`);
    expect(parties.sort()).toEqual([
      'Anonymous entity: anonymous',
      'Unknown party (ref C-9): unknown',
      'Unknown party: unknown',
      'Unknown person: unknown',
    ]);
    const link = (name: string) => chart.links.find(({ from }) => from === nodeOf(chart, name).key);
    expect(link('Anonymous entity')?.roles.map(roleText)).toEqual(['25–<50% Shareholder']);
    expect(link('Unknown person')?.roles.map(roleText)).toEqual(['Unknown interest']);
    expect(link('Kingdom of Norway')).toBeUndefined();
    expect(chart.links.filter(({ dashed }) => dashed)).toHaveLength(1);
    expect(nodeOf(chart, 'Holt nomination').typeName).toBe('Custom');
    expect(nodeOf(chart, 'Kingdom of Norway').detail).toBe('Government Body');
  });
});

describe('other people', () => {
  test('have their own: nothing of one user joins or shows another', async () => {
    const ben = await someone();
    const hers = await bring(anna, 'odd-parties');
    const before = await dump(userOf(anna));
    const his = await bring(ben, 'odd-parties');
    expect(his).toMatchObject({ made: hers.made, joined: 0, unchanged: 0 });
    expect(his.chartKey).not.toBe(hers.chartKey);
    expect(await dump(userOf(anna))).toEqual(before);
    await expect(openChart(ben, hers.chartKey)).rejects.toMatchObject({ code: 'notFound' });
  });

  test('a chart of the same name that the user made himself is not touched', async () => {
    const own = await importText(anna, files['group-over-time'] ?? [], 'Mine');
    await store.write((tx) =>
      tx.run('try.own', 'MATCH (d:Dataset {key: $key}) REMOVE d.importedBy', { key: own.chartKey }),
    );
    expect((await importText(anna, files['group-over-time'] ?? [], 'Mine')).chartKey).not.toBe(own.chartKey);
  });
});

describe('joining', () => {
  test('by the same record on another chart', async () => {
    const first = await bring(anna, 'group-over-time');
    const second = await importText(anna, files['group-over-time'] ?? [], 'Another');
    expect(second).toMatchObject({ chartName: 'Another', joined: 4, entities: { made: 0 }, links: { made: 3 } });
    expect(second.chartKey).not.toBe(first.chartKey);
    const [one, two] = await Promise.all([openChart(anna, first.chartKey), openChart(anna, second.chartKey)]);
    expect(two.nodes.map(({ key }) => key).sort()).toEqual(one.nodes.map(({ key }) => key).sort());
  });

  test('by LEI with what a user made by hand, filling only what is empty; never by name', async () => {
    const [byLei, byName] = [randomUUID(), randomUUID()];
    const halden = { typeName: 'Company', name: 'Halden', fields: { lei: 'HALDEN00TESTCASE0020', country: 'Jersey' } };
    await addEntity(anna, { key: byLei, ...halden }, checkFolders);
    const norway = { key: byName, typeName: 'Company', name: 'Kingdom of Norway', fields: {} };
    await addEntity(anna, norway, checkFolders);
    const report = await bring(anna, 'odd-parties');
    expect(report.joined).toBe(1);
    const chart = await openChart(anna, report.chartKey);
    expect(nodeOf(chart, 'Halden').key).toBe(byLei);
    expect(nodeOf(chart, 'Kingdom of Norway').key).not.toBe(byName);
    const [row] = await rows(
      'MATCH (e:Entity {key: $byLei}) RETURN e.country AS country, e.incorporation AS incorporation',
      { byLei },
    );
    expect(row).toEqual({ country: 'Jersey', incorporation: '1999' });
  });

  test('with another publisher keeps what a person wrote, and tells what each says', async () => {
    const lei = 'HALDEN00TESTCASE0020';
    const from = (publisher: string, name: string, day: string, more: object): Raw => ({
      ...{ statementId: `stm-${publisher}`.padEnd(32, '0'), recordId: `H-${publisher}`, recordType: 'entity' },
      ...{ recordStatus: 'new', declarationSubject: `H-${publisher}`, statementDate: day },
      ...{ publicationDetails: { publicationDate: day, bodsVersion: '0.4', publisher: { name: publisher } } },
      recordDetails: {
        ...{ isComponent: false, entityType: { type: 'registeredEntity' }, name },
        identifiers: [{ scheme: 'XI-LEI', id: lei }],
        ...more,
      },
    });
    const address = (text: string) => [{ type: 'registered', address: text }];
    const first = await importText(
      anna,
      [
        from('One', 'Halden', '2024-01-01', {
          ...{ jurisdiction: { name: 'France', code: 'FR' }, foundingDate: '1999-01-01' },
          addresses: address('1 Quay'),
        }),
      ],
      'First',
    );
    const key = nodeOf(await openChart(anna, first.chartKey), 'Halden').key;
    await updateEntity(anna, { key, name: 'Called by hand', fields: { country: 'Malta' } });
    const second = await importText(
      anna,
      [
        from('Two', 'Halden Group', '2025-01-01', {
          ...{ jurisdiction: { name: 'Norway', code: 'NO' }, foundingDate: '2000-02-02' },
          addresses: address('2 Quay'),
        }),
      ],
      'Second',
    );
    expect(second).toMatchObject({ made: 0, joined: 1 });
    const [row] = await rows(
      'MATCH (e:Entity {key: $key}) RETURN e.name AS name, e.country AS country, e.incorporation AS incorporation',
      { key },
    );
    expect(row).toEqual({ name: 'Called by hand', country: 'Malta', incorporation: '2000-02-02' });
    expect(second.notes).toEqual(
      expect.arrayContaining([
        '"Called by hand" keeps its name; its source calls it "Halden Group" now.',
        '"Called by hand": Country stays "Malta", as a person wrote it; its source says "Norway" now.',
        '"Called by hand": Incorporation was "1999-01-01" and is "2000-02-02" now.',
      ]),
    );
  });

  test('goes by scheme and id with what another publisher said', async () => {
    await bring(anna, 'odd-parties');
    const record = { ...one('odd-parties', 'C-1'), statementId: 'stm-other'.padEnd(32, '0'), recordId: 'XYZ' };
    const publicationDetails = { publicationDate: '2025-01-01', bodsVersion: '0.4', publisher: { name: 'Elsewhere' } };
    const details = { ...record.recordDetails, identifiers: [{ scheme: 'gb-coh', id: ' 01234567 ' }] };
    const report = await importText(anna, [{ ...record, publicationDetails, recordDetails: details } as Raw], 'Other');
    expect(report).toMatchObject({ made: 0, joined: 1 });
  });

  test('makes new links, not new entities, when the chart was deleted', async () => {
    const first = await bring(anna, 'group-over-time');
    await deleteChart(anna, first.chartKey);
    expect(await bring(anna, 'group-over-time')).toMatchObject({
      joined: 4,
      made: 3,
      today: { entities: 2, links: 1 },
    });
  });
});

describe('bad files leave the store as it was', () => {
  const old = {
    statementID: 'x'.repeat(32),
    statementType: 'entityStatement',
    publicationDetails: { bodsVersion: '0.2' },
  };
  const bad: [string, string | Uint8Array, RegExp][] = [
    ['not JSON', 'name;share\nA;1', /not JSON/],
    ['empty', '', /not JSON/],
    ['not BODS', '[{"name": "Fjord"}]', /no statements/],
    ['0.2', JSON.stringify([old]), /BODS 0\.2;/],
    ['too large', new Uint8Array(50 * 1024 * 1024 + 1), /larger than 50 MB/],
  ];
  test.each(bad)('%s', async (_name, file, message) => {
    const before = await dump();
    const input = typeof file === 'string' ? { text: file } : { bytes: file };
    await expect(importStatements(anna, input)).rejects.toMatchObject({
      name: 'AppError',
      message: expect.stringMatching(message),
    });
    expect(await dump()).toEqual(before);
  });

  test('too many entities for one import', async () => {
    const model = one('odd-parties', 'C-4');
    const many = Array.from({ length: limits.importEntitiesMax + 1 }, (_, index) => ({
      ...model,
      statementId: `s-${index}`,
      recordId: `c-${index}`,
    }));
    await expect(importText(anna, many)).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(/at most 100,?000 records of 60,?000 entities/),
    });
    expect(await rows('MATCH (e:Entity {organizationKey: $organization}) RETURN count(e) AS n')).toEqual([{ n: 0 }]);
  });

  test('who may not write imports nothing', async () => {
    const reader = await someone('viewOnly');
    await expect(bring(reader, 'group-over-time')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

test('a broken statement is skipped with its why, the others are taken', async () => {
  const all = files['group-over-time'] ?? [];
  const report = await importText(anna, [
    { ...all[0], recordDetails: { names: 'Ingrid' } } as unknown as Raw,
    ...all.slice(1),
  ]);
  expect(report.skipped).toEqual([
    { statementId: all[0]?.statementId, why: 'recordDetails.names: A list is expected here.', where: 'record 1' },
  ]);
  expect(report.today).toEqual({ entities: 2, links: 1 });
});

async function someone(accountType: 'Standard' | 'viewOnly' = 'Standard'): Promise<Context> {
  const email = `${randomUUID()}@example.org`;
  await provisionUser(store, {
    name: 'Importer',
    email,
    password: 'correct horse',
    organizationKey: organization,
    accountType,
  });
  return makeContext({ store, caller: await callerOfEmail(store, email), requestId: 'test', address: 'test' });
}

function userOf(context: Context): string {
  return context.caller.kind === 'user' ? context.caller.userKey : '';
}

function bring(context: Context, name: string): Promise<ExchangeReport> {
  return importText(context, files[name] ?? []);
}

function importText(context: Context, statements: Raw[], chartName?: string): Promise<ExchangeReport> {
  return importStatements(context, { text: JSON.stringify(statements), chartName });
}

function one(file: string, recordId: string): Raw {
  const found = files[file]?.find((raw) => raw.recordId === recordId);
  if (!found) throw new Error(`No record ${recordId} in ${file}`);
  return found;
}

function names(chart: Chart): string[] {
  return chart.nodes.map(({ name }) => name).sort();
}

function labels(chart: Chart): string[][] {
  return chart.links.map((link) => shownTexts(link, TODAY)).sort();
}

function nodeOf(chart: Chart, name: string): Chart['nodes'][number] {
  const node = chart.nodes.find((candidate) => candidate.name === name);
  if (!node) throw new Error(`"${name}" is not on the chart, which holds ${names(chart).join(', ')}`);
  return node;
}

function rows(cypher: string, params: Record<string, unknown> = {}) {
  return store.read((tx) => tx.run('try.rows', cypher, { organization, ...params }));
}

/** Everything of the organization as text, or what one user can reach. */
async function dump(userKey?: string): Promise<string[]> {
  const found = await rows(
    `MATCH (u:User)-[:MEMBER_OF]->(:Organization {key: $organization}) WHERE $userKey IS NULL OR u.key = $userKey
     CALL (u) {
       RETURN u AS n
       UNION MATCH (u)-[:HAS_ACCESS]->(n) RETURN n
       UNION MATCH (u)-[:HAS_ACCESS]->()-[:HAS_SAVE|HAS_SOURCE|HAS_STATE|IDENTIFIED_BY]->(n) RETURN n
     }
     OPTIONAL MATCH (n)-[r]->(m)
     RETURN labels(n) AS labels, properties(n) AS node, type(r) AS type, properties(r) AS link, m.key AS to`,
    { userKey: userKey ?? null },
  );
  return found.map((row) => JSON.stringify(row)).sort();
}
