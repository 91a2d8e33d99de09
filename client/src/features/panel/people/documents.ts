import type { PanelPeopleQuery } from '../../../gql/graphql';
import { graphql } from '../../../gql';

export type KeyPerson = NonNullable<PanelPeopleQuery['keyPersons']>[number];

export const peopleQuery = graphql(`
  query PanelPeople($key: ID!) {
    keyPersons(key: $key) {
      key
      firstName
      lastName
      roles
      emailAddresses
      phoneNumbers
      isIndividual
    }
  }
`);

export const attachPersonMutation = graphql(`
  mutation PanelAttachPerson($key: ID!, $person: KeyPersonInput!) {
    attachPerson(key: $key, person: $person) {
      ok {
        key
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const attachIndividualMutation = graphql(`
  mutation PanelAttachIndividual($key: ID!, $individual: KeyPersonInput!) {
    attachIndividual(key: $key, individual: $individual) {
      ok {
        key
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const deletePersonMutation = graphql(`
  mutation PanelDeletePerson($entityKey: ID!, $key: ID!) {
    deleteKeyPerson(entityKey: $entityKey, key: $key) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);
