/**
 * How an answer says why something was refused. Documents of `graphql()` name the fragment alone; a text that `send` takes carries
 * it along, as in `${userErrorFields}`.
 */
export const userErrorFields = /* GraphQL */ `
  fragment UserErrorFields on UserError {
    code
    message
    field
  }
`;
