import { useMemo } from 'react';
import type { EvidenceReader } from '../../../lib/ownership/evidence';
import { useViewer } from '../chart/viewer';
import { useVisiting } from '../visit';
import { fetchShared } from './fetchShared';

/** Evidence as far as the link shows it among its files. */
export function useSharedEvidence(): EvidenceReader {
  const { evidence } = useViewer().shared;
  const visiting = useVisiting();
  return useMemo(
    () => ({
      read: (keys) => Promise.resolve(keys.flatMap((key) => evidence.get(key) ?? [])),
      open: ({ kind, key, name, url }) => {
        if (kind === 'webLink' && url !== null) void fetchShared({ is: 'link', url }, visiting);
        if (kind === 'file') void fetchShared({ is: 'file', key, name }, visiting);
      },
    }),
    [evidence, visiting],
  );
}
