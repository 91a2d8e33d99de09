import { graphql } from '../../../gql';

export const recordPresenceMutation = graphql(`
  mutation RecordPresence($key: ID!, $place: ID!, $editing: Boolean!) {
    recordPresence(key: $key, place: $place, editing: $editing) {
      ok {
        name
        revision
        changedBy
        changedByCaller
        entitiesChanged
        viewerCan {
          edit
          share
          delete
        }
        others {
          name
          isCaller
        }
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);
