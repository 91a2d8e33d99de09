import { useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { naturalOrder } from '@stemma/shared/nameOrder';
import { sharingLinksQuery, type ShareLink } from './documents';
import type { ShareTarget } from './target';

/** The share links of a chart or entity as they stand, by name without regard to case. */
export interface Links {
  /** Undefined until they have been read. */
  links: ShareLink[] | undefined;
  failed: boolean;
  loading: boolean;
  /** Answers them as they are now; undefined where they could not be read. */
  readAgain: () => Promise<readonly ShareLink[] | undefined>;
}

export function useLinks({ key, type }: ShareTarget): Links {
  const { data, loading, refetch } = useQuery(sharingLinksQuery, {
    variables: { key, type },
    fetchPolicy: 'cache-and-network',
  });
  const read = data?.sharingLinks;
  const links = useMemo(
    () => (read ? [...read].sort((a, b) => naturalOrder(a.name, b.name) || (a.key < b.key ? -1 : 1)) : undefined),
    [read],
  );
  return {
    links,
    loading,
    failed: !links && !loading,
    readAgain: async () => {
      const answer = await refetch().catch(() => undefined);
      return answer?.data?.sharingLinks ?? undefined;
    },
  };
}
