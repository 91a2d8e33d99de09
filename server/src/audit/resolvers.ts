import type { Resolvers } from '../graphql/resolvers.generated';
import { auditEntries } from './log/service';

/** GraphQL's way to the audit log. */
export const auditResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    auditLog: (_root, { filter }, context) => {
      const { organization, ...wanted } = filter ?? {};
      return auditEntries(context, { ...wanted, organizationKey: organization });
    },
  },
};
