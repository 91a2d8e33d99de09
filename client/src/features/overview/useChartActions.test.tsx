import { afterEach, expect, jest, test } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Overlays } from '../../components/Overlays';
import { typePolicies } from '../../lib/typePolicies';
import { chartListQuery } from './documents';
import { useChartActions } from './useChartActions';
import { TestMantine } from '../../testkit/TestMantine';

afterEach(cleanup);

const chart = {
  __typename: 'ChartCard',
  key: 'c1',
  name: 'Group structure',
  description: '',
  visibility: 'public',
  folder: '',
  revision: 1,
  createdDate: '2026-01-01',
  modifiedDate: '2026-01-02',
  createdByName: 'H',
  modifiedByName: 'H',
  entityCount: 1,
  linkCount: 0,
  viewerCan: { __typename: 'ViewerCan', edit: true, share: true, delete: true },
  thumbnail: {
    ...{ __typename: 'Thumbnail', cards: [], lines: [] },
    style: { __typename: 'ThumbnailStyle', cards: 'icon', border: null, line: '#006D75', tinted: true, grounds: [] },
  },
};
const list = { chartList: { __typename: 'ChartList', total: 1, charts: [chart] } };
const refusal = { __typename: 'UserError', code: 'forbidden', message: 'You may not do this.', field: null };

type Answer = { data: Record<string, unknown> } | Error;

/** A client that lists one chart and answers mutations when told to. */
function client(): { apollo: ApolloClient; answer: (with_: Answer) => void; sent: jest.Mock } {
  const waiting: ((with_: Answer) => void)[] = [];
  const sent = jest.fn();
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        if (operation.operationName === 'ChartList') {
          observer.next({ data: list });
          observer.complete();
          return;
        }
        sent(operation.operationName, operation.variables);
        waiting.push((with_) => {
          if (with_ instanceof Error) observer.error(with_);
          else {
            observer.next(with_);
            observer.complete();
          }
        });
      }),
  );
  const apollo = new ApolloClient({ link, cache: new InMemoryCache({ typePolicies }) });
  return { apollo, sent, answer: (with_) => waiting.shift()?.(with_) };
}

function List() {
  const { data } = useQuery(chartListQuery, {
    variables: { search: null, sort: 'modifiedDate', descending: true, limit: 60, offset: 0 },
  });
  const actions = useChartActions();
  return data?.chartList.charts.map((one) => (
    <div key={one.key}>
      <p>{`${one.name} is ${one.visibility}`}</p>
      <button onClick={() => void actions.toggleVisibility(one)}>Toggle</button>
      <button onClick={() => void actions.rename(one, 'Holding')}>Rename</button>
      <button onClick={() => void actions.remove(one)}>Remove</button>
    </div>
  ));
}

async function page() {
  const server = client();
  render(
    <TestMantine>
      <ApolloProvider client={server.apollo}>
        <List />
      </ApolloProvider>
      <Overlays />
    </TestMantine>,
  );
  await screen.findByText('Group structure is public');
  return { ...server, user: userEvent.setup() };
}

test('making a chart private shows at once and is taken back when the server refuses', async () => {
  const { user, answer } = await page();
  await user.click(screen.getByText('Toggle'));
  expect(screen.getByText('Group structure is private')).toBeTruthy();
  answer({ data: { updateChart: { __typename: 'ChartResult', ok: null, error: refusal } } });
  expect(await screen.findByText('Group structure is public')).toBeTruthy();
  expect(await screen.findByText('You may not do this.')).toBeTruthy();
});

test('a lost connection takes it back, too, and says so', async () => {
  const { user, answer } = await page();
  await user.click(screen.getByText('Rename'));
  expect(screen.getByText('Holding is public')).toBeTruthy();
  answer(new TypeError('Failed to fetch'));
  expect(await screen.findByText('Group structure is public')).toBeTruthy();
  expect(await screen.findByText(/Stemma did not answer/)).toBeTruthy();
});

test('a chart is deleted only after “Permanently Delete”, and leaves the list at once', async () => {
  const { user, answer, sent } = await page();
  await user.click(screen.getByText('Remove'));
  await waitFor(() => expect(sent).toHaveBeenCalledWith('AffectedByDeletion', { key: 'c1' }));
  const affected = { others: 1, charts: 0, links: 2, files: 0, shareLinks: 1 };
  answer({ data: { affectedByDeletion: { __typename: 'AffectedByDeletion', ...affected } } });
  await screen.findByText('Permanently delete chart');
  expect(screen.getByText(/2 links go, 1 share link ends, 1 other person loses it/)).toBeTruthy();
  expect(sent).not.toHaveBeenCalledWith('DeleteChart', { key: 'c1' });
  await user.click(screen.getByRole('button', { name: 'Permanently Delete' }));
  await waitFor(() => expect(screen.queryByText(/Group structure is/)).toBeNull());
  expect(sent).toHaveBeenCalledWith('DeleteChart', { key: 'c1' });
  answer({ data: { deleteChart: { __typename: 'DeleteChartResult', ok: 'c1', error: null } } });
  expect(await screen.findByText('“Group structure” is deleted.')).toBeTruthy();
  expect(screen.queryByText(/Group structure is public/)).toBeNull();
});
