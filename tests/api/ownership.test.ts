import type { Permission } from '@stemma/shared/permissions';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
import { ownershipMessages } from '@stemma/shared/messages/ownership';
import { calculateOwnership } from '@stemma/shared/ownership/ownership';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ownershipGraphOf } from '../../client/src/lib/ownership/graph';
import { giveAccess } from '../testkit/access';
import type { TestApp, TestOrganization } from '../testkit/app';
import type { Client } from '../testkit/client';
import { startApp } from '../testkit/ownApp';
import type { Drawn } from '../testkit/ownersChart';
import { drawOwners as draw } from '../testkit/ownersChart';
import { makeLink, visitor } from '../testkit/sharing';
import { hearStatements } from '../testkit/statements';

interface Party {
  key: string | null;
  name: string;
  typeName: string;
}
interface Opened {
  nodes: { key: string; name: string }[];
  links: { key: string; from: string; to: string }[];
  endedLinks: { key: string; from: string; to: string }[];
}
interface Finding {
  code: string;
  text: string;
  entities: Party[];
  links: string[];
  factsHash: string;
  accepted: { reason: string; by: string; byName: string; on: string } | null;
}
interface Ownership {
  subject: Party;
  contradictory: boolean;
  blocked: boolean | null;
  holders: { party: Party; total: number; upper: number; verdict: string; declared: number | null; why: string[] }[];
  coverage: { category: string; share: number }[];
  coverageText: string;
  controllers: { party: Party; certain: boolean; through: Party[] }[];
  loops: string[][];
  findings: Finding[];
  basedOn: { charts: string[]; revision: number | null; links: number; entities: number; hash: string };
}

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let colleague: Client;

beforeAll(async () => {
  app = await startApp();
  organization = await app.organization();
  owner = await organization.user({ name: 'Ada Owner' });
  colleague = await organization.user();
});
afterAll(() => app.close());

const ask = (who: Client, body: object) =>
  who.post<Ownership & { error: string; field: string }>('graph/ownership', body);
const totals = ({ holders }: Ownership) => Object.fromEntries(holders.map(({ party, total }) => [party.name, total]));
const near = (value: number): unknown => expect.closeTo(value, 8);
const untimed = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer).replaceAll(/"at":"[^"]*"/g, '"at":""')) as object;

interface Changed {
  date: string;
  changed: { holder: Party; begins: string[]; ends: string[] }[];
  holders: { party: Party; before: number; after: number }[];
}
interface Former {
  nodes: { name: string }[];
  formerParties: { name: string }[];
  formerLinks: { roles: unknown[] }[];
}

const HARBOUR: Drawn[] = [
  ['mara', 'Harbour', 62.5],
  ['anon', 'Harbour', 10],
  ['Holding', 'Harbour', 25],
  ['mara', 'Holding', 100],
];

