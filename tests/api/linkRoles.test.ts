import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';

interface Role {
  key: string;
  name: string;
  isCustom: boolean;
}

let app: TestApp;
let organization: TestOrganization;
let owner: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  owner = await organization.user();
});
afterAll(() => app.close());

const list = async (user: Client) => (await user.get<Role[]>('graph/getLinkRoles')).body;
const make = (user: Client, name: string) => user.post<Role>('graph/createLinkRole', { name });
const rename = (user: Client, key: string, name: string) =>
  user.call('PUT', `graph/updateLinkRole/${key}`, JSON.stringify({ name }));
const labelOf = async (link: string) =>
  (await owner.post<{ name: string }>('graph/getEdgeById', { key: link })).body.name;

describe('the roles of links', () => {
  test('are the default list and what the organization added, by name', async () => {
    const before = await list(owner);
    expect(before.length).toBeGreaterThan(200);
    expect(before.map(({ name }) => name)).toContain('Shareholder');
    const { body: role } = await make(owner, '  Zookeeper  ');
    expect(role).toMatchObject({ name: 'Zookeeper', isCustom: true });
    expect((await make(owner, 'ZOOKEEPER')).body).toEqual(role);
    expect((await make(owner, 'shareholder')).body).toMatchObject({ name: 'Shareholder', isCustom: false });
    const colleague = await organization.user();
    expect(await list(colleague)).toContainEqual(role);
    const stranger = await (await app.organization()).user();
    expect(await list(stranger)).not.toContainEqual(role);
    expect((await rename(stranger, role.key, 'Mine')).status).toBe(404);
    expect((await rename(colleague, role.key, 'Mine')).status).toBe(403);
  });

  test('that were added are renamed and deleted where they are used', async () => {
    const small = await makeSmallChart(owner);
    const { body: role } = await make(owner, 'Beekeeper');
    const label = await owner.call('PUT', `graph/updateLinkLabel/${small.link}`, '{"name":"Beekeeper\\n25% Owner"}');
    expect(label).toMatchObject({ status: 200, body: { name: 'Beekeeper\n25% Owner' } });
    expect((await rename(owner, role.key, 'Apiarist')).body).toEqual({ ...role, name: 'Apiarist' });
    expect(await labelOf(small.link)).toBe('Apiarist\n25% Owner');
    expect((await owner.call('DELETE', `graph/deleteLinkRole/${role.key}`)).status).toBe(200);
    expect(await labelOf(small.link)).toBe('25% Owner');
    expect((await list(owner)).map(({ name }) => name)).not.toContain('Apiarist');
  });

  test('of the default list stay, and a name that is taken is refused', async () => {
    const standing = (await list(owner)).find(({ name }) => name === 'Director');
    expect((await rename(owner, standing?.key ?? '', 'Boss')).status).toBe(403);
    const { body: role } = await make(owner, 'Falconer');
    await make(owner, 'Fletcher');
    expect((await rename(owner, role.key, 'fletcher')).status).toBe(409);
    expect((await rename(owner, role.key, 'Director')).status).toBe(409);
    expect((await make(owner, '  ')).status).toBe(400);
    const viewer = await organization.user({ accountType: 'viewOnly' });
    expect((await make(viewer, 'X')).status).toBe(403);
  });
});
