import type { AdminUsersQuery, OrganizationNamesQuery } from '../../../gql/graphql';

/** A user as the list of all shows him. */
export type User = AdminUsersQuery['users'][number];

/** An organization to choose. */
export type OrganizationChoice = OrganizationNamesQuery['organizations'][number];
