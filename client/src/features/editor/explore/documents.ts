import { graphql } from '../../../gql';

/** What is linked with an entity, over the charts that the caller may read. */
export const surroundingsQuery = graphql(`
  query Surroundings($key: ID!) {
    neighbours(key: $key, depth: 1) {
      nodes {
        ...ChartNodeFields
      }
      links {
        ...ChartLinkFields
      }
    }
  }
`);
