import { z } from 'zod';
import { notBuiltYet } from './notBuiltYet';

const text = z.string();
const code = text.describe('The code that the authenticator app shows.');

/** What the issue on accounts builds: second factor, tickets, users, organizations (SPEC §7.1, §7.2). */
export const laterAccountLines = [
  notBuiltYet('post', 'auth/authenticateTfa', 'anyone', 'Finish signing in by the second factor', {
    nameOrEmail: text,
    password: text,
    token: code,
  }),
  notBuiltYet('post', 'auth/changePassword', 'signedIn', "Change the caller's password", {
    key: text,
    currentPassword: text,
    newPassword: text,
    token: code.nullable(),
  }),
  notBuiltYet('post', 'auth/sendPasswordReset', 'anyone', 'Send a password reset ticket by mail', {
    nameOrEmail: text,
  }),
  notBuiltYet('post', 'auth/parseResetTicket', 'anyone', 'Whose password a reset ticket is for', { ticket: text }),
  notBuiltYet('post', 'auth/forcePassword', 'anyone', 'Set a password by a reset ticket', {
    ticket: text,
    key: text,
    newPassword: text,
  }),
  notBuiltYet('post', 'auth/activateAccount', 'anyone', 'Activate an account by its ticket', {
    ticket: text,
    key: text,
    newPassword: text,
    newName: text,
  }),
  notBuiltYet('post', 'auth/updateUser', 'signedIn', "Change the caller's name, e-mail address or description", {
    key: text,
    name: text,
    email: text,
    description: text.nullable(),
  }),
  notBuiltYet('post', 'auth/requestDemo', 'anyone', 'Ask for a demonstration', {
    name: text,
    email: text,
    company: text,
  }),
  notBuiltYet('get', 'auth/getTempSecret', 'signingIn', 'A secret and its QR code, to set up the second factor'),
  notBuiltYet('post', 'auth/enableTwoFactorAuth', 'signingIn', 'Switch the second factor on', { token: code }),
  notBuiltYet('put', 'auth/disableTwoFactorAuth', 'signedIn', 'Switch the second factor off', { token: code }),

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
