import type { Permission } from '@stemma/shared/permissions';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { randomUUID } from 'node:crypto';
import { giveAccess } from '../testkit/access';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { makeFile, pdf, uploadForm } from '../testkit/files';
import { drawOwners } from '../testkit/ownersChart';
import type { Link } from '../testkit/sharing';
import { endsIn, graphOf, makeLink, visitor } from '../testkit/sharing';

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let chart: SmallChart;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  owner = await organization.user({ name: 'Ada Owner' });
  chart = await makeSmallChart(owner);
});
afterAll(() => app.close());

interface Failure {
  error: string;
  code: string;
  field?: string;
}
const all = { shareInfo: true, shareNotes: true, shareKeyPersons: true, shareFiles: true };
const put = <T = { sharingLink: Link }>(who: Client, path: string, body?: object) =>
  who.call<T>('PUT', path, body && JSON.stringify(body));
const grant = (who: Client, key: string, permission: Permission) =>
  giveAccess(app.store, who.userKey, [key], permission);

describe('a share link', () => {
  test('that is given no name has the chart’s, and the relation’s where it is of one', async () => {
    expect((await makeLink(owner, chart.key)).name).toBe(`${chart.name} Share Link`);
    const about = await makeLink(owner, chart.key, { type: 'Object', entityKey: chart.company });
    expect(about).toMatchObject({ type: 'object', name: 'Analytical Engines Ltd Object Chart Share Link' });
    const byEntity = await makeLink(owner, chart.person, { type: 'subject', name: ' For the bank ' });
    expect(byEntity).toMatchObject({ type: 'subject', name: 'For the bank' });
  });

  test('sent twice is one link; its key for another chart, or of another organization, is taken', async () => {
    const linkKey = randomUUID();
    const body = { linkKey, chartKey: chart.key, password: 'correct horse' };
    const first = await owner.post('datasets/createSharingLink', body);
    expect(await owner.post('datasets/createSharingLink', body)).toMatchObject({ status: 200, body: first.body });
    const other = await makeSmallChart(owner);
    const again = await owner.post<Failure>('datasets/createSharingLink', { linkKey, chartKey: other.key });
    expect([again.status, again.body.field]).toEqual([409, 'linkKey']);
    const stranger = await (await app.organization()).user();
    const foreign = await makeSmallChart(stranger);
    const taken = await stranger.post('datasets/createSharingLink', { linkKey, chartKey: foreign.key });
    expect(taken.status).toBe(409);
  });

  test('asks for a password of eight characters, and says nothing of it afterwards', async () => {
    const linkKey = randomUUID();
    const short = await owner.post<Failure>('datasets/createSharingLink', {
      linkKey,
      chartKey: chart.key,
      password: 'short',
    });
    expect(short).toMatchObject({
      status: 400,
      body: { error: 'Password must be at least 8 alphanumeric characters.', field: 'password' },
    });
    const made = await makeLink(owner, chart.key, { password: 'correct horse' });
    expect(made.isPassword).toBe(true);
    const stored = await app.store.read((tx) =>
      tx.run('test.link', 'MATCH (s:SharingLink {key: $key}) RETURN properties(s) AS p', { key: made.key }),
    );
    expect(JSON.stringify([made, stored])).not.toContain('correct horse');
    expect(JSON.stringify(stored)).toContain('$argon2id$');
  });

  test('shows details of an entity only by its Co-Owner, names the one that it refuses, and none of a note', async () => {
    const colleague = await organization.user();
    await grant(colleague, chart.key, 'Co-Owner');
    const ask = (entities: object[]) =>
      colleague.post<Failure>('datasets/createSharingLink', { linkKey: randomUUID(), chartKey: chart.key, entities });
    const refused = await ask([{ key: chart.company, shareNotes: true }]);
    expect(refused).toMatchObject({ status: 403, body: { field: 'entities.0.key' } });
    expect(refused.body.error).toContain('Analytical Engines Ltd');
    expect((await ask([{ key: chart.company, isPrivate: true }])).status).toBe(200);
    const key = randomUUID();
    await owner.post('graph/addNode', { entity: { key, typeName: 'Sticky', name: 'A note' } });
    await owner.post('datasets/addEntity', { entityId: key, datasetId: chart.key });
    expect((await ask([{ key, shareInfo: true }])).status).toBe(400);
    const elsewhere = await makeSmallChart(owner);
    expect((await ask([{ key: elsewhere.company, isPrivate: true }])).status).toBe(404);
    expect((await ask([{ key: chart.person }, { key: chart.person }])).status).toBe(400);
  });

  test('that another Co-Owner made may be changed without taking his grants away', async () => {
    const link = await makeLink(owner, chart.key, { entities: [{ key: chart.company, shareInfo: true }] });
    const colleague = await organization.user();
    await grant(colleague, chart.key, 'Co-Owner');
    const path = `datasets/editSharingLink/${link.key}`;
    const same = { name: 'Renamed', entities: [{ key: chart.company, shareInfo: true }] };
    expect((await put(colleague, path, same)).body.sharingLink.name).toBe('Renamed');
    const wider = await put<Failure>(colleague, path, { entities: [{ key: chart.company, ...all }] });
    expect(wider.status).toBe(403);
  });

  test('lives for 1, 7 or 30 days, counted anew when others are chosen and not when it is only renamed', async () => {
    const link = await makeLink(owner, chart.key, { expiry: '7' });
    const days = (Date.parse(link.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const path = `datasets/editSharingLink/${link.key}`;
    const renamed = (await put(owner, path, { name: 'Renamed', expiry: 7 })).body.sharingLink;
    expect(renamed.expiresAt).toBe(link.expiresAt);
    expect((await put(owner, path, { expiry: 'None' })).body.sharingLink.expiresAt).toBeNull();
    await endsIn(app, link.key, -1000);
    const renewed = (await put(owner, path, { expiry: 30 })).body.sharingLink;
    expect([renewed.expiry, renewed.expired]).toEqual([30, false]);
    expect((await put<Failure>(owner, path, { expiry: 5 })).body.field).toBe('expiry');
  });

  test('keeps its password when it is changed without one, and loses it when it is said to have none', async () => {
    const link = await makeLink(owner, chart.key, { password: 'correct horse' });
    const path = `datasets/editSharingLink/${link.key}`;
    expect((await put(owner, path, { isPassword: true, password: null })).body.sharingLink.isPassword).toBe(true);
    await visitor(app, link.key, 'correct horse');
    expect((await put(owner, path, { isPassword: false, password: null })).body.sharingLink.isPassword).toBe(false);
    await visitor(app, link.key, 'anything at all');
    const nothing = await put<Failure>(owner, path, { isPassword: true, password: null });
    expect([nothing.status, nothing.body.field]).toEqual([400, 'password']);
  });

  test('has a comment of up to 500 characters, trimmed of line breaks, that visitors do not see', async () => {
    const link = await makeLink(owner, chart.key);
    const path = `datasets/commentSharingLink/${link.key}`;
    const said = await put<{ comment: string; commentUser: string }>(owner, path, {
      comment: '\n\r\n For the tax office\n\n',
    });
    expect(said.body).toMatchObject({ comment: ' For the tax office', commentUser: 'Ada Owner' });
    expect((await put(owner, path, { comment: 'x'.repeat(501) })).status).toBe(400);
    expect((await put(owner, path, { comment: '\n \n' })).status).toBe(400);
    const { body } = await graphOf(await visitor(app, link.key), link.key);
    expect(JSON.stringify(body)).not.toContain('tax office');
    await owner.call('DELETE', `datasets/deleteSharingLinkComment/${link.key}`);
    const { body: list } = await owner.post<{ sharingLinks: Link[] }>('datasets/getSharingLinks', { key: chart.key });
    expect(list.sharingLinks.find(({ key }) => key === link.key)?.comment).toBeNull();
  });

  test('goes with its chart', async () => {
    const own = await makeSmallChart(owner);
    const link = await makeLink(owner, own.key);
    await visitor(app, link.key);
    await owner.get(`datasets/delete/${own.key}`);
    const left = await app.store.read((tx) =>
      tx.run('test.left', 'MATCH (n) WHERE n.key = $key OR (n:SharingVisit AND NOT (n)<--()) RETURN n', link as never),
    );
    expect(left).toEqual([]);
  });
});

describe('links over several charts', () => {
  test('are ended by who is Co-Owner of one of them, who gets no key that opens the others', async () => {
    const second = await makeSmallChart(owner);
    await owner.post('datasets/addEntity', { entityId: chart.company, datasetId: second.key });
    const link = await makeLink(owner, chart.company, { type: 'subject', charts: [chart.key, second.key] });
    const colleague = await organization.user();
    await grant(colleague, second.key, 'Co-Owner');
    const list = () => colleague.post<{ sharingLinks: Link[] }>('datasets/getSharingLinks', { key: second.key });
    const [seen] = (await list()).body.sharingLinks;
    expect(seen).toMatchObject({ mayManage: false, entities: [], recipients: [], comment: null });
    expect(seen?.key).not.toBe(link.key);
    const opened = await app.anonymous.post('datasets/authSharingLink', { key: seen?.key });
    expect(opened.body).toMatchObject({ success: false });
    expect((await put(colleague, `datasets/editSharingLink/${link.key}`, { name: 'Mine' })).status).toBe(403);
    expect((await colleague.call('DELETE', `datasets/deleteSharingLink/${seen?.key}`)).status).toBe(200);
    expect((await list()).body.sharingLinks).toEqual([]);
  });

  test('need a chart that the caller may share, with the entity on it', async () => {
    const stranger = await (await app.organization()).user();
    const foreign = await makeSmallChart(stranger);
    const ask = async (body: object) =>
      (await owner.post('datasets/createSharingLink', { linkKey: randomUUID(), type: 'object', ...body })).status;
    expect(await ask({ chartKey: foreign.key, entityKey: chart.company })).toBe(404);
    expect(await ask({ chartKey: chart.key, entityKey: foreign.company })).toBe(404);
    expect(await ask({ chartKey: chart.company, charts: [chart.key, foreign.key] })).toBe(404);
    expect(await ask({ chartKey: chart.company, charts: [chart.key] })).toBe(200);
  });
});

describe('the files of a link', () => {
  test('are those that were chosen: a folder with what lies in it then, and nothing that comes later', async () => {
    const own = await makeSmallChart(owner);
    const { body: folder } = await owner.post<{ key: string }>('graph/createFilesFolder', {
      entityId: own.company,
      name: 'Deeds',
    });
    const inside = await makeFile(app, owner, { owner: own.company, name: 'Deed.pdf', folder: folder.key });
    const entities = [{ key: own.company, shareFiles: true }];
    const link = await makeLink(owner, own.key, { entities });
    const choose = (keys: string[]) =>
      owner.post<string[]>('graph/updateSharedItems', { currentLink: link.key, entityId: own.company, keys });
    expect((await choose([folder.key])).body.sort()).toEqual([folder.key, inside].sort());
    const later = await makeFile(app, owner, { owner: own.company, name: 'Later.pdf', folder: folder.key });
    const files = async () => {
      const guest = await visitor(app, link.key);
      const body = { linkKey: link.key, entityKey: own.company };
      return (await guest.post<{ key: string; folder: string }[]>('graph/getAttachedFilesShared', body)).body;
    };
    expect(await files()).toMatchObject([{ key: inside, folder: folder.key }]);
    await choose([inside, later]);
    expect((await files()).map((file) => file.folder)).toEqual(['', '']);
    const { body: listed } = await owner.post<{ key: string; sharedIn: string[] }[]>('graph/getAttachedFiles', {
      entityKey: own.company,
    });
    expect(listed.find(({ key }) => key === inside)?.sharedIn).toEqual([link.key]);
    await put(owner, `datasets/editSharingLink/${link.key}`, { entities: [] });
    expect(
      (await owner.post<Failure>('graph/getFilesFoldersShared', { linkKey: link.key, entityKey: own.company })).status,
    ).toBe(404);
  });

  test('of an entity are told by key only to those who may open the link', async () => {
    const own = await makeSmallChart(owner);
    const file = await makeFile(app, owner, { owner: own.company, name: 'Deed.pdf' });
    const link = await makeLink(owner, own.key, { entities: [{ key: own.company, shareFiles: true }] });
    await owner.post('graph/updateSharedItems', { currentLink: link.key, entityId: own.company, keys: [file] });
    const editor = await organization.user();
    await grant(editor, own.company, 'Editor');
    const { data } = await editor.rawGraphql<{ filesOf: { files: { shared: boolean; sharedIn: string[] }[] } }>(
      `{ filesOf(key: "${own.company}") { files { shared sharedIn } } }`,
    );
    expect(data?.filesOf.files).toEqual([{ shared: true, sharedIn: [] }]);
  });
});

describe('what a visit opened ends', () => {
  const ends: [string, (link: Link) => Promise<unknown>][] = [
    ['when the link is changed', (link) => put(owner, `datasets/editSharingLink/${link.key}`, { name: 'Other' })],
    ['when it is deleted', (link) => owner.call('DELETE', `datasets/deleteSharingLink/${link.key}`)],
    ['when it is paused', (link) => put(owner, `datasets/pauseSharingLink/${link.key}`)],
    ['to the second when it expires', (link) => endsIn(app, link.key, 0)],
    [
      'when other files are chosen',
      async (link) => {
        const keys = [await makeFile(app, owner, { owner: chart.company, name: `${randomUUID()}.pdf` })];
        await owner.post('graph/updateSharedItems', { currentLink: link.key, entityId: chart.company, keys });
      },
    ],
  ];
  test.each(ends)('%s', async (_when, end) => {
    const link = await makeLink(owner, chart.key, {
      password: 'correct horse',
      entities: [{ key: chart.company, ...all }],
    });
    const guest = await visitor(app, link.key, 'correct horse');
    expect((await graphOf(guest, link.key)).status).toBe(200);
    const query = '{ sharedGraph { key } }';
    expect((await guest.rawGraphql(query)).errors).toBeUndefined();
    await end(link);
    expect((await graphOf(guest, link.key)).status).not.toBe(200);
    expect((await guest.rawGraphql(query)).data ?? null).toBeNull();
    for (const path of ['graph/getNodeByKeyShared', 'graph/attachedPeopleShared', 'graph/getNeighborsShared']) {
      expect([401, 403]).toContain((await guest.post(path, { linkKey: link.key, key: chart.company })).status);
    }
  });

  test('for an entity that is taken off the chart, or goes to the bin, at once', async () => {
    const own = await makeSmallChart(owner);
    const link = await makeLink(owner, own.key, {
      entities: [
        { key: own.person, ...all },
        { key: own.company, ...all },
      ],
    });
    const guest = await visitor(app, link.key);
    const read = async (key: string) =>
      (await guest.post('graph/getNodeByKeyShared', { linkKey: link.key, key })).status;
    expect([await read(own.person), await read(own.company)]).toEqual([200, 200]);
    await owner.post('datasets/removeEntity', { entityId: own.person, datasetId: own.key });
    await owner.post('graph/softDelete', { entityKey: own.company });
    expect([await read(own.person), await read(own.company)]).toEqual([404, 404]);
    expect((await graphOf(guest, link.key)).body.nodes.map(({ key }) => key)).toEqual([own.account]);
  });

  test('for an entity that leaves the chart, and does not begin again when it is put back; what is private stays so', async () => {
    const own = await makeSmallChart(owner);
    const entities = [
      { key: own.company, ...all },
      { key: own.person, isPrivate: true },
    ];
    const link = await makeLink(owner, own.key, { entities });
    const deed = await makeFile(app, owner, { owner: own.company, name: 'Deed.pdf' });
    await owner.post('graph/updateSharedItems', { currentLink: link.key, entityId: own.company, keys: [deed] });
    for (const entityId of [own.company, own.person]) {
      await owner.post('datasets/removeEntity', { entityId, datasetId: own.key });
      await owner.post('datasets/addEntity', { entityId, datasetId: own.key });
    }
    const guest = await visitor(app, link.key);
    const { data } = await guest.rawGraphql<{
      sharedGraph: { nodes: { name: string; shareInfo: boolean; shareFiles: boolean }[] };
    }>('{ sharedGraph { nodes { name shareInfo shareFiles } } }');
    const nothing = { shareInfo: false, shareFiles: false };
    expect(data?.sharedGraph.nodes.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'Analytical Engines Ltd', ...nothing },
      { name: 'Main account', ...nothing },
      { name: 'Private', ...nothing },
    ]);
    const asked = { linkKey: link.key, entityKey: own.company };
    expect((await guest.post('graph/getAttachedFilesShared', asked)).status).toBe(404);
    await put(owner, `datasets/editSharingLink/${link.key}`, { entities });
    const again = await visitor(app, link.key);
    expect((await again.post('graph/getAttachedFilesShared', asked)).body).toEqual([]);
  });

  test('not for one that stands on another chart of the link, until that goes too', async () => {
    const [one, other] = [await makeSmallChart(owner), await makeSmallChart(owner)];
    await owner.post('datasets/addEntity', { entityId: one.company, datasetId: other.key });
    const link = await makeLink(owner, one.company, {
      type: 'subject',
      charts: [one.key, other.key],
      entities: [{ key: one.company, ...all }],
    });
    const granted = async () => {
      const { body } = await owner.post<{ sharingLinks: Link[] }>('datasets/getSharingLinks', { key: one.company });
      return body.sharingLinks.find(({ key }) => key === link.key)?.entities.map(({ shareInfo }) => shareInfo);
    };
    await owner.post('datasets/removeEntity', { entityId: one.company, datasetId: one.key });
    expect(await granted()).toEqual([true]);
    await owner.get(`datasets/delete/${other.key}`);
    await owner.post('datasets/addEntity', { entityId: one.company, datasetId: one.key });
    expect(await granted()).toEqual([]);
  });

  test('to the second for downloads: a file and a folder that were listed before are refused once the link has expired', async () => {
    const own = await makeSmallChart(owner);
    const { body: folder } = await owner.post<{ key: string }>('graph/createFilesFolder', {
      entityId: own.company,
      name: 'Deeds',
    });
    const deed = pdf();
    const { body: file } = await uploadForm(owner, { entityId: own.company }, deed, { name: 'Deed.pdf' });
    const link = await makeLink(owner, own.key, { entities: [{ key: own.company, shareFiles: true }], expiry: 1 });
    const keys = [folder.key, file.key];
    await owner.post('graph/updateSharedItems', { currentLink: link.key, entityId: own.company, keys });
    const guest = await visitor(app, link.key);
    const take = (path: string) => guest.post<Failure>(path, { linkKey: link.key });
    const paths = [`files/shared/link/${file.key}/Deed.pdf`, `files/shared/zip/${folder.key}`];
    for (const path of paths) expect((await take(path)).status).toBe(200);
    await endsIn(app, link.key, 0);
    for (const path of paths) {
      expect(await take(path)).toMatchObject({ status: 403, body: { error: sharingMessages.expired } });
    }
  });
});

