import { graphql } from '../../gql';

export const linkRoleFields = graphql(`
  fragment LinkRoleFields on LinkRole {
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
    basis
    joint
    source
    evidence {
      kind
      key
      note
    }
    checkedOn
    checkedBy
  }
`);

export const chartNodeFields = graphql(`
  fragment ChartNodeFields on ChartNode {
    key
    typeName
    name
    party
    country
    detail
    legalForm
    trailEnd
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
    pinned
    decoration {
      name
      text
      number
      yesNo
    }
  }
`);

export const chartLinkFields = graphql(`
  fragment ChartLinkFields on ChartLink {
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
  }
`);

export const editorChartQuery = graphql(`
  query EditorChart($key: ID!) {
    chart(key: $key) {
      key
      name
      description
      visibility
      routing
      styleKey
      style {
        ...ChartStyleFields
      }
      revision
      createdDate
      modifiedDate
      createdBy
      modifiedBy
      modifiedByName
      entitiesChanged
      viewerCan {
        edit
        share
        delete
      }
      nodes {
        ...ChartNodeFields
      }
      links {
        ...ChartLinkFields
      }
      endedLinks {
        ...ChartLinkFields
      }
      formerParties {
        key
        typeName
        name
        party
        trailEnd
      }
      formerLinks {
        ...ChartLinkFields
      }
      groups {
        key
        name
        members
        collapsed
      }
      tags {
        key
        tags {
          key
          name
          color
        }
      }
    }
  }
`);

export const chartStandingQuery = graphql(`
  query ChartStanding($key: ID!) {
    chartStanding(key: $key)
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
        ...UserErrorFields
      }
    }
  }
`);

export const saveCopyMutation = graphql(`
  mutation KeepCopy($input: CreateChartInput!) {
    createChart(input: $input) {
      ok {
        key
        revision
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);
