import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import type { ChartChanges, chartChangesShape } from '@stemma/shared/chart/save';
import { chartSaveShape } from '@stemma/shared/chart/save';
import { changesShape, ownershipShape, pathsShape } from '@stemma/shared/rules/ownership';
import type { z } from 'zod';
import { callerOfEmail } from '../../server/src/accounts/impersonate';
import { provisionOrganization, provisionUser } from '../../server/src/accounts/provision';
import { deleteMany, moveToBin, restoreMany } from '../../server/src/bin/service';
import {
  clearChart,
  createChart,
  deleteChart,
  duplicateChart,
  editChart,
  openChart,
  replaceChart,
} from '../../server/src/charts/service';
import { EVERYTHING } from '../../server/src/charts/save';
import type { Context } from '../../server/src/context';
import { makeContext } from '../../server/src/context';
import { replaceOnChart } from '../../server/src/entities/replace';
import { AppError, parse } from '../../server/src/errors';
import { importStatements } from '../../server/src/exchange/service';
import { updateHoldsIn, seemsToDiffer } from '../../server/src/ownership/holds/service';
import { control, holdings, ownership, ownershipChanges, ownershipPaths } from '../../server/src/ownership/service';
import { transferRecord } from '../../server/src/permissions/service';
import type { Store } from '../../server/src/store';
import { giveAccess } from '../testkit/access';
import { storedAndDerivedHoldings } from '../testkit/holds';
import { openTestStore } from '../testkit/neo4j';
import { seeded } from '../testkit/seeded';

let store: Store;
let organization: string;
let ada: Context;
let bob: Context;

beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  organization = await provisionOrganization(store, 'Holders');
  [ada, bob] = await Promise.all([someone('Ada'), someone('Bob')]);
});
afterAll(() => store.close());

async function someone(name: string): Promise<Context> {
  const email = `${randomUUID()}@example.org`;
  await provisionUser(store, { name, email, password: 'correct horse', organizationKey: organization });
  const caller = await callerOfEmail(store, email);
  return makeContext({ store, caller, requestId: 'test', address: 'local' });
}

async function assertStored(what: unknown): Promise<number> {
  const { stored, derived } = await storedAndDerivedHoldings(store, organization);
  expect({ what, stored }).toEqual({ what, stored: derived });
  return stored.length;
}

interface Held {
  holder: string;
  subject: string;
  basis: string;
  share: number | null;
  minimum: number | null;
  maximum: number | null;
  start: string | null;
  end: string | null;
  charts: string[];
  disagree: boolean;
}

const held = () =>
  store.read((tx) =>
    tx.run(
      'test.held',
      `MATCH (a)-[h:HOLDS {organizationKey: $organization}]->(b)
       RETURN a.name AS holder, b.name AS subject, h.basis AS basis, h.share AS share, h.minimum AS minimum, h.maximum AS maximum,
         h.start AS start, h.end AS end, h.charts AS charts, h.disagree AS disagree ORDER BY holder, subject, basis, start`,
      { organization },
    ),
  ) as Promise<unknown> as Promise<Held[]>;

type Drawn = [from: string, to: string, roles: number | LinkRole[]];

/** Lower-case names are persons. A second chart of the same names draws the same entities. */
async function draw(context: Context, mark: string, links: Drawn[], isNew = true): Promise<string> {
  const names = [...new Set(links.flatMap(([from, to]) => [from, to]))];
  const { key } = await createChart(context, {
    visibility: 'private',
    changes: {
      entities: isNew
        ? names.map((name) => ({
            key: `${mark}:${name}`,
            typeName: /^[a-z]/.test(name) ? 'Individual' : 'Company',
            name,
          }))
        : [],
      placements: names.map((name, at) => ({ entityKey: `${mark}:${name}`, x: at * 100, y: 0 })),
      links: links.map(([from, to, roles]) => ({
        key: randomUUID(),
        from: `${mark}:${from}`,
        to: `${mark}:${to}`,
        roles: typeof roles === 'number' ? [{ role: 'Shareholder', percentage: roles }] : roles,
      })),
    },
  });
  return key;
}