describe('the Co-Owners of a chart', () => {
  test('bound how often a link is opened, also when many come at once', async () => {
    const link = await makeLink(owner, chart.key, { maxVisits: 5 });
    const tries = await Promise.all(
      Array.from({ length: 16 }, () =>
        app.anonymous.post<{ success: boolean }>('datasets/authSharingLink', { key: link.key }),
      ),
    );
    expect(tries.filter(({ body }) => body.success)).toHaveLength(5);
    const unopened = await app.anonymous.post<Failure>('datasets/graphShared', { linkKey: link.key });
    expect(unopened.status).toBe(403);
  });

  test('see when a link was opened and what was taken, and nothing of who it was', async () => {
    const own = await makeSmallChart(owner);
    const link = await makeLink(owner, own.key, { entities: [{ key: own.company, shareFiles: true }] });
    const file = await makeFile(app, owner, { owner: own.company, name: 'Deed.pdf' });
    await owner.post('graph/updateSharedItems', { currentLink: link.key, entityId: own.company, keys: [file] });
    const guest = await visitor(app, link.key);
    await guest.post(`files/shared/link/${file}/Deed.pdf`, { linkKey: link.key });
    await app.anonymous.post('datasets/graphShared', { linkKey: link.key });
    const { body } = await owner.get<{ what: string; fileName: string }[]>(`datasets/getSharingLinkVisits/${link.key}`);
    expect(body.map(({ what, fileName }) => `${what} ${fileName}`.trim())).toEqual(['visit', 'file Deed.pdf', 'visit']);
    const stored = await app.store.read((tx) =>
      tx.run('test.visits', 'MATCH (:SharingLink {key: $key})-[:HAS_VISIT]->(v) RETURN keys(v) AS names', {
        key: link.key,
      }),
    );
    for (const { names } of stored) expect([...(names as string[])].sort()).toEqual(['at', 'key', 'kind', 'name']);
  });

  test('look at a link as a visitor would: without its password, while it is paused, and without a visit', async () => {
    const link = await makeLink(owner, chart.key, { password: 'correct horse' });
    await put(owner, `datasets/pauseSharingLink/${link.key}`);
    const { body } = await owner.get<{ token: string }>(`datasets/previewSharingLink/${link.key}`);
    const looking = await visitor(app, (await makeLink(owner, chart.key)).key);
    looking.token = body.token;
    expect((await graphOf(looking, link.key)).body.nodes).toHaveLength(3);
    expect((await looking.get('datasets/all')).status).toBe(401);
    const { body: list } = await owner.post<{ sharingLinks: Link[] }>('datasets/getSharingLinks', { key: chart.key });
    expect(list.sharingLinks.find(({ key }) => key === link.key)?.visits).toBe(0);
    const colleague = await organization.user();
    await grant(colleague, chart.key, 'Editor');
    expect((await colleague.get(`datasets/previewSharingLink/${link.key}`)).status).toBe(403);
  });

  test('find what they did in the audit log, which names no key that opens anything', async () => {
    const link = await makeLink(owner, chart.key);
    await visitor(app, link.key);
    await owner.call('DELETE', `datasets/deleteSharingLink/${link.key}`);
    const entries = await app.store.read((tx) =>
      tx.run('test.audit', 'MATCH (a:AuditEntry {organizationKey: $key}) RETURN properties(a) AS entry ORDER BY a.at', {
        key: organization.key,
      }),
    );
    const last = entries.slice(-3).map(({ entry }) => entry as { action: string; userKey: string; address: string });
    expect(last.map(({ action }) => action.replace('datasets/', ''))).toEqual([
      'createSharingLink',
      'authSharingLink',
      'deleteSharingLink',
    ]);
    expect(last[1]).toMatchObject({ userKey: '', address: '' });
    expect(JSON.stringify(last)).not.toContain(link.key);
  });
});

