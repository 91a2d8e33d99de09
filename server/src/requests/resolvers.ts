import { keyText } from '@stemma/shared/rules/basic';
import { parse } from '../errors';
import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult, orNull } from '../graphql/result';
import { addressesOutside } from './recipients';
import { sendRequest, sentRequest, sentRequests } from './service';

/** GraphQL's way to the requests. */
export const requestResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    requestsSent: (_root, { entityKey }, context) =>
      sentRequests(context, entityKey ? parse(keyText, entityKey) : null),
    addressesOutside: (_root, { addresses }, context) => addressesOutside(context, addresses),
    request: (_root, { key }, context) => orNull(() => sentRequest(context, parse(keyText, key))),
  },
  Mutation: {
    sendRequest: (_root, { input }, context) => asResult(() => sendRequest(context, input)),
  },
};
