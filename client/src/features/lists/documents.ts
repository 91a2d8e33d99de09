import type { EntityTableQuery } from '../../gql/graphql';
import { graphql } from '../../gql';

/** An entity in a list. */
export type ListedEntity = EntityTableQuery['entityTable']['rows'][number];

export const entityTableQuery = graphql(`
  query EntityTable(
    $filter: EntityFilter!
    $columns: [String!]!
    $sort: String!
    $descending: Boolean!
    $limit: Int!
    $offset: Int!
    $asOf: String
    $counted: Boolean!
  ) {
    entityTable(filter: $filter) {
      total @include(if: $counted)
      rows(columns: $columns, sort: $sort, descending: $descending, limit: $limit, offset: $offset, asOf: $asOf) {
        key
        typeName
        name
        party
        country
        detail
        permission
        chartCount
        folder
        createdDate
        modifiedDate
        modifiedByName
        tags {
          key
          name
          color
        }
        values {
          name
          text
          number
          yesNo
        }
      }
    }
  }
`);

export const entityTotalQuery = graphql(`
  query EntityTotal($filter: EntityFilter!) {
    entityTable(filter: $filter) {
      total
    }
  }
`);

export const entityKeysQuery = graphql(`
  query EntityKeys($filter: EntityFilter!) {
    entityTable(filter: $filter) {
      keys
    }
  }
`);

export const batchDeleteMutation = graphql(`
  mutation BatchDelete($keys: [ID!]!, $folderKeys: [ID!]!) {
    batchDelete(keys: $keys, folderKeys: $folderKeys) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);
