import { namingFields } from '../errors';
import { asResult, orNull } from '../graphql/result';
import type { Resolvers, UsersWanted as UsersWantedInput } from '../graphql/resolvers.generated';
import { createSharingUser, createUser } from './creation';
import { createOrganization, getOrganization, listOrganizations, updateOrganization } from './organizations/service';
import { affectedByRemoval, transferRecords, removeUsers } from './removal';
import {
  countUsersWanted,
  endSessionsOf,
  getUser,
  inviteAgain,
  listUsers,
  resetSecondFactor,
  updateUser,
  userCalled,
} from './service';

/** GraphQL sends null for what is missing; only these may be nothing. */
const given = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== null || NULLABLE.has(name)));
const NULLABLE = new Set([
  ...['phone', 'description', 'passwordMin', 'sessionHours', 'fileQuotaMegabytes', 'shareDaysMax'],
  ...['requestSubject', 'requestText'],
]);

const wantedOf = (find: UsersWantedInput | null | undefined) => ({
  term: find?.term,
  organizationKey: find?.organization,
  successors: find?.successors,
});

const asKey = (key: string, work: () => Promise<void>) =>
  asResult(async () => {
    await work();
    return key;
  });

/** The contract's inputs say `organization`: a generated rule takes fields of the records' own name out of all inputs (prune.ts). */
const namedAsInput = <T>(work: () => Promise<T>) =>
  namingFields((field) => (field === 'organizationKey' ? 'organization' : field), work);

/** GraphQL's way to users and organizations. */
export const userResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    users: (_root, { find, offset, limit }, context) => listUsers(context, wantedOf(find), { offset, limit }),
    userCount: (_root, { find }, context) => countUsersWanted(context, wantedOf(find)),
    user: (_root, { key }, context) => orNull(() => getUser(context, key)),
    userCalled: (_root, { email, name }, context) =>
      userCalled(context, { ...(email ? { email } : {}), ...(name ? { name } : {}) }),
    affectedByRemoval: (_root, { keys }, context) => affectedByRemoval(context, keys),
    organizations: (_root, _args, context) => listOrganizations(context),
    organization: (_root, { key }, context) => orNull(() => getOrganization(context, key)),
  },
  Mutation: {
    addUser: (_root, { input: { sendMail, organization, ...user } }, context) =>
      asResult(() =>
        namedAsInput(() => createUser(context, { ...user, organizationKey: organization }, sendMail ?? false)),
      ),
    addSharingUser: (_root, { email }, context) => asResult(() => createSharingUser(context, email)),
    changeUser: (_root, { input: { organization, ...user } }, context) =>
      asResult(() => namedAsInput(() => updateUser(context, given({ ...user, organizationKey: organization })))),
    deleteUsers: (_root, { keys, handOverTo }, context) => asResult(() => removeUsers(context, keys, handOverTo)),
    handOver: (_root, { from, to }, context) => asResult(() => transferRecords(context, from, to)),
    inviteUser: (_root, { key }, context) => asKey(key, () => inviteAgain(context, key)),
    endSessionsOf: (_root, { key }, context) => asResult(() => endSessionsOf(context, key)),
    resetSecondFactor: (_root, { key }, context) => asKey(key, () => resetSecondFactor(context, key)),
    addOrganization: (_root, { input }, context) => asResult(() => createOrganization(context, input)),
    changeOrganization: (_root, { input }, context) => asResult(() => updateOrganization(context, given(input))),
  },
};
