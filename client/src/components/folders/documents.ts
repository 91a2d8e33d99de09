import type { FoldersQuery } from '../../gql/graphql';
import { graphql } from '../../gql';

/** One of the user's folders of charts or entities. */
export type Folder = FoldersQuery['folders'][number];

export const foldersQuery = graphql(`
  query Folders($type: String!) {
    folders(type: $type) {
      key
      name
      folder
      createdDate
    }
  }
`);

export const createFolderMutation = graphql(`
  mutation CreateFolder($input: CreateFolderInput!) {
    createFolder(input: $input) {
      ok {
        key
        name
        folder
        createdDate
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const renameFolderMutation = graphql(`
  mutation RenameFolder($key: ID!, $name: String!) {
    renameFolder(key: $key, name: $name) {
      ok {
        key
        name
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const deleteFolderMutation = graphql(`
  mutation DeleteFolder($key: ID!) {
    deleteFolder(key: $key) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const moveToFolderMutation = graphql(`
  mutation MoveToFolder($keys: [ID!]!, $folder: String!) {
    moveToFolder(keys: $keys, folder: $folder) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);
