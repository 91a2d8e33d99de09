import { randomUUID } from 'node:crypto';
import type { Expectation } from './expectation';
import { anyone, ownKey, signedIn } from './expectation';
import type { Callers } from './world';

const NOBODY: ReadonlySet<keyof Callers> = new Set(['pending', 'forged', 'anonymous', 'visitor', 'lateVisitor']);

/** Of callers that are let in by it, a status of their own; all others get 401. */
const answered = (of: Expectation, ...statuses: number[]): Expectation => ({
  ...of,
  verdict: (caller) => (NOBODY.has(caller) ? undefined : statuses),
});

/** A token that owes its second factor is let in too. */
const signingIn = (of: Expectation, statuses = [200]): Expectation => ({
  ...of,
  verdict: (caller) => (caller === 'pending' || !NOBODY.has(caller) ? statuses : undefined),
});

const credentials = { nameOrEmail: 'nobody', password: 'wrong password' };
const newPassword = 'a password for the grid';
const wrong = { token: '000000' };
const wrongChange = { currentPassword: 'not this one', newPassword };
const badTicket = { ticket: 'not a ticket', newPassword };
const demo = { name: 'Grid', email: 'grid@example.org', company: 'Grid Ltd' };

/** The routes of accounts; those that take a password or code name a wrong one, which changes nothing. */
export const ACCOUNT_EXPECTATIONS: Record<string, Expectation> = {
  'post auth/authenticate': anyone(() => ({ body: credentials })),
  'post auth/authenticateTfa': anyone(() => ({ body: { ...credentials, ...wrong } })),
  'get auth/currentUser': signedIn(),
  'post auth/logout': { ...anyone(), endsSession: true },
  'get auth/sessions': signedIn(),
  'delete auth/sessions/{id}': answered(
    signedIn(() => ({ params: { id: randomUUID() } })),
    404,
  ),
  'post auth/endOtherSessions': signedIn(),
  'post auth/logoutEverywhere': { ...signedIn(), endsSession: true },
  'post auth/changePassword': ownKey(({ user: key }) => ({ body: { key, ...wrongChange } })),
  'post auth/sendPasswordReset': anyone(() => ({ body: { nameOrEmail: 'nobody@example.org' } })),
  'post auth/parseResetTicket': anyone(() => ({ body: { ticket: 'not a ticket' } })),
  'post auth/forcePassword': anyone(() => ({ body: badTicket })),
  'post auth/activateAccount': anyone(() => ({ body: { ...badTicket, newName: 'Grid' } })),
  'post auth/updateUser': ownKey(({ user: key }) => ({ body: { key, description: 'Of the grid' } })),
  'post auth/requestDemo': anyone(() => ({ body: demo })),
  'get auth/getTempSecret': signingIn(signedIn()),
  'post auth/enableTwoFactorAuth': signingIn(signedIn(() => ({ body: wrong }))),
  'put auth/disableTwoFactorAuth': signedIn(() => ({ body: wrong })),
  'post auth/recoveryCodes': signedIn(() => ({ body: wrong })),
};

/** The same as fields of GraphQL. */
export const ACCOUNT_FIELDS: Record<string, Expectation> = {
  signIn: { ...anyone(() => ({ body: { input: credentials } })), verdict: () => [401] },
  signOut: { ...anyone(), endsSession: true },
  sessions: signedIn(),
  endSession: answered(
    signedIn(() => ({ body: { key: randomUUID() } })),
    404,
  ),
  endOtherSessions: signedIn(),
  signOutEverywhere: { ...signedIn(), endsSession: true },
  changePassword: answered(
    signedIn(() => ({ body: { input: wrongChange } })),
    400,
  ),
  sendPasswordReset: anyone(() => ({ body: { nameOrEmail: 'nobody@example.org' } })),
  ticketHolder: { ...anyone(() => ({ body: { ticket: 'not a ticket' } })), verdict: () => [404] },
  resetPassword: { ...anyone(() => ({ body: { input: badTicket } })), verdict: () => [401] },
  activateAccount: { ...anyone(() => ({ body: { input: badTicket } })), verdict: () => [401] },
  updateOwnDetails: signedIn(() => ({ body: { input: { description: 'Of the grid' } } })),
  requestDemo: anyone(() => ({ body: { input: demo } })),
  beginSecondFactor: signingIn(signedIn()),
  enableSecondFactor: signingIn(
    signedIn(() => ({ body: { code: '000000' } })),
    [401, 409],
  ),
  disableSecondFactor: answered(
    signedIn(() => ({ body: { code: '000000' } })),
    409,
  ),
  renewRecoveryCodes: answered(
    signedIn(() => ({ body: { code: '000000' } })),
    409,
  ),
};
