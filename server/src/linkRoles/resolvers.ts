import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult } from '../graphql/result';
import * as roles from './service';

/** GraphQL's way to the roles of links. */
export const linkRoleResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    linkRoles: (_root, _args, context) => roles.linkRoles(context),
  },
  Mutation: {
    createLinkRole: (_root, { name }, context) => asResult(() => roles.createLinkRole(context, { name })),
    renameLinkRole: (_root, { key, name }, context) => asResult(() => roles.renameLinkRole(context, key, { name })),
    deleteLinkRole: (_root, { key }, context) =>
      asResult(async () => {
        await roles.deleteLinkRole(context, key);
        return key;
      }),
  },
};
