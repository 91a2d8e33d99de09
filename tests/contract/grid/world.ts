import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { TestApp } from '../../testkit/app';
import { makeSmallChart, SAVE_CHART } from '../../testkit/charts';
import { Client } from '../../testkit/client';

/** Keys of one set of records; those behind `folder` and later ones are made when a request first names them. */
export interface GridKeys {
  user: string;
  chart: string;
  person: string;
  company: string;
  account: string;
  link: string;
  folder: string;
  tag: string;
  binned: string;
  /** An entity on no chart. */
  loose: string;
  keyPerson: string;
  snapshot: string;
  linkRole: string;
  group: string;
  request: string;
  /** A file, a folder of files and a web link of `company`. */
  file: string;
  filesFolder: string;
  filesLink: string;
  /** A picture that stands on the chart. */
  picture: string;
  /** Share links without a password: of the chart, and about the owners and holdings of `company`, whose details they all grant. */
  sharingLink: string;
  objectLink: string;
  subjectLink: string;
  /** What the visitor's own link opens: a chart, and a company on it whose details are granted; the same every time. */
  visitedChart: string;
  visitedCompany: string;
  /** Entities of the types that no chart of the grid has. */
  trust: string;
  project: string;
  custom: string;
  property: string;
  aircraft: string;
  yacht: string;
}

const TYPES = {
  trust: 'Trust',
  project: 'Project',
  custom: 'Custom',
  property: 'Property',
  aircraft: 'Aircraft',
  yacht: 'Yacht',
} as const;
const TYPED = Object.keys(TYPES) as (keyof typeof TYPES)[];

/** Every kind of caller there is. */
export interface Callers {
  coOwner: Client;
  editor: Client;
  viewer: Client;
  /** Co-Owner of the records by name, on an account that only reads. */
  viewOnly: Client;
  /** Of the same organization, without access. */
  member: Client;
  administrator: Client;
  /** An account of type None. */
  shared: Client;
  /** Of another organization. */
  other: Client;
  /** Holds a token that owes its second factor. */
  pending: Client;
  forged: Client;
  anonymous: Client;
  /** Came through a share link of the Co-Owner's, on a chart of its own. */
  visitor: Client;
  /** Came through one that has expired since. */
  lateVisitor: Client;
}

export interface World {
  callers: Callers;
  /** Fresh records of the Co-Owner's, shared with Editor, Viewer and the reading account. */
  fresh(wanted: ReadonlySet<string>): Promise<GridKeys>;
  /** Moves an entity of the Co-Owner's to the bin. */
  toBin(key: string): Promise<void>;
  /** Records of another organization. */
  foreign(wanted: ReadonlySet<string>): Promise<GridKeys>;
  /** Keys that name nothing. */
  unknown(): GridKeys;
}

const REQUEST = `MATCH (u:User {key: $user})
  CREATE (u)-[:SENT]->(:Request {key: $key, addresses: [], fileNames: [], message: '', createdByName: '', createdDate: ''})`;

const GRANT = `MATCH (e) WHERE (e:Entity OR e:Dataset) AND e.key IN $keys
  UNWIND $grants AS grant
  MATCH (u:User {key: grant.user})
  MERGE (u)-[h:HAS_ACCESS]->(e) SET h.permission = grant.permission`;

