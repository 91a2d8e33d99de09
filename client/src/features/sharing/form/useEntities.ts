import { useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { naturalOrder } from '@stemma/shared/nameOrder';
import { dynamicSharingEntitiesQuery, sharingEntitiesQuery, type SharedOne, type ShareLink } from '../documents';
import type { ShareTarget } from '../target';

/** What stands on what a link opens. */
export interface Entities {
  /** Records by name, then notes, pictures and text boxes; undefined until they have been read. */
  entities: SharedOne[] | undefined;
  failed: boolean;
  loading: boolean;
  readAgain: () => void;
}

/** Reads what stands on the chart, or on the part of charts that an entity's link opens. */
export function useEntities(target: ShareTarget, link: ShareLink | null): Entities {
  const isChart = target.type === 'chart';
  const options = { fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true } as const;
  const ofChart = useQuery(sharingEntitiesQuery, { ...options, variables: { key: target.key }, skip: !isChart });
  const charts = link?.charts ?? target.charts;
  const kind = target.type === 'object' ? 'object' : 'subject';
  const ofEntity = useQuery(dynamicSharingEntitiesQuery, {
    ...options,
    variables: { key: target.key, kind, charts: charts.length ? [...charts] : null },
    skip: isChart,
  });
  const read = isChart ? ofChart.data?.chart?.nodes : ofEntity.data?.dynamicChart?.nodes;
  const loading = isChart ? ofChart.loading : ofEntity.loading;
  const entities = useMemo(() => read && inOrder(read), [read]);
  return {
    entities,
    loading,
    failed: !entities && !loading,
    readAgain: () => void (isChart ? ofChart.refetch() : ofEntity.refetch()).catch(() => undefined),
  };
}

function inOrder(entities: readonly SharedOne[]): SharedOne[] {
  const last = ({ typeName }: SharedOne) => (isRecordType(typeName) ? 0 : 1);
  return [...entities].sort((a, b) => last(a) - last(b) || naturalOrder(a.name, b.name) || (a.key < b.key ? -1 : 1));
}
