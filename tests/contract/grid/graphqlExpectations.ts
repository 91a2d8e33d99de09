import { STEMMA_STYLE } from '@stemma/shared/chart/builtInStyles';
import { randomUUID } from 'node:crypto';
import type { Expectation } from './expectation';
import {
  explores,
  administrators,
  anyone,
  copy,
  edit,
  lenient,
  mine,
  ofMaker,
  ofOrganization,
  own,
  read,
  signedIn,
  visitors,
  writers,
} from './expectation';
import { ACCESS_FIELDS } from './accessExpectations';
import { MERGING_FIELDS } from './mergingExpectations';
import { ACCOUNT_FIELDS } from './accountExpectations';
import { LOOKUP_FIELDS } from './lookupExpectations';
import { OWNERSHIP_FIELDS } from './ownershipExpectations';
import { USER_FIELDS } from './userExpectations';
import type { Callers, GridKeys } from './world';

const company = { typeName: 'Company', name: 'Grid Ltd' };

const NOBODY: ReadonlySet<keyof Callers> = new Set(['pending', 'forged', 'anonymous', 'visitor', 'lateVisitor']);
const nothingToNobody = (caller: keyof Callers) => (NOBODY.has(caller) ? [404] : undefined);

/** A generated read: to others, and to nobody, what it finds is just not there. */
const generated = (name: keyof GridKeys): Expectation => ({
  ...read((keys) => ({ body: { where: { key: { eq: keys[name] } } } })),
  verdict: nothingToNobody,
  binned: [404],
});

const GENERATED = {
  charts: 'chart',
  entities: 'company',
  individuals: 'person',
  companies: 'company',
  bankAccounts: 'account',
  trusts: 'trust',
  projects: 'project',
  customs: 'custom',
  properties: 'property',
  aircrafts: 'aircraft',
  yachts: 'yacht',
} as const;

const generatedReads = Object.fromEntries(
  Object.entries(GENERATED).flatMap(([name, key]) => [
    [name, generated(key)],
    [`${name}Connection`, generated(key)],
  ]),
);

const { key: _own, ...styleInput } = STEMMA_STYLE;

