import { graphql } from '../../gql';
import type { RecordAccessQuery } from '../../gql/graphql';

export const accessQuery = graphql(`
  query RecordAccess($key: ID!) {
    access(key: $key) {
      key
      kind
      permission
      mayShare
      holders {
        key
        name
        email
        onlyViews
        permission
        inactive
      }
    }
  }
`);

export const colleaguesQuery = graphql(`
  query Colleagues($term: String!) {
    colleagues(term: $term) {
      key
      name
      email
      onlyViews
    }
  }
`);

export const giveAccess = graphql(`
  mutation GiveAccess($input: GiveAccessInput!) {
    giveAccess(input: $input) {
      ok {
        key
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const takeAccess = graphql(`
  mutation TakeAccess($key: ID!, $user: ID!) {
    takeAccess(key: $key, user: $user) {
      ok {
        access {
          key
        }
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const transferRecord = graphql(`
  mutation HandRecordOver($key: ID!, $to: ID!) {
    handRecordOver(key: $key, to: $to) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export type Access = NonNullable<RecordAccessQuery['access']>;
export type Holder = Access['holders'][number];