/** Signs in every kind of caller, in two organizations of their own. */
export async function makeWorld(app: TestApp): Promise<World> {
  const home = await app.organization();
  const away = await app.organization();
  const [coOwner, editor, viewer, member] = [
    await home.user(),
    await home.user(),
    await home.user(),
    await home.user(),
  ];
  const viewOnly = await home.user({ accountType: 'viewOnly' });
  const pending = await home.user();
  await app.store.write((tx) =>
    tx.run('grid.owes', 'MATCH (s:Session)-[:OF]->(:User {key: $key}) SET s.owesSecondFactor = true', {
      key: pending.userKey,
    }),
  );
  const forged = new Client(app.url);
  forged.token = 'not.a.token';
  const callers: Callers = {
    coOwner,
    editor,
    viewer,
    viewOnly,
    member,
    administrator: await home.user({ isAdmin: true }),
    shared: await home.user({ accountType: 'None' }),
    other: await away.user(),
    pending,
    forged,
    anonymous: app.anonymous,
    visitor: new Client(app.url),
    lateVisitor: new Client(app.url),
  };
  const visited = await letVisitorsIn(app, callers);
  const grants = [
    { user: editor.userKey, permission: 'Editor' },
    { user: viewer.userKey, permission: 'Viewer' },
    { user: viewOnly.userKey, permission: 'Co-Owner' },
  ];
  return {
    callers,
    fresh: async (wanted) => {
      const keys = await makeRecords(coOwner, wanted);
      const typed = TYPED.map((name) => keys[name]);
      const shared = [keys.chart, keys.person, keys.company, keys.account, keys.binned, keys.loose, ...typed];
      await app.store.write((tx) => tx.run('grid.grant', GRANT, { keys: shared, grants }));
      await request(app, keys, wanted);
      await file(app, keys, wanted);
      await picture(app, keys, wanted);
      await share(coOwner, keys, wanted);
      Object.assign(keys, visited);
      if (wanted.has('binned')) await made(coOwner.post('graph/softDelete', { entityKey: keys.binned }));
      return keys;
    },
    toBin: async (key) => {
      await made(coOwner.post('graph/softDelete', { entityKey: key }));
    },
    foreign: async (wanted) => {
      const keys = await makeRecords(callers.other, wanted);
      await request(app, keys, wanted);
      await file(app, keys, wanted);
      await picture(app, keys, wanted);
      await share(callers.other, keys, wanted);
      return keys;
    },
    unknown: () => unknownKeys(),
  };
}

const FILE = `MATCH (o:Entity {key: $company})
  CREATE (o)-[:HAS_FILE]->(:File {key: $key, name: 'Deed.pdf', folder: '', size: 2048, contentType: 'application/pdf', sha256: $key,
    createdDate: '', createdBy: $user, createdByName: ''})
    -[:HAS_BYTES]->(:Blob {key: $key, size: 2048, sha256: $key})`;

async function file(app: TestApp, { user, company, file: key }: GridKeys, wanted: ReadonlySet<string>): Promise<void> {
  if (!wanted.has('file')) return;
  await app.blobs.put(key, Readable.from([Buffer.alloc(2048, '%PDF-1.7 ')]));
  await app.store.write((tx) => tx.run('grid.file', FILE, { user, company, key }));
}

const PICTURE = `MATCH (d:Dataset {key: $chart})
  CREATE (d)-[:CONTAINS {x: 0, y: 0}]->(:Entity:Image {key: $key, typeName: 'Image', name: 'Picture', source: 'images/' + $key, datasetKey: $chart})
  CREATE (d)-[:HAS_IMAGE]->(:ChartImage {key: $key, contentType: 'image/png', width: 1, height: 1, size: 2048, sha256: $key})
    -[:HAS_BYTES]->(:Blob {key: $key, size: 2048, sha256: $key})`;

async function picture(app: TestApp, { chart, picture: key }: GridKeys, wanted: ReadonlySet<string>): Promise<void> {
  if (!wanted.has('picture')) return;
  await app.blobs.put(key, Readable.from([Buffer.alloc(2048, 'picture ')]));
  await app.store.write((tx) => tx.run('grid.picture', PICTURE, { chart, key }));
}

/** Makes the share links that are wanted; that of the chart shows the files that are wanted too. */
async function share(owner: Client, keys: GridKeys, wanted: ReadonlySet<string>): Promise<void> {
  const types = { sharingLink: 'chart', objectLink: 'object', subjectLink: 'subject' } as const;
  for (const [name, type] of Object.entries(types) as [keyof typeof types, string][]) {
    if (wanted.has(name)) await makeLink(owner, { ...keys, link: keys[name] }, type);
  }
  const shown = (['file', 'filesFolder', 'filesLink'] as const)
    .filter((name) => wanted.has(name))
    .map((name) => keys[name]);
  if (!wanted.has('sharingLink') || shown.length === 0) return;
  await made(
    owner.post('graph/updateSharedItems', { currentLink: keys.sharingLink, entityId: keys.company, keys: shown }),
  );
}

async function makeLink(
  owner: Client,
  { link: linkKey, chart: chartKey, company }: GridKeys,
  type: string,
): Promise<void> {
  const entities = [{ key: company, shareInfo: true, shareNotes: true, shareKeyPersons: true, shareFiles: true }];
  const about = type === 'chart' ? {} : { entityKey: company };
  await made(owner.post('datasets/createSharingLink', { linkKey, chartKey, type, ...about, entities }));
}