describe('who owns a company', () => {
  test('is told with where every unit ends, who controls it and what it rests on, by REST and GraphQL alike', async () => {
    const mark = randomUUID();
    const chartKey = await draw(owner, mark, HARBOUR);
    const entityKey = `${mark}:Harbour`;
    const { status, body } = await ask(owner, { entityKey, chartKey });
    expect(status).toBe(200);
    expect(totals(body)).toEqual({ mara: near(87.5), Holding: near(25), anon: near(10) });
    expect(body.coverageText).toBe('87.5 % explained. 12.5 % unknown: 10 % undisclosed, 2.5 % missing.');
    expect(body.holders[0]).toMatchObject({ party: { key: `${mark}:mara`, typeName: 'Individual' }, verdict: 'YES' });
    expect(body.controllers[0]).toEqual({
      party: { key: `${mark}:mara`, name: 'mara', typeName: 'Individual' },
      certain: true,
      through: [],
    });
    expect(body.findings.map(({ code, text }) => [code, text])).toEqual([
      ['missing', 'Harbour: 2.5 % has no recorded holder.'],
    ]);
    expect(body.basedOn).toMatchObject({ charts: [chartKey], revision: 1, links: 4, entities: 4 });
    const { data } = await owner.rawGraphql<{ ownership: object }>(
      `query ($input: OwnershipInput!) { ownership(input: $input) {
         subject { key name typeName } asOf basis preset threshold inclusive articles textOf votesFromShares contradictory calculable blocked
         holders { party { key name typeName } ultimate direct indirect total upper ceiling moreThan isTight declared computable verdict why
           parties { party { key name typeName } as } }
         more coverage { category share } coverageText selfHeld
         controllers { party { key name typeName } certain through { key name typeName } } votesOfControlled
         noBeneficialOwner { text officials { key name typeName } } loops
         findings { code severity text template values { name value } entities { key name typeName } links suggestion factsHash accepted { reason by byName on } }
         basedOn { charts revision links entities at hash } } }`,
      { input: { entityKey, chartKey } },
    );
    expect(untimed(data?.ownership)).toEqual(untimed(body));
    const twice = await ask(owner, { entityKey, chartKey, threshold: 90, preset: 'OWN' });
    expect(twice.body.holders.map(({ verdict }) => verdict)).toEqual(['NOT_EXCLUDED', 'NO', 'NO']);
    expect(twice.body.basedOn.hash).not.toBe(body.basedOn.hash);
  });

  test('goes round loops, and the paths tell what these add', async () => {
    const mark = randomUUID();
    const chartKey = await draw(owner, mark, [
      ['mara', 'Orchid', 60],
      ['Harbour', 'Orchid', 40],
      ['Orchid', 'Harbour', 50],
      ['oskar', 'Harbour', 50, 'Normal'],
    ]);
    const entityKey = `${mark}:Harbour`;
    const { body } = await ask(owner, { entityKey, chartKey });
    expect(totals(body)).toMatchObject({ mara: near(37.5), oskar: near(62.5) });
    expect(body.loops).toEqual([[`${mark}:Harbour`, `${mark}:Orchid`]]);
    const paths = await owner.post<{
      paths: { text: string; share: number; steps: { roles: { linkKey: string; role: string }[] }[] }[];
      throughLoops: number;
      loopText: string;
      total: number;
    }>('graph/ownershipPaths', { entityKey, chartKey, holderKey: `${mark}:mara` });
    expect(paths.body.paths.map(({ text }) => text)).toEqual(['mara → 60 % → Orchid → 50 % → Harbour = 30 %']);
    expect(paths.body.paths[0]?.steps.map(({ roles }) => roles.map(({ role }) => role))).toEqual([
      ['Shareholder'],
      ['Shareholder'],
    ]);
    expect(paths.body).toMatchObject({
      throughLoops: near(7.5),
      loopText: 'Harbour holds 40 % of Orchid',
      total: near(37.5),
    });
    const held = await owner.post<{
      holdings: { party: Party; total: number; controls: boolean }[];
      group: { party: Party }[];
    }>('graph/holdings', { entityKey: `${mark}:mara`, chartKey });
    expect(held.body.holdings.map(({ party, total, controls }) => [party.name, total, controls])).toEqual([
      ['Orchid', near(75), true],
      ['Harbour', near(37.5), false],
    ]);
    const control = await owner.post<{ controllers: { party: Party }[]; group: { party: Party }[] }>('graph/control', {
      entityKey: `${mark}:Orchid`,
      chartKey,
    });
    expect(control.body.controllers.map(({ party }) => party.name)).toEqual(['mara']);
  });

  test('tells on earlier days of who left the chart as their source ended them', async () => {
    const mark = randomUUID();
    const chartKey = await draw(owner, mark, [
      [
        'maria',
        'Tecido',
        [
          { role: 'Shareholder', percentage: 100, startDate: '2002-03-09', endDate: '2021-09-24' },
          { role: 'Shareholder', percentage: 40, startDate: '2021-09-24' },
        ],
      ],
      ['Trust', 'Tecido', [{ role: 'Shareholder', percentage: 60, startDate: '2021-09-24' }]],
    ]);
    await app.store.write((tx) =>
      tx.run(
        'test.closed',
        `MATCH (e:Entity {key: $from})-[l:LINK]->() SET l.ended = true, l.endedDate = '2023-03-03', e.ended = true
         WITH e MATCH (e)<-[c:CONTAINS]-() DELETE c`,
        { from: `${mark}:maria` },
      ),
    );
    const entityKey = `${mark}:Tecido`;
    const on = async (asOf: string) => totals((await ask(owner, { entityKey, chartKey, asOf })).body);
    expect(await on('2010-01-01')).toEqual({ maria: near(100) });
    expect(await on('2022-01-01')).toEqual({ Trust: near(60), maria: near(40) });
    expect(await on('2024-01-01')).toEqual({ Trust: near(60) });
    const { data } = await owner.rawGraphql<{ chart: Former }>(
      'query ($key: ID!) { chart(key: $key) { nodes { name } formerParties { name } formerLinks { roles { role } } } }',
      { key: chartKey },
    );
    expect(data?.chart.nodes.map(({ name }) => name).sort()).toEqual(['Tecido', 'Trust']);
    expect(data?.chart.formerParties.map(({ name }) => name)).toEqual(['maria']);
    expect(data?.chart.formerLinks.map(({ roles }) => roles.length)).toEqual([2]);
    const query =
      'query ($key: ID!) { chart(key: $key) { nodes { name } formerParties { name } formerLinks { key } } }';
    await owner.post('access/give', { key: chartKey, userKey: colleague.userKey, permission: 'Viewer' });
    const other = await colleague.rawGraphql<{ chart: Former }>(query, { key: chartKey });
    expect(other.data?.chart.nodes).toHaveLength(2);
    expect([other.data?.chart.formerParties, other.data?.chart.formerLinks]).toEqual([[], []]);
    const answer = await ask(colleague, { entityKey, chartKey, asOf: '2022-01-01' });
    expect(totals(answer.body)).toEqual({ Trust: near(60) });
  });

  test('is asked as of a day: a history has its days, and what its source ended ends', async () => {
    const mark = randomUUID();
    const chartKey = await draw(owner, mark, [
      [
        'maria',
        'Tecido',
        [
          { role: 'Shareholder', percentage: 100, endDate: '2022-01-01' },
          { role: 'Shareholder', percentage: 40, startDate: '2022-01-01', endDate: '2022-12-01' },
          { role: 'Shareholder', percentage: 30, startDate: '2022-12-01', endDate: '2024-01-01' },
        ],
      ],
      [
        'Trust',
        'Tecido',
        [
          { role: 'Shareholder', percentage: 60, startDate: '2022-01-01', endDate: '2022-12-01' },
          { role: 'Shareholder', percentage: 70, startDate: '2022-12-01', endDate: '2024-01-01' },
          { role: 'Shareholder', percentage: 80, startDate: '2024-01-01' },
        ],
      ],
      ['Old', 'Tecido', 5],
    ]);
    await app.store.write((tx) =>
      tx.run('test.ended', `MATCH (:Entity {key: $from})-[l:LINK]->() SET l.ended = true, l.endedDate = '2000-01-01'`, {
        from: `${mark}:Old`,
      }),
    );
    const entityKey = `${mark}:Tecido`;
    const on = async (asOf: string) => totals((await ask(owner, { entityKey, chartKey, asOf })).body);
    expect(await on('2010-01-01')).toEqual({ maria: near(100) });
    expect(await on('2022-01-01')).toEqual({ Trust: near(60), maria: near(40) });
    expect(await on('2022-12-01')).toEqual({ Trust: near(70), maria: near(30) });
    expect(await on('2024-06-30')).toEqual({ Trust: near(80) });
    const changes = await owner.post<Changed[]>('graph/ownershipChanges', {
      entityKey,
      chartKey,
      from: '2022-12-01',
      to: '2022-12-31',
    });
    expect(changes.body[0]?.changed.map(({ holder, begins, ends }) => [holder.name, begins, ends]).sort()).toEqual([
      ['Trust', ['Shareholder 70 %'], ['Shareholder 60 %']],
      ['maria', ['Shareholder 30 %'], ['Shareholder 40 %']],
    ]);
    expect(
      changes.body.map(({ date, holders }) => [
        date,
        holders.map(({ party, before, after }) => [party.name, before, after]),
      ]),
    ).toEqual([
      [
        '2022-12-01',
        [
          ['Trust', near(60), near(70)],
          ['maria', near(40), near(30)],
        ],
      ],
    ]);
  });

  test('is asked of a snapshot as of the chart', async () => {
    const mark = randomUUID();
    const chartKey = await draw(owner, mark, HARBOUR);
    const taken = await owner.post<{ snapshot: { key: string } }>('datasets/createSnapshot', { key: chartKey });
    await owner.get(`datasets/clear/${chartKey}`);
    const asked = { entityKey: `${mark}:Harbour` };
    expect((await ask(owner, { ...asked, chartKey })).status).toBe(404);
    const { body } = await ask(owner, { ...asked, snapshotKey: taken.body.snapshot.key });
    expect(totals(body)).toMatchObject({ mara: near(87.5) });
    expect(body.basedOn).toMatchObject({ charts: [chartKey], revision: 1 });
  });

  test('is judged by sanctions together, whoever is listed', async () => {
    const mark = randomUUID();
    const chartKey = await draw(owner, mark, [
      ['x', 'A', 25],
      ['y', 'A', 25],
      ['A', 'B', 50],
    ]);
    const listed = [`${mark}:x`, `${mark}:y`];
    const { body } = await ask(owner, { entityKey: `${mark}:B`, chartKey, preset: 'OFAC', listed });
    expect(body.blocked).toBe(true);
  });
});

