import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { RegisterLoader } from '../../server/src/registers/loader';
import type { TakenFrom } from '../../server/src/registers/news';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import {
  foundInRegisters,
  makeRegister,
  registerLines,
  sendEdition,
  startLoader,
  untilEdition,
} from '../testkit/registers';

let app: TestApp;
let administrator: Client;
let user: Client;
let loader: RegisterLoader;

beforeAll(async () => {
  app = await joinApp();
  loader = startLoader(app);
});
beforeEach(async () => {
  const organization = await app.organization();
  administrator = await organization.user({ isAdmin: true });
  user = await organization.user();
});
afterAll(async () => {
  await loader.stop();
  await app.close();
});

const word = () => `w${randomUUID().slice(0, 8)}`;

async function load(key: string, content: string, day?: string) {
  const { status, body } = await sendEdition(administrator, key, content, day);
  expect([status, body.error]).toEqual([200, undefined]);
  return untilEdition(administrator, key);
}

interface Company {
  key: string;
  name: string;
  address: string | null;
}

async function companies(where: object): Promise<Company[]> {
  const { data } = await user.rawGraphql<{ companies: Company[] }>(
    'query ($where: CompanyWhere!) { companies(where: $where) { key name address } }',
    { where },
  );
  return data?.companies ?? [];
}
const companyNamed = async (name: string) => (await companies({ name: { eq: name } }))[0]!;
const companyOf = async (key: string) => (await companies({ key: { eq: key } }))[0]!;

async function change(key: string, model: object) {
  const { status } = await user.post('graph/updateNode', {
    model: { typeName: 'Company', key, ...model },
    invalidateLinks: false,
  });
  expect(status).toBe(200);
}

const newsOf = async (key: string) => (await user.get<TakenFrom[]>(`registers/taken/${key}`)).body[0]!;

/** Top holds 60 of Low; the newer edition calls Low and Top otherwise, moves both, and says 100. */
async function renamedByRegister() {
  const name = word();
  const register = await makeRegister(administrator);
  const parties = ['top', 'low'].map((id) => ({ id, name: `${name} ${id}` }));
  const held = { holder: 'top', held: 'low', share: 60 };
  await load(register, registerLines(parties, [held]));
  const [found] = await foundInRegisters(user, `${name} low`);
  const chartKey = randomUUID();
  const body = { record: found!.record, direction: 'owners', depth: 1, chartKey };
  expect((await user.post(`registers/${register}/take`, body)).status).toBe(200);
  const [low, top] = [await companyNamed(`${name} low`), await companyNamed(`${name} top`)];
  const said = '2026-05-01';
  const moved = parties.map(({ id }) => ({ id, name: `${name} new ${id}`, address: '2 New Street', said }));
  await load(register, registerLines(moved, [{ ...held, share: 100, said }]), '2026-06-30');
  return { name, register, chartKey, low, top };
}

async function shareOf(entityKey: string, chartKey: string) {
  const { body } = await user.post<{ holders: { direct: number | null }[] }>('graph/ownership', {
    entityKey,
    chartKey,
  });
  return body.holders.map(({ direct }) => direct);
}

describe('what a person wrote by hand', () => {
  test('stands beside what the register said and says', async () => {
    const { low } = await renamedByRegister();
    await change(low.key, { name: 'Client Code Violet', address: '7 Hand Lane' });
    const { differences } = await newsOf(low.key);
    expect(differences.map(({ key, here, isEdited }) => [key.split(' ')[0], here, isEdited])).toEqual([
      ['name', 'Client Code Violet', true],
      ['address', '7 Hand Lane', true],
      ['owner', '60% Shareholder', false],
    ]);
  });

  test('stays where all is taken over, and what nobody changed is taken', async () => {
    const { register, chartKey, low } = await renamedByRegister();
    await change(low.key, { name: 'Client Code Violet' });
    const { status } = await user.post(`registers/${register}/decide`, { entityKey: low.key, take: true });
    expect(status).toBe(200);
    expect(await companyOf(low.key)).toMatchObject({ name: 'Client Code Violet', address: '2 New Street' });
    expect(await shareOf(low.key, chartKey)).toEqual([100]);
    expect(await newsOf(low.key)).toMatchObject({ day: '2026-06-30', newsDay: null });
  });

  test('gives way where it is chosen, and the fields that are not chosen stay', async () => {
    const { name, register, chartKey, low } = await renamedByRegister();
    await change(low.key, { name: 'Client Code Violet', address: '7 Hand Lane' });
    const wanted = { entityKey: low.key, take: true, fields: ['name'] };
    expect((await user.post(`registers/${register}/decide`, wanted)).status).toBe(200);
    expect(await companyOf(low.key)).toMatchObject({ name: `${name} new low`, address: '7 Hand Lane' });
    expect(await shareOf(low.key, chartKey)).toEqual([60]);
  });

  test('of an owner stays, too, and is decided on by itself', async () => {
    const { name, register, low, top } = await renamedByRegister();
    await change(top.key, { name: 'Client Code Green' });
    expect((await user.post(`registers/${register}/decide`, { entityKey: low.key, take: true })).status).toBe(200);
    expect(await companyOf(top.key)).toMatchObject({ name: 'Client Code Green', address: '1 Quay Street' });
    const wanted = { entityKey: top.key, take: true, fields: ['name', 'address'] };
    expect((await user.post(`registers/${register}/decide`, wanted)).status).toBe(200);
    expect(await companyOf(top.key)).toMatchObject({ name: `${name} new top`, address: '2 New Street' });
  });
});

describe('a search in registers', () => {
  test('finds first whoever has the number as it was typed', async () => {
    const name = word();
    const ids = ['1001', '100', '1002', '1003'];
    await load(
      await makeRegister(administrator),
      registerLines(
        ids.map((id) => ({ id, name: id === '100' ? `${name} T 100 0001 other words` : `T 100 0001 ${name}` })),
      ),
    );
    expect((await foundInRegisters(user, 'T-100-0001'))[0]?.name).toBe(`${name} T 100 0001 other words`);
    expect((await foundInRegisters(user, 't-1001-0001'))[0]?.name).toBe(`T 100 0001 ${name}`);
  });
});
