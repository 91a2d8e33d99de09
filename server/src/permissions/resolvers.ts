import { asResult, orNull } from '../graphql/result';
import type { Resolvers } from '../graphql/resolvers.generated';
import * as permissions from './service';

/** GraphQL's way to who has access to entities and charts. */
export const permissionResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    access: (_root, { key }, context) => orNull(() => permissions.accessTo(context, key)),
    affectedByDeletion: (_root, { key }, context) => orNull(() => permissions.affectedByDeletion(context, key)),
    colleagues: (_root, { term }, context) => permissions.findColleagues(context, term ?? ''),
  },
  Mutation: {
    giveAccess: (_root, { input: { key, user, permission, entities } }, context) =>
      asResult(() =>
        permissions.giveAccess(context, { key, userKey: user, permission, entities: entities ?? undefined }),
      ),
    takeAccess: (_root, { key, user }, context) =>
      asResult(async () => ({ access: await permissions.takeAccess(context, key, user) })),
    handRecordOver: (_root, { key, to }, context) =>
      asResult(async () => {
        await permissions.transferRecord(context, key, to);
        return key;
      }),
  },
};