describe('over all charts of the caller', () => {
  test('charts that disagree give a range; those that he may not read count for nothing, an administrator’s neither', async () => {
    const mark = randomUUID();
    const reader = await organization.user();
    const administrator = await organization.user({ isAdmin: true });
    const one = await draw(owner, mark, [
      ['mara', 'Orchid', 60],
      ['Orchid', 'Harbour', 50],
    ]);
    const other = await draw(owner, mark, [['mara', 'Orchid', 70]]);
    const secret = await draw(owner, mark, [['oskar', 'Harbour', 50]]);
    const access = (permission: Permission, key: string, user = reader) =>
      giveAccess(app.store, user.userKey, [key], permission);
    const asked = { entityKey: `${mark}:Harbour`, scope: 'ALL_MY_CHARTS' };
    expect([(await ask(reader, asked)).status, (await ask(administrator, asked)).status]).toEqual([404, 404]);
    await access('Viewer', one);
    await access('Viewer', other);
    const { result, statements } = await hearStatements(() => ask(reader, asked));
    expect(result.body.holders.map(({ party, total, upper }) => [party.name, total, upper])).toEqual([
      ['Orchid', near(50), near(50)],
      ['mara', near(30), near(35)],
    ]);
    expect(result.body.findings.map(({ code }) => code)).toEqual(['missing', 'missing', 'disagree']);
    expect(result.body.basedOn).toMatchObject({ charts: [one, other].sort(), revision: null, links: 3 });
    // The session, the entity with its links, and one for each of two levels above it.
    expect(statements.map(({ name }) => name)).toEqual([
      'access.liveSession',
      'ownership.start.up',
      'ownership.level.up',
      'ownership.level.up',
    ]);
    const whole = await ask(owner, asked);
    expect(totals(whole.body)).toMatchObject({ oskar: near(50) });
    expect(whole.body.basedOn.charts).toContain(secret);
    const held = await reader.post<{ holdings: { party: Party; total: number; upper: number }[] }>('graph/holdings', {
      entityKey: `${mark}:mara`,
      scope: 'ALL_MY_CHARTS',
    });
    expect(held.body.holdings.map(({ party, total, upper }) => [party.name, total, upper])).toEqual([
      ['Orchid', near(60), near(70)],
      ['Harbour', near(30), near(35)],
    ]);
    await app.store.write((tx) =>
      tx.run('test.noAccess', 'MATCH (:User {key: $user})-[h:HAS_ACCESS]->(:Dataset) DELETE h', {
        user: reader.userKey,
      }),
    );
    expect((await ask(reader, asked)).status).toBe(404);
    expect((await ask(reader, { entityKey: asked.entityKey, chartKey: one })).status).toBe(404);
  });

  test('a long way up is told to be too long; on its own chart it is calculated, on a thread of its own', async () => {
    const mark = randomUUID();
    const links = Array.from({ length: 50 }, (_, index): Drawn => [`C${index}`, `C${index + 1}`, 100]);
    const chartKey = await draw(owner, mark, links);
    const held = await owner.post<{ holdings: { total: number }[] }>('graph/holdings', {
      entityKey: `${mark}:C0`,
      chartKey,
    });
    expect(held.body.holdings.map(({ total }) => total)).toEqual(Array.from({ length: 50 }, () => 100));
    const all = await ask(owner, { entityKey: `${mark}:C50`, scope: 'ALL_MY_CHARTS' });
    expect([all.status, all.body.error]).toEqual([422, ownershipMessages.tooLarge]);
  });
});

