import { graphql } from '../../gql';

export const affectedByDeletionQuery = graphql(`
  query AffectedByDeletion($key: ID!) {
    affectedByDeletion(key: $key) {
      others
      charts
      links
      files
      shareLinks
    }
  }
`);
