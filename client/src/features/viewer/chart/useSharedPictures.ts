import { useCallback } from 'react';
import { fetchSharedFile } from '../../../lib/download';
import { useVisiting } from '../visit';

/** How pictures on the chart are fetched by the visit. */
export function useSharedPictures(): (source: string) => Promise<Blob> {
  const { visit } = useVisiting();
  return useCallback(
    (fullPath) => fetchSharedFile('files/getSharedChartImage', visit, undefined, { fullPath }),
    [visit],
  );
}
