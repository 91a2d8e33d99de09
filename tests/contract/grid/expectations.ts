import { randomUUID } from 'node:crypto';
import {
  administrators,
  anyone,
  copy,
  edit,
  explores,
  lenient,
  mine,
  ofChart,
  ofMaker,
  ofOrganization,
  own,
  ownKey,
  read,
  signedIn,
  writers,
} from './expectation';
import type { Expectation } from './expectation';
import { ACCESS_EXPECTATIONS } from './accessExpectations';
import { MERGING_EXPECTATIONS } from './mergingExpectations';
import { ACCOUNT_EXPECTATIONS } from './accountExpectations';
import { LOOKUP_EXPECTATIONS } from './lookupExpectations';
import { OWNERSHIP_EXPECTATIONS } from './ownershipExpectations';
import { REGISTER_EXPECTATIONS } from './registerExpectations';
import { SHARING_EXPECTATIONS } from './sharingExpectations';
import { USER_EXPECTATIONS } from './userExpectations';

const company = { typeName: 'Company', name: 'Grid Ltd' };

/** For each route of the table that is built: who it is for, and a request that names what it needs. */
export const EXPECTATIONS: Record<string, Expectation> = {
  ...ACCESS_EXPECTATIONS,
  ...MERGING_EXPECTATIONS,
  ...ACCOUNT_EXPECTATIONS,
  ...LOOKUP_EXPECTATIONS,
  ...OWNERSHIP_EXPECTATIONS,
  ...REGISTER_EXPECTATIONS,
  ...USER_EXPECTATIONS,

  'post users/getUserSettings': anyone(),
  'post users/updateUserSettings': ownKey(({ user }) => ({ body: { key: user, settings: {} } })),
  'post users/getFolders': signedIn(() => ({ body: { type: 'Company' } })),
  'post users/createFolder': writers(() => ({ body: { name: 'A folder', type: 'Company' } })),
  'put users/renameFolder/{id}': mine(({ folder }) => ({ params: { id: folder }, body: { name: 'Renamed' } })),
  'post users/deleteFolder/{id}': mine(({ folder }) => ({ params: { id: folder }, body: { type: 'Company' } })),

  'get datasets/all': signedIn(),
  'get datasets/user/{id}': ownKey(({ user }) => ({ params: { id: user } })),
  'post datasets/user/recent': ownKey(({ user }) => ({ body: { userId: user } })),
  'get datasets/get/{id}': read(({ chart }) => ({ params: { id: chart } })),
  'get datasets/exists/{id}': lenient(signedIn(({ chart }) => ({ params: { id: chart } }))),
  'post datasets/add': writers(() => ({ body: { dataset: { name: 'Grid' } } })),
  'post datasets/update': edit(({ chart }) => ({ body: { dataset: { key: chart, name: 'Renamed' } } })),
  'post datasets/changeVisibility': own(({ chart }) => ({ body: { datasetId: chart, visibility: 'private' } })),
  'post datasets/save': edit(({ chart }) => ({
    body: { dataset: { key: chart }, nodes: [], edges: [], groups: [], revision: 1 },
  })),
  'get datasets/delete/{id}': own(({ chart }) => ({ params: { id: chart } })),
  'get datasets/duplicate/{id}': copy(({ chart }) => ({ params: { id: chart } })),
  'get datasets/clear/{id}': edit(({ chart }) => ({ params: { id: chart } })),
  'get datasets/search/{term}': signedIn(() => ({ params: { term: 'Small' } })),
  'get datasets/size/{id}': read(({ chart }) => ({ params: { id: chart } })),
  'get datasets/excel/{id}': read(({ chart }) => ({ params: { id: chart } })),
  'post datasets/excel/{id}': read(({ chart }) => ({ params: { id: chart }, body: { leaveOut: [] } })),
  'post datasets/word/{id}': read(({ chart }) => ({ params: { id: chart }, body: { leaveOut: [] } })),
  'get datasets/word/{id}': read(({ chart }) => ({ params: { id: chart } })),
  'get datasets/bods/{id}': read(({ chart }) => ({ params: { id: chart } })),
  'post datasets/bods/{id}': read(({ chart }) => ({ params: { id: chart }, body: { leaveOut: [] } })),
  'get datasets/ftm/{id}': read(({ chart }) => ({ params: { id: chart } })),
  'post datasets/ftm/{id}': read(({ chart }) => ({ params: { id: chart }, body: { leaveOut: [] } })),
  'post datasets/graph': read(({ chart }) => ({ body: { datasetId: chart } })),

  'get datasets/withVisibility/{visibility}': signedIn(() => ({ params: { visibility: 'public' } })),
  'get datasets/tree/{id}': read(({ chart }) => ({ params: { id: chart } })),
  'post datasets/addEntity': ofChart(
    edit(({ chart, company: entityId }) => ({
      body: { entityId, datasetId: chart },
    })),
  ),
  'post datasets/removeEntity': ofChart({
    ...edit(({ chart, company: entityId }) => ({ body: { entityId, datasetId: chart } })),
    mixed: [404, 200],
  }),
  'post datasets/createSnapshot': edit(({ chart }) => ({ body: { key: chart } })),
  'get datasets/getSnapshots/{id}': read(({ chart }) => ({ params: { id: chart } })),
  'get datasets/getSnapshot/{id}': read(({ snapshot }) => ({ params: { id: snapshot } })),
  'delete datasets/deleteSnapshot/{id}': edit(({ snapshot }) => ({ params: { id: snapshot } })),
  'post datasets/presence': edit(({ chart }) => ({ body: { datasetId: chart, place: 'grid', editing: true } })),
  'get datasets/getRelationships/{id}': explores(read(({ company: id }) => ({ params: { id } }))),
  'post datasets/getObjectRelationships/{id}': explores(
    read(({ company: id, chart }) => ({
      params: { id },
      body: { charts: [chart] },
    })),
  ),
  'post datasets/getSubjectRelationships/{id}': explores(
    read(({ company: id, chart }) => ({
      params: { id },
      body: { charts: [chart] },
    })),
  ),
  'post datasets/getAllRelationships/{id}': explores(
    read(({ company: id, chart }) => ({
      params: { id },
      body: { charts: [chart] },
    })),
  ),
  'post datasets/createDynamicDataset': explores(
    copy(({ company: entityKey, chart }) => ({
      body: { entityKey, charts: [chart] },
    })),
  ),
  'get stats/typeDistribution': signedIn(),
  'get stats/datasetSizes': signedIn(),
  'get stats/groupSizes': signedIn(),
  'get stats/getLongestTaskChain': signedIn(),
  'get stats/getLongestTaskChain/{x}': signedIn(() => ({ params: { x: 1 } })),

  'post graph/getNeighborhood': explores(read(({ company: one, person: two }) => ({ body: { keys: [one, two] } }))),
  'post graph/getParentHierarchy': explores(read(({ company: key }) => ({ body: { key } }))),
  'post graph/getEdgeById': read(({ link: key }) => ({ body: { key } })),
  'post graph/ensureInDataset': ofChart(edit(({ company: nodeId, chart }) => ({ body: { nodeId, datasetId: chart } }))),
  'post graph/updateFlag': ofChart(
    edit(({ company: nodeKey, chart }) => ({
      body: { nodeKey, datasetKey: chart, flag: 'red' },
    })),
  ),
  'post graph/updateChartDescription': ofChart(
    edit(({ company: nodeKey, chart }) => ({
      body: { nodeKey, datasetKey: chart, description: 'Here' },
    })),
  ),
  'put graph/updateLinkLabel/{id}': edit(({ link }) => ({ params: { id: link }, body: { name: 'Owner' } })),
  'get graph/getLinkRoles': signedIn(),
  'post graph/createLinkRole': writers(() => ({ body: { name: `Role ${randomUUID()}` } })),
  'put graph/updateLinkRole/{id}': ofMaker(({ linkRole }) => ({
    params: { id: linkRole },
    body: { name: `Role ${randomUUID()}` },
  })),
  'delete graph/deleteLinkRole/{id}': ofMaker(({ linkRole }) => ({ params: { id: linkRole } })),
  'post graph/getGroupChildren': read(({ chart, group: key }) => ({ body: { key, datasetId: chart } })),
  'post graph/getGroupGraph': read(({ chart, group: key }) => ({ body: { key, datasetId: chart } })),

  'post graph/addNode': writers(() => ({ body: { entity: company } })),
  'post graph/updateNode': edit(({ company: key }) => ({ body: { model: { key, name: 'Renamed Ltd' } } })),
  'post graph/updateAttribute': edit(({ company: nodeKey }) => ({
    body: { nodeKey, name: 'description', value: 'Described' },
  })),
  'post graph/updateNodeLabel': edit(({ company: key }) => ({ body: { key, newName: 'Renamed Ltd' } })),
  'get imports/template/{file}': anyone(() => ({ params: { file: 'Organisations.xlsx' } })),
  'get imports/progress/{key}': signedIn(() => ({ params: { key: randomUUID() } })),
  'post graph/importEntities': writers(() => ({ body: { entities: [company] } })),
  'post graph/updatePosition': ofChart(
    edit(({ chart, company: nodeKey }) => ({
      body: { nodeKey, datasetKey: chart, x: 1, y: 2 },
    })),
  ),
  'post graph/addEdge': {
    ...edit(({ chart, person, account }) => ({
      body: { datasetId: chart, edge: { from: person, to: account } },
    })),
    mixed: [404, 400],
    binned: [404],
  },
  'post graph/updateEdge': edit(({ link }) => ({ body: { edge: { key: link, dashed: true } } })),
  'get graph/removeEdge/{id}': edit(({ link }) => ({ params: { id: link } })),
  'post graph/getNodeByKey': read(({ company: key }) => ({ body: { key } })),
  'post graph/search': signedIn(() => ({ body: { searchTerm: 'Analytical' } })),
  'post graph/getNeighbors': explores(read(({ company: key }) => ({ body: { key } }))),
  'post graph/getDownstream': explores(read(({ person: key }) => ({ body: { key } }))),
  'post graph/all': signedIn(),
  'get graph/getOfType/{type}/{x}': signedIn(() => ({ params: { type: 'Company', x: 5 } })),
  'get graph/getOfType/{type}': signedIn(() => ({ params: { type: 'Company' } })),
  'get graph/getAllAssets/{x}': signedIn(() => ({ params: { x: 5 } })),
  'get graph/getNames/{x}': signedIn(() => ({ params: { x: 'Company' } })),
  'get graph/getLockedNodes': signedIn(),
  'get graph/unlockAll': writers(),
  'get graph/presentInDataset/{id}': read(({ company: id }) => ({ params: { id } })),
  'post graph/getDatasetsContainingEntity': read(({ company: key }) => ({ body: { key } })),
  'post graph/read': administrators(() => ({ body: { query: 'RETURN 1 AS one' } })),

  'post graph/removeNode': ofChart({
    ...edit(({ company: key, chart }) => ({ body: { key, datasetKey: chart } })),
    mixed: [404, 200],
  }),
  'post graph/softDelete': own(({ company: entityKey }) => ({ body: { entityKey } })),
  'get graph/unDelete/{id}': own(({ binned }) => ({ params: { id: binned } })),
  'get graph/getBin/{id}': ownKey(({ user }) => ({ params: { id: user } })),
  'get graph/getBinCount/{id}': ownKey(({ user }) => ({ params: { id: user } })),
  'get graph/emptyBin/{id}': ownKey(({ user }) => ({ params: { id: user } })),
  'delete graph/deleteEntity/{id}': own(({ company: id }) => ({ params: { id } })),
  'post graph/batchDelete': own(({ loose }) => ({ body: { keys: [loose] } })),

  'put graph/addToFolder': edit(({ company: id }) => ({ body: { id, folderId: '' } })),
  'put graph/addManyToFolder': edit(({ company: one, person: two }) => ({ body: { ids: [one, two] } })),

  'get graph/getFilesFolders/{id}': read(({ company: id }) => ({ params: { id } })),
  'get graph/getFilesLinks/{id}': read(({ chart: id }) => ({ params: { id } })),
  'post graph/getAttachedFiles': read(({ company: entityKey }) => ({ body: { entityKey } })),
  'get graph/duplicateFile/{id}': edit(({ file: id }) => ({ params: { id } })),
  'put graph/copyFile/{id}': edit(({ file: id, filesFolder: folderId }) => ({ params: { id }, body: { folderId } })),
  'post graph/createFilesFolder': edit(({ company: entityId, filesFolder: folder }) => ({
    body: { name: 'Deeds', folder, entityId },
  })),
  'post graph/createFilesLink': edit(({ chart: entityId }) => ({ body: { url: 'example.org', entityId } })),
  'put graph/renameFile/{id}': edit(({ file: id }) => ({ params: { id }, body: { name: 'Renamed.pdf' } })),
  'post graph/statements': read(({ chart: chartKey, link: linkKey }) => ({ body: { chartKey, linkKey } })),
  'put graph/fileExpires/{id}': edit(({ file: id }) => ({ params: { id }, body: { expires: '31-12-2030' } })),
  'put graph/renameFilesFolder/{id}': edit(({ filesFolder: id }) => ({ params: { id }, body: { name: 'Renamed' } })),
  'put graph/renameFilesLink/{id}': edit(({ filesLink: id }) => ({ params: { id }, body: { url: 'example.net' } })),
  'put graph/cutFile/{id}': edit(({ file: id, filesFolder: folderId }) => ({ params: { id }, body: { folderId } })),
  'put graph/cutLink/{id}': edit(({ filesLink: id, filesFolder: folderId }) => ({
    params: { id },
    body: { folderId },
  })),
  'put graph/cutFolder/{id}': edit(({ filesFolder: id, company: entityId }) => ({
    params: { id },
    body: { folderId: '', entityId },
  })),
  'delete graph/deleteFile/{id}': edit(({ file: id }) => ({ params: { id } })),
  'post graph/deleteFilesFolder/{id}': edit(({ filesFolder: id, company: entityId }) => ({
    params: { id },
    body: { entityId },
  })),
  'post graph/deleteFilesLink/{id}': edit(({ filesLink: id, company: entityId }) => ({
    params: { id },
    body: { entityId },
  })),
  'post graph/deleteAttachedFileNodes': edit(({ company: entityKey }) => ({ body: { entityKey } })),

  'get files/zip/{id}': read(({ filesFolder: id }) => ({ params: { id } })),
  'get files/{owner}/{filePath}/{fileName}': read(({ file }) => ({
    params: { owner: 'anybody', filePath: file, fileName: 'any.pdf' },
  })),
  'post files/download': read(({ file: fileId }) => ({ body: { fileId } })),
  'post files/remove': edit(({ file: fileId }) => ({ body: { fileId } })),
  'post files/blobExists': lenient(signedIn(({ file: filePath }) => ({ body: { filePath } }))),

  'post graph/attachedPeople': read(({ company: key }) => ({ body: { key } })),
  'post graph/attachPerson': edit(({ company: key }) => ({ body: { key, person: { firstName: 'Ada' } } })),
  'post graph/attachIndividual': {
    ...edit(({ company: key, person }) => ({ body: { key, individual: { key: person } } })),
    binned: [403, 404],
  },
  'post graph/deleteKeyPerson': edit(({ company: entityId, keyPerson }) => ({ body: { entityId, key: keyPerson } })),

  'get tags/all': signedIn(),
  'post tags/add': writers(() => ({ body: { tag: { name: 'Grid' } } })),
  'post tags/update': ofMaker(({ tag }) => ({ body: { tag: { key: tag, name: 'Renamed' } } })),
  'get tags/delete/{id}': ofMaker(({ tag }) => ({ params: { id: tag } })),
  'get tags/graph/{id}': ofOrganization(({ tag }) => ({ params: { id: tag } })),
  'get tags/count/{id}': ofOrganization(({ tag }) => ({ params: { id: tag } })),
  'get tags/exists/{id}': lenient(signedIn(({ tag }) => ({ params: { id: tag } }))),
  'post tags/names': lenient(signedIn(({ tag }) => ({ body: { tagIds: [tag] } }))),
  'get tags/nodeTags/{id}': read(({ company: id }) => ({ params: { id } })),
  'post tags/nodeTags/add': edit(({ company: nodeId, tag }) => ({ body: { nodeId, tagId: tag } })),
  'post tags/nodeTags/set': edit(({ company: nodeId, tag }) => ({ body: { nodeId, tagIds: [tag] } })),

  ...SHARING_EXPECTATIONS,

  'get admin/settings/get': anyone(),
  'post admin/settings/update': administrators(() => ({ body: { settings: {} } })),
  'get devops/getIterations': signedIn(),
  'get devops/getWorkItemsInIteration/{id}': signedIn(() => ({ params: { id: 'any' } })),
  'post admin/mail/info': administrators(() => ({ body: { to: 'all@example.org', title: 'News', text: 'Hello' } })),
  'post admin/mail/request': edit(({ company: entityKey }) => ({
    body: { to: `${randomUUID()}@example.org`, title: '', fileNames: ['Passport'], message: '', entityKey },
  })),
  'post requests/one': mine(({ request: key }) => ({ body: { key } })),
  'post requests/sent': ownKey(({ user }) => ({ body: { userKey: user } })),
};
