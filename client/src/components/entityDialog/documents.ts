import type { FindEntitiesQuery } from '../../gql/graphql';
import { graphql } from '../../gql';

/** An entity as lines of a choice show it. */
export type EntityHit = FindEntitiesQuery['searchEntities'][number];

export const findEntitiesQuery = graphql(`
  query FindEntities($term: String!, $typeName: EntityType, $maxCount: Int) {
    searchEntities(term: $term, typeName: $typeName, maxCount: $maxCount) {
      key
      typeName
      name
      party
      country
      detail
      chartCount
    }
  }
`);

export const browseEntitiesQuery = graphql(`
  query BrowseEntities($types: [EntityType!]!, $limit: Int!) {
    entityList(types: $types, limit: $limit) {
      total
      entities {
        key
        typeName
        name
        party
        chartCount
      }
    }
  }
`);

export const addEntityMutation = graphql(`
  mutation DialogAddEntity($input: NewEntityInput!) {
    addEntity(input: $input) {
      ok {
        key
        typeName
        name
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);