/** Lets the visitors in by links of a chart of their own, one of which then expires. */
async function letVisitorsIn(app: TestApp, { coOwner, visitor, lateVisitor }: Callers): Promise<Partial<GridKeys>> {
  const chart = await makeSmallChart(coOwner);
  const keys = { ...unknownKeys(), chart: chart.key, company: chart.company };
  for (const [client, link] of [
    [visitor, randomUUID()],
    [lateVisitor, randomUUID()],
  ] as const) {
    await makeLink(coOwner, { ...keys, link }, 'chart');
    const { token } = await made(client.post<{ token: string }>('datasets/authSharingLink', { key: link }));
    client.token = token;
    if (client === lateVisitor) {
      const expire = 'MATCH (s:SharingLink {key: $link}) SET s.expiresAt = $at';
      await app.store.write((tx) => tx.run('grid.expire', expire, { link, at: Date.now() - 1 }));
    }
  }
  return { visitedChart: chart.key, visitedCompany: chart.company };
}

async function request(app: TestApp, keys: GridKeys, wanted: ReadonlySet<string>): Promise<void> {
  if (!wanted.has('request')) return;
  await app.store.write((tx) => tx.run('grid.request', REQUEST, { user: keys.user, key: keys.request }));
}

function unknownKeys(): GridKeys {
  const names: (keyof GridKeys)[] = [
    ...(['user', 'chart', 'person', 'company', 'account', 'link'] as const),
    ...([
      'folder',
      'tag',
      'binned',
      'keyPerson',
      'snapshot',
      'linkRole',
      'group',
      'request',
      'loose',
      'file',
      'filesFolder',
      'filesLink',
      'picture',
      'sharingLink',
      'objectLink',
      'subjectLink',
      'visitedChart',
      'visitedCompany',
    ] as const),
    ...TYPED,
  ];
  return Object.fromEntries(names.map((name) => [name, randomUUID()])) as unknown as GridKeys;
}

async function makeRecords(owner: Client, wanted: ReadonlySet<string>): Promise<GridKeys> {
  const keys: GridKeys = { ...unknownKeys(), user: owner.userKey };
  const { key: chart, person, company, account, link } = await makeSmallChart(owner);
  Object.assign(keys, { chart, person, company, account, link });
  return Object.assign(keys, await makeMore(owner, keys, wanted));
}

async function makeMore(owner: Client, keys: GridKeys, wanted: ReadonlySet<string>): Promise<Partial<GridKeys>> {
  const more: Partial<GridKeys> = {};
  const make = async (name: keyof GridKeys, path: string, body: object, pick = (answer: Keyed) => answer.key) => {
    if (wanted.has(name)) more[name] = pick(await made(owner.post<Keyed>(path, body)));
  };
  await make('folder', 'users/createFolder', { name: 'A folder', type: 'Company' });
  await make('tag', 'tags/add', { tag: { name: 'A tag' } });
  await make('binned', 'graph/addNode', { entity: { typeName: 'Company', name: 'Gone Ltd' } });
  await make('loose', 'graph/addNode', { entity: { typeName: 'Company', name: 'Loose Ltd' } });
  await make('keyPerson', 'graph/attachPerson', { key: keys.company, person: { firstName: 'Grace' } });
  await make('filesFolder', 'graph/createFilesFolder', { entityId: keys.company });
  await make('filesLink', 'graph/createFilesLink', { entityId: keys.company, url: 'example.org' });
  await make('snapshot', 'datasets/createSnapshot', { key: keys.chart }, ({ snapshot }) => snapshot?.key ?? '');
  await make('linkRole', 'graph/createLinkRole', { name: `Role ${randomUUID()}` });
  for (const name of TYPED) {
    await make(name, 'graph/addNode', { entity: { typeName: TYPES[name], name: 'Typed' } });
  }
  if (wanted.has('group')) more.group = await makeGroup(owner, keys);
  return more;
}

async function makeGroup(owner: Client, keys: GridKeys): Promise<string> {
  const key = randomUUID();
  const { saveChart } = await owner.graphql(SAVE_CHART, {
    input: {
      key: keys.chart,
      revision: 1,
      changes: { groups: [{ key, name: 'Group', members: [keys.person], collapsed: false }] },
    },
  });
  if (!saveChart.ok) throw new Error(saveChart.error?.message ?? 'The group was not made.');
  return key;
}

interface Keyed {
  key: string;
  snapshot?: { key: string };
}

async function made<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`A record of the grid was not made: ${status} ${JSON.stringify(body)}`);
  return body;
}
