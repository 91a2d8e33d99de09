import type { ApolloCache } from '@apollo/client/cache';
import type { Reference } from '@apollo/client/cache';

interface CachedPage {
  total: number;
  charts: readonly Reference[];
}

/** Takes a deleted chart out of every list in the cache. */
export function removeChart(cache: ApolloCache, key: string): void {
  const gone = cache.identify({ __typename: 'ChartCard', key });
  cache.modify<{ chartList: CachedPage; recentCharts: readonly Reference[] }>({
    fields: {
      chartList(existing) {
        const page = existing as CachedPage;
        const charts = page.charts.filter((chart) => chart.__ref !== gone);
        return { ...page, charts, total: page.total - (page.charts.length - charts.length) };
      },
      recentCharts(existing) {
        return (existing as readonly Reference[]).filter((chart) => chart.__ref !== gone);
      },
    },
  });
}
