import { graphql } from '../../gql';

/** Charts by name, with whether each may be edited. */
export const chartsToTakeOntoQuery = graphql(`
  query ChartsToTakeOnto($search: String, $limit: Int!) {
    chartList(search: $search, sort: name, descending: false, limit: $limit, offset: 0) {
      total
      charts {
        key
        name
        viewerCan {
          edit
        }
      }
    }
  }
`);
