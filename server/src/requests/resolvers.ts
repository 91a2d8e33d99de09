import { keyText } from '@stemma/shared/rules/basic';
import { parse } from '../errors';
import { orNull } from '../graphql/result';
import type { Resolvers } from '../graphql/resolvers.generated';
import { sentRequest, sentRequests } from './service';

/** GraphQL's way to the requests. */
export const requestResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    requestsSent: (_root, _args, context) => sentRequests(context),
    request: (_root, { key }, context) => orNull(() => sentRequest(context, parse(keyText, key))),
  },
};