test('bad questions are refused in plain words', async () => {
  const mark = randomUUID();
  const chartKey = await draw(owner, mark, HARBOUR);
  const good = { entityKey: `${mark}:Harbour`, chartKey };
  const refused = async (more: object) => {
    const { status, body } = await ask(owner, { ...good, ...more });
    return [status, body.error, body.field];
  };
  const noDate = [400, messages.dateNotUnderstood, 'asOf'];
  expect(await refused({ asOf: '2022' })).toEqual(noDate);
  expect(await refused({ asOf: '2022-02-30' })).toEqual(noDate);
  expect(await refused({ asOf: 'yesterday' })).toEqual(noDate);
  expect(await refused({ threshold: 100.5 })).toEqual([400, ownershipMessages.threshold, 'threshold']);
  expect(await refused({ threshold: -1 })).toEqual([400, ownershipMessages.threshold, 'threshold']);
  expect(await refused({ preset: 'DE_GWG' })).toEqual([400, messages.unknownChoice, 'preset']);
  expect(await refused({ basis: 'LUCK' })).toEqual([400, messages.unknownChoice, 'basis']);
  expect((await refused({ first: 1001 }))[0]).toBe(400);
  expect(await refused({ chartKey: null })).toEqual([400, ownershipMessages.chartNeeded, 'chartKey']);
  expect((await refused({ entityKey: `${mark}:nobody` }))[0]).toBe(404);
  expect((await refused({ chartKey: randomUUID() }))[0]).toBe(404);
  expect(await refused({ entityKey: `${mark}:mara` })).toEqual([422, ownershipMessages.peopleNotOwned, 'entityKey']);
  const { errors } = await owner.rawGraphql(
    'query ($input: OwnershipInput!) { ownership(input: $input) { coverageText } }',
    { input: { ...good, asOf: '2022-13-01' } },
  );
  expect(errors?.[0]).toMatchObject({ message: messages.dateNotUnderstood, extensions: { code: 'invalid' } });
});

