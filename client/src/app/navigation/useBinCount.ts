import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import { useChanged } from '../../lib/changed';

const binCountQuery = graphql(`
  query BinCount {
    binCount
  }
`);

/** How many entities lie in the user's bin; 0 until it is known. */
export function useBinCount(): number {
  const { data, refetch } = useQuery(binCountQuery, { fetchPolicy: 'cache-and-network' });
  useChanged('bin', () => void refetch().catch(() => undefined));
  return data?.binCount ?? 0;
}
