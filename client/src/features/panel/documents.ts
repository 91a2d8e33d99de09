import type { PanelEntityQuery } from '../../gql/graphql';
import { graphql } from '../../gql';

/** An entity's record as the panel shows it. */
export type PanelRecord = NonNullable<PanelEntityQuery['entity']>;

export const panelEntityQuery = graphql(`
  query PanelEntity($key: ID!) {
    entity(key: $key) {
      key
      typeName
      name
      description
      party
      fields {
        name
        text
        number
        yesNo
      }
      customFields {
        name
        value
      }
      binned
      createdDate
      modifiedDate
      permission
      chartCount
    }
  }
`);

export const updateEntityMutation = graphql(`
  mutation PanelUpdateEntity($input: EntityPatchInput!) {
    updateEntity(input: $input) {
      ok {
        key
        typeName
        name
        description
        party
        fields {
          name
          text
          number
          yesNo
        }
        customFields {
          name
          value
        }
        binned
        createdDate
        modifiedDate
        permission
        chartCount
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const chartsOfEntityQuery = graphql(`
  query PanelCharts($key: ID!) {
    chartsOfEntity(key: $key) {
      key
      name
    }
  }
`);

export const deleteEntityMutation = graphql(`
  mutation PanelDeleteEntity($key: ID!) {
    deleteEntity(key: $key) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);
