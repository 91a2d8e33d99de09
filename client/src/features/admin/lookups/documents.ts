import type { LookupSettingsQuery } from '../../../gql/graphql';
import { graphql } from '../../../gql';

export const lookupSettingsQuery = graphql(`
  query LookupSettings {
    lookupSettings {
      key
      kind
      name
      baseUrl
      dataset
      threshold
      licence
      hasKey
      isOn
      isNightly
      screened
      waiting
      fault
      faultAt
    }
  }
`);

export type LookupSetting = LookupSettingsQuery['lookupSettings'][number];

export const saveLookupSourceMutation = graphql(`
  mutation SaveLookupSource($input: LookupSourceInput!) {
    saveLookupSource(input: $input) {
      ok {
        key
        hasKey
        isOn
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const deleteLookupSourceMutation = graphql(`
  mutation DeleteLookupSource($key: ID!) {
    deleteLookupSource(key: $key) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const tryLookupSourceMutation = graphql(`
  mutation TryLookupSource($input: LookupSourceInput!) {
    tryLookupSource(input: $input) {
      ok {
        milliseconds
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);
