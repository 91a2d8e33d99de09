import type { RequestsSentQuery } from '../../gql/graphql';
import { graphql } from '../../gql';

/** A request for documents as lists show it. */
export type SentRequest = RequestsSentQuery['requestsSent'][number];

export const requestsSentQuery = graphql(`
  query RequestsSent($entityKey: ID) {
    requestsSent(entityKey: $entityKey) {
      key
      fileNames
      message
      entityKey
      entityName
      createdDate
      recipients {
        address
        state
        sentDate
        reason
      }
    }
  }
`);

/** Of addresses, those that get no words of the sender's own. */
export const addressesOutsideQuery = graphql(`
  query AddressesOutside($addresses: [String!]!) {
    addressesOutside(addresses: $addresses)
  }
`);

export const sendRequestMutation = graphql(`
  mutation SendRequest($input: EntityRequestInput!) {
    sendRequest(input: $input) {
      ok {
        key
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);
