import type { ApolloClient } from '@apollo/client';
import { isEntityType } from '@stemma/shared/entities/typeNames';
import { toDocument, type ChartDocument } from '../../../chart/model/document';
import type { Known } from '../../../chart/model/restore';
import { withoutTypeNames } from '../../../lib/withoutTypeNames';
import { toNodes } from '../gateway';
import { snapshotViewQuery, stillThereQuery } from './documents';

/** A chart as a snapshot kept it. */
export interface Snapshot {
  key: string;
  name: string;
  createdByName: string;
  createdDate: string;
  document: ChartDocument;
}

/** Reads a snapshot; null where it is gone. The chart's name is not kept with it, so that of today stands. */
export async function readSnapshot(client: ApolloClient, key: string, chartName: string): Promise<Snapshot | null> {
  const { data } = await client.query({ query: snapshotViewQuery, variables: { key }, fetchPolicy: 'no-cache' });
  if (!data?.snapshot) return null;
  const { name, createdByName, createdDate, nodes, ...rest } = withoutTypeNames(data.snapshot);
  const document = toDocument({ ...rest, name: chartName, nodes: toNodes(nodes) });
  return { key, name, createdByName, createdDate, document };
}

/** Which of some entities the store still knows, with their names of today. */
export async function stillThere(client: ApolloClient, keys: readonly string[]): Promise<Known> {
  if (keys.length === 0) return new Map();
  const { data } = await client.query({
    query: stillThereQuery,
    variables: { keys: [...keys] },
    fetchPolicy: 'no-cache',
  });
  return new Map(
    (data?.entities ?? []).flatMap(({ key, name, typeName }) =>
      isEntityType(typeName) ? [[key, { name, typeName }] as const] : [],
    ),
  );
}
