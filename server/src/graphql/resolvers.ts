import type { SignInParts } from '../accounts/service';
import { accountResolvers } from '../accounts/resolvers';
import { chartResolvers } from '../charts/resolvers';
import { entityResolvers } from '../entities/resolvers';
import { exploreResolvers } from '../explore/resolvers';
import { about } from '../about';
import type { Resolvers } from './resolvers.generated';

/** The resolvers of all slices in one map. */
export function makeResolvers(parts: SignInParts): Resolvers {
  const accounts = accountResolvers(parts);
  return {
    Query: {
      about,
      ...accounts.Query,
      ...chartResolvers.Query,
      ...entityResolvers.Query,
      ...exploreResolvers.Query,
    },
    Mutation: { ...accounts.Mutation, ...chartResolvers.Mutation },
  };
}
