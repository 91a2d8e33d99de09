import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showWithServer } from '../../../testkit/showWithServer';
import { PickChartDialog } from './PickChartDialog';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const chart = (key: string, name: string, edit = true) => ({
  ...{ __typename: 'ChartCard', key, name },
  viewerCan: { __typename: 'ViewerCan', edit },
});

/** Shows the dialog for two entities, with a server that answers what is put on a chart. */
async function show(answer: (body: unknown) => { status: number; body: object }) {
  const onClose = jest.fn();
  const put: unknown[] = [];
  globalThis.fetch = async (_path, ask) => {
    const body: unknown = JSON.parse(ask?.body as string);
    put.push(body);
    const answered = answer(body);
    return { ok: answered.status < 300, json: () => Promise.resolve(answered.body) } as Response;
  };
  const entities = [
    { key: 'e1', name: 'Harbour Ltd' },
    { key: 'e2', name: 'Stone AB' },
  ];
  const { sent } = showWithServer(
    <PickChartDialog entities={entities} except="here" onClose={onClose} />,
    ({ variables }) => {
      const all = [chart('c1', 'Alpha'), chart('c2', 'Bravo', false), chart('here', 'This one')];
      const charts = all.filter(({ name }) =>
        name.toLowerCase().includes((variables['search'] as string | null) ?? ''),
      );
      return { chartList: { __typename: 'ChartList', total: charts.length, charts } };
    },
  );
  await screen.findByRole('radio', { name: 'Alpha' });
  return { onClose, put, sent, user: userEvent.setup({ delay: null }) };
}

test('other charts are offered, those that are only read cannot be picked, and Done waits for one', async () => {
  await show(() => ({ status: 200, body: { added: true } }));
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['c1', 'c2']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Bravo/ }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
});

test('what is picked gets all entities, found by a part of its name', async () => {
  const { onClose, put, user } = await show(() => ({ status: 200, body: { added: true } }));
  await user.type(screen.getByRole('textbox', { name: 'Find a chart' }), 'alp');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Bravo/ })).toBeNull());
  await user.click(screen.getByRole('radio', { name: 'Alpha' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(put).toEqual([
    { datasetId: 'c1', entityId: 'e1' },
    { datasetId: 'c1', entityId: 'e2' },
  ]);
});

test('what the server refuses is said, and the dialog stays', async () => {
  const { onClose, user } = await show(() => ({ status: 403, body: { error: 'You may not change this chart.' } }));
  await user.click(screen.getByRole('radio', { name: 'Alpha' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect((await screen.findByRole('alert')).textContent).toBe('You may not change this chart.');
  expect(onClose).not.toHaveBeenCalled();
});
