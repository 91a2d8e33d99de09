import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult, orNull } from '../graphql/result';
import * as people from './service';

/** GraphQL's way to key persons. */
export const peopleResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    keyPersons: (_root, { key }, context) => orNull(() => people.keyPersons(context, key)),
  },
  Mutation: {
    attachPerson: (_root, { key, person }, context) => asResult(() => people.attachPerson(context, { key, person })),
    attachIndividual: (_root, { key, individual }, context) =>
      asResult(() => people.attachIndividual(context, { key, person: individual })),
    deleteKeyPerson: (_root, { entityKey, key }, context) =>
      asResult(async () => {
        await people.deleteKeyPerson(context, entityKey, key);
        return key;
      }),
  },
};
