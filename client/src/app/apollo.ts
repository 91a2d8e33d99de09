import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { Kind, OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { notify } from '../components/notify';
import { fetchWithBookmark } from '../lib/bookmark';
import { bearer, UNAUTHENTICATED, UNREACHABLE } from '../lib/send';
import { endSession } from '../lib/session';
import { translateRefusals } from '../lib/translateRefusals';
import { typePolicies } from '../lib/typePolicies';
import { knownOperations } from './knownOperations';

/** The client's GraphQL connection and cache; one for each signed-in session. */
export function createApollo(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      reachability(),
      authorization(),
      knownOperations(),
      new HttpLink({ uri: '/graphql', fetch: fetchWithBookmark }),
    ]),
    cache: new InMemoryCache({ typePolicies }),
    clientAwareness: { name: 'stemma-client' },
  });
}

function authorization(): ApolloLink {
  return new SetContextLink(({ headers }) => ({
    headers: { ...(headers as Record<string, string> | undefined), ...bearer() },
  }));
}

/**
 * A session that the server no longer knows ends here; an unreachable server is told about once until it answers again, but for
 * changes: whoever sends one says what became of it.
 */
function reachability(): ApolloLink {
  let isNotified = false;
  const onError = new ErrorLink(({ error, operation }) => {
    if (isUnauthenticated(error)) endSession('expired');
    else if (!isChange(operation) && !CombinedGraphQLErrors.is(error) && !isNotified && isUnreachable(error)) {
      isNotified = true;
      notify('Error', UNREACHABLE, 5000);
    }
  });
  const onAnswer = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((answer) => {
        isNotified = false;
        translateRefusals(answer);
        if (isChange(operation) && refusesCaller(answer.data)) endSession('expired');
      }),
    ),
  );
  return ApolloLink.from([onError, onAnswer]);
}

function isChange({ query }: ApolloLink.Operation): boolean {
  return query.definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION,
  );
}

/** Whether a change was answered by asking for a sign-in, which stands in its data. */
function refusesCaller(data: unknown): boolean {
  const answers = Object.values((data ?? {}) as Record<string, { error?: { code?: string } | null } | null>);
  return answers.some((answer) => answer?.error?.code === UNAUTHENTICATED);
}

function isUnauthenticated(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return CombinedGraphQLErrors.is(error) && error.errors.some((one) => one.extensions?.['code'] === UNAUTHENTICATED);
}

/** No answer at all, or a gateway's word that nobody is behind it. */
function isUnreachable(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode >= 502 && error.statusCode <= 504;
  return error instanceof TypeError;
}