describe('a holding stands once beside the links', () => {
  test('on however many charts it is drawn; where these differ it is a range and says so', async () => {
    const mark = randomUUID();
    const one = await draw(ada, mark, [
      ['mara', 'Orchid', 60],
      ['oskar', 'Orchid', 40],
    ]);
    const other = await draw(ada, mark, [['mara', 'Orchid', 60]], false);
    const charts = [one, other].sort();
    const share = { basis: 'ownership', start: null, end: null, disagree: false };
    expect(await held()).toEqual([
      { ...share, holder: 'mara', subject: 'Orchid', share: 60, minimum: 60, maximum: 60, charts },
      { ...share, holder: 'oskar', subject: 'Orchid', share: 40, minimum: 40, maximum: 40, charts: [one] },
    ]);
    const third = await draw(ada, mark, [['mara', 'Orchid', 70]], false);
    expect((await held())[0]).toEqual({
      ...{ ...share, holder: 'mara', subject: 'Orchid', share: null, minimum: 60, maximum: 70, disagree: true },
      charts: [...charts, third].sort(),
    });
    await deleteChart(ada, third);
    expect((await held())[0]).toMatchObject({ share: 60, charts, disagree: false });
    await assertStored('three charts');
  });

  test('a save that touches one pair writes that pair alone', async () => {
    const mark = randomUUID();
    const chartKey = await draw(ada, mark, [
      ['mara', 'Orchid', 60],
      ['oskar', 'Orchid', 40],
      ['Orchid', 'Harbour', 100],
    ]);
    const marked = 'MATCH (:Entity)-[h:HOLDS {organizationKey: $organization}]->() ';
    await store.write((tx) => tx.run('test.mark', `${marked} SET h.untouched = true`, { organization }));
    const { links } = await openChart(ada, chartKey);
    const link = links.find(({ from }) => from === `${mark}:oskar`)!;
    await editChart(ada, chartKey, { links: [{ ...link, roles: [{ role: 'Shareholder', percentage: 30 }] }] });
    const rows = await store.read((tx) =>
      tx.run('test.marks', `${marked} RETURN h.share AS share, h.untouched AS untouched ORDER BY share`, {
        organization,
      }),
    );
    expect(rows).toEqual([
      { share: 30, untouched: null },
      { share: 60, untouched: true },
      { share: 100, untouched: true },
    ]);
  });

  test('what is in the bin neither holds nor is held, until it is back; who owns by title counts meanwhile', async () => {
    const mark = randomUUID();
    await draw(ada, mark, [
      ['mara', 'Orchid', 100],
      ['Bank', 'Orchid', [{ role: 'Legal Owner', percentage: 100 }]],
      ['Orchid', 'Harbour', 100],
    ]);
    const pairs = async () => (await held()).map(({ holder, subject }) => `${holder} ${subject}`);
    expect(await pairs()).toEqual(['Orchid Harbour', 'mara Orchid']);
    await moveToBin(ada, `${mark}:mara`);
    expect(await pairs()).toEqual(['Bank Orchid', 'Orchid Harbour']);
    await moveToBin(ada, `${mark}:Orchid`);
    expect(await pairs()).toEqual([]);
    await restoreMany(ada, [`${mark}:mara`, `${mark}:Orchid`]);
    expect(await pairs()).toEqual(['Orchid Harbour', 'mara Orchid']);
    await deleteMany(ada, [`${mark}:mara`]);
    expect(await pairs()).toEqual(['Bank Orchid', 'Orchid Harbour']);
    await assertStored('bin');
  });

  test('two people who draw the same pair at once lose nothing of each other', async () => {
    for (let round = 0; round < 8; round += 1) {
      const mark = randomUUID();
      const one = await draw(ada, mark, [['mara', 'Orchid', 60]]);
      const [other, third] = await Promise.all([
        draw(ada, mark, [['mara', 'Orchid', 50 + round]], false),
        draw(ada, mark, [['mara', 'Orchid', 70]], false),
        editChart(ada, one, { links: [{ ...(await openChart(ada, one)).links[0]!, color: '#112233' }] }),
      ]);
      const found = await assertStored({ round, other, third });
      expect(found).toBe(round + 1);
    }
  });

  test('an import that ends and restates holdings keeps their periods', async () => {
    const file = new URL('../fixtures/bods/restated-share.json', import.meta.url);
    const history = new URL('../fixtures/bods/group-over-time.json', import.meta.url);
    for (const url of [file, history]) {
      const text = await readFile(url, 'utf8');
      const statements = JSON.parse(text) as unknown[];
      for (const part of [statements.slice(0, Math.ceil(statements.length / 2)), statements]) {
        await importStatements(ada, { text: JSON.stringify(part) });
        await assertStored(url.pathname);
      }
    }
    expect((await held()).some(({ end }) => end !== null)).toBe(true);
  });

  test('what somebody changed in the store by hand is found and mended', async () => {
    const mark = randomUUID();
    await draw(ada, mark, [
      ['mara', 'Orchid', 60],
      ['oskar', 'Orchid', 40],
      ['Orchid', 'Harbour', 100],
    ]);
    const keys = ['mara', 'oskar', 'Orchid', 'Harbour'].map((name) => `${mark}:${name}`);
    const change = (cypher: string) => store.write((tx) => tx.run('test.byHand', cypher, { mark }));
    await change(`MATCH (:Entity {key: $mark + ':mara'})-[h:HOLDS]->() SET h.share = 1`);
    await change(
      `MATCH (a:Entity {key: $mark + ':oskar'})-[h:HOLDS]->(b) CREATE (a)-[twin:HOLDS]->(b) SET twin = properties(h)`,
    );
    await change(`MATCH (:Entity {key: $mark + ':Orchid'})-[h:HOLDS]->() DELETE h`);
    await change(
      `MATCH (a:Entity {key: $mark + ':Harbour'}), (b:Entity {key: $mark + ':Orchid'}) CREATE (a)-[:HOLDS {basis: 'votes'}]->(b)`,
    );
    const spoiled = { missing: 1, changed: 1, leftOver: 2 };
    expect(await store.write((tx) => updateHoldsIn(tx, keys, { onlyLook: true }))).toEqual(spoiled);
    expect(await store.write((tx) => updateHoldsIn(tx, keys))).toEqual(spoiled);
    expect(await store.read((tx) => seemsToDiffer(tx, keys))).toBe(false);
    await assertStored('by hand');
  });
});

