import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import { useChanged } from '../../lib/changed';

const listTagsQuery = graphql(`
  query ListTags {
    tags {
      key
      name
      color
    }
  }
`);

/** The organization's tags by name; none until they are read. */
export function useTags() {
  const { data, refetch } = useQuery(listTagsQuery, { fetchPolicy: 'cache-and-network' });
  useChanged('tags', () => void refetch().catch(() => undefined));
  return data?.tags ?? [];
}
