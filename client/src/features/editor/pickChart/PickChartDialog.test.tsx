import { afterEach, expect, jest, test } from '@jest/globals';
import { Notifications } from '@mantine/notifications';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SERVER_TROUBLE } from '../../../lib/send';
import { showWithServer } from '../../../testkit/showWithServer';
import { PickChartDialog } from './PickChartDialog';

afterEach(cleanup);

const chart = (key: string, name: string, edit = true) => ({
  ...{ __typename: 'ChartCard', key, name },
  viewerCan: { __typename: 'ViewerCan', edit },
});

const refused = { __typename: 'UserError', code: 'forbidden', message: 'You may not change this chart.', field: null };

/** Shows the dialog for two entities, with a server that answers so what is put on a chart. */
async function show(put: { ok: object } | { error: object } | undefined) {
  const onClose = jest.fn();
  const entities = [
    { key: 'e1', name: 'Harbour Ltd' },
    { key: 'e2', name: 'Stone AB' },
  ];
  const { sent } = showWithServer(
    <>
      <Notifications />
      <PickChartDialog entities={entities} except="here" onClose={onClose} />
    </>,
    ({ name, variables }) => {
      if (name === 'PutOnChart') {
        return put && { putOnChart: { __typename: 'PutOnChartResult', ok: null, error: null, ...put } };
      }
      const all = [chart('c1', 'Alpha'), chart('c2', 'Bravo', false), chart('here', 'This one')];
      const charts = all.filter((one) => one.name.toLowerCase().includes((variables['search'] as string | null) ?? ''));
      return { chartList: { __typename: 'ChartList', total: charts.length, charts } };
    },
  );
  await screen.findByRole('radio', { name: 'Alpha' });
  return { onClose, sent, user: userEvent.setup({ delay: null }) };
}

test('other charts are offered, those that are only read cannot be picked, and Done waits for one', async () => {
  await show({ ok: { __typename: 'PutOnChart', key: 'c1', added: 1 } });
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['c1', 'c2']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Bravo/ }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
});

test('what is picked gets all entities, found by a part of its name', async () => {
  const { onClose, sent, user } = await show({ ok: { __typename: 'PutOnChart', key: 'c1', added: 1 } });
  await user.type(screen.getByRole('textbox', { name: 'Find a chart' }), 'alp');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Bravo/ })).toBeNull());
  await user.click(screen.getByRole('radio', { name: 'Alpha' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const asked = sent.mock.calls.flatMap(([one]) => (one.name === 'PutOnChart' ? [one.variables] : []));
  expect(asked).toEqual([{ chartKey: 'c1', entityKeys: ['e1', 'e2'] }]);
  expect(await screen.findByText('1 put on “Alpha”. 1 was there already.')).toBeTruthy();
});

test.each([
  ['what the server refuses', { error: refused }, refused.message],
  ['a server that cannot be reached', undefined, SERVER_TROUBLE],
])('%s is said, and the dialog stays', async (_what, answer, words) => {
  const { onClose, user } = await show(answer);
  await user.click(screen.getByRole('radio', { name: 'Alpha' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(onClose).not.toHaveBeenCalled();
});
