import type { ChartListQuery } from '../../gql/graphql';
import { graphql } from '../../gql';

/** A chart in the overview. */
export type ChartCard = ChartListQuery['chartList']['charts'][number];

export const chartCardFields = graphql(`
  fragment ChartCardFields on ChartCard {
    key
    name
    description
    visibility
    folder
    revision
    createdDate
    modifiedDate
    createdByName
    modifiedByName
    entityCount
    linkCount
    viewerCan {
      edit
      share
      delete
    }
    thumbnail {
      cards
      lines
      style {
        cards
        border
        line
        tinted
        grounds {
          light
          dark
          cards
        }
      }
    }
  }
`);

export const chartListQuery = graphql(`
  query ChartList(
    $search: String
    $folder: String
    $sort: ChartOrder!
    $descending: Boolean!
    $limit: Int!
    $offset: Int!
  ) {
    chartList(search: $search, folder: $folder, sort: $sort, descending: $descending, limit: $limit, offset: $offset) {
      total
      charts {
        ...ChartCardFields
      }
    }
  }
`);

export const recentChartsQuery = graphql(`
  query RecentCharts($count: Int!) {
    recentCharts(count: $count) {
      ...ChartCardFields
    }
  }
`);

export const createChartMutation = graphql(`
  mutation CreateChart($input: CreateChartInput!) {
    createChart(input: $input) {
      ok {
        ...ChartCardFields
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const renameChartMutation = graphql(`
  mutation RenameChart($input: UpdateChartInput!) {
    updateChart(input: $input) {
      ok {
        key
        name
        revision
        modifiedDate
        modifiedByName
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const changeVisibilityMutation = graphql(`
  mutation ChangeVisibility($input: UpdateChartInput!) {
    updateChart(input: $input) {
      ok {
        key
        visibility
        revision
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const createSampleChartMutation = graphql(`
  mutation CreateSampleChart($input: CreateSampleChartInput!) {
    createSampleChart(input: $input) {
      ok {
        key
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const duplicateChartMutation = graphql(`
  mutation DuplicateChart($key: ID!, $name: String) {
    duplicateChart(key: $key, name: $name) {
      ok {
        ...ChartCardFields
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const deleteChartMutation = graphql(`
  mutation DeleteChart($key: ID!) {
    deleteChart(key: $key) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const deleteChartsMutation = graphql(`
  mutation DeleteCharts($keys: [ID!]!, $folderKeys: [ID!]!) {
    deleteCharts(keys: $keys, folderKeys: $folderKeys) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);
