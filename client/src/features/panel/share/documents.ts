import type { EntitySharesQuery } from '../../../gql/graphql';
import { graphql } from '../../../gql';

/** A share link of the open chart, as far as it shows an entity. */
export type EntityShare = NonNullable<EntitySharesQuery['sharingLinks']>[number];

export const entityShareFields = graphql(`
  fragment EntityShareFields on SharingLink {
    key
    name
    expired
    paused
    ruleBroken
    mayManage
    modifiedDate
    entities {
      key
      shareInfo
      shareNotes
      shareKeyPersons
      shareFiles
      isPrivate
    }
  }
`);

export const entitySharesQuery = graphql(`
  query EntityShares($chartKey: ID!) {
    sharingLinks(key: $chartKey, type: chart) {
      ...EntityShareFields
    }
  }
`);

export const grantInLinkMutation = graphql(`
  mutation GrantInLink($input: SharingLinkPatchInput!) {
    editSharingLink(input: $input) {
      ok {
        ...EntityShareFields
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);
