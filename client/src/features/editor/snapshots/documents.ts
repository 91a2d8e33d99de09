import type { SnapshotListQuery } from '../../../gql/graphql';
import { graphql } from '../../../gql';

/** A snapshot as lists show it. */
export type SnapshotItem = NonNullable<SnapshotListQuery['snapshots']>[number];

export const snapshotListQuery = graphql(`
  query SnapshotList($chartKey: ID!) {
    snapshots(chartKey: $chartKey) {
      key
      name
      createdByName
      createdDate
      revision
    }
  }
`);

export const snapshotViewQuery = graphql(`
  query SnapshotView($key: ID!) {
    snapshot(key: $key) {
      key
      name
      createdByName
      createdDate
      description
      routing
      style {
        ...ChartStyleFields
      }
      nodes {
        ...ChartNodeFields
      }
      links {
        ...ChartLinkFields
      }
      groups {
        key
        name
        members
        collapsed
      }
    }
  }
`);

export const takeSnapshotMutation = graphql(`
  mutation TakeSnapshot($chartKey: ID!, $name: String, $key: ID) {
    takeSnapshot(chartKey: $chartKey, name: $name, key: $key) {
      ok {
        key
        name
        createdByName
        createdDate
        revision
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const deleteSnapshotMutation = graphql(`
  mutation DeleteSnapshot($key: ID!) {
    deleteSnapshot(key: $key) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const stillThereQuery = graphql(`
  query StillThere($keys: [ID!]!) {
    entities(where: { key: { in: $keys } }) {
      key
      typeName
      name
    }
  }
`);
