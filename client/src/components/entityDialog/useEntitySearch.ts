import { useEffect, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { findEntitiesQuery, type EntityHit } from './documents';

export type EntitySearch =
  { kind: 'idle' } | { kind: 'looking' } | { kind: 'failed' } | { kind: 'found'; term: string; hits: EntityHit[] };

/** Entities of a name, best match first; misspellings tolerated. */
export async function findEntities(client: ApolloClient, term: string, type: RecordType | null): Promise<EntityHit[]> {
  const variables = { term, typeName: type, maxCount: 8 };
  const { data } = await client.query({ query: findEntitiesQuery, variables, fetchPolicy: 'no-cache' });
  return data?.searchEntities ?? [];
}

/** Entities by name as one types, a quarter of a second after the last letter. Nothing is looked for under two letters. */
export function useEntitySearch(text: string, type: RecordType | null): EntitySearch {
  const client = useApolloClient();
  const [search, setSearch] = useState<EntitySearch>({ kind: 'idle' });
  const term = text.trim();
  useEffect(() => {
    if (term.length < 2) return;
    let gone = false;
    const timer = setTimeout(() => {
      setSearch((before) => (before.kind === 'found' ? before : { kind: 'looking' }));
      findEntities(client, term, type).then(
        (hits) => !gone && setSearch({ kind: 'found', term, hits }),
        () => !gone && setSearch({ kind: 'failed' }),
      );
    }, 250);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [client, term, type]);
  return term.length < 2 ? { kind: 'idle' } : search;
}
