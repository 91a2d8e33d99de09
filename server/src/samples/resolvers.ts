import { withThumbnail } from '../charts/resolvers';
import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult } from '../graphql/result';
import { createSampleChart } from './service';

/** GraphQL's way to random samples. */
export const sampleResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    createSampleChart: (_root, { input }, context) =>
      asResult(async () => withThumbnail(context, await createSampleChart(context, input))),
  },
};
