/** Asks whom the token names. */
export const viewerQuery = /* GraphQL */ `
  query SessionViewer {
    viewer {
      key
      name
      email
      image
      isAdmin
      accountType
      organizationKey
      organizationName
    }
  }
`;