/** For each root field of the served schema: who it is for, and arguments that name what it needs. */
export const GRAPHQL_EXPECTATIONS: Record<string, Expectation> = {
  ...generatedReads,
  about: anyone(),
  viewer: { ...signedIn(), verdict: nothingToNobody },
  settings: anyone(),
  globalSettings: anyone(),
  ...ACCESS_FIELDS,
  ...MERGING_FIELDS,
  ...ACCOUNT_FIELDS,
  ...LOOKUP_FIELDS,
  ...OWNERSHIP_FIELDS,
  ...USER_FIELDS,
  updateSettings: writers(() => ({ body: { input: [] } })),
  updateGlobalSettings: administrators(() => ({ body: { input: [] } })),

  statements: read(({ chart: chartKey, link: linkKey }) => ({ body: { chartKey, linkKey } })),
  filesOf: read(({ company: key }) => ({ body: { key } })),
  createFilesFolder: edit(({ company: entityKey, filesFolder: folder }) => ({
    body: { input: { entityKey, folder } },
  })),
  createFilesLink: edit(({ chart: entityKey }) => ({ body: { input: { entityKey, url: 'example.org' } } })),
  renameFile: edit(({ file: key }) => ({ body: { key, name: 'Renamed.pdf' } })),
  setFileExpiry: edit(({ file: key }) => ({ body: { key, expires: '2030-12-31' } })),
  renameFilesFolder: edit(({ filesFolder: key }) => ({ body: { key, name: 'Renamed' } })),
  updateFilesLink: edit(({ filesLink: key }) => ({ body: { key, url: 'example.net' } })),
  duplicateFile: edit(({ file: key, filesFolder: folder }) => ({ body: { key, folder } })),
  moveFiles: edit(({ file, filesLink, filesFolder: folder }) => ({ body: { keys: [file, filesLink], folder } })),
  deleteFiles: edit(({ file, filesFolder }) => ({ body: { keys: [file, filesFolder] } })),
  deleteAllFiles: edit(({ company: entityKey }) => ({ body: { entityKey } })),

  chart: read(({ chart: key }) => ({ body: { key } })),
  chartTree: read(({ chart: chartKey }) => ({ body: { chartKey } })),
  link: read(({ link: key }) => ({ body: { key } })),
  groupGraph: read(({ chart: chartKey, group: key }) => ({ body: { chartKey, key } })),
  chartList: signedIn(),
  recentCharts: signedIn(),
  createChart: writers(() => ({ body: { input: { name: 'Grid' } } })),
  createSampleChart: writers(() => ({ body: { input: { name: 'Grid', entities: 5 } } })),
  updateChart: edit(({ chart: key }) => ({ body: { input: { key, name: 'Renamed' } } })),
  duplicateChart: copy(({ chart: key }) => ({ body: { key } })),
  deleteChart: own(({ chart: key }) => ({ body: { key } })),
  deleteCharts: own(({ chart }) => ({ body: { keys: [chart] } })),
  saveChart: edit(({ chart: key }) => ({ body: { input: { key, revision: 1, changes: {} } } })),
  // It stands there already, in the bin or not, so nothing is done.
  ensureOnChart: {
    ...edit(({ chart: chartKey, company: entityKey }) => ({ body: { chartKey, entityKey } })),
    binned: [200],
  },
  putOnChart: {
    ...edit(({ chart: chartKey, company }) => ({ body: { chartKey, entityKeys: [company] } })),
    binned: [200],
  },
  saveDynamicChart: explores(
    copy(({ company: entityKey, chart }) => ({ body: { input: { entityKey, charts: [chart] } } })),
  ),
  dynamicChart: explores(read(({ company: key, chart }) => ({ body: { key, charts: [chart] } }))),
  snapshots: read(({ chart: chartKey }) => ({ body: { chartKey } })),
  snapshot: read(({ snapshot: key }) => ({ body: { key } })),
  takeSnapshot: edit(({ chart: chartKey }) => ({ body: { chartKey } })),
  deleteSnapshot: edit(({ snapshot: key }) => ({ body: { key } })),
  chartStanding: lenient(signedIn(({ chart: key }) => ({ body: { key } }))),
  recordPresence: edit(({ chart: key }) => ({ body: { key, place: 'grid', editing: true } })),

  entity: read(({ company: key }) => ({ body: { key } })),
  entityList: signedIn(),
  entityTable: signedIn(),
  entityNames: signedIn(() => ({ body: { types: ['Company'] } })),
  search: signedIn(() => ({ body: { term: 'Analytical' } })),
  searchEntities: signedIn(() => ({ body: { term: 'Analytical' } })),
  chartsOfEntity: read(({ company: key }) => ({ body: { key } })),
  lockedEntities: signedIn(),
  neighbours: explores(read(({ company: key }) => ({ body: { key } }))),
  neighbourhood: explores(read(({ company: one, person: two }) => ({ body: { keys: [one, two] } }))),
  downstream: explores(read(({ person: key }) => ({ body: { key } }))),
  parentHierarchy: explores(read(({ company: key }) => ({ body: { key } }))),
  addEntity: writers(() => ({ body: { input: company } })),
  updateEntity: edit(({ company: key }) => ({ body: { input: { key, name: 'Renamed Ltd' } } })),
  replaceOnChart: {
    ...edit(({ chart: chartKey, company: key }) => ({
      body: { input: { chartKey, key, name: 'New Ltd' } },
    })),
    binned: [404],
  },
  importEntities: writers(() => ({ body: { entities: [company] } })),
  unlockAll: writers(),

  bin: signedIn(),
  binCount: signedIn(),
  binTable: signedIn(),
  moveToBin: own(({ company: key }) => ({ body: { key } })),
  restoreEntity: own(({ binned: key }) => ({ body: { key } })),
  restoreEntities: own(({ binned }) => ({ body: { keys: [binned] } })),
  deleteEntity: own(({ company: key }) => ({ body: { key } })),
  deleteEntities: own(({ company, person }) => ({ body: { keys: [company, person] } })),
  emptyBin: writers(),
  batchDelete: own(({ loose }) => ({ body: { keys: [loose] } })),

  folders: signedIn(() => ({ body: { type: 'Company' } })),
  createFolder: writers(() => ({ body: { input: { type: 'Company' } } })),
  renameFolder: mine(({ folder: key }) => ({ body: { key, name: 'Renamed' } })),
  deleteFolder: mine(({ folder: key }) => ({ body: { key } })),
  moveToFolder: edit(({ company: one, person: two }) => ({ body: { keys: [one, two], folder: '' } })),

  keyPersons: read(({ company: key }) => ({ body: { key } })),
  attachPerson: edit(({ company: key }) => ({ body: { key, person: { firstName: 'Ada' } } })),
  attachIndividual: {
    ...edit(({ company: key, person }) => ({ body: { key, individual: { key: person } } })),
    binned: [403, 404],
  },
  deleteKeyPerson: edit(({ company: entityKey, keyPerson: key }) => ({ body: { entityKey, key } })),

  tags: lenient(signedIn(({ tag }) => ({ body: { keys: [tag] } }))),
  tagsOf: read(({ company: key }) => ({ body: { key } })),
  taggedGraph: ofOrganization(({ tag: tagKey }) => ({ body: { tagKey } })),
  tagCount: ofOrganization(({ tag: tagKey }) => ({ body: { tagKey } })),
  addTag: writers(() => ({ body: { input: { name: 'Grid' } } })),
  updateTag: ofMaker(({ tag: key }) => ({ body: { input: { key, name: 'Renamed' } } })),
  deleteTag: ofMaker(({ tag: key }) => ({ body: { key } })),
  addNodeTag: edit(({ company: nodeKey, tag: tagKey }) => ({ body: { nodeKey, tagKey } })),
  addTagToMany: edit(({ company, tag: tagKey }) => ({ body: { tagKey, keys: [company] } })),
  removeTagFromMany: edit(({ company, tag: tagKey }) => ({ body: { tagKey, keys: [company] } })),
  setNodeTags: edit(({ company: nodeKey, tag }) => ({ body: { nodeKey, tagKeys: [tag] } })),

  linkRoles: signedIn(),
  createLinkRole: writers(() => ({ body: { name: `Role ${randomUUID()}` } })),
  renameLinkRole: ofMaker(({ linkRole: key }) => ({ body: { key, name: `Role ${randomUUID()}` } })),
  deleteLinkRole: ofMaker(({ linkRole: key }) => ({ body: { key } })),
  chartStyles: signedIn(),
  saveChartStyle: administrators(() => ({
    body: { input: { ...styleInput, name: `Style ${randomUUID()}` } },
  })),
  setDefaultStyle: administrators(() => ({ body: { key: 'stemma' } })),
  deleteChartStyle: {
    ...administrators(() => ({ body: { key: randomUUID() } })),
    namesNobody: true,
    verdict: (caller) => (caller === 'administrator' ? [404] : undefined),
  },
  typeDistribution: signedIn(),
  datasetSizes: signedIn(),
  groupSizes: signedIn(),
  longestTaskChain: signedIn(),

  readGraph: administrators(() => ({ body: { query: 'RETURN 1 AS one' } })),
  readGraphRows: administrators(() => ({ body: { query: 'RETURN $one AS one', parameters: '{"one": 1}' } })),
  requestsSent: lenient(signedIn(({ company: entityKey }) => ({ body: { entityKey } }))),
  sendInfoMail: administrators(() => ({
    body: { input: { addresses: ['all@example.org'], title: 'News', text: 'Hello' } },
  })),
  addressesOutside: writers(() => ({ body: { addresses: ['bank@example.org'] } })),
  sendRequest: edit(({ company: entityKey }) => ({
    body: { input: { entityKey, addresses: [`${randomUUID()}@example.org`], fileNames: ['Passport'] } },
  })),
  request: mine(({ request: key }) => ({ body: { key } })),
  sharingLinks: own(({ chart: key }) => ({ body: { key } })),
  sharingVisits: own(({ sharingLink: key }) => ({ body: { key } })),
  sharingLinkDetails: anyone(({ sharingLink: key }) => ({ body: { key } })),
  sharedChart: visitors(),
  sharedGraph: visitors(),
  sharedNeighbours: visitors(({ visitedCompany: key }) => ({ body: { key } })),
  sharedEntity: visitors(({ visitedCompany: key }) => ({ body: { key } })),
  sharedKeyPersons: visitors(({ visitedCompany: key }) => ({ body: { key } })),
  sharedFiles: visitors(({ visitedChart: key }) => ({ body: { key } })),
  createSharingLink: own(({ chart: chartKey, company: key }) => ({
    body: { input: { linkKey: randomUUID(), chartKey, entities: [{ key, shareInfo: true }] } },
  })),
  editSharingLink: own(({ sharingLink: key, company }) => ({
    body: { input: { key, name: 'Renamed', entities: [{ key: company, shareNotes: true }] } },
  })),
  pauseSharingLink: own(({ sharingLink: key }) => ({ body: { key, paused: true } })),
  deleteSharingLink: own(({ sharingLink: key }) => ({ body: { key } })),
  commentSharingLink: own(({ sharingLink: key }) => ({ body: { key, comment: 'For the bank' } })),
  emailSharingLink: own(({ sharingLink: key }) => ({ body: { key, emails: ['bank@example.org'] } })),
  updateSharedItems: own(({ sharingLink: linkKey, company: entityKey, file }) => ({
    body: { linkKey, entityKey, keys: [file] },
  })),
  sendSharedChart: own(({ chart: chartKey }) => ({ body: { chartKey, emails: ['bank@example.org'] } })),
  openSharingLink: anyone(({ sharingLink: key }) => ({ body: { key } })),
  openSharedTicket: { ...anyone(() => ({ body: { ticket: 'not a ticket' } })), verdict: () => [401] },
  previewSharingLink: own(({ sharingLink: key }) => ({ body: { key } })),
  devopsIterations: signedIn(),
  devopsWorkItems: signedIn(() => ({ body: { iteration: 'any' } })),
};
