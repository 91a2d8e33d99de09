import type { ApolloClient } from '@apollo/client';
import type { Chart } from '@stemma/shared/chart/chart';
import { defaults } from '@stemma/shared/limits';
import { withoutTypeNames } from '../../../lib/withoutTypeNames';
import { toNodes } from '../gateway';
import { UNSAVED } from '../../../chart/model/onlyRead';
import type { DynamicSource } from '../source';
import { dynamicChartQuery } from './documents';
import type { DynamicKind } from './kinds';

/** A dynamic chart as a chart that may only be read, and what it was put together from. */
export interface DynamicRead {
  chart: Chart;
  source: DynamicSource;
}

/** Reads a dynamic chart anew; null where the caller may not know of the entity or of one of the charts. */
export async function readDynamic(
  client: ApolloClient,
  ask: { key: string; kind: DynamicKind; charts: readonly string[] },
): Promise<DynamicRead | null> {
  const { data } = await client.query({
    query: dynamicChartQuery,
    variables: { key: ask.key, kind: ask.kind, charts: ask.charts.length ? [...ask.charts] : null },
    fetchPolicy: 'no-cache',
  });
  const read = data?.dynamicChart;
  if (!read) return null;
  const { name, charts, style, nodes, links } = withoutTypeNames(read);
  return {
    chart: {
      ...UNSAVED,
      key: `dynamic:${ask.kind}:${ask.key}`,
      name,
      description: '',
      routing: defaults.chartRouting,
      style,
      nodes: toNodes(nodes),
      links: links.map(({ charts: _charts, ...link }) => link),
      groups: [],
    },
    source: {
      kind: 'dynamic',
      entity: { key: ask.key, name },
      of: ask.kind,
      charts,
      chartsOf: new Map(links.map((link) => [link.key, link.charts])),
    },
  };
}
