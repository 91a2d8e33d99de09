import { randomUUID } from 'node:crypto';
import { anyone, own } from './expectation';
import type { Expectation } from './expectation';

/** The routes of share links, for those who make them and for visitors. */
export const SHARING_EXPECTATIONS: Record<string, Expectation> = {
  'post datasets/getSharingLinks': own(({ chart: key }) => ({ body: { key } })),
  'post datasets/createSharingLink': own(({ chart: chartKey, company: key }) => ({
    body: { linkKey: randomUUID(), chartKey, name: 'Grid', entities: [{ key, shareInfo: true }], type: 'chart' },
  })),
  'put datasets/editSharingLink/{id}': own(({ sharingLink: id, company: key }) => ({
    params: { id },
    body: { name: 'Renamed', password: null, isPassword: false, entities: [{ key, shareNotes: true }] },
  })),
  'delete datasets/deleteSharingLink/{id}': own(({ sharingLink: id }) => ({ params: { id } })),
  'put datasets/pauseSharingLink/{id}': own(({ sharingLink: id }) => ({ params: { id } })),
  'put datasets/resumeSharingLink/{id}': own(({ sharingLink: id }) => ({ params: { id } })),
  'get datasets/getSharingLinkVisits/{id}': own(({ sharingLink: id }) => ({ params: { id } })),
  'put datasets/commentSharingLink/{id}': own(({ sharingLink: id }) => ({
    params: { id },
    body: { comment: 'For the bank' },
  })),
  'delete datasets/deleteSharingLinkComment/{id}': own(({ sharingLink: id }) => ({ params: { id } })),
  'post graph/updateSharedItems': own(({ sharingLink: currentLink, company: entityId, file }) => ({
    body: { currentLink, entityId, keys: [file] },
  })),
  'get datasets/getSharingLinkDetails/{id}': anyone(({ sharingLink: id }) => ({ params: { id } })),
  'post datasets/authSharingLink': anyone(({ sharingLink: key }) => ({ body: { key, password: null } })),
  'get datasets/previewSharingLink/{id}': own(({ sharingLink: id }) => ({ params: { id } })),
  'post auth/parseSharedChartTicket': anyone(() => ({ body: { ticket: 'not a ticket' } })),
  'post auth/sendSharedChart': own(({ chart: chartKey }) => ({ body: { chartKey, emails: ['bank@example.org'] } })),
  'post datasets/emailSharingLink': own(({ sharingLink: key }) => ({ body: { key, emails: 'bank@example.org' } })),
  'post datasets/getShared': anyone(({ sharingLink: linkKey, chart: key }) => ({ body: { linkKey, key } })),
  'post datasets/graphShared': anyone(({ sharingLink: linkKey, chart: key }) => ({ body: { linkKey, key } })),
  'post datasets/getSharedObjectRelationships': anyone(({ objectLink: linkKey, company: key }) => ({
    body: { linkKey, key },
  })),
  'post datasets/getSharedSubjectRelationships': anyone(({ subjectLink: linkKey, company: key }) => ({
    body: { linkKey, key },
  })),
  'post graph/getNodeByKeyShared': anyone(({ sharingLink: linkKey, company: key }) => ({ body: { linkKey, key } })),
  'post graph/getNeighborsShared': anyone(({ sharingLink: linkKey, company: key }) => ({ body: { linkKey, key } })),
  'post graph/attachedPeopleShared': anyone(({ sharingLink: linkKey, company: key }) => ({ body: { linkKey, key } })),
  'post graph/getFilesFoldersShared': anyone(({ sharingLink: linkKey, company: entityKey }) => ({
    body: { linkKey, entityKey },
  })),
  'post graph/getFilesLinksShared': anyone(({ sharingLink: linkKey, company: entityKey }) => ({
    body: { linkKey, entityKey },
  })),
  'post graph/getAttachedFilesShared': anyone(({ sharingLink: linkKey, company: entityKey }) => ({
    body: { linkKey, entityKey },
  })),
  'post files/shared/{owner}/{filePath}/{fileName}': anyone(({ sharingLink: linkKey, company: key, file }) => ({
    params: { owner: 'link', filePath: file, fileName: 'any.pdf' },
    body: { linkKey, key },
  })),
  'post files/shared/zip/{id}': anyone(({ sharingLink: linkKey, filesFolder: id }) => ({
    params: { id },
    body: { linkKey },
  })),
  'post files/getSharedChartImage': anyone(({ sharingLink: linkKey, picture }) => ({
    body: { linkKey, fullPath: `images/${picture}` },
  })),
};