/** All that a user is told of who owns and holds what, on a chart and over all of his, without when he was told. */
async function snapshotOf(who: Context, chartKey: string, mark: string, names: readonly string[]): Promise<string> {
  const answers: unknown[] = [];
  for (const scope of ['CHART', 'ALL_MY_CHARTS'] as const) {
    for (const name of names) {
      const asked = parse(ownershipShape, { entityKey: `${mark}:${name}`, chartKey, scope });
      const paths = parse(pathsShape, { ...asked, holderKey: `${mark}:mara` });
      answers.push(await ownership(who, asked), await holdings(who, asked), await control(who, asked));
      answers.push(await ownershipPaths(who, paths), await ownershipChanges(who, parse(changesShape, asked)));
    }
  }
  return JSON.stringify(answers, (name, value: unknown) => (name === 'at' ? '' : value));
}

const ORCHARD: Drawn[] = [
  ['mara', 'Orchid', 60],
  ['oskar', 'Orchid', 30],
  ['Orchid', 'Harbour', 75],
  ['Bank', 'Harbour', [{ role: 'Legal Owner', percentage: 20 }]],
];

describe('no answer to a user rests on it', () => {
  test('whatever is kept, he is told the same to the byte', async () => {
    const mark = randomUUID();
    const chartKey = await draw(ada, mark, ORCHARD);
    const before = await snapshotOf(ada, chartKey, mark, ['Harbour', 'Orchid']);
    const change = async (cypher: string) => {
      await store.write((tx) => tx.run('test.byHand', cypher, { mark, organization }));
      expect(await snapshotOf(ada, chartKey, mark, ['Harbour', 'Orchid'])).toBe(before);
    };
    const mine = 'MATCH (:Entity)-[h:HOLDS {organizationKey: $organization}]->(:Entity)';
    await change(`${mine} SET h.minimum = 1, h.maximum = 99, h.disagree = true, h.charts = ['another'] REMOVE h.share`);
    await change(
      `MATCH (a:Entity {key: $mark + ':Bank'}), (b:Entity {key: $mark + ':Orchid'})
       CREATE (a)-[:HOLDS {organizationKey: $organization, basis: 'ownership', share: 10, charts: ['another']}]->(b)`,
    );
    await change(`${mine} DELETE h`);
  });

  test.each([1, 2, 3])(
    'whatever others draw of the same entities on charts that he may not read (%i)',
    async (seed) => {
      const random = seeded(seed);
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
      const mark = randomUUID();
      const chartKey = await draw(bob, mark, ORCHARD);
      const userKey = ada.caller && 'userKey' in ada.caller ? ada.caller.userKey : '';
      await giveAccess(store, userKey, [chartKey]);
      const known = ['mara', 'oskar', 'Orchid', 'Harbour', 'Bank'];
      const before = await snapshotOf(ada, chartKey, mark, ['Harbour', 'Orchid']);
      const holdsBefore = JSON.stringify(await held());
      for (let chart = 0; chart < 4; chart += 1) {
        const hidden = `Hidden${chart}`;
        const entities = [{ key: `${mark}:${hidden}`, typeName: 'Company' as const, name: hidden }];
        const names = [...known, hidden];
        const links = Array.from({ length: 6 }, () => ({
          key: randomUUID(),
          from: `${mark}:${pick(names)}`,
          to: `${mark}:${pick(names)}`,
          roles: [pick(ROLES)],
        }));
        const placements = names.map((name, at) => ({ entityKey: `${mark}:${name}`, x: at * 100, y: 0 }));
        await createChart(bob, { visibility: 'private', changes: { entities, placements, links } });
        expect(await snapshotOf(ada, chartKey, mark, ['Harbour', 'Orchid'])).toBe(before);
      }
      expect(JSON.stringify(await held())).not.toBe(holdsBefore);
    },
  );
});

