import { graphql } from '../../../gql';

export const sendInfoMail = graphql(`
  mutation SendInfoMail($input: InfoMailInput!) {
    sendInfoMail(input: $input) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);
