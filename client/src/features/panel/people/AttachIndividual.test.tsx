import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showWithServer } from '../../../testkit/showWithServer';
import { AttachIndividual } from './AttachIndividual';

afterEach(cleanup);

const ada = {
  __typename: 'EntityHit',
  key: 'p1',
  name: 'Ada Byron',
  typeName: 'Individual',
  detail: '',
  chartCount: 0,
};

test('Escape closes the list of individuals found first, and only then reaches the panel', async () => {
  const panelHears = jest.fn<(key: string) => void>();
  showWithServer(
    <div onKeyDown={(event) => panelHears(event.key)}>
      <AttachIndividual entityKey="e1" onDone={jest.fn()} />
    </div>,
    () => ({ searchEntities: [ada] }),
  );
  const user = userEvent.setup({ delay: null });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the individual' });
  await user.type(field, 'Ada');
  const found = await screen.findByText('Ada Byron');
  panelHears.mockClear();
  await user.keyboard('{Escape}');
  expect(found.isConnected).toBe(false);
  expect(field.value).toBe('Ada');
  expect(document.activeElement).toBe(field);
  expect(panelHears).not.toHaveBeenCalled();

  await user.keyboard('{ArrowDown}');
  expect(await screen.findByText('Ada Byron')).toBeTruthy();
  screen.getByRole('button', { name: /Attach/ }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Ada Byron')).toBeNull();
  expect(document.activeElement).toBe(field);

  panelHears.mockClear();
  await user.keyboard('{Escape}');
  expect(panelHears).toHaveBeenCalledWith('Escape');
});
