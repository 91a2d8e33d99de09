import { graphql } from '../gql';

export const chartStyleFields = graphql(`
  fragment ChartStyleFields on ChartStyle {
    key
    name
    cards
    font
    lines
    weightByShare
    jurisdiction
    colorBy
    bandBy
    offshore
    commonRoleInLegend
    lineColors {
      ownership
      trust
      control
      finance
      other
    }
    border
    logo
    footer
  }
`);

/** The styles that the charts of one's organization can have. */
export const chartStylesQuery = graphql(`
  query ChartStyles {
    chartStyles {
      style {
        ...ChartStyleFields
      }
      isBuiltIn
      isDefault
    }
  }
`);

export const saveChartStyleMutation = graphql(`
  mutation SaveChartStyle($input: ChartStyleInput!) {
    saveChartStyle(input: $input) {
      ok {
        style {
          ...ChartStyleFields
        }
        isBuiltIn
        isDefault
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const setDefaultStyleMutation = graphql(`
  mutation SetDefaultStyle($key: ID!) {
    setDefaultStyle(key: $key) {
      ok {
        isDefault
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const deleteChartStyleMutation = graphql(`
  mutation DeleteChartStyle($key: ID!) {
    deleteChartStyle(key: $key) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);
