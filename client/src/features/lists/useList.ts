import { useCallback } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { EntityFilter } from '../../gql/graphql';
import { useChanged } from '../../lib/changed';
import { leaves, useLeaving } from '../../lib/leaving';
import type { AskedPage } from '../../lib/pageLoader';
import type { Pages } from '../../lib/usePages';
import { usePages } from '../../lib/usePages';
import type { Column } from './columns';
import { columnsOf, fieldsFor } from './columns';
import type { ListedEntity } from './documents';
import { entityKeysQuery, entityTableQuery, entityTotalQuery } from './documents';
import type { ListKind } from './kinds';
import type { ListPreferences } from './preferences';
import { useListPreferences } from './preferences';
import type { ListAddress } from './useListAddress';
import { useListAddress } from './useListAddress';

/** What a list shows, and what it is narrowed to and ordered by. */
export interface List {
  rows: Pages<ListedEntity>;
  /** Another text for another list or order, which is shown from its top. */
  place: string;
  address: ListAddress;
  change: (change: Partial<ListAddress>) => void;
  /** Narrowed beyond the folder; then all folders are looked through. */
  narrowed: boolean;
  preferences: ListPreferences;
  prefer: (change: Partial<ListPreferences>) => void;
  allColumns: readonly Column[];
  columns: readonly Column[];
  /** The keys of all that the list holds; undefined when they could not be read. */
  keys: () => Promise<readonly string[] | undefined>;
}

export function useList(kind: ListKind): List {
  const client = useApolloClient();
  const [address, change, narrowed] = useListAddress();
  const [preferences, prefer] = useListPreferences(kind);
  const allColumns = columnsOf(kind);
  const columns = allColumns.filter(({ id }) => preferences.columns.includes(id));
  const shownFolder = narrowed ? null : address.folder;
  const filter: EntityFilter = {
    types: address.type ? [address.type] : [...kind.types],
    folder: shownFolder,
    search: address.search,
    tagKeys: [...address.tags],
    country: address.country,
    onCharts: address.onCharts,
  };
  const { sort, descending } = preferences;
  const page = { filter, columns: fieldsFor(columns), sort, descending };
  const leaving = useLeaving();
  const isLeft = useCallback(({ key }: ListedEntity) => leaves(leaving.get(key), shownFolder), [leaving, shownFolder]);
  const read = async (asked: AskedPage) => {
    // Counting a long list takes longer than its first page, which doesn't wait for it.
    const total = asked.counted ? totalOf(client, filter) : undefined;
    const variables = { ...page, ...asked, counted: false };
    const { data } = await client.query({ query: entityTableQuery, variables, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('No data');
    return { rows: data.entityTable.rows, total };
  };
  const rows = usePages(JSON.stringify(page), read, { place: shownFolder ?? '', isLeft });
  const place = JSON.stringify([filter, sort, descending]);
  useChanged('entities', rows.refresh);
  useChanged('tags', rows.refresh);
  return {
    rows,
    place,
    address,
    change,
    narrowed,
    preferences,
    prefer,
    allColumns,
    columns,
    keys: async () => {
      const asked = client.query({ query: entityKeysQuery, variables: { filter }, fetchPolicy: 'no-cache' });
      return asked.then(
        ({ data }) => data?.entityTable.keys,
        () => undefined,
      );
    },
  };
}

function totalOf(client: ApolloClient, filter: EntityFilter): Promise<number> {
  const total = client
    .query({ query: entityTotalQuery, variables: { filter }, fetchPolicy: 'no-cache' })
    .then(({ data }) => {
      if (!data) throw new Error('No data');
      return data.entityTable.total;
    });
  // Where the rows could not be read, nobody waits for it.
  total.catch(() => undefined);
  return total;
}
