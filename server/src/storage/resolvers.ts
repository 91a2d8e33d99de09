import type { Resolvers } from '../graphql/resolvers.generated';
import { storageReport } from './service';

/** GraphQL's way to the state of the disks and of the backups. */
export const storageResolvers: Pick<Resolvers, 'Query'> = {
  Query: { storage: (_root, _args, context) => storageReport(context) },
};
