import type { OwnAccountQuery } from '../../gql/graphql';

/** The signed-in user as he sees himself. */
export type Account = NonNullable<OwnAccountQuery['viewer']>;
