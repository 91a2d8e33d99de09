import { useEffect, useMemo, useRef } from 'react';
import { useQuery } from '@apollo/client/react';
import { useChanged } from '../../lib/changed';
import type { FileArea } from './documents';
import { filesOfQuery } from './documents';
import { allItems, type FileAreaItem } from './items';

/** The files of an entity or chart as they stand. */
export interface Files {
  /** Undefined until they have been read. */
  area: FileArea | undefined;
  /** All rows, whatever their folder, in their order. */
  items: readonly FileAreaItem[];
  failed: boolean;
  loading: boolean;
  /** They are not there, or not to be known of. */
  missing: boolean;
  readAgain: () => void;
}

/** Milliseconds within which many changes, as of many uploads, are read once. */
const TOGETHER = 400;

/** Reads the files of an entity or chart, and again whenever some changed. */
export function useFiles(ownerKey: string): Files {
  const { data, error, loading, refetch } = useQuery(filesOfQuery, {
    variables: { key: ownerKey },
    fetchPolicy: 'cache-and-network',
  });
  const readAgain = () => void refetch().catch(() => undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useChanged('files', () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(readAgain, TOGETHER);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const area = data?.filesOf ?? undefined;
  const items = useMemo(() => (area ? allItems(area) : []), [area]);
  const failed = error !== undefined && !area;
  return { area, items, failed, loading, missing: !failed && !loading && !area, readAgain };
}
