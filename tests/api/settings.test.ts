import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@stemma/shared/settings';
import type { Settings } from '@stemma/shared/settings';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { makeLink, visitor } from '../testkit/sharing';

let app: TestApp;
let organization: TestOrganization;
let user: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  user = await organization.user();
});
afterAll(() => app.close());

const settingsOf = async (client: Client) =>
  (await client.post<Settings>('users/getUserSettings', { key: client.userKey || undefined })).body;

describe("a user's settings", () => {
  test('begin as the defaults, for who is not signed in too', async () => {
    expect(await settingsOf(user)).toMatchObject(DEFAULT_SETTINGS);
    expect(DEFAULT_SETTINGS.editor).toEqual({
      askForName: true,
      layoutOnGroupCollapse: false,
      defaultLinkType: 'GenericLink',
      askLinkType: true,
    });
    const anonymous = await app.anonymous.post('users/getUserSettings', { key: 'Anonymous' });
    expect([anonymous.status, anonymous.body]).toEqual([200, DEFAULT_SETTINGS]);
  });

  test('change property by property, others stay, and sending twice changes nothing more', async () => {
    const change = { key: user.userKey, settings: { editor: { askForName: false }, mine: { colour: 'جديد 🚀' } } };
    await user.post('users/updateUserSettings', change);
    await user.post('users/updateUserSettings', change);
    await user.post('users/updateUserSettings', { key: user.userKey, settings: { mine: { size: 3 } } });
    expect(await settingsOf(user)).toMatchObject({
      editor: { askForName: false, askLinkType: true },
      mine: { colour: 'جديد 🚀', size: 3 },
    });
  });

  test('are his own: another key is refused, and nobody else has them', async () => {
    const other = await organization.user();
    expect((await other.post('users/getUserSettings', { key: user.userKey })).status).toBe(403);
    expect((await other.post('users/updateUserSettings', { key: user.userKey, settings: {} })).status).toBe(403);
    expect(await settingsOf(other)).not.toHaveProperty('mine');
    expect((await app.anonymous.post('users/updateUserSettings', { settings: {} })).status).toBe(401);
    const reader = await organization.user({ accountType: 'viewOnly' });
    expect((await reader.post('users/updateUserSettings', { settings: {} })).status).toBe(403);
  });

  test('written by several at once, all are kept', async () => {
    const writer = await organization.user();
    const names = Array.from({ length: 12 }, (_, index) => `property${index}`);
    await Promise.all(
      names.map((name) => writer.post('users/updateUserSettings', { settings: { many: { [name]: true } } })),
    );
    expect(Object.keys((await settingsOf(writer)).many ?? {}).sort()).toEqual([...names].sort());
  });

  test.each([
    ['__proto__', '{"settings": {"__proto__": {"isAdmin": true}}}'],
    ['constructor', '{"settings": {"constructor": {"prototype": 1}}}'],
    ['a nested value', '{"settings": {"a": {"b": {"c": 1}}}}'],
    ['a list', '{"settings": []}'],
    ['no settings', '{}'],
    ['a NUL in a name', '{"settings": {"a\\u0000": {"b": 1}}}'],
    ['a very long value', JSON.stringify({ settings: { a: { b: 'x'.repeat(5000) } } })],
  ])('refuse %s and stay as they were', async (_what, body) => {
    const before = await settingsOf(user);
    const { status } = await user.call('POST', 'users/updateUserSettings', body);
    expect([200, 400]).toContain(status);
    expect(await settingsOf(user)).toEqual(before);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  test.each([
    ['askForName', 'sometimes', 400],
    ['defaultLinkType', 'Emperor', 400],
    ['defaultLinkType', 7, 400],
    ['defaultLinkType', 'Shareholder', 200],
    ['defaultLinkType', 'GenericLink', 200],
  ])('hold what the editor follows to what it can be: %s is %j', async (property, value, status) => {
    const other = await organization.user();
    const { body, status: answered } = await other.post<{ field?: string }>('users/updateUserSettings', {
      settings: { editor: { [property]: value } },
    });
    expect(answered).toBe(status);
    if (status === 400) expect(body.field).toContain(`editor.${property}`);
  });

  test('are the same by GraphQL', async () => {
    const written = await user.rawGraphql<{ updateSettings: { ok: unknown[] | null; error: unknown } }>(
      'mutation { updateSettings(input: [{ section: "viewer", property: "neighbourLevel", value: "2" }]) { ok { section property value } error { code } } }',
    );
    expect(written.data?.updateSettings.ok).toContainEqual({
      section: 'viewer',
      property: 'neighbourLevel',
      value: '2',
    });
    expect((await settingsOf(user)).viewer).toEqual({ neighbourLevel: 2 });
    const bad = await user.rawGraphql<{ updateSettings: { error: { code: string; field: string } } }>(
      'mutation { updateSettings(input: [{ section: "viewer", property: "x", value: "{" }]) { error { code field } } }',
    );
    expect(bad.data?.updateSettings.error).toEqual({ code: 'invalid', field: 'value' });
    const read = await user.rawGraphql('{ settings { section property value } }');
    expect(read.data?.settings).toContainEqual({ section: 'viewer', property: 'neighbourLevel', value: '2' });
  });
});

describe('the global settings', () => {
  test('are changed by administrators only, and lie under every user’s own', async () => {
    const administrator = await organization.user({ isAdmin: true });
    expect((await user.post('admin/settings/update', { settings: {} })).status).toBe(403);
    const section = `house${Date.now()}`;
    const { status, body } = await administrator.post<Settings>('admin/settings/update', {
      settings: { [section]: { colour: 'green', size: 1 } },
    });
    expect([status, body[section]]).toEqual([200, { colour: 'green', size: 1 }]);
    await administrator.post('admin/settings/update', { section, property: 'size', value: 2 });
    await user.post('users/updateUserSettings', { settings: { [section]: { colour: 'blue' } } });
    expect((await settingsOf(user))[section]).toEqual({ colour: 'blue', size: 2 });
    expect((await user.get(`admin/settings/get?section=${section}`)).body).toEqual({ colour: 'green', size: 2 });
    expect((await user.get(`admin/settings/get?section=${section}&property=size`)).body).toBe(2);
    expect((await app.anonymous.get('admin/settings/get')).body).toEqual(DEFAULT_SETTINGS);
  });

  test('say how far the viewer shows neighbours to visitors of share links', async () => {
    const administrator = await organization.user({ isAdmin: true });
    const chart = await makeSmallChart(user);
    const link = await makeLink(user, chart.key);
    const guest = await visitor(app, link.key);
    const level = async () => {
      const { body } = await guest.post<{ neighbourLevel: number }>('datasets/graphShared', { linkKey: link.key });
      const { data } = await guest.rawGraphql<{ sharedGraph: { neighbourLevel: number } }>(
        '{ sharedGraph { neighbourLevel } }',
      );
      return [body.neighbourLevel, data?.sharedGraph.neighbourLevel];
    };
    const set = (value: number) =>
      administrator.post('admin/settings/update', { settings: { viewer: { neighbourLevel: value } } });
    await set(3);
    expect(await level()).toEqual([3, 3]);
    await set(1);
    expect(await level()).toEqual([1, 1]);
  });

  test('say what is missing in the words of the specification', async () => {
    const administrator = await organization.user({ isAdmin: true });
    const update = async (body: unknown) =>
      (await administrator.post<{ error: string }>('admin/settings/update', body)).body;
    expect((await update({})).error).toBe('The section name was not given.');
    expect((await update({ section: 'editor' })).error).toBe('The property name was not given.');
    expect((await update({ section: 'nowhere', property: 'x', value: 1 })).error).toBe(
      "Settings error: the section 'nowhere' in the settings does not exist.",
    );
    const missing = await administrator.get<{ error: string }>('admin/settings/get?section=__proto__');
    expect(missing.body.error).toBe("Settings error: the section '__proto__' in the settings does not exist.");
  });
});

test('without a provider there are no iterations and no work items', async () => {
  expect((await user.get('devops/getIterations')).body).toEqual([]);
  expect((await user.get('devops/getWorkItemsInIteration/any')).body).toEqual([]);
});
