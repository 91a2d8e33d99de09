import { useCallback, useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { ScreeningStatusesQuery } from '../../gql/graphql';
import { useChanged } from '../../lib/changed';
import { screeningStatusesQuery, useLookupSources } from '../../lib/lookups';

export type ShownScreeningStatus = ScreeningStatusesQuery['screeningStatuses'][number];
type Known = ReadonlyMap<string, ShownScreeningStatus>;

const NOBODY: Known = new Map();
/** Milliseconds in which rows that come into view are asked for together. */
const TOGETHER = 150;

/** How the entities of these keys stand, of those that were screened; nothing where the organization has no source that screens. */
export function useScreeningStatuses(keys: readonly string[]): Known {
  const client = useApolloClient();
  const screens = useLookupSources().some((source) => source.screens);
  const [known, setKnown] = useState(NOBODY);
  const asked = useRef(new Set<string>());
  const ask = useCallback(
    async (wanted: readonly string[]) => {
      const read = await client
        .query({ query: screeningStatusesQuery, variables: { keys: [...wanted] }, fetchPolicy: 'no-cache' })
        .catch(() => undefined);
      const found = read?.data?.screeningStatuses ?? [];
      setKnown((before) => {
        const next = new Map(before);
        for (const key of wanted) next.delete(key);
        for (const one of found) next.set(one.key, one);
        return next;
      });
    },
    [client],
  );
  const missing = screens ? keys.filter((key) => !asked.current.has(key)).join(' ') : '';
  useEffect(() => {
    if (missing === '') return;
    const timer = setTimeout(() => {
      const wanted = missing.split(' ');
      for (const key of wanted) asked.current.add(key);
      void ask(wanted);
    }, TOGETHER);
    return () => clearTimeout(timer);
  }, [missing, ask]);
  useChanged('screening', () => {
    asked.current = new Set(keys);
    return screens && keys.length > 0 ? ask(keys) : undefined;
  });
  return known;
}
