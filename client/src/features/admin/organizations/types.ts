import type { AdminOrganizationsQuery } from '../../../gql/graphql';

/** An organization as the list of all shows it. */
export type Organization = AdminOrganizationsQuery['organizations'][number];
