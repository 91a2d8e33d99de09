import type { BinTableQuery } from '../../gql/graphql';
import { graphql } from '../../gql';

/** An entity in the bin. */
export type BinnedEntity = BinTableQuery['binTable'][number];

export const binTableQuery = graphql(`
  query BinTable($limit: Int!, $offset: Int!) {
    binCount
    binTable(limit: $limit, offset: $offset) {
      key
      typeName
      name
      party
      detail
      permission
      binnedDate
      binnedByName
      charts
      links
      keyPersons
      others
    }
  }
`);

export const restoreMutation = graphql(`
  mutation RestoreEntities($keys: [ID!]!) {
    restoreEntities(keys: $keys) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const deleteForGoodMutation = graphql(`
  mutation DeleteEntities($keys: [ID!]!) {
    deleteEntities(keys: $keys) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const emptyBinMutation = graphql(`
  mutation EmptyBin {
    emptyBin {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);