describe('a visitor', () => {
  test('is answered only by a link that grants it, on what that shows', async () => {
    const mark = randomUUID();
    const chartKey = await draw(owner, mark, [
      ['mara', 'Orchid', [{ role: 'Shareholder', percentage: 60, startDate: '2020-01-01' }]],
      ['oskar', 'Orchid', 40],
      ['Orchid', 'Harbour', 55],
      ['Shade', 'Harbour', 45],
      ['oskar', 'Shade', 100],
    ]);
    const entities = [{ key: `${mark}:Shade`, isPrivate: true }];
    const plain = await makeLink(owner, chartKey, { entities });
    const granted = await makeLink(owner, chartKey, { entities, ownership: true });
    expect([plain, granted]).toMatchObject([{ ownership: false }, { ownership: true }]);
    const key = `${mark}:Harbour`;
    const asked = (linkKey: string, more: object = {}) =>
      app.anonymous.post<Ownership>('graph/ownershipShared', { key, linkKey, ...more });
    expect((await asked(plain.key)).status).toBe(404);
    const { status, body } = await asked(granted.key);
    expect(status).toBe(200);
    expect(totals(body)).toEqual({ Orchid: near(55), mara: near(33), oskar: near(22) });
    expect(body.coverageText).toBe('55 % explained. 45 % unknown: 45 % hidden or missing.');
    expect(JSON.stringify(body)).not.toContain('Shade');
    expect(body.basedOn).toMatchObject({ revision: null, links: 3 });
    expect((await asked(granted.key, { key: `${mark}:Shade` })).status).toBe(404);
    const before = await asked(granted.key, { asOf: '2019-01-01' });
    expect(totals(before.body)).toEqual({ Orchid: near(55), oskar: near(22) });
    const health = await app.anonymous.post<Finding[]>('datasets/healthShared', { linkKey: granted.key });
    expect(health.body.every(({ accepted }) => accepted === null)).toBe(true);
    const roles = async (linkKey: string) => {
      const shown = await app.anonymous.post<{ edges: { from: string; roles: object[] }[] }>('datasets/graphShared', {
        linkKey,
      });
      return shown.body.edges.find(({ from }) => from === `${mark}:mara`)?.roles[0];
    };
    expect(await roles(plain.key)).not.toHaveProperty('startDate');
    expect(await roles(granted.key)).toMatchObject({ startDate: '2020-01-01' });
    const there = await visitor(app, granted.key);
    const { data } = await there.rawGraphql<{ sharedOwnership: { coverageText: string }; sharedHealth: object[] }>(
      'query ($input: SharedOwnershipInput!) { sharedOwnership(input: $input) { coverageText } sharedHealth { code } }',
      { input: { entityKey: key } },
    );
    expect(data?.sharedOwnership.coverageText).toBe(body.coverageText);
    expect(data?.sharedHealth).toHaveLength(health.body.length);
  });
});

