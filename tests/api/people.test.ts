import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';

interface KeyPerson {
  key: string;
  firstName: string;
  isIndividual: boolean;
}
interface Failure {
  error: string;
}

let app: TestApp;
let owner: Client;
let colleague: Client;
let stranger: Client;
let chart: SmallChart;

beforeAll(async () => {
  app = await joinApp();
  const organization = await app.organization();
  [owner, colleague] = await Promise.all([organization.user(), organization.user()]);
  stranger = await (await app.organization()).user();
  chart = await makeSmallChart(owner, 'public');
});
afterAll(() => app.close());

const people = async (key: string, who = owner): Promise<KeyPerson[]> =>
  (await who.post<KeyPerson[]>('graph/attachedPeople', { key, userKey: who.userKey })).body;

describe('a person attached to an entity', () => {
  test('is kept trimmed and without blank lines, can be changed, and goes', async () => {
    const person = {
      firstName: ' Charles ',
      lastName: 'Babbage',
      roles: [' Director', ' '],
      emailAddresses: [''],
      phoneNumbers: ['1'],
    };
    const { body } = await owner.post<KeyPerson>('graph/attachPerson', { key: chart.company, person, link: {} });
    const stored = {
      firstName: 'Charles',
      lastName: 'Babbage',
      roles: ['Director'],
      emailAddresses: [],
      phoneNumbers: ['1'],
    };
    expect(body).toMatchObject({ ...stored, isIndividual: false });
    expect(await people(chart.company)).toEqual([body]);
    expect(await people(chart.company, colleague)).toEqual([body]);
    await owner.post('graph/attachPerson', {
      key: chart.company,
      person: { ...person, key: body.key, firstName: 'Chas' },
    });
    expect((await people(chart.company)).map(({ firstName }) => firstName)).toEqual(['Chas']);
    const elsewhere = { key: chart.account, person: { ...person, key: body.key } };
    expect((await owner.post('graph/attachPerson', elsewhere)).status).toBe(404);
    const remove = { entityId: chart.company, key: body.key };
    expect((await colleague.post('graph/deleteKeyPerson', remove)).status).toBe(403);
    expect((await owner.post('graph/deleteKeyPerson', { ...remove, entityId: chart.account })).status).toBe(404);
    expect((await owner.post('graph/deleteKeyPerson', remove)).status).toBe(200);
    expect((await owner.post('graph/deleteKeyPerson', remove)).status).toBe(404);
    expect(await people(chart.company)).toEqual([]);
  });

  test('has right e-mail addresses only, also when changed', async () => {
    const person = { firstName: 'Eve', emailAddresses: ['eve@example.org'] };
    const { body } = await owner.post<KeyPerson>('graph/attachPerson', { key: chart.company, person });
    for (const address of ['nonsense', 'javascript:alert(1)', 'a@b', 'eve@example.org?bcc=x@example.org']) {
      const wrong = { ...person, key: body.key, emailAddresses: ['', address] };
      expect((await owner.post<Failure>('graph/attachPerson', { key: chart.company, person: wrong })).body.error).toBe(
        'Not a valid email address',
      );
      const individual = { key: chart.person, emailAddresses: [address] };
      expect((await owner.post<Failure>('graph/attachIndividual', { key: chart.company, individual })).body.error).toBe(
        'Not a valid email address',
      );
    }
    expect(await people(chart.company)).toEqual([body]);
    await owner.post('graph/deleteKeyPerson', { entityId: chart.company, key: body.key });
  });

  test('is made once when only his link brings a key', async () => {
    const link = { key: randomUUID() };
    const body = { key: chart.company, person: { firstName: 'Once' }, link };
    const answers = await Promise.all([owner.post('graph/attachPerson', body), owner.post('graph/attachPerson', body)]);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(answers[1].body).toEqual(answers[0].body);
    const there = await people(chart.company);
    const once = there.filter(({ firstName }) => firstName === 'Once');
    expect(once).toHaveLength(1);
    await owner.post('graph/deleteKeyPerson', { entityId: chart.company, key: once[0]?.key });
  });

  test('needs a first name and the right type', async () => {
    const attach = async (path: string, body: unknown) => (await owner.post<Failure>(`graph/${path}`, body)).body.error;
    for (const person of [{}, { firstName: '  ' }, { lastName: 'Only' }]) {
      expect(await attach('attachPerson', { key: chart.company, person })).toBe(
        'A key-person needs to have at least a first name.',
      );
    }
    const named = { firstName: 'A', key: chart.person };
    expect(await attach('attachPerson', { key: chart.company, person: { ...named, typeName: 'Trust' } })).toBe(
      "The type 'Trust' cannot be attached.",
    );
    expect(await attach('attachPerson', { key: chart.company, person: { ...named, typeName: 'Individual' } })).toBe(
      'This method requires an AttachedPerson type.',
    );
    expect(await attach('attachPerson', { key: chart.company, person: named })).toBe('This key is taken.');
    const individual = { ...named, typeName: 'AttachedPerson' };
    expect(await attach('attachIndividual', { key: chart.company, individual })).toBe(
      'This method requires an Individual type.',
    );
    expect(await attach('attachIndividual', { key: chart.company, individual: { key: chart.account } })).toBe(
      'This method requires an Individual type.',
    );
  });
});

describe('an individual as key person', () => {
  test('keeps roles and addresses as numbered custom fields of his own', async () => {
    await owner.post('graph/updateAttribute', {
      nodeKey: chart.person,
      name: 'customFields',
      value: ['Eyes@@@@@brown'],
    });
    const individual = { key: chart.person, roles: ['Director', ' ', 'Chair'], emailAddresses: ['ada@example.org'] };
    const { body } = await owner.post('graph/attachIndividual', {
      key: chart.company,
      individual,
      userKey: owner.userKey,
    });
    expect(body).toMatchObject({
      key: chart.person,
      firstName: 'Ada',
      roles: ['Director', 'Chair'],
      isIndividual: true,
    });
    const record = await owner.post<{ customFields: string[] }>('graph/getNodeByKey', { key: chart.person });
    expect(record.body.customFields).toEqual([
      'Eyes@@@@@brown',
      'Role 1@@@@@Director',
      'Role 2@@@@@Chair',
      'Email 1@@@@@ada@example.org',
    ]);
    await owner.post('graph/deleteKeyPerson', { entityId: chart.company, key: chart.person });
    expect(await people(chart.company)).toEqual([]);
    expect((await owner.post('graph/getNodeByKey', { key: chart.person })).status).toBe(200);
  });

  test('whom the caller may not know of cannot be attached, and is not shown to those who may not read him', async () => {
    const { body: hidden } = await owner.post<KeyPerson>('graph/addNode', {
      entity: { typeName: 'Individual', name: 'Hidden One' },
    });
    const { body: theirs } = await colleague.post<KeyPerson>('graph/addNode', {
      entity: { typeName: 'Company', name: 'Theirs' },
    });
    const foreign = await colleague.post('graph/attachIndividual', {
      key: theirs.key,
      individual: { key: hidden.key },
    });
    const missing = await colleague.post('graph/attachIndividual', {
      key: theirs.key,
      individual: { key: randomUUID() },
    });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
    await owner.post('graph/attachIndividual', { key: chart.account, individual: { key: hidden.key } });
    expect((await people(chart.account)).map(({ key }) => key)).toEqual([hidden.key]);
    expect(await people(chart.account, colleague)).toEqual([]);
    expect((await stranger.post('graph/attachedPeople', { key: chart.account })).status).toBe(404);
  });
});
