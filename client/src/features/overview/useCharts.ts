import { useState } from 'react';
import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useChanged } from '../../lib/changed';
import { leaves, useLeaving } from '../../lib/leaving';
import type { ChartCard } from './documents';
import { chartListQuery } from './documents';
import type { Preferences } from './preferences';

const PAGE = 60;

/** What the overview lists, and how it stands with reading it. */
export interface Charts {
  charts: readonly ChartCard[];
  total: number;
  /** Nothing to show yet. */
  loading: boolean;
  /** Something is shown while newer data is on its way. */
  refreshing: boolean;
  failed: boolean;
  retry: () => void;
  /** Left out when all are shown. */
  more?: () => void;
}

/** The charts the user may read, in a folder or by search through all, a page at a time. */
export function useCharts(search: string, folder: string, { sort, descending }: Preferences): Charts {
  const variables = {
    search: search || null,
    folder: search ? null : folder,
    sort,
    descending,
    limit: PAGE,
    offset: 0,
  };
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery(chartListQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useChanged('charts', () => refetch().catch(() => undefined));
  const [last, setLast] = useState(variables.folder);
  if (data && last !== variables.folder) setLast(variables.folder);
  // Charts of another folder would look as if they lay in this one.
  const shown = (data ?? (last === variables.folder ? previousData : undefined))?.chartList;
  const leaving = useLeaving();
  const read = shown?.charts ?? [];
  const charts = read.filter(({ key }) => !leaves(leaving.get(key), variables.folder));
  const total = (shown?.total ?? 0) - (read.length - charts.length);
  const busy = networkStatus !== NetworkStatus.ready && networkStatus !== NetworkStatus.error;
  return {
    charts,
    total,
    loading: !shown && busy,
    refreshing: Boolean(shown) && busy,
    failed: Boolean(error) && !shown,
    retry: () => void refetch().catch(() => undefined),
    ...(read.length < (shown?.total ?? 0)
      ? { more: () => void fetchMore({ variables: { offset: read.length } }).catch(() => undefined) }
      : {}),
  };
}
