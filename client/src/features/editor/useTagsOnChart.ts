import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../gql';
import { useChanged } from '../../lib/changed';
import { withoutTypeNames } from '../../lib/withoutTypeNames';
import type { Editor } from './editor';

const chartTagsQuery = graphql(`
  query ChartTags($key: ID!) {
    chart(key: $key) {
      key
      tags {
        key
        tags {
          key
          name
          color
        }
      }
    }
  }
`);

/** Reads the tags of the chart's entities again when tags were changed here, as cards may be coloured by them. */
export function useTagsOnChart({ session, source }: Editor): void {
  const client = useApolloClient();
  useChanged('tags', async () => {
    if (source.kind !== 'chart') return;
    const { data } = await client.query({
      query: chartTagsQuery,
      variables: { key: session.key },
      fetchPolicy: 'no-cache',
    });
    if (data?.chart) session.adoptTags(withoutTypeNames(data.chart).tags);
  });
}
