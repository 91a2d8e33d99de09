import { jest } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { typePolicies } from '../../../lib/typePolicies';
import type { PanelRecord } from '../documents';

export interface Sent {
  name: string;
  variables: Record<string, unknown>;
}

/** Shows a piece of the panel with a server that answers as told; what is sent to it is kept. */
export function showWithServer(piece: ReactElement, answer: (sent: Sent) => Record<string, unknown>) {
  const sent = jest.fn<(sent: Sent) => void>();
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const one = { name: operation.operationName ?? '', variables: operation.variables };
        sent(one);
        observer.next({ data: answer(one) });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache({ typePolicies }) });
  render(
    <ApolloProvider client={client}>
      <MantineProvider env="test">
        <MemoryRouter>{piece}</MemoryRouter>
      </MantineProvider>
    </ApolloProvider>,
  );
  return { sent };
}

/** A record of a type with these fields kept. */
export function recordOf(typeName: PanelRecord['typeName'], fields: Record<string, string | number | boolean> = {}) {
  return {
    __typename: 'EntityRecord',
    key: 'e1',
    typeName,
    name: 'Example',
    description: '',
    party: 'known',
    fields: Object.entries(fields).map(([name, value]) => ({
      __typename: 'FieldValue',
      name,
      text: typeof value === 'string' ? value : null,
      number: typeof value === 'number' ? value : null,
      yesNo: typeof value === 'boolean' ? value : null,
    })),
    customFields: [],
    binned: false,
    createdDate: '2026-01-02T03:04:05.000Z',
    modifiedDate: '2026-01-02T03:04:05.000Z',
    permission: 'Co-Owner',
    chartCount: 0,
  } as PanelRecord;
}
