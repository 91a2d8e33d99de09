import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { expect, test } from '@jest/globals';
import { AboutDocument } from '../gql/graphql';
import { knownOperations } from './knownOperations';

interface Sent {
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash: string } };
}

const about = { about: { __typename: 'About', product: 'Stemma', version: '1', date: '2026-01-01', contact: 'x' } };
const unknown = { errors: [{ message: 'Not found', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };

function clientOf(knows: boolean): { client: ApolloClient; sent: Sent[] } {
  const sent: Sent[] = [];
  const fetch = (_url: unknown, init?: RequestInit) => {
    const body = JSON.parse(init?.body as string) as Sent;
    sent.push(body);
    return Promise.resolve(Response.json(knows || body.query ? { data: about } : unknown));
  };
  const link = ApolloLink.from([knownOperations(), new HttpLink({ uri: 'http://stemma.test/graphql', fetch })]);
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), sent };
}

const ask = (client: ApolloClient) => client.query({ query: AboutDocument, fetchPolicy: 'network-only' });

test('an operation is asked for by its id, without its text', async () => {
  const { client, sent } = clientOf(true);
  const { data } = await ask(client);
  expect(data?.about.product).toBe('Stemma');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.query).toBeUndefined();
  expect(sent[0]?.extensions?.persistedQuery?.sha256Hash).toMatch(/^sha256:[0-9a-f]{64}$/);
});

test('a server of another version is asked by text, and from then on at once', async () => {
  const { client, sent } = clientOf(false);
  const { data } = await ask(client);
  expect(data?.about.product).toBe('Stemma');
  await ask(client);
  expect(sent.map(({ query, extensions }) => [Boolean(query), Boolean(extensions?.persistedQuery)])).toEqual([
    [false, true],
    [true, false],
    [true, false],
  ]);
});
