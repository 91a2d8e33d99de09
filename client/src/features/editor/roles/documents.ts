import type { RoleChoicesQuery } from '../../../gql/graphql';
import { graphql } from '../../../gql';

/** A role that links can have. */
export type RoleChoice = RoleChoicesQuery['linkRoles'][number];

export const roleChoicesQuery = graphql(`
  query RoleChoices {
    linkRoles {
      key
      name
      isCustom
    }
  }
`);

export const createRoleMutation = graphql(`
  mutation CreateRole($name: String!) {
    createLinkRole(name: $name) {
      ok {
        key
        name
        isCustom
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const renameRoleMutation = graphql(`
  mutation RenameRole($key: ID!, $name: String!) {
    renameLinkRole(key: $key, name: $name) {
      ok {
        key
        name
        isCustom
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const deleteRoleMutation = graphql(`
  mutation DeleteRole($key: ID!) {
    deleteLinkRole(key: $key) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);
