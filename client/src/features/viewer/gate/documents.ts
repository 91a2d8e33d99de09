import { userErrorFields } from '../../../lib/userError';

export const detailsQuery = /* GraphQL */ `
  query SharingLinkDetails($key: ID!) {
    sharingLinkDetails(key: $key) {
      isPassword
    }
  }
`;

export const openMutation = /* GraphQL */ `
  mutation OpenSharingLink($key: ID!, $password: String) {
    openSharingLink(key: $key, password: $password) {
      ok {
        token
        linkKey
      }
      error {
        ...UserErrorFields
        retryAfter
      }
    }
  }
  ${userErrorFields}
`;
