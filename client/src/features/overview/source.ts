import type { ApolloClient } from '@apollo/client';
import type { ItemSource } from '../../components/folders/items';
import { graphql } from '../../gql';

const chartItemsQuery = graphql(`
  query ChartItems($search: String, $folder: String, $limit: Int!, $offset: Int!) {
    chartList(search: $search, folder: $folder, sort: name, descending: false, limit: $limit, offset: $offset) {
      total
      charts {
        key
        name
        folder
      }
    }
  }
`);

const ALL = 1000;

/** The charts for the dialogs of folders. */
export function chartSource(client: ApolloClient): ItemSource {
  const read = async (variables: { search: string | null; folder: string | null; limit: number; offset: number }) => {
    const { data } = await client.query({ query: chartItemsQuery, variables, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('No data');
    return { total: data.chartList.total, rows: data.chartList.charts };
  };
  return {
    page: ({ folder, search, offset, limit }) => read({ folder, search, offset, limit }),
    keys: async (folder) => (await read({ folder, search: null, offset: 0, limit: ALL })).rows.map(({ key }) => key),
  };
}
