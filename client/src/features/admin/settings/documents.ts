import { graphql } from '../../../gql';

export const globalSettingsQuery = graphql(`
  query GlobalSettings {
    globalSettings {
      section
      property
      value
    }
  }
`);

export const saveGlobalSettings = graphql(`
  mutation SaveGlobalSettings($input: [SettingInput!]!) {
    updateGlobalSettings(input: $input) {
      ok {
        section
        property
        value
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);
