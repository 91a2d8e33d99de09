import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult } from '../graphql/result';
import { sendInfo } from './service';

/** GraphQL's way to messages by mail. */
export const mailResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    sendInfoMail: (_root, { input }, context) => asResult(() => sendInfo(context, input)),
  },
};
