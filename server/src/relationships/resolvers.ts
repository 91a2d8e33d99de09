import { thumbnailsOf } from '../charts/lists/service';
import { EMPTY_THUMBNAIL } from '../charts/lists/thumbnails';
import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult, orNull } from '../graphql/result';
import { dynamicChart, saveDynamicChart } from './service';

/** GraphQL's way to dynamic charts. */
export const relationshipResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    dynamicChart: (_root, { key, kind, charts }, context) =>
      orNull(() => dynamicChart(context, { key, kind: kind ?? 'all', charts: charts ?? null })),
  },
  Mutation: {
    saveDynamicChart: (_root, { input }, context) =>
      asResult(async () => {
        const card = await saveDynamicChart(context, input);
        const [thumbnail = EMPTY_THUMBNAIL] = await thumbnailsOf(context, [card.key]);
        return { ...card, thumbnail };
      }),
  },
};
