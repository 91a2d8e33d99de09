import { graphql } from '../../gql';

export const accountQuery = graphql(`
  query OwnAccount {
    viewer {
      key
      name
      email
      image
      phone
      description
      isAdmin
      accountType
      organizationKey
      organizationName
      hasSecondFactor
      mustHaveSecondFactor
    }
  }
`);

export const ownSettingsQuery = graphql(`
  query OwnSettings {
    settings {
      section
      property
      value
    }
  }
`);

export const saveSettings = graphql(`
  mutation SaveSettings($input: [SettingInput!]!) {
    updateSettings(input: $input) {
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

export const sessionsQuery = graphql(`
  query OwnSessions {
    sessions {
      key
      createdDate
      lastSeen
      address
      agent
      isCurrent
    }
  }
`);

export const saveDetails = graphql(`
  mutation SaveOwnDetails($input: OwnDetailsInput!) {
    updateOwnDetails(input: $input) {
      ok {
        key
        name
        email
        phone
        description
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const changePassword = graphql(`
  mutation ChangePassword($input: PasswordChangeInput!) {
    changePassword(input: $input) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const switchOff = graphql(`
  mutation DisableSecondFactor($code: String!) {
    disableSecondFactor(code: $code) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const renewCodes = graphql(`
  mutation RenewRecoveryCodes($code: String!) {
    renewRecoveryCodes(code: $code) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const endSessionMutation = graphql(`
  mutation EndSession($key: ID!) {
    endSession(key: $key) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const endOthers = graphql(`
  mutation EndOtherSessions {
    endOtherSessions {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);
