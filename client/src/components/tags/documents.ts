import type { AllTagsQuery } from '../../gql/graphql';
import { graphql } from '../../gql';

export type Tag = AllTagsQuery['tags'][number];

export const allTagsQuery = graphql(`
  query AllTags {
    tags {
      key
      name
      color
      createdBy
    }
  }
`);

export const tagsOfQuery = graphql(`
  query TagsOf($key: ID!) {
    tagsOf(key: $key) {
      key
      name
      color
      createdBy
    }
  }
`);

export const addTagMutation = graphql(`
  mutation AddTag($input: TagInput!) {
    addTag(input: $input) {
      ok {
        key
        name
        color
        createdBy
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const updateTagMutation = graphql(`
  mutation UpdateTag($input: TagInput!) {
    updateTag(input: $input) {
      ok {
        key
        name
        color
        createdBy
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const deleteTagMutation = graphql(`
  mutation DeleteTag($key: ID!) {
    deleteTag(key: $key) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const setTagsMutation = graphql(`
  mutation SetTags($nodeKey: ID!, $tagKeys: [ID!]!) {
    setNodeTags(nodeKey: $nodeKey, tagKeys: $tagKeys) {
      ok {
        key
        name
        color
        createdBy
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const addTagToManyMutation = graphql(`
  mutation AddTagToMany($tagKey: ID!, $keys: [ID!]!) {
    addTagToMany(tagKey: $tagKey, keys: $keys) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const removeTagFromManyMutation = graphql(`
  mutation RemoveTagFromMany($tagKey: ID!, $keys: [ID!]!) {
    removeTagFromMany(tagKey: $tagKey, keys: $keys) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);