describe('a share link with a day', () => {
  const HELD = [{ role: 'Shareholder', percentage: 60, startDate: '2022-01-01' }];
  const FORMER = [{ role: 'Shareholder', percentage: 60, endDate: '2022-01-01' }];
  interface Shown {
    asOf: string | null;
    edges: { from: string; roles: { percentage: number; startDate?: string | null }[] }[];
    endedEdges: { from: string }[];
  }
  const shownBy = async (linkKey: string) => {
    const { body } = await app.anonymous.post<Shown>('datasets/graphShared', { linkKey });
    return body;
  };

  test('shows the chart as of it, without telling other days; with ownership it begins there', async () => {
    const mark = randomUUID();
    const key = await drawOwners(owner, mark, [
      ['mara', 'Orchid', HELD],
      ['ivo', 'Orchid', FORMER],
      ['zeno', 'Orchid', 5],
    ]);
    await app.store.write((tx) =>
      tx.run('test.ended', "MATCH (:Entity {key: $from})-[l:LINK]->() SET l.ended = true, l.endedDate = '2022-01-01'", {
        from: `${mark}:zeno`,
      }),
    );
    const then = await makeLink(owner, key, { asOf: '2021-06-01' });
    expect(then).toMatchObject({ asOf: '2021-06-01', ownership: false });
    const past = await shownBy(then.key);
    expect(past.asOf).toBe('2021-06-01');
    expect(past.edges.map(({ from }) => from).sort()).toEqual([`${mark}:ivo`, `${mark}:zeno`]);
    expect(JSON.stringify(past)).not.toContain('2022');
    expect(past.endedEdges).toEqual([]);

    const listed = await owner.post<{ sharingLinks: { key: string; asOf: string | null }[] }>(
      'datasets/getSharingLinks',
      { key },
    );
    expect(listed.body.sharingLinks.map((link) => link.asOf)).toEqual(['2021-06-01']);

    const begins = await makeLink(owner, key, { asOf: '2021-06-01', ownership: true });
    const whole = await shownBy(begins.key);
    expect(whole.asOf).toBe('2021-06-01');
    expect(whole.edges.map(({ from }) => from).sort()).toEqual([`${mark}:ivo`, `${mark}:mara`]);
    expect(whole.endedEdges.map(({ from }) => from)).toEqual([`${mark}:zeno`]);
    const asked = async (more: object) => {
      const { body } = await app.anonymous.post<{ asOf: string }>('graph/ownershipShared', {
        key: `${mark}:Orchid`,
        linkKey: begins.key,
        ...more,
      });
      return body.asOf;
    };
    expect(await asked({})).toBe('2021-06-01');
    expect(await asked({ asOf: '2023-01-01' })).toBe('2023-01-01');

    const now = await put(owner, `datasets/editSharingLink/${then.key}`, { asOf: null });
    expect(now.body.sharingLink).toMatchObject({ asOf: null });
    const today = await shownBy(then.key);
    expect(today.edges.find(({ from }) => from === `${mark}:mara`)?.roles).toHaveLength(1);
    const refused = await owner.post<Failure>('datasets/createSharingLink', {
      linkKey: randomUUID(),
      chartKey: key,
      asOf: '2021',
    });
    expect([refused.status, refused.body.error, refused.body.field]).toEqual([400, messages.dateNotUnderstood, 'asOf']);
  });
});
