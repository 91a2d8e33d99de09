import { graphql } from '../../../gql';

export const dynamicChartQuery = graphql(`
  query DynamicChart($key: ID!, $kind: DynamicKind!, $charts: [ID!]) {
    dynamicChart(key: $key, kind: $kind, charts: $charts) {
      key
      name
      charts {
        key
        name
      }
      style {
        ...ChartStyleFields
      }
      nodes {
        ...ChartNodeFields
      }
      links {
        key
        from
        to
        roles {
          ...LinkRoleFields
        }
        arrowType
        color
        dashed
        linkTextPosition
        points
        fromSpot
        toSpot
        adjusting
        routing
        charts
      }
    }
  }
`);

export const saveDynamicMutation = graphql(`
  mutation SaveDynamicChart($input: SaveDynamicChartInput!) {
    saveDynamicChart(input: $input) {
      ok {
        key
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const pickableChartsQuery = graphql(`
  query PickableCharts($key: ID!) {
    chartsOfEntity(key: $key) {
      key
      name
    }
    entity(key: $key) {
      key
      chartCount
    }
  }
`);
