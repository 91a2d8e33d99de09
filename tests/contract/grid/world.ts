import { randomUUID } from 'node:crypto';
import { giveAccess } from '../../testkit/access';
import type { TestApp } from '../../testkit/app';
import { makeSmallChart, SAVE_CHART } from '../../testkit/charts';
import { Client } from '../../testkit/client';
import type { Callers, GridKeys } from './keys';
import { made } from './made';
import { register } from './registerWorld';
import { file, letVisitorsIn, picture, share } from './sharingWorld';

export type { Callers, GridKeys } from './keys';

const TYPES = {
  trust: 'Trust',
  project: 'Project',
  custom: 'Custom',
  property: 'Property',
  aircraft: 'Aircraft',
  yacht: 'Yacht',
} as const;
const TYPED = Object.keys(TYPES) as (keyof typeof TYPES)[];

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
    [editor, 'Editor'],
    [viewer, 'Viewer'],
    [viewOnly, 'Co-Owner'],
  ] as const;
  return {
    callers,
    fresh: async (wanted) => {
      const keys = await makeRecords(coOwner, wanted);
      const typed = TYPED.map((name) => keys[name]);
      const shared = [keys.chart, keys.person, keys.company, keys.account, keys.binned, keys.loose, ...typed];
      for (const [client, permission] of grants) await giveAccess(app.store, client.userKey, shared, permission);
      await request(app, keys, wanted);
      await register(app, keys, wanted);
      await file(app, keys, wanted);
      await picture(app, keys, wanted);
      await share(coOwner, keys, wanted);
      Object.assign(keys, visited);
      if (wanted.has('colleague')) keys.colleague = (await home.user()).userKey;
      if (wanted.has('outpost')) keys.outpost = (await app.organization()).key;
      if (wanted.has('binned')) await made(coOwner.post('graph/softDelete', { entityKey: keys.binned }));
      return keys;
    },
    toBin: async (key) => {
      await made(coOwner.post('graph/softDelete', { entityKey: key }));
    },
    foreign: async (wanted) => {
      const keys = await makeRecords(callers.other, wanted);
      await request(app, keys, wanted);
      await register(app, keys, wanted);
      await file(app, keys, wanted);
      await picture(app, keys, wanted);
      await share(callers.other, keys, wanted);
      if (wanted.has('colleague')) keys.colleague = (await away.user()).userKey;
      if (wanted.has('outpost')) keys.outpost = (await app.organization()).key;
      return keys;
    },
    unknown: () => unknownKeys(),
  };
}

async function request(app: TestApp, keys: GridKeys, wanted: ReadonlySet<string>): Promise<void> {
  if (!wanted.has('request')) return;
  await app.store.write((tx) => tx.run('grid.request', REQUEST, { user: keys.user, key: keys.request }));
}

function unknownKeys(): GridKeys {
  const names: (keyof GridKeys)[] = [
    ...(['user', 'colleague', 'organization', 'outpost', 'chart', 'person', 'company', 'account', 'link'] as const),
    ...([
      'folder',
      'tag',
      'binned',
      'keyPerson',
      'snapshot',
      'linkRole',
      'group',
      'request',
      'register',
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

/** Records that need no chart, which costs most to make. */
const WITHOUT_CHART: ReadonlySet<string> = new Set<keyof GridKeys>([
  ...([
    'user',
    'colleague',
    'organization',
    'outpost',
    'folder',
    'tag',
    'binned',
    'loose',
    'linkRole',
    'request',
    'register',
  ] as const),
  ...(['visitedChart', 'visitedCompany'] as const),
  ...TYPED,
]);

async function makeRecords(owner: Client, wanted: ReadonlySet<string>): Promise<GridKeys> {
  const keys: GridKeys = { ...unknownKeys(), user: owner.userKey };
  if (![...wanted].every((name) => WITHOUT_CHART.has(name))) {
    const { key: chart, person, company, account, link } = await makeSmallChart(owner);
    Object.assign(keys, { chart, person, company, account, link });
  }
  return Object.assign(keys, await makeMore(owner, keys, wanted));
}

async function makeMore(owner: Client, keys: GridKeys, wanted: ReadonlySet<string>): Promise<Partial<GridKeys>> {
  const more: Partial<GridKeys> = {};
  const make = async (name: keyof GridKeys, path: string, body: object, pick = (answer: Keyed) => answer.key) => {
    if (wanted.has(name)) more[name] = pick(await made(owner.post<Keyed>(path, body)));
  };
  await make('folder', 'users/createFolder', { name: 'A folder', type: 'Company' });
  await make('tag', 'tags/add', { tag: { name: 'A tag' } });
  if (more.tag) {
    // A tag is known to who may read something that has it.
    const open = await made(owner.post<Keyed>('datasets/add', { dataset: { name: 'Read by the organization' } }));
    await made(owner.post('tags/nodeTags/add', { nodeId: open.key, tagId: more.tag }));
  }
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
  if (wanted.has('organization')) {
    const { organizationKey } = await made(owner.get<{ organizationKey: string }>('auth/currentUser'));
    more.organization = organizationKey;
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
