import type { ApolloCache, Reference } from '@apollo/client/cache';
import { limits } from '@stemma/shared/limits';

/**
 * Puts a chart that is opened first in the cached list of recent ones, as the server will answer: a list that came back in another order, or for
 * the first time with something in it, would move the cards below it while they are pressed. What the cache does not know is read anew.
 */
export function putFirstInRecent(cache: ApolloCache, key: string): void {
  const opened = { __typename: 'ChartCard', key };
  cache.modify<{ recentCharts: readonly Reference[] }>({
    fields: {
      recentCharts(existing, { canRead, toReference, DELETE }) {
        const card = toReference(opened);
        if (!card || !canRead(card)) return DELETE;
        const others = (existing as readonly Reference[]).filter(({ __ref }) => __ref !== card.__ref);
        return [card, ...others].slice(0, limits.recentDefault);
      },
    },
  });
}
