import { z } from 'zod';
import { notBuiltYet } from './notBuiltYet';

const text = z.string();
const visit = { key: text, password: text.nullable(), linkKey: text };
const password = text.nullable().describe('Null for none.');
const expiry = z.union([text, z.number()]).nullable().describe('None, 1, 7 or 30 days.');
const grant = z.looseObject({
  key: text,
  shareInfo: z.boolean().optional(),
  shareNotes: z.boolean().optional(),
  shareKeyPersons: z.boolean().optional(),
  shareFiles: z.boolean().optional(),
});

/** What the issue on share links builds: the links, and what visitors read by them (SPEC §7.1, §7.3, §7.4). */
export const laterSharingLines = [
  notBuiltYet('post', 'auth/parseSharedChartTicket', 'anyone', 'Which chart a ticket in a mail opens', {
    ticket: text,
  }),
  notBuiltYet('post', 'auth/sendSharedChart', 'signedIn', 'Send a chart by mail', {
    emails: z.array(text),
    chartKey: text,
  }),

  notBuiltYet('post', 'graph/getNodeByKeyShared', 'anyone', 'An entity, as a share link shows it', visit),
  notBuiltYet('post', 'graph/getNeighborsShared', 'anyone', 'The entities around one, as a share link shows them', {
    ...visit,
    depth: z.number().int(),
  }),
  notBuiltYet('post', 'graph/attachedPeopleShared', 'anyone', 'The key persons of an entity by a share link', visit),
  notBuiltYet('post', 'graph/updateSharedItems', 'signedIn', 'Choose the files of an entity that a share link shows', {
    currentLink: text,
    keys: z.array(text),
    entityId: text,
  }),

  notBuiltYet('post', 'datasets/getShared', 'anyone', "A chart's record by a share link", visit),
  notBuiltYet('post', 'datasets/graphShared', 'anyone', 'A chart, as a share link shows it', visit),
  notBuiltYet('post', 'datasets/getSharedObjectRelationships', 'anyone', 'Owners by a share link', visit),
  notBuiltYet('post', 'datasets/getSharedSubjectRelationships', 'anyone', 'Holdings by a share link', visit),
  notBuiltYet('post', 'datasets/authSharingLink', 'anyone', 'Open a share link by its password', {
    key: text,
    password,
  }),
  notBuiltYet('get', 'datasets/getSharingLinkDetails/{id}', 'anyone', 'What a share link asks for before it opens'),
  notBuiltYet('post', 'datasets/getSharingLinks', 'signedIn', 'The share links of a chart', { key: text, type: text }),
  notBuiltYet('post', 'datasets/createSharingLink', 'signedIn', 'Make a share link', {
    linkKey: text,
    chartKey: text,
    name: text,
    password,
    entities: z.array(grant),
    type: text,
    expiry,
  }),
  notBuiltYet('post', 'datasets/emailSharingLink', 'signedIn', 'Send a share link by mail', {
    key: text,
    emails: z.array(text),
  }),
  notBuiltYet('delete', 'datasets/deleteSharingLink/{id}', 'signedIn', 'Delete a share link'),
  notBuiltYet('delete', 'datasets/deleteSharingLinkComment/{id}', 'signedIn', "Delete a share link's comment"),
  notBuiltYet('put', 'datasets/editSharingLink/{id}', 'signedIn', 'Change a share link', {
    name: text,
    password,
    isPassword: z.boolean(),
    entities: z.array(grant),
    expiry,
  }),
  notBuiltYet('put', 'datasets/commentSharingLink/{id}', 'signedIn', 'Comment on a share link', { comment: text }),
];