describe('what a source has ended', () => {
  test('counts on earlier days the same in the browser’s calculation, for a visitor and for the calls', async () => {
    const mark = randomUUID();
    const chartKey = await draw(owner, mark, [
      ['mara', 'Orchid', [{ role: 'Shareholder', percentage: 30, startDate: '2015-01-01' }]],
      ['Old', 'Orchid', [{ role: 'Shareholder', percentage: 60, startDate: '2010-01-01' }]],
      ['undated', 'Orchid', 30],
      ['Shade', 'Orchid', 10],
    ]);
    const end = (from: string, endedDate: string | null) =>
      app.store.write((tx) =>
        tx.run('test.ended', 'MATCH (:Entity {key: $from})-[l:LINK]->() SET l.ended = true, l.endedDate = $endedDate', {
          from: `${mark}:${from}`,
          endedDate,
        }),
      );
    await end('Old', '2020-01-01');
    await end('undated', null);
    await end('Shade', '2020-01-01');
    const link = await makeLink(owner, chartKey, {
      ownership: true,
      entities: [{ key: `${mark}:Shade`, isPrivate: true }],
    });
    const there = await visitor(app, link.key);
    const fields = 'key from to arrowType roles { role percentage startDate endDate }';
    const opened = await owner.rawGraphql<{ chart: Opened }>(
      `query ($key: ID!) { chart(key: $key) { nodes { key name typeName } links { ${fields} } endedLinks { ${fields} } } }`,
      { key: chartKey },
    );
    const shown = await there.rawGraphql<{ sharedGraph: Opened }>(
      `query { sharedGraph { nodes { key name typeName isPrivate } links { ${fields} } endedLinks { ${fields} } } }`,
    );
    const entityKey = `${mark}:Orchid`;
    const inBrowser = (read: Opened | undefined, asOf: string) => {
      if (!read) throw new Error('The chart was not read.');
      const { nodes, links, endedLinks } = read;
      const byKeys = <T extends { key: string }>(some: T[]) => new Map(some.map((one) => [one.key, one]));
      const graph = ownershipGraphOf({
        nodes: byKeys(nodes as never[]),
        links: byKeys(links as never[]),
        endedLinks: endedLinks as never[],
      });
      const names = new Map(nodes.map(({ key, name }) => [key, name]));
      const { holders } = calculateOwnership(graph, { subject: entityKey, asOf });
      return Object.fromEntries(holders.map(({ key, total }) => [names.get(key) ?? '', near(total)]));
    };
    for (const [asOf, expected] of [
      ['2012-06-01', { Old: near(60), Shade: near(10) }],
      ['2018-06-01', { Old: near(60), mara: near(30), Shade: near(10) }],
      ['2021-06-01', { mara: near(30) }],
    ] as const) {
      const answer = await ask(owner, { entityKey, chartKey, asOf });
      expect(totals(answer.body)).toEqual(expected);
      expect(totals(answer.body)).toEqual(inBrowser(opened.data?.chart, asOf));
      const shared = await app.anonymous.post<Ownership>('graph/ownershipShared', {
        key: entityKey,
        linkKey: link.key,
        asOf,
      });
      expect(totals(shared.body)).toEqual(inBrowser(shown.data?.sharedGraph, asOf));
      expect(totals(shared.body)).not.toHaveProperty('Shade');
    }
    // When a private entity let go is not told: none of its ended links is.
    expect(shown.data?.sharedGraph.endedLinks.map(({ from }) => from).sort()).toEqual(
      [`${mark}:Old`, `${mark}:undated`].sort(),
    );
  });
});

