import type { SearchQuery } from '../../gql/graphql';
import { graphql } from '../../gql';

/** What a search found. */
export type SearchHits = SearchQuery['search'];

export const searchQuery = graphql(`
  query Search($term: String!, $typeName: EntityType) {
    search(term: $term, typeName: $typeName) {
      entities {
        key
        typeName
        name
        party
        country
        detail
        chartCount
        foundIn
        label
        text
      }
      charts {
        key
        name
        modifiedDate
        entityCount
      }
    }
  }
`);
