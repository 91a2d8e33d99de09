import { graphql } from '../../gql';

export const editorChartQuery = graphql(`
  query EditorChart($key: ID!) {
    chart(key: $key) {
      key
      name
      description
      visibility
      routing
      revision
      createdDate
      modifiedDate
      createdBy
      modifiedBy
      viewerCan {
        edit
        share
        delete
      }
      nodes {
        key
        typeName
        name
        party
        country
        detail
        permission
        chartCount
        x
        y
        flag
        flagColor
        label
        labelVisible
        fillColor
        icon
        hideIcon
        width
        chartDescription
      }
      links {
        key
        from
        to
        roles {
          role
          percentage
          minimum
          maximum
          minimumExclusive
          maximumExclusive
          startDate
          endDate
          via
          beneficial
          interest
          details
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
      }
      groups {
        key
        name
        members
        collapsed
      }
    }
  }
`);

export const saveChartMutation = graphql(`
  mutation SaveChart($input: SaveChartInput!) {
    saveChart(input: $input) {
      ok {
        key
        revision
        modifiedDate
      }
      error {
        code
        message
      }
    }
  }
`);

export const keepCopyMutation = graphql(`
  mutation KeepCopy($input: CreateChartInput!) {
    createChart(input: $input) {
      ok {
        key
        revision
      }
      error {
        code
        message
      }
    }
  }
`);
