import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';

interface Outcome {
  ok: unknown;
  error: { code: string; message: string; field: string | null } | null;
}

let app: TestApp;
let owner: Client;
let stranger: Client;
let reader: Client;
let chart: SmallChart;

beforeAll(async () => {
  app = await joinApp();
  const organization = await app.organization();
  [owner, reader] = await Promise.all([organization.user(), organization.user({ accountType: 'viewOnly' })]);
  stranger = await (await app.organization()).user();
  chart = await makeSmallChart(owner, 'public');
});
afterAll(() => app.close());

const ERROR = 'error { code message field }';

/** Runs one mutation and gives its outcome. */
async function run(who: Client, name: string, text: string): Promise<Outcome> {
  const { data, errors } = await who.rawGraphql<Record<string, Outcome>>(`mutation { ${name}${text} }`);
  expect(errors).toBeUndefined();
  const outcome = data?.[name];
  if (!outcome) throw new Error(`No outcome of ${name}`);
  return outcome;
}

async function ask(who: Client, text: string): Promise<Record<string, unknown>> {
  const { data, errors } = await who.rawGraphql(`{ ${text} }`);
  expect(errors).toBeUndefined();
  return data ?? {};
}

describe('an entity by GraphQL', () => {
  test('is made, read, changed, binned and restored as by REST', async () => {
    const input = `(input: { typeName: Individual, fields: [{ name: "firstName", text: "Ada" }, { name: "worth", number: 5 }, { name: "pep", yesNo: false }], customFields: [{ name: "Eyes", value: "brown" }] })`;
    const { ok } = await run(
      owner,
      'addEntity',
      `${input} { ok { key name typeNameForUi collaborationStatus fields { name text number yesNo } customFields { name value } } ${ERROR} }`,
    );
    expect(ok).toMatchObject({ name: 'Ada', typeNameForUi: 'Individual', collaborationStatus: 'locked' });
    const { key, fields, customFields } = ok as { key: string; fields: { name: string }[]; customFields: unknown };
    const values = Object.fromEntries(fields.map(({ name, ...value }) => [name, value]));
    expect(values).toMatchObject({ worth: { number: 5 }, pep: { yesNo: false }, currency: { text: 'USD' } });
    expect(customFields).toEqual([{ name: 'Eyes', value: 'brown' }]);
    await run(
      owner,
      'updateEntity',
      `(input: { key: "${key}", description: "Known", fields: [{ name: "worth" }] }) { ok { key } ${ERROR} }`,
    );
    const { body } = await owner.post('graph/getNodeByKey', { key });
    expect(body).toMatchObject({ description: 'Known', worth: null, customFields: ['Eyes@@@@@brown'] });
    expect(await run(owner, 'moveToBin', `(key: "${key}") { ok ${ERROR} }`)).toEqual({ ok: key, error: null });
    expect(await ask(owner, 'bin { key binned } binCount')).toEqual({ bin: [{ key, binned: true }], binCount: 1 });
    expect(await run(owner, 'restoreEntity', `(key: "${key}") { ok { binned } ${ERROR} }`)).toMatchObject({
      ok: { binned: false },
    });
    expect(await run(owner, 'deleteEntity', `(key: "${key}") { ok ${ERROR} }`)).toMatchObject({ ok: key });
    expect(await run(owner, 'emptyBin', `{ ok ${ERROR} }`)).toMatchObject({ ok: 0 });
    expect(await ask(owner, `entity(key: "${key}") { key }`)).toEqual({ entity: null });
  });

  test('stands in lists with its charts', async () => {
    const list = await ask(
      owner,
      `entityList(types: [Company], limit: 1) { total entities { key chartCount } } chartsOfEntity(key: "${chart.company}") { key name } entityNames(types: [BankAccount]) { key }`,
    );
    expect(list).toMatchObject({
      entityList: { entities: [{ key: chart.company, chartCount: 1 }] },
      chartsOfEntity: [{ key: chart.key, name: chart.name }],
      entityNames: [{ key: chart.account }],
    });
    const imported = await run(
      owner,
      'importEntities',
      `(entities: [{ typeName: Trust, name: "T" }, { typeName: Trust }]) { ok { made skipped { index } } ${ERROR} }`,
    );
    expect(imported.ok).toEqual({ made: 1, skipped: [{ index: 1 }] });
    expect(await run(owner, 'unlockAll', `{ ok ${ERROR} }`)).toMatchObject({ error: null });
    expect(await ask(owner, 'lockedEntities { key }')).toEqual({ lockedEntities: [] });
  });
});

