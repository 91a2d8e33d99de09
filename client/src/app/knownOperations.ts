import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { mergeMap, of } from 'rxjs';

const UNKNOWN = 'PERSISTED_QUERY_NOT_FOUND';

/**
 * Sends operations by the id that the server was built with, in place of their text. A server of another version may not know one:
 * then the text is sent, and for the rest of the session every text.
 */
export function knownOperations(): ApolloLink {
  let byText = false;
  return new ApolloLink((operation, forward) => {
    const id = idOf(operation.query);
    if (byText || id === undefined) return forward(operation);
    operation.extensions = { persistedQuery: { version: 1, sha256Hash: id } };
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
    return forward(operation).pipe(
      mergeMap((result) => {
        if (!result.errors?.some(({ extensions }) => extensions?.['code'] === UNKNOWN)) return of(result);
        byText = true;
        operation.extensions = {};
        operation.setContext({ http: { includeQuery: true, includeExtensions: false } });
        return forward(operation);
      }),
    );
  });
}

/** The id that code generation gives a document. */
function idOf(document: DocumentNode & { __meta__?: { hash?: string } }): string | undefined {
  return document.__meta__?.hash;
}
