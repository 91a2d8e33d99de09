import type {
  SharedEntityQuery,
  SharedEntityQueryVariables,
  SharedPeopleQuery,
  SharedPeopleQueryVariables,
} from '../../../gql/graphql';
import type { LinkVisit } from '../../../lib/visit';
import { sendVisit } from '../visit';

const entityQuery = /* GraphQL */ `
  query SharedEntity($key: ID!) {
    sharedEntity(key: $key) {
      key
      typeName
      name
      description
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
    }
  }
`;

const peopleQuery = /* GraphQL */ `
  query SharedPeople($key: ID!) {
    sharedKeyPersons(key: $key) {
      key
      firstName
      lastName
      roles
      emailAddresses
      phoneNumbers
    }
  }
`;

export type SharedEntity = NonNullable<SharedEntityQuery['sharedEntity']>;

/** An entity with those of its details and notes that the link grants; null where it is no longer shown. */
export async function readEntity(visit: LinkVisit, key: string): Promise<SharedEntity | null> {
  const { sharedEntity } = await sendVisit<SharedEntityQuery, SharedEntityQueryVariables>(visit, entityQuery, { key });
  return sharedEntity;
}

/** The key persons of an entity; null where they are no longer granted. */
export async function readPeople(visit: LinkVisit, key: string): Promise<SharedPeopleQuery['sharedKeyPersons']> {
  const { sharedKeyPersons } = await sendVisit<SharedPeopleQuery, SharedPeopleQueryVariables>(visit, peopleQuery, {
    key,
  });
  return sharedKeyPersons;
}
