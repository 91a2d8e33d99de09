import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '../../../lib/router/hooks';
import { showWithServer } from '../../../testkit/showWithServer';
import { SelectChartsDialog } from './SelectChartsDialog';

afterEach(cleanup);

const chart = (key: string, name: string) => ({ __typename: 'KeyAndName', key, name });

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function show(chartCount = 3) {
  const onClose = jest.fn();
  showWithServer(
    <>
      <SelectChartsDialog entityKey="e1" entityName="Harbour Ltd" onClose={onClose} />
      <Where />
    </>,
    () => ({
      entity: { __typename: 'EntityRecord', key: 'e1', chartCount },
      chartsOfEntity: [chart('c2', 'Second'), chart('c10', 'Alpha'), chart('c3', 'alpha 2')],
    }),
  );
  await screen.findByRole('checkbox', { name: 'Second' });
  return { onClose, user: userEvent.setup({ delay: null }) };
}

const done = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
const where = () => document.querySelector('output')?.textContent;

test('the charts with an entity stand by name, and Done waits for the first one that is chosen', async () => {
  const { user } = await show();
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('div')?.parentElement?.textContent);
  expect(names).toEqual(['Select all', 'Alpha', 'alpha 2', 'Second']);
  expect(done().disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Second' }));
  expect(done().disabled).toBe(false);
});

test('Done goes to everything linked with the entity over the chosen charts', async () => {
  const { user, onClose } = await show();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('checkbox', { name: 'Second' }));
  await user.click(done());
  expect(onClose).toHaveBeenCalled();
  expect(where()).toBe('/all/e1?keys=c10,c3');
});

test('owners and holdings are charts of their own', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('radio', { name: 'Owners' }));
  await user.click(screen.getByRole('checkbox', { name: 'Alpha' }));
  await user.click(done());
  expect(where()).toBe('/object/e1?keys=c10');
});

test('charts that count with the entity and may not be read are told of', async () => {
  await show(4);
  expect(screen.getByText('One more chart is not shared with you.')).toBeTruthy();
  cleanup();
  await show();
  expect(screen.queryByText(/not shared with you/)).toBeNull();
});
