import type { ApolloClient } from '@apollo/client';
import type { ItemSource } from '../../components/folders/items';
import { entityKeysQuery, entityTableQuery } from './documents';
import type { ListKind } from './kinds';

/** A list's entities for the dialogs of folders. */
export function entitySource(client: ApolloClient, kind: ListKind): ItemSource {
  const types = [...kind.types];
  return {
    async page({ folder, search, ...page }) {
      const { data } = await client.query({
        query: entityTableQuery,
        variables: { filter: { types, folder, search }, columns: [], sort: 'name', descending: false, ...page },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('No data');
      return data.entityTable;
    },
    async keys(folder) {
      const { data } = await client.query({
        query: entityKeysQuery,
        variables: { filter: { types, folder } },
        fetchPolicy: 'no-cache',
      });
      return data?.entityTable.keys ?? [];
    },
  };
}
