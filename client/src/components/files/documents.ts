import type { FilesOfQuery } from '../../gql/graphql';
import { graphql } from '../../gql';

/** What an entity or chart has of files, folders and links. */
export type FileArea = NonNullable<FilesOfQuery['filesOf']>;
export type StoredFile = FileArea['files'][number];
export type FilesFolder = FileArea['folders'][number];
export type FilesLink = FileArea['links'][number];

export const filesOfQuery = graphql(`
  query FilesOf($key: ID!) {
    filesOf(key: $key) {
      key
      name
      mayEdit
      files {
        key
        name
        folder
        size
        preview
        createdDate
        createdBy
        expires
        shared
      }
      folders {
        key
        name
        folder
        size
        createdDate
        shared
      }
      links {
        key
        name
        url
        folder
        createdDate
        shared
      }
    }
  }
`);

export const createFilesFolderMutation = graphql(`
  mutation CreateFilesFolder($input: NewFilesFolderInput!) {
    createFilesFolder(input: $input) {
      ok {
        key
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const createFilesLinkMutation = graphql(`
  mutation CreateFilesLink($input: NewFilesLinkInput!) {
    createFilesLink(input: $input) {
      ok {
        key
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const renameFileMutation = graphql(`
  mutation RenameFile($key: ID!, $name: String!) {
    renameFile(key: $key, name: $name) {
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

export const setFileExpiryMutation = graphql(`
  mutation SetFileExpiry($key: ID!, $expires: String) {
    setFileExpiry(key: $key, expires: $expires) {
      ok {
        key
        expires
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const renameFilesFolderMutation = graphql(`
  mutation RenameFilesFolder($key: ID!, $name: String!) {
    renameFilesFolder(key: $key, name: $name) {
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

export const updateFilesLinkMutation = graphql(`
  mutation UpdateFilesLink($key: ID!, $name: String, $url: String!) {
    updateFilesLink(key: $key, name: $name, url: $url) {
      ok {
        key
        name
        url
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const duplicateFileMutation = graphql(`
  mutation DuplicateFile($key: ID!, $copyKey: ID) {
    duplicateFile(key: $key, copyKey: $copyKey) {
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

export const moveFilesMutation = graphql(`
  mutation MoveFiles($keys: [ID!]!, $folder: String!) {
    moveFiles(keys: $keys, folder: $folder) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const deleteFilesMutation = graphql(`
  mutation DeleteFiles($keys: [ID!]!) {
    deleteFiles(keys: $keys) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);