const STEPS = Number(process.env['STEMMA_HOLDS'] ?? 60);
const NAMES = ['mara', 'oskar', 'Orchid', 'Harbour', 'Bank', 'Fund', 'Trust', 'Mill'];
const ROLES: LinkRole[] = [
  { role: 'Shareholder', percentage: 60 },
  { role: 'Shareholder', percentage: 25, startDate: '2020-01-01' },
  { role: 'Shareholder', percentage: 30, startDate: '2021', endDate: '2023-06-30' },
  { role: 'Shareholder', minimum: 25, maximum: 50, minimumExclusive: true },
  { role: 'Shareholder', percentage: 80, via: 'indirect' },
  { role: 'Shareholder', percentage: 10, via: 'unknown' },
  { role: 'Shareholder' },
  { role: 'Legal Owner', percentage: 100 },
  { role: 'Legal Owner', endDate: '2022-01-01' },
  { role: 'Voting rights', percentage: 51 },
  { role: 'Beneficiary' },
  { role: 'Controller' },
  { role: 'Settlor' },
  { role: 'Director' },
];

test.each([1, 2, 3])(
  'after any sequence of saves, copies, deletions and imports it is what the links make up (%i)',
  async (seed) => {
    const random = seeded(seed);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
    const mark = randomUUID();
    const keyOf = (name: string) => `${mark}:${name}`;
    const charts: string[] = [];
    const done: string[] = [];
    const typeOf = (name: string): 'Individual' | 'Trust' | 'Company' =>
      /^[a-z]/.test(name) ? 'Individual' : name === 'Trust' ? 'Trust' : 'Company';
    const roles = () => Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(ROLES));
    const link = (key: string = randomUUID()) => ({
      key,
      from: keyOf(pick(NAMES)),
      to: keyOf(pick(NAMES)),
      roles: roles(),
      arrowType: pick(['Normal', 'Normal', 'Normal', 'Reversed', 'Double'] as const),
    });
    const everything = () => NAMES.map((name, at) => ({ entityKey: keyOf(name), x: at * 100, y: 0 }));
    charts.push(
      (
        await createChart(ada, {
          changes: {
            entities: NAMES.map((name) => ({ key: keyOf(name), typeName: typeOf(name), name })),
            placements: everything(),
            links: Array.from({ length: 8 }, () => link()),
          },
        })
      ).key,
    );
    const edit = (key: string, changes: Partial<z.input<typeof chartChangesShape>>) =>
      editChart(ada, key, changes as Partial<ChartChanges>);
    let made = 0;
    const steps: Record<string, () => Promise<unknown>> = {
      draw: async () =>
        charts.push(
          (
            await createChart(ada, {
              changes: { placements: everything(), links: Array.from({ length: 4 }, () => link()) },
            })
          ).key,
        ),
      addLink: () => edit(pick(charts), { placements: everything(), links: [link()] }),
      change: async () => {
        const chart = await openChart(ada, pick(charts));
        const old = chart.links.length > 0 ? pick(chart.links) : undefined;
        if (!old) return;
        const turned = random() < 0.3 ? { from: old.to, to: old.from } : {};
        await editChart(ada, chart.key, { links: [{ ...old, ...turned, roles: roles() }] });
      },
      move: async () => {
        const chart = await openChart(ada, pick(charts));
        const old = chart.links.length > 0 ? pick(chart.links) : undefined;
        if (old) await edit(chart.key, { placements: everything(), links: [link(old.key)] });
      },
      removeLink: async () => {
        const chart = await openChart(ada, pick(charts));
        if (chart.links.length > 0) await editChart(ada, chart.key, { removedLinks: [pick(chart.links).key] });
      },
      takeOff: () => editChart(ada, pick(charts), { removedPlacements: [keyOf(pick(NAMES))] }),
      undo: async () => {
        const chart = await openChart(ada, pick(charts));
        const gone = chart.links.slice(0, 2).map(({ key }) => key);
        await editChart(ada, chart.key, { removedLinks: gone });
        await editChart(ada, chart.key, { links: chart.links.filter(({ key }) => gone.includes(key)) });
      },
      whole: async () => {
        const chart = await openChart(ada, pick(charts));
        const changes = { placements: everything(), links: [link(), ...chart.links.slice(1)] };
        const save = chartSaveShape.parse({ key: chart.key, revision: chart.revision, changes });
        await replaceChart(ada, save, EVERYTHING);
      },
      duplicate: async () => charts.push((await duplicateChart(ada, pick(charts))).key),
      clear: () => clearChart(ada, pick(charts)),
      deleteChart: async () => {
        if (charts.length < 2) return;
        const key = pick(charts);
        await deleteChart(ada, key);
        charts.splice(charts.indexOf(key), 1);
      },
      bin: () => moveToBin(ada, keyOf(pick(NAMES))),
      restore: () => restoreMany(ada, [keyOf(pick(NAMES)), keyOf(pick(NAMES))]),
      deleteEntity: async () => {
        const name = pick(NAMES);
        await deleteMany(ada, [keyOf(name)]);
        const entities = [{ key: keyOf(name), typeName: typeOf(name), name }];
        await edit(pick(charts), {
          entities,
          placements: [{ entityKey: keyOf(name), x: 0, y: 0 }],
          links: [link()],
        });
      },
      addCompany: async () => {
        made += 1;
        const key = keyOf(`New${made}`);
        await edit(pick(charts), {
          entities: [{ key, typeName: 'Company', name: key }],
          placements: [{ entityKey: key, x: 0, y: 300 }, ...everything()],
          links: [
            { ...link(), to: key },
            { ...link(), from: key },
          ],
        });
      },
      replace: () =>
        replaceOnChart(ada, { chartKey: pick(charts), key: keyOf(pick(NAMES)), by: keyOf(pick(NAMES)), name: 'Other' }),
      handOver: async () => {
        const key = await draw(bob, randomUUID(), [['nina', 'Quay', 100]]);
        await transferRecord(bob, key, ada.caller && 'userKey' in ada.caller ? ada.caller.userKey : '');
      },
    };
    for (let step = 0; step < STEPS; step += 1) {
      const name = pick(Object.keys(steps));
      done.push(name);
      try {
        await steps[name]?.();
      } catch (failure) {
        if (!(failure instanceof AppError)) throw failure;
        done.push(`(${failure.code})`);
      }
      await assertStored(done.slice(-6));
    }
    expect(done.filter((one) => one.startsWith('(')).length).toBeLessThan(STEPS / 2);
  },
);