describe('a finding', () => {
  const health = (who: Client, key: string) => who.get<Finding[]>(`datasets/health/${key}`);

  test('is set aside with a reason until its facts change, by who may edit the chart, whose revision stays', async () => {
    const mark = randomUUID();
    const chartKey = await draw(
      owner,
      mark,
      [
        ['mara', 'Orchid', 60],
        ['mara', 'Harbour', 80],
        ['oskar', 'Harbour', 32],
      ],
      'public',
    );
    const found = await health(owner, chartKey);
    expect(found.body.map(({ code, text }) => [code, text])).toEqual([
      ['over100', 'Harbour: recorded shares add up to 112 %.'],
      ['missing', 'Orchid: 40 % has no recorded holder.'],
    ]);
    const missing = found.body[1] as Finding;
    const setAside = (who: Client, more: object = {}) =>
      who.post<Finding[]>(`datasets/acceptFinding/${chartKey}`, {
        code: 'missing',
        keys: [`${mark}:Orchid`],
        factsHash: missing.factsHash,
        reason: 'Dispersed among staff',
        ...more,
      });
    const reader = await organization.user();
    expect((await setAside(reader)).status).toBe(403);
    expect((await setAside(owner, { code: 'loop' })).status).toBe(404);
    expect((await setAside(owner, { factsHash: 'other' })).status).toBe(409);
    expect((await setAside(owner)).status).toBe(200);
    const seen = await health(reader, chartKey);
    expect(seen.body.map(({ accepted }) => accepted && [accepted.reason, accepted.byName])).toEqual([
      null,
      ['Dispersed among staff', 'Ada Owner'],
    ]);
    const opened = await owner.post<{ revision: number; edges: { key: string; from: string; to: string }[] }>(
      'datasets/graph',
      {
        datasetId: chartKey,
      },
    );
    expect(opened.body.revision).toBe(1);
    const link = opened.body.edges.find(({ to }) => to === `${mark}:Orchid`);
    await owner.call('PUT', `graph/updateLinkLabel/${link?.key}`, JSON.stringify({ name: '70% Shareholder' }));
    const changed = await health(owner, chartKey);
    expect(changed.body.map(({ text, accepted }) => [text, accepted])[1]).toEqual([
      'Orchid: 30 % has no recorded holder.',
      null,
    ]);
    await owner.call('PUT', `graph/updateLinkLabel/${link?.key}`, JSON.stringify({ name: '60% Shareholder' }));
    expect((await health(owner, chartKey)).body[1]?.accepted?.reason).toBe('Dispersed among staff');
    const again = await setAside(owner, { reason: null });
    expect(again.body[1]?.accepted).toBeNull();
  });
});

test('the command prints who owns the entities of a chart, as a table or as CSV', async () => {
  const mark = randomUUID();
  const chartKey = await draw(owner, mark, HARBOUR);
  const run = (...args: string[]) =>
    new Promise<{ stdout: string; stderr: string }>((done) => {
      const script = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));
      execFile(process.execPath, [script, 'ownership', ...args, '--as', owner.email], (_error, stdout, stderr) => {
        done({ stdout, stderr });
      });
    });
  const { stdout } = await run('--chart', chartKey, '--entity', `${mark}:Harbour`, '--as-of', '2026-11-25');
  expect(stdout.split('\n')).toEqual([
    'Harbour as of 2026-11-25',
    'Holder   Direct  Total             Verdict',
    'mara     62.5 %  87.5 %  ultimate  yes',
    'Holding  25 %    25 %              yes',
    'anon     10 %    10 %    ultimate  no',
    '87.5 % explained. 12.5 % unknown: 10 % undisclosed, 2.5 % missing.',
    'Controlled by mara.',
    '',
    'Calculated from the recorded links; not legal advice.',
    '',
  ]);
  const csv = await run('--chart', chartKey, '--csv', '--preset', 'uk-psc');
  const rows = csv.stdout
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
  expect(rows.map((row) => [row[1], row[3], row[8], row[17]])).toEqual([
    ['subject', 'holder', 'total', 'preset'],
    ['Harbour', 'mara', '87.5', 'UK_PSC'],
    ['Harbour', 'Holding', '25', 'UK_PSC'],
    ['Harbour', 'anon', '10', 'UK_PSC'],
    ['Holding', 'mara', '100', 'UK_PSC'],
  ]);
  const refused = await run('--chart', chartKey, '--as-of', 'soon');
  expect(refused.stderr).toContain(messages.dateNotUnderstood);
});
