import { graphql } from '../../../gql';

export const statisticsQuery = graphql(`
  query AdminStatistics {
    typeDistribution {
      typeName
      count
    }
    datasetSizes {
      key
      name
      size
    }
    groupSizes {
      key
      name
      datasetKey
      size
    }
    longestTaskChain {
      key
      name
    }
  }
`);
