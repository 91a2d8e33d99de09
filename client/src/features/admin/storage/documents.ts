import { graphql } from '../../../gql';

export const storageQuery = graphql(`
  query AdminStorage {
    storage {
      reserveMegabytes
      volumes {
        name
        freeMegabytes
        totalMegabytes
        reason
      }
      backups {
        newestAt
        count
        failure
      }
    }
  }
`);
