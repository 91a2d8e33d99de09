import { useQuery } from '@apollo/client/react';
import { skipToken } from '@apollo/client/react';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { useChanged } from '../../lib/changed';
import type { SearchHits } from './documents';
import { searchQuery } from './documents';

/** How a search stands. */
export interface SearchState {
  /** What was found for this term, or for the one before while this one is on its way. */
  found: SearchHits | undefined;
  failed: boolean;
  settled: boolean;
  retry: () => void;
}

/** Searches as the term is typed; nothing for a blank one. */
export function useSearch(term: string, type: RecordType | null): SearchState {
  const { data, previousData, error, loading, refetch } = useQuery(
    searchQuery,
    term ? { variables: { term, typeName: type }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const retry = () => void refetch().catch(() => undefined);
  useChanged('entities', retry);
  const found = (data ?? previousData)?.search;
  return { found, failed: Boolean(error) && !found, settled: !loading, retry };
}
