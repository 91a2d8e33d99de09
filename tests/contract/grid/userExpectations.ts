import { randomUUID } from 'node:crypto';
import type { Expectation, GridRequest } from './expectation';
import { administrators, ofOrganization, signedIn, writers } from './expectation';
import type { GridKeys } from './world';

/** An administrators' route whose request names what is not there. */
const onNobody = (request: () => GridRequest): Expectation => ({
  ...administrators(request),
  namesNobody: true,
  verdict: (caller) => (caller === 'administrator' ? [404] : undefined),
});

const newUser = ({ organization: organizationKey }: Pick<GridKeys, 'organization'>) => ({
  name: 'Grid',
  email: `${randomUUID()}@example.org`,
  password: 'a password for the grid',
  organizationKey,
});
const NOT_IN: ReadonlySet<string> = new Set(['pending', 'forged', 'anonymous', 'visitor', 'lateVisitor']);
const nobody = () => randomUUID();

/** The routes of users, organizations and the audit log. */
export const USER_EXPECTATIONS: Record<string, Expectation> = {
  'get admin/audit': administrators(),
  'get admin/storage': administrators(),
  'get admin/audit/export/{format}': administrators(() => ({ params: { format: 'jsonl' } })),
  'get users/allUsers': administrators(),
  'get users/get/{id}': ofOrganization(({ user: id }) => ({ params: { id } })),
  'delete users/picture': signedIn(),
  'get users/picture/{id}': {
    ...signedIn(() => ({ params: { id: nobody() } })),
    namesNobody: true,
    verdict: (caller) => (NOT_IN.has(caller) ? undefined : [404]),
  },
  'get users/delete/{id}': onNobody(() => ({ params: { id: nobody() } })),
  'post users/batchDelete': administrators(() => ({ body: { selectedItems: [] } })),
  'post users/affected': administrators(({ user }) => ({ body: { selectedItems: [user] } })),
  'post users/handOver': onNobody(() => ({ body: { from: nobody(), to: nobody() } })),
  'post users/addUser': administrators((keys) => ({ body: { user: newUser(keys), sendMail: false } })),
  'post users/updateUser': administrators(({ colleague: key }) => ({ body: { user: { key, phone: '+41' } } })),
  'post users/invite/{id}': onNobody(() => ({ params: { id: nobody() } })),
  'post users/endSessions/{id}': onNobody(() => ({ params: { id: nobody() } })),
  'post users/resetSecondFactor/{id}': onNobody(() => ({ params: { id: nobody() } })),
  'post users/addSharingUser': writers(() => ({ body: { email: `${randomUUID()}@example.org` } })),
  'post users/email': administrators(() => ({ body: { email: 'nobody@example.org' } })),
  'post users/name': administrators(() => ({ body: { name: 'Nobody' } })),
  'get users/allOrganizations': administrators(),
  'get users/getOrganization/{id}': ofOrganization(({ organization: id }) => ({ params: { id } })),
  'post users/addOrganization': administrators(() => ({ body: { organization: { name: 'Grid' } } })),
  'post users/updateOrganization': administrators(({ outpost: key }) => ({ body: { key, description: 'Grid' } })),
};

/** The same as fields of GraphQL. */
export const USER_FIELDS: Record<string, Expectation> = {
  auditLog: administrators(),
  storage: administrators(),
  users: administrators(),
  userCount: administrators(),
  user: ofOrganization(({ user: key }) => ({ body: { key } })),
  userCalled: onNobody(() => ({ body: { email: 'nobody@example.org' } })),
  affectedByRemoval: administrators(({ user }) => ({ body: { keys: [user] } })),
  organizations: administrators(),
  organization: ofOrganization(({ organization: key }) => ({ body: { key } })),
  addUser: administrators((keys) => {
    const { organizationKey: organization, ...user } = newUser(keys);
    return { body: { input: { ...user, organization } } };
  }),
  addSharingUser: writers(() => ({ body: { email: `${randomUUID()}@example.org` } })),
  changeUser: administrators(({ colleague: key }) => ({ body: { input: { key, phone: '+41' } } })),
  deleteUsers: onNobody(() => ({ body: { keys: [nobody()] } })),
  handOver: onNobody(() => ({ body: { from: nobody(), to: nobody() } })),
  inviteUser: onNobody(() => ({ body: { key: nobody() } })),
  endSessionsOf: onNobody(() => ({ body: { key: nobody() } })),
  resetSecondFactor: onNobody(() => ({ body: { key: nobody() } })),
  addOrganization: administrators(() => ({ body: { input: { name: 'Grid' } } })),
  changeOrganization: administrators(({ outpost: key }) => ({ body: { input: { key, description: 'Grid' } } })),
};
