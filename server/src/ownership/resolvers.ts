import { changesShape, ownershipShape, pathsShape, sharedOwnershipShape } from '@stemma/shared/rules/ownership';
import { parse } from '../errors';
import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult } from '../graphql/result';
import { visitOf } from '../sharing/visits/shareLinkAccess';
import { evidenceNames } from './evidence';
import { acceptFinding, chartHealth } from './health';
import * as service from './service';
import { sharedHealth, sharedOwnership } from './shared';

/** GraphQL's way to ownership and control. */
export const ownershipResolvers: Required<Pick<Resolvers, 'Query' | 'Mutation'>> = {
  Query: {
    ownership: (_root, { input }, context) => service.ownership(context, parse(ownershipShape, input)),
    holdings: (_root, { input }, context) => service.holdings(context, parse(ownershipShape, input)),
    control: (_root, { input }, context) => service.control(context, parse(ownershipShape, input)),
    ownershipPaths: (_root, { input, holderKey, first }, context) =>
      service.ownershipPaths(context, parse(pathsShape, { ...input, holderKey, first })),
    ownershipChanges: (_root, { input, from, to }, context) =>
      service.ownershipChanges(context, parse(changesShape, { ...input, from, to })),
    chartHealth: (_root, args, context) => chartHealth(context, args),
    evidenceNames: (_root, args, context) => evidenceNames(context, args),
    sharedOwnership: (_root, { input }, context) =>
      sharedOwnership(context, visitOf(context), parse(sharedOwnershipShape, input)),
    sharedHealth: (_root, args, context) => sharedHealth(context, visitOf(context), args),
  },
  Mutation: {
    acceptFinding: (_root, args, context) => asResult(() => acceptFinding(context, args)),
  },
};