describe('folders, key persons and tags by GraphQL', () => {
  test('are made, used and deleted', async () => {
    const folder = await run(
      owner,
      'createFolder',
      `(input: { name: "People", type: "Individual" }) { ok { key name folder } ${ERROR} }`,
    );
    const { key } = folder.ok as { key: string };
    expect(
      await run(owner, 'moveToFolder', `(keys: ["${chart.person}"], folder: "${key}") { ok ${ERROR} }`),
    ).toMatchObject({ ok: 1 });
    expect(await ask(owner, `entity(key: "${chart.person}") { folder } folders(type: "Individual") { key }`)).toEqual({
      entity: { folder: key },
      folders: [{ key }],
    });
    expect(await run(owner, 'renameFolder', `(key: "${key}", name: "Persons") { ok { name } ${ERROR} }`)).toMatchObject(
      { ok: { name: 'Persons' } },
    );
    expect(await run(owner, 'deleteFolder', `(key: "${key}") { ok ${ERROR} }`)).toMatchObject({ ok: key });
    const attached = await run(
      owner,
      'attachIndividual',
      `(key: "${chart.company}", individual: { key: "${chart.person}", roles: ["Chair"] }) { ok { key roles isIndividual } ${ERROR} }`,
    );
    expect(attached.ok).toEqual({ key: chart.person, roles: ['Chair'], isIndividual: true });
    const refused = await run(
      owner,
      'attachPerson',
      `(key: "${chart.company}", person: { lastName: "X" }) { ok { key } ${ERROR} }`,
    );
    expect(refused.error?.message).toBe('A key-person needs to have at least a first name.');
    expect(
      await run(owner, 'deleteKeyPerson', `(entityKey: "${chart.company}", key: "${chart.person}") { ok ${ERROR} }`),
    ).toMatchObject({ ok: chart.person });
    expect(await ask(owner, `keyPersons(key: "${chart.company}") { key }`)).toEqual({ keyPersons: [] });
    const tag = (await run(owner, 'addTag', `(input: { name: "Audit" }) { ok { key } ${ERROR} }`)).ok as {
      key: string;
    };
    await run(owner, 'setNodeTags', `(nodeKey: "${chart.person}", tagKeys: ["${tag.key}"]) { ok { key } ${ERROR} }`);
    expect(
      await ask(
        owner,
        `tagsOf(key: "${chart.person}") { name } tagCount(tagKey: "${tag.key}") taggedGraph(tagKey: "${tag.key}") { nodes { key } }`,
      ),
    ).toEqual({
      tagsOf: [{ name: 'Audit' }],
      tagCount: 1,
      taggedGraph: { nodes: [{ key: chart.person }] },
    });
    expect(await run(owner, 'deleteTag', `(key: "${tag.key}") { ok ${ERROR} }`)).toMatchObject({ ok: tag.key });
  });
});

describe('every change of a record', () => {
  const changes = (keys: Pick<SmallChart, 'person' | 'company'>): [string, string][] => [
    ['updateEntity', `(input: { key: "${keys.person}", description: "x" }) { ok { key } ${ERROR} }`],
    ['moveToBin', `(key: "${keys.person}") { ok ${ERROR} }`],
    ['restoreEntity', `(key: "${keys.person}") { ok { key } ${ERROR} }`],
    ['deleteEntity', `(key: "${keys.person}") { ok ${ERROR} }`],
    ['batchDelete', `(keys: ["${keys.person}"]) { ok ${ERROR} }`],
    ['moveToFolder', `(keys: ["${keys.person}"], folder: "") { ok ${ERROR} }`],
    ['attachPerson', `(key: "${keys.company}", person: { firstName: "A" }) { ok { key } ${ERROR} }`],
    ['attachIndividual', `(key: "${keys.company}", individual: { key: "${keys.person}" }) { ok { key } ${ERROR} }`],
    ['setNodeTags', `(nodeKey: "${keys.person}", tagKeys: []) { ok { key } ${ERROR} }`],
  ];

  test('is refused to a colleague who only reads, and hidden from a stranger', async () => {
    const nothing = { person: randomUUID(), company: randomUUID() };
    const missing = changes(nothing);
    for (const [index, [name, text]] of changes(chart).entries()) {
      expect({ name, outcome: await run(reader, name, text) }).toMatchObject({
        name,
        outcome: { ok: null, error: { code: 'forbidden' } },
      });
      const foreign = await run(stranger, name, text);
      expect({ name, foreign }).toMatchObject({ name, foreign: { ok: null, error: { code: 'notFound' } } });
      expect(foreign).toEqual(await run(stranger, name, missing[index]?.[1] ?? ''));
    }
    expect((await owner.post('graph/getNodeByKey', { key: chart.person })).body).toMatchObject({
      description: '',
      binned: false,
    });
  });
});
