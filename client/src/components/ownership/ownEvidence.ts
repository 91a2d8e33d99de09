import { useMemo } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { evidenceNamesQuery } from '../../lib/ownership/documents';
import type { EvidenceReader } from '../../lib/ownership/evidence';
import { fetchByKey, openWebLink } from '../files/fetchItems';

/** Evidence as far as the signed-in user may see it. */
export function useOwnEvidence(): EvidenceReader {
  const client = useApolloClient();
  return useMemo(
    () => ({
      read: async (keys) => {
        const variables = { keys: [...keys] };
        const { data } = await client.query({ query: evidenceNamesQuery, variables, fetchPolicy: 'no-cache' });
        return data?.evidenceNames ?? [];
      },
      open: ({ kind, key, name, url }) => {
        if (kind === 'webLink' && url !== null) openWebLink(url);
        if (kind === 'file') void fetchByKey(key, name);
      },
    }),
    [client],
  );
}
