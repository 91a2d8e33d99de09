import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql';
import type { LookupSourcesQuery } from '../gql/graphql';

export const lookupSourcesQuery = graphql(`
  query LookupSources {
    lookupSources {
      key
      kind
      name
      host
      licence
      hasRecords
      screens
      isNightly
    }
  }
`);

export type LookupSource = LookupSourcesQuery['lookupSources'][number];

const NONE: readonly LookupSource[] = [];

/** The sources that the reader can ask; none until they are known. */
export function useLookupSources(): readonly LookupSource[] {
  const { data } = useQuery(lookupSourcesQuery, { fetchPolicy: 'cache-first', errorPolicy: 'ignore' });
  return data?.lookupSources ?? NONE;
}

export const screeningStatusesQuery = graphql(`
  query ScreeningStatuses($keys: [ID!]!) {
    screeningStatuses(keys: $keys) {
      key
      risk
      open
    }
  }
`);

export const chartScreeningQuery = graphql(`
  query ChartScreening($chartKey: ID!) {
    chartScreening(chartKey: $chartKey) {
      key
      risk
      open
      changed
      isWaiting
    }
  }
`);

export const entityScreeningFields = graphql(`
  fragment EntityScreeningFields on EntityScreening {
    risk
    open
    isWaiting
    sources {
      key
      name
      screenedAt
      isWaiting
      isStale
      fault
    }
    candidates {
      key
      sourceKey
      sourceName
      recordId
      state
      score
      category
      topics
      datasets
      name
      kind
      link
      facts {
        label
        value
      }
      digest
      licence
      foundOn
      seenOn
      isGone
      isChanged
      decidedByName
      decidedOn
      reason
    }
  }
`);

export const entityScreeningQuery = graphql(`
  query EntityScreening($entityKey: ID!) {
    entityScreening(entityKey: $entityKey) {
      ...EntityScreeningFields
    }
  }
`);

export const screenMutation = graphql(`
  mutation Screen($sourceKey: ID!, $entityKey: ID, $chartKey: ID, $withPrivate: Boolean) {
    screen(sourceKey: $sourceKey, entityKey: $entityKey, chartKey: $chartKey, withPrivate: $withPrivate) {
      ok {
        questions
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const screeningPlanQuery = graphql(`
  query ScreeningPlan($chartKey: ID!, $withPrivate: Boolean) {
    screeningPlan(chartKey: $chartKey, withPrivate: $withPrivate) {
      questions
      privates
      otherTypes
      unknown
      notOwn
    }
  }
`);

export const decideCandidateMutation = graphql(`
  mutation DecideCandidate($key: ID!, $state: CandidateState!, $digest: String!, $reason: String) {
    decideCandidate(key: $key, state: $state, digest: $digest, reason: $reason) {
      ok {
        ...EntityScreeningFields
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const lookupRecordFields = graphql(`
  fragment LookupRecordFields on LookupRecord {
    id
    name
    kind
    link
    facts {
      field
      label
      value
    }
    relations {
      kind
      reason
      record {
        id
        name
        country
      }
    }
    digest
    sourceName
    licence
    day
    decision {
      state
      byName
      on
      isChanged
    }
  }
`);

export const searchRecordsMutation = graphql(`
  mutation SearchRecords($sourceKey: ID!, $text: String!, $entityKey: ID) {
    searchRecords(sourceKey: $sourceKey, text: $text, entityKey: $entityKey) {
      ok {
        left
        records {
          ...LookupRecordFields
        }
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const fetchRecordMutation = graphql(`
  mutation FetchRecord($sourceKey: ID!, $recordId: ID!, $entityKey: ID) {
    fetchRecord(sourceKey: $sourceKey, recordId: $recordId, entityKey: $entityKey) {
      ok {
        ...LookupRecordFields
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const takeRecordMutation = graphql(`
  mutation TakeRecord($record: ShownRecordInput!, $fields: [String!]!) {
    takeRecord(record: $record, fields: $fields) {
      ok {
        key
        typeName
        name
        fields {
          name
          text
          number
          yesNo
        }
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const takeParentsMutation = graphql(`
  mutation TakeParents($record: ShownRecordInput!, $chartKey: ID!, $parents: [ReportedParentInput!]!) {
    takeParents(record: $record, chartKey: $chartKey, parents: $parents) {
      ok {
        chartKey
        made
        joined
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const lookedUpEntityQuery = graphql(`
  query LookedUpEntity($key: ID!) {
    entity(key: $key) {
      key
      typeName
      name
      fields {
        name
        text
        number
        yesNo
      }
    }
  }
`);

export const leaveRecordMutation = graphql(`
  mutation LeaveRecord($record: ShownRecordInput!) {
    leaveRecord(record: $record) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);
