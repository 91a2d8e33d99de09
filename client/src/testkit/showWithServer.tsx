import { jest } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from './MemoryRouter';
import { typePolicies } from '../lib/typePolicies';
import { TestMantine } from './TestMantine';

export interface Sent {
  name: string;
  variables: Record<string, unknown>;
}

type Data = Record<string, unknown>;
export type Answer = (sent: Sent) => Data | Promise<Data> | undefined;

/** A client whose server answers as told, or cannot be reached where it answers nothing. */
export function answeringClient(answer: Answer): ApolloClient {
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const data = answer({ name: operation.operationName ?? '', variables: operation.variables });
        if (!data) return observer.error(new TypeError('no connection'));
        const give = (given: Data) => {
          observer.next({ data: given });
          observer.complete();
        };
        if (data instanceof Promise) void data.then(give);
        else give(data);
      }),
  );
  return new ApolloClient({ link, cache: new InMemoryCache({ typePolicies }) });
}

/** Shows a piece of a screen with a server that answers as told, or cannot be reached where it answers nothing; what is sent to it is kept. */
export function showWithServer(piece: ReactElement, answer: Answer) {
  const sent = jest.fn<(sent: Sent) => void>();
  const client = answeringClient((one) => {
    sent(one);
    return answer(one);
  });
  render(
    <ApolloProvider client={client}>
      <TestMantine>
        <MemoryRouter>{piece}</MemoryRouter>
      </TestMantine>
    </ApolloProvider>,
  );
  return { sent };
}
