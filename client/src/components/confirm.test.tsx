import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Overlays } from './Overlays';
import { confirm } from './confirm';
import { TestMantine } from '../testkit/TestMantine';

afterEach(cleanup);

function page() {
  render(
    <TestMantine>
      <Overlays />
    </TestMantine>,
  );
  return userEvent.setup();
}

test('asks with title, message and Yes beside Cancel; Yes is true', async () => {
  const user = page();
  const answer = confirm({ title: 'Unsaved chart', message: 'The chart is not saved, are you sure?' });
  expect(await screen.findByRole('dialog', { name: 'Unsaved chart' })).toBeTruthy();
  expect(screen.getByText('The chart is not saved, are you sure?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await answer).toBe(true);
});

test('Cancel is false', async () => {
  const user = page();
  const answer = confirm({ title: 'Sure?', message: 'It goes.', buttonText: 'Permanently Delete', danger: true });
  await screen.findByRole('button', { name: 'Permanently Delete' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await answer).toBe(false);
});

test('Escape is false', async () => {
  const user = page();
  const answer = confirm({ title: 'Sure?', message: 'It goes.' });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(await answer).toBe(false);
});

test('with OK there is no Cancel', async () => {
  const user = page();
  const answer = confirm({ title: 'Read this', message: 'That was it.', buttonText: 'OK' });
  const ok = await screen.findByRole('button', { name: 'OK' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  await user.click(ok);
  expect(await answer).toBe(true);
});
