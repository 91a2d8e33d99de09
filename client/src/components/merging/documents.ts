import type { UndoableMergesQuery } from '../../gql/graphql';
import { graphql } from '../../gql';

/** A merge that can be undone. */
export type UndoableMerge = UndoableMergesQuery['undoableMerges'][number];

export const undoableMergesQuery = graphql(`
  query UndoableMerges($entityKey: ID) {
    undoableMerges(entityKey: $entityKey) {
      key
      keptKey
      keptName
      otherKey
      otherName
      typeName
      at
      byName
      expiresAt
      charts
      chartsLeft
    }
  }
`);

export const undoMergeMutation = graphql(`
  mutation UndoMerge($key: ID!) {
    undoMerge(key: $key) {
      ok {
        keptKey
        otherKey
        notes
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);
