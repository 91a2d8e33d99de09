import { graphql } from '../../../gql';

/** Charts by name, with whether each may be edited. */
export const chartsToPickQuery = graphql(`
  query ChartsToPick($search: String, $limit: Int!) {
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

/** Puts entities on a chart, below what stands there; answers how many came. */
export const putOnChartMutation = graphql(`
  mutation PutOnChart($chartKey: ID!, $entityKeys: [ID!]!) {
    putOnChart(chartKey: $chartKey, entityKeys: $entityKeys) {
      ok {
        key
        added
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);
