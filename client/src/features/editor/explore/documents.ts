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

/** The links of entities that could be brought in, over the charts that the caller may read. */
export const linksAroundQuery = graphql(`
  query LinksAround($keys: [ID!]!) {
    neighbourhood(keys: $keys, depth: 1) {
      links {
        ...ChartLinkFields
      }
    }
  }
`);
