import type { SearchEntitiesQuery } from '../../gql/graphql';
import { graphql } from '../../gql';

/** An entity found by name. */
export type EntityHit = SearchEntitiesQuery['searchEntities'][number];

export const searchEntitiesQuery = graphql(`
  query SearchEntities($term: String!, $typeName: EntityType, $maxCount: Int!) {
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

export const searchChartsQuery = graphql(`
  query SearchCharts($search: String!, $limit: Int!) {
    chartList(search: $search, limit: $limit, sort: name, descending: false) {
      total
      charts {
        key
        name
        modifiedDate
        entityCount
      }
    }
  }
`);

export const entityChartsQuery = graphql(`
  query EntityCharts($key: ID!) {
    entities(where: { key: { eq: $key } }) {
      key
      charts(sort: [{ name: ASC }]) {
        key
        name
      }
    }
  }
`);
