import { z } from 'zod';
import { notBuiltYet } from './notBuiltYet';

const text = z.string();

/** What the issue on accounts builds: users, organizations (SPEC §7.2). */
export const laterAccountLines = [
  notBuiltYet('post', 'users/updateOrganization', 'administrator', "Change an organization's name or description", {
    key: text,
    name: text,
    description: text.nullable(),
  }),
  notBuiltYet('get', 'users/allUsers', 'administrator', 'All users'),
  notBuiltYet('get', 'users/allOrganizations', 'administrator', 'All organizations'),
  notBuiltYet('get', 'users/get/{id}', 'signedIn', 'A user'),
  notBuiltYet('get', 'users/getOrganization/{id}', 'signedIn', 'An organization'),
  notBuiltYet('get', 'users/delete/{id}', 'administrator', 'Delete a user'),
  notBuiltYet('post', 'users/addUser', 'administrator', 'Make a user, and send the invitation if asked to', {
    user: z.looseObject({ name: text.optional(), email: text.optional(), organizationKey: text.optional() }),
    sendMail: z.boolean(),
  }),
  notBuiltYet('post', 'users/addSharingUser', 'signedIn', 'Make an account that reads what is shared with it', {
    email: text,
  }),
  notBuiltYet('post', 'users/addOrganization', 'administrator', 'Make an organization', {
    organization: z.looseObject({ name: text.optional() }),
  }),
  notBuiltYet('post', 'users/email', 'administrator', 'Whether an e-mail address is taken', { email: text }),
  notBuiltYet('post', 'users/name', 'administrator', 'Whether a name is taken', { name: text }),
  notBuiltYet('post', 'users/batchDelete', 'administrator', 'Delete several users', {
    selectedItems: z.array(z.unknown()),
  }),
];
