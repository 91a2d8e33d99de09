import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult, orNull } from '../graphql/result';
import * as snapshots from './service';

/** GraphQL's way to snapshots. */
export const snapshotResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    snapshots: (_root, { chartKey }, context) => orNull(() => snapshots.snapshotsOf(context, chartKey)),
    snapshot: (_root, { key }, context) => orNull(() => snapshots.openSnapshot(context, key)),
  },
  Mutation: {
    takeSnapshot: (_root, input, context) => asResult(() => snapshots.createSnapshot(context, input)),
    deleteSnapshot: (_root, { key }, context) =>
      asResult(async () => {
        await snapshots.deleteSnapshot(context, key);
        return key;
      }),
  },
};
